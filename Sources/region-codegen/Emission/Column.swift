/// A static array, in as many pieces as the optimizer needs to stay fast.
struct Column {
  var name: String
  var element: String
  var literals: [String]

  /// The optimizer's time grows with the square of a literal's length.
  static let pageSize = 4_096

  private var pageCount: Int { max(1, (literals.count + Self.pageSize - 1) / Self.pageSize) }

  /// An expression for the element at `index`, itself an expression.
  func element(at index: String) -> String {
    pageCount == 1 ? "\(name)[\(index)]" : "\(name)(at: \(index))"
  }

  /// - Parameter comment: What to say after the element of the given number; then each has a line to itself.
  func write(to source: inout SourceWriter, access: AccessLevel, comment: ((Int) -> String)? = nil) {
    guard pageCount > 1 else {
      source.array(
        "\(access.usableFromInline)static let \(name): [\(element)] =", literals[...], comment: comment)
      return
    }
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
      source.array(
        "\(access.usableFromInline)static let \(name)\(page): [\(element)] =",
        literals[start..<min(start + Self.pageSize, literals.count)], comment: comment)
    }
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

  var stringLiterals: [String] { literals.map(SwiftLiteral.string) }
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
