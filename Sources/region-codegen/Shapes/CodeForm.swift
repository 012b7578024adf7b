/// What the codes of regions look like.
enum CodeForm {
  /// A code in writing, `nil` where the value cannot be one: strings as they are, whole numbers in decimal.
  static func text(of value: Node.Value) -> String? {
    switch value {
    case .string(let string):
      let trimmed = string.trimmingBlanks()
      return trimmed.utf8.isEmpty ? nil : trimmed
    case .integer(let integer):
      return String(integer)
    case .real(let real):
      return Int64(exactly: real).map { String($0) }
    default:
      return nil
    }
  }

  /// Whether nothing stands in the place of a code, or a sign for nothing such as `-` and `N/A`.
  static func isMissing(_ node: Node) -> Bool {
    guard !node.isVoid else { return true }
    guard case .string(let text) = node.value, text.utf8.count <= 20 else { return false }
    return signsForNone.contains(text.trimmingBlanks().lowercased())
  }

  /// `NA` is none of them, as it stands for Namibia.
  private static let signsForNone: Set = [
    "-", "--", "---", "–", "—", "——", "/", "?", "？", "n/a", "n.a.", "#n/a", "nan", "nil", "none", "null", "(null)",
    "<null>",
    "undefined", "unknown", "无", "暂无", "未知", "なし",
  ]

  /// Whether the text could be a code: one short word of Latin letters and digits.
  static func isToken(_ text: String) -> Bool {
    var copy = text
    return copy.withUTF8 { bytes in
      guard bytes.count <= 40 else { return false }
      return bytes.allSatisfy {
        $0.isASCIILetterOrDigit || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E || $0 == 0x3A
      }
    }
  }

  /// The part of a code that says where it belongs, `nil` where it does not look like one of GB/T 2260: two digits
  /// for a province, four for a prefecture, six for a county, and nine and twelve for what is below.
  static func significantDigits(of text: String) -> Int? {
    var copy = text
    return copy.withUTF8 { bytes -> Int? in
      let count = bytes.count
      guard count == 2 || count == 4 || count == 6 || count == 9 || count == 12 else { return nil }
      guard bytes.allSatisfy({ $0.isASCIIDigit }) else { return nil }
      // The first digit is one of eight parts of the country, the second a province in it.
      guard bytes[0] >= 0x31 && bytes[0] <= 0x38, bytes[1] <= 0x37 else { return nil }
      // 50 is Chongqing; 10 is the country, which no code below begins with.
      guard bytes[1] != 0x30 || bytes[0] >= 0x35 else { return nil }
      var end = count
      while end > 2 {
        let start = end > 6 ? end - 3 : end - 2
        guard bytes[start..<end].allSatisfy({ $0 == 0x30 }) else { break }
        end = start
      }
      return end
    }
  }

  /// Whether the text is rather such a code than a name in capitals: `ZJ`, `IT-62`.
  static func isRatherCode(_ text: String) -> Bool {
    isAbbreviation(text) && (text.utf8.count < 4 || text.utf8.contains { !$0.isASCIIUppercase })
  }

  /// Whether the text is written like the codes of states and countries: `CA`, `USA`, `CN-33`.
  static func isAbbreviation(_ text: String) -> Bool {
    (2...8).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isASCIIUppercase || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x5F }
  }
}
