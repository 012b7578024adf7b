import Foundation
import SeededRandom

@testable import region_codegen

/// Property lists out of a seed, with all that makes reading them hard.
struct RandomPropertyList: RandomNumberGenerator {
  private var numbers: RandomNumbers
  /// OpenStep property lists have neither numbers nor booleans nor dates.
  private let onlyStrings: Bool

  init(seed: UInt64, onlyStrings: Bool = false) {
    numbers = RandomNumbers(seed: seed)
    self.onlyStrings = onlyStrings
  }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func root() -> Any { Bool.random(using: &self) ? array(depth: 0) : dictionary(depth: 0) }

  private mutating func value(depth: Int) -> Any {
    switch Int.random(in: 0..<(onlyStrings ? 7 : 12), using: &self) {
    case 0 where depth < 4: array(depth: depth)
    case 1 where depth < 4: dictionary(depth: depth)
    case 0...5: string()
    case 6:
      Data((0..<Int.random(in: 0...40, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) })
    case 7: Int64.random(in: .min ... .max, using: &self)
    case 8: Int64.random(in: -300...70_000, using: &self)
    case 9: real()
    case 10: Bool.random(using: &self)
    // Whole seconds, since XML has no others.
    default:
      Date(
        timeIntervalSinceReferenceDate: Double(
          Int.random(in: -60_000_000_000...200_000_000_000, using: &self)
        )
      )
    }
  }

  private mutating func array(depth: Int) -> [Any] {
    (0..<Int.random(in: 0...6, using: &self)).map { _ in value(depth: depth + 1) }
  }

  private mutating func dictionary(depth: Int) -> [String: Any] {
    // Sometimes more keys than are searched one by one.
    let count = Int.random(in: 0...(depth == 0 ? 40 : 5), using: &self)
    var dictionary: [String: Any] = [:]
    for _ in 0..<count { dictionary[string()] = value(depth: depth + 1) }
    return dictionary
  }

  private mutating func real() -> Double {
    let real = Double(bitPattern: next())
    return real.isFinite ? real : Double.random(in: -1000...1000, using: &self)
  }

  private static let pieces = [
    "a", "B", "0", " ", "  ", "\t", "\n", "\r\n", "\"", "'", "\\", "&", "<", ">", "&amp;", "]]>", "<!--", "{",
    ";", "=", "(", "//",
    "é", "e\u{301}", "浙", "江省", "杭州市", "\u{3000}", "\u{2028}", "\u{200B}", "\u{202E}", "😀", "𠮷", "\u{FFFD}",
    "\u{1}", "\u{7F}",
    "\u{10FFFF}",
  ]

  private mutating func string() -> String {
    let length = Int.random(in: 0...(Int.random(in: 0..<20, using: &self) == 0 ? 300 : 6), using: &self)
    return (0..<length).map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined()
  }

  /// An OpenStep property list, which Foundation only reads, in the forms that the grammar leaves open.
  mutating func openStep(_ value: Any) -> String {
    let space = [" ", "", "\n", "\t", "/* = ; */", "// ; }\n", "\u{2028}"].randomElement(using: &self) ?? ""
    switch value {
    case let dictionary as [String: Any]:
      return "{" + dictionary.map { "\(space)\(openStep($0.key))=\(space)\(openStep($0.value));" }.joined()
        + "}"
    case let array as [Any]:
      return "(" + array.map { openStep($0) + space }.joined(separator: ",") + (array.isEmpty ? "" : ",")
        + ")"
    case let data as Data:
      return "<"
        + data.map { (String($0 >> 4, radix: 16) + String($0 & 15, radix: 16).uppercased()) }.joined(
          separator: " "
        ) + ">"
    default:
      return space + openStep(string: value as? String ?? "")
    }
  }

  private mutating func openStep(string: String) -> String {
    let isWord =
      !string.isEmpty && string.utf8.allSatisfy { $0 < 0x80 && Character(Unicode.Scalar($0)).isLetter }
    // A comment right after a word would be part of it.
    if isWord, Bool.random(using: &self) { return string + " " }
    let quote: Unicode.Scalar = Bool.random(using: &self) ? "\"" : "'"
    var result = String(quote)
    for scalar in string.unicodeScalars {
      let isEscaped = scalar == quote || scalar == "\\" || Int.random(in: 0..<4, using: &self) == 0
      switch scalar {
      case _ where !isEscaped: result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{1}": result += "\\001"
      default:
        for unit in UTF16.encode(scalar) ?? .init() { result += "\\U" + hexadecimal(unit) }
      }
    }
    return result + String(quote)
  }

  private func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
