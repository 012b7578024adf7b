import Foundation
import RepositoryFiles
import Testing

@testable import region_codegen

/// The schema and the reference say what the reader does.
@Suite struct DocumentationTests {
  private let schema: [String: Any]
  private let reference: String

  init() throws {
    let data = try Repository.data("Documentation/regions.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let path = "Sources/RegionTables/RegionTables.docc/regions-json.md"
    reference = String(decoding: try Repository.bytes(path), as: UTF8.self)
  }

  private func keys(_ path: String...) -> [String]? {
    var value: Any? = schema
    for key in path { value = (value as? [String: Any])?[key] }
    return ((value as? [String: Any])?["properties"] as? [String: Any])?.keys.sorted()
  }

  @Test func theSchemaHasTheKeysOfTheReader() {
    #expect(keys() == ConfigurationKeys.file.sorted())
    #expect(keys("$defs", "table") == ConfigurationKeys.table.sorted())
    #expect(keys("$defs", "input") == ConfigurationKeys.input.sorted())
    #expect(keys("$defs", "order") == ConfigurationKeys.order.sorted())
    #expect(keys("$defs", "changes") == ConfigurationKeys.changes.sorted())
    #expect(keys("$defs", "addition") == ConfigurationKeys.addition.sorted())
    #expect(
      keys("$defs", "table", "properties", "diagnostics") == DiagnosticPolicy.adjustable.sorted())
  }

  @Test func everyReferenceWithinTheSchemaLeadsSomewhere() throws {
    let text = String(decoding: try Repository.bytes("Documentation/regions.schema.json"), as: UTF8.self)
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let parts = text.components(separatedBy: "\"#/$defs/").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(parts.count > 20)
    for part in parts { #expect(definitions[part] != nil, "\(part)") }
  }

  @Test func theReferenceNamesEveryKey() {
    let keys =
      ConfigurationKeys.table + ConfigurationKeys.input + ConfigurationKeys.changes + ConfigurationKeys.addition
    for key in Set(keys) {
      #expect(reference.contains("`\(key)`") || reference.contains("\"\(key)\""), "\(key)")
    }
  }

  @Test func theReferenceListsEveryDiagnosticAndNoOther() {
    let listed = reference.components(separatedBy: "\n| `").dropFirst().map { String($0.prefix { $0 != "`" }) }
      .filter { $0.contains("-") && !$0.contains(" ") }
    let known =
      ReadingError.allCases.map(\.rawValue) + Finding.allCases.map(\.rawValue)
      + ConfigurationFault.allCases.map(\.rawValue)
      + Fault.allCases.map(\.rawValue)
    #expect(Set(listed) == Set(known))
  }

  /// What the reference shows as an entry of a table is one.
  @Test func theExamplesAreRead() throws {
    let blocks = reference.components(separatedBy: "```json\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count > 8)
    for block in blocks {
      let text: String
      if block.hasPrefix("{") {
        text = block
      } else if block.contains("\"input") {
        text = block.hasPrefix("\"inputs\"") ? "{\"tables\": {\"T\": {\(block)}}}" : "{\"tables\": {\(block)}}"
      } else {
        text = "{\"tables\": {\"T\": {\"input\": \"a\", \(block)}}}"
      }
      #expect(throws: Never.self, "\(block)") { try Configuration(try Document.read(Array(text.utf8))) }
    }
  }
}
