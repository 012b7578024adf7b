/// Texts that the compiler gets as literals, behind a function that gives one of them.
///
/// Other modules have to call the function. If they read the array themselves, they would copy all of it for each text, as
/// its elements are not mere bits.
struct LiteralColumn {
  var name: String
  var literals: [String]

  /// - Parameters:
  ///   - function: The name and the parameter of the function, such as `longName(at number: Int)`.
  ///   - modifier: What decides who can call it.
  ///   - comment: What to say after a text.
  func write(
    _ function: String, _ modifier: String, to source: inout SourceWriter, access: AccessLevel,
    comment: @escaping (Int) -> String = { _ in "" }
  ) {
    source.block("\(access.neverInlined)\(modifier)static func \(function) -> String") { $0.line("\(name)[number]") }
    let type = Column.type(of: "String", count: literals.count)
    source.array("static let \(name): \(type) =", literals.map(SwiftLiteral.string)[...], comment: comment)
  }
}
