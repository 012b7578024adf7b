/// A static array, in as many pieces as the optimizer needs to stay fast.
struct Column {
  var name: String
  var element: String
  /// Swift source for each element.
  var literals: [String]

  /// The optimizer's time grows with the square of a literal's length.
  static let pageSize = 4_096

  private var pageCount: Int { max(1, (literals.count + Self.pageSize - 1) / Self.pageSize) }

  /// An expression for the element at `index`, itself an expression.
  func element(at index: String) -> String {
    pageCount == 1 ? "\(name)[\(index)]" : "\(name)(at: \(index))"
  }

  /// The type of a static array; see ``StaticArrayTypes``.
  static func type(of element: String, count: Int) -> String { "Of\(count)<\(element)>" }

  /// - Parameter comment: What to say after the element of the given number; then each has a line to itself.
  func write(to source: inout SourceWriter, access: AccessLevel, comment: ((Int) -> String)? = nil) {
    func write(_ elements: ArraySlice<String>, to name: String) {
      let type = Column.type(of: element, count: elements.count)
      source.array("\(access.usableFromInline)static let \(name): \(type) =", elements, comment: comment)
    }
    guard pageCount > 1 else { return write(literals[...], to: name) }
    source.block("\(access.inlinable)static func \(name)(at index: Int) -> \(element)") {
      $0.line("switch index / \(Self.pageSize) {")
      for page in 0..<(pageCount - 1) {
        $0.line("case \(page): \(name)\(page)[index % \(Self.pageSize)]")
      }
      $0.line("default: \(name)\(pageCount - 1)[index - \((pageCount - 1) * Self.pageSize)]")
      $0.line("}")
    }
    for page in 0..<pageCount {
      let start = page * Self.pageSize
      write(literals[start..<min(start + Self.pageSize, literals.count)], to: "\(name)\(page)")
    }
  }
}

/// What static arrays of given lengths are made of.
///
/// An `InlineArray` is constant data: nothing sets it up, and reading it is reading memory. An `Array` has to be
/// made an object the first time that it is used, and every use asks whether it has been. Apple's systems have
/// `InlineArray` from version 26 on, which is more than a package can ask for.
enum StaticArrayTypes {
  static func write(counts: Set<Int>, to source: inout SourceWriter, access: AccessLevel) {
    source.line("// An array of a given length: constant data where that is to be had.")
    source.line("#if compiler(>=6.2) && !canImport(Darwin)")
    for count in counts.sorted() {
      source.line("\(access.usableFromInline)typealias Of\(count)<Element> = InlineArray<\(count), Element>")
    }
    source.line("#else")
    for count in counts.sorted() {
      source.line("\(access.usableFromInline)typealias Of\(count)<Element> = [Element]")
    }
    source.line("#endif")
  }
}

extension TextColumn {
  /// Literals of `RegionText`.
  var spanLiterals: [String] {
    spans.map { span in
      let literal = SwiftLiteral.hexadecimal(span.literal, digits: 4)
      let byteCount = SwiftLiteral.hexadecimal(span.byteCount, digits: 4)
      return "0x\(literal)_\(byteCount)_\(SwiftLiteral.hexadecimal(span.offset, digits: 8))"
    }
  }

  /// The literals that stand beside the pool, as a column of their own.
  func longTexts(named name: String) -> Column {
    Column(name: name, element: "String", literals: literals.map(SwiftLiteral.string))
  }
}

/// Codes that are numbers, in the narrowest column that holds them and a value for “none”.
struct IntegerCodes {
  let width: Int
  let literals: [String]

  init(_ codes: [UInt64?]) {
    let isNarrow = codes.allSatisfy { ($0 ?? 0) < UInt32.max }
    width = isNarrow ? 32 : 64
    let none = isNarrow ? UInt64(UInt32.max) : UInt64.max
    literals = codes.map { String($0 ?? none) }
  }
}
