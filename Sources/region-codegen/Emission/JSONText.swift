/// JSON source for single values, RFC 8259.
enum JSONText {
  static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
        json += "\\u" + SwiftLiteral.hexadecimal(Int(scalar.value), digits: 4)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  static func value(_ value: AttributeValue) -> String {
    switch value {
    case .string(let text): string(text)
    case .integer(let integer): String(integer)
    case .real(let real): String(real)
    case .boolean(let boolean): String(boolean)
    }
  }

  /// Of JSON source for what stands in it.
  static func array(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  /// Of keys, and JSON source for what stands under them.
  static func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\(string($0.0)): \($0.1)" }.joined(separator: ", "))}"
  }

  /// A value with everything in it, data and dates as attributes have them.
  static func node(_ node: Node) -> String {
    switch node.value {
    case .array(let items): "[" + items.map(self.node).joined(separator: ",") + "]"
    case .dictionary(let entries):
      "{" + entries.map { string($0.key) + ":" + self.node($0.node) }.joined(separator: ",") + "}"
    default: AttributeValue(node.value).map(value) ?? "null"
    }
  }
}
