import Foundation
import Testing

@testable import region_codegen

@Suite struct PositionTests {
  @Test func everyPositionInXMLIsThatOfItsElement() throws {
    for seed in UInt64(0)..<100 {
      var random = RandomPropertyList(seed: seed)
      let data = try PropertyListSerialization.data(fromPropertyList: random.root(), format: .xml, options: 0)
      let lines = Lines(String(decoding: data, as: UTF8.self))
      let root = try Document.read(Array(data)).root
      visit(root) { node in
        #expect(element(node.value).contains { lines.text(at: node.position).hasPrefix("<\($0)") })
      } key: { entry in
        #expect(lines.text(at: entry.keyPosition).hasPrefix("<key"))
      }
    }
  }

  @Test func everyPositionInAnOpenStepListIsThatOfItsFirstCharacter() throws {
    for seed in UInt64(0)..<100 {
      var random = RandomPropertyList(seed: seed, onlyStrings: true)
      let source = random.openStep(random.root())
      let lines = Lines(source)
      let root = try ReadingSupport.read(source).root
      visit(root) { node in
        #expect(opening(node.value).contains { lines.text(at: node.position).hasPrefix($0) })
      } key: { entry in
        #expect(opening(.string(entry.key)).contains { lines.text(at: entry.keyPosition).hasPrefix($0) })
      }
    }
  }

  /// Lines as grapheme clusters have them, which is another way than the reader's.
  private struct Lines {
    private let lines: [Substring]

    init(_ text: String) {
      lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    }

    func text(at position: SourcePosition) -> Substring {
      guard case .text(let line, let column, _) = position, line >= 1, line <= lines.count, column >= 1 else {
        return ""
      }
      return Substring(lines[Int(line) - 1].utf8.dropFirst(Int(column) - 1))
    }
  }

  private func visit(_ node: Node, _ value: (Node) -> Void, key: (Node.Entry) -> Void) {
    value(node)
    switch node.value {
    case .array(let nodes):
      for node in nodes { visit(node, value, key: key) }
    case .dictionary(let entries):
      for entry in entries {
        key(entry)
        visit(entry.node, value, key: key)
      }
    default:
      break
    }
  }

  private func element(_ value: Node.Value) -> [String] {
    switch value {
    case .string: ["string"]
    case .integer: ["integer"]
    case .real: ["real"]
    case .boolean(let boolean): [boolean ? "true" : "false"]
    case .data: ["data"]
    case .date: ["date"]
    case .null: []
    case .array: ["array"]
    case .dictionary: ["dict"]
    }
  }

  private func opening(_ value: Node.Value) -> [String] {
    switch value {
    case .array: ["("]
    case .dictionary: ["{"]
    case .data: ["<"]
    case .string(let string): ["\"", "'"] + (string.isEmpty ? [] : [string + " "])
    default: []
    }
  }
}

@Suite struct ExcerptTests {
  @Test(arguments: [
    ("浙江", "\"浙江\""), ("", "\"\""), ("a\n\r\t\"\\", "\"a\\n\\r\\t\\\"\\\\\""),
    ("\u{0}\u{202E}\u{200B}\u{2028}", "\"\\u{0}\\u{202E}\\u{200B}\\u{2028}\""),
    (String(repeating: "x", count: 40), "\"\(String(repeating: "x", count: 40))\""),
    (String(repeating: "x", count: 41), "\"\(String(repeating: "x", count: 40))…\""),
  ])
  func textInMessagesIsShortAndVisible(_ text: String, _ excerpt: String) {
    #expect(text.excerpt == excerpt)
  }
}
