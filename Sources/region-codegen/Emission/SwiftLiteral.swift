/// Swift source for values, whatever they contain.
enum SwiftLiteral {
  /// `text` between quotation marks.
  static func string(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// `text` as the inside of a string literal, of one line or of several.
  ///
  /// Letters, digits, marks, punctuation and symbols stay as they are. All that cannot be seen, that could end the
  /// literal or that could change how the source is displayed is written as an escape.
  static func escaped(_ text: String) -> String {
    var literal = ""
    literal.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\0": literal += "\\0"
      // Swift has an escape for every scalar but these noncharacters.
      case _ where (0xfdd0...0xfdef).contains(scalar.value): literal.unicodeScalars.append(scalar)
      default: literal += visible(scalar)
      }
    }
    return literal
  }

  /// `text` with everything that cannot be seen written as an escape, as messages quote it.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.allSatisfy(isPlain) ? text : text.unicodeScalars.map(visible).joined()
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    isPlain(scalar) ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// `text` so that it can stand in a comment that ends with its line.
  static func comment(_ text: String) -> String {
    let limit = 40
    let start = String(text.unicodeScalars.prefix(limit))
    return escaped(start) + (text.unicodeScalars.count > limit ? "…" : "")
  }

  /// `text` in a documentation comment, marked as something that stands in a file.
  static func codeVoice(_ text: String) -> String {
    "`" + comment(text).map { $0 == "`" ? "\\u{60}" : String($0) }.joined() + "`"
  }

  /// `value` in hexadecimal with at least `digits` digits.
  static func hexadecimal(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// `value` in hexadecimal, in groups of four digits.
  static func hexadecimal(_ value: UInt64) -> String {
    (0..<4).map { group in
      let digits = String(value >> UInt64(48 - 16 * group) & 0xffff, radix: 16)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }.joined(separator: "_")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7f: return true
    // The ideographs that most names consist of, ahead of the slower look at the category.
    case 0x4e00..<0x9fff: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark,
      .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      // Some letters have no shape of their own: Hangul fillers, for example.
      return !scalar.properties.isDefaultIgnorableCodePoint
    default:
      return false
    }
  }
}
