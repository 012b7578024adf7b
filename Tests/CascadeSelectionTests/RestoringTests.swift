import FixtureTables
import Foundation
import GeneratedRegions
import Testing

@Suite struct RestoringTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func codesAreSavedWhereThereAreSome() throws {
    var selection = CascadeSelection<China>()
    selection.select(code: "330106")
    #expect(selection.saved == .codes(["330000", "330100", "330106"]))
    let json = #"{"columnCount":3,"region":{"codes":["330000","330100","330106"]}}"#
    #expect(try encode(selection) == json)
    #expect(try decode(CascadeSelection<China>.self, json) == selection)
  }

  @Test func namesAreSavedWhereThereAreNoCodes() throws {
    var selection = CascadeSelection<RecordsByLevel>(stopAt: 1, extraRows: [nil, "不限"])
    selection.select(path: ["广东省", "东莞市"])
    let json = #"{"columnCount":2,"extraRows":[null,"不限"],"region":{"names":["广东省","东莞市"]},"stopAt":1}"#
    #expect(try encode(selection) == json)
    #expect(try decode(CascadeSelection<RecordsByLevel>.self, json) == selection)
  }

  @Test func theColumnOfARowOnTopIsSaved() throws {
    for column in 0..<3 {
      var selection = CascadeSelection<China>(paddedTo: 3, extraRows: ["请选择", "不限", "不限"])
      for column in 0..<column { selection.select(row: 1, inColumn: column) }
      #expect(selection.indices == Array(repeating: 1, count: column) + [0])
      #expect(try decode(CascadeSelection<China>.self, encode(selection)) == selection)
    }
  }

  @Test func aCodeThatIsGoneLeavesTheRegionsAboveAndIsKept() throws {
    let json = #"{"region":{"codes":["330000","330100","330199"]}}"#
    var selection = try decode(CascadeSelection<China>.self, json)
    #expect(selection.unrestored == .codes(["330000", "330100", "330199"]))
    #expect(selection.formatted(separator: " ") == "浙江省 杭州市 上城区")
    #expect(try encode(selection) == json)
    selection.select(row: 1, inColumn: 2)
    #expect(selection.unrestored == nil)
  }

  @Test func aRegionThatMovedIsFoundByItsCode() throws {
    var selection = CascadeSelection<China>()
    #expect(selection.select(.codes(["999999", "330106"])).outcome == .exact)
    #expect(selection.region?.name == "西湖区")
  }

  @Test func whatGotChildrenIsReported() throws {
    var selection = CascadeSelection<China>()
    #expect(selection.select(.names(["浙江省", "杭州市"])).outcome == .partial)
    selection = CascadeSelection(extraRows: [nil, nil, "不限"])
    #expect(selection.select(.names(["浙江省", "杭州市"])).outcome == .exact)
  }

  @Test(arguments: [
    #"{"region":{"names":[]}}"#, #"{"region":{"codes":[]}}"#, #"{"region":{"names":["x"]},"columnCount":9}"#,
    #"{"region":{"codes":["110000"]},"columnCount":-9223372036854775808,"paddedTo":9223372036854775807}"#,
    #"{"region":{"codes":["110000"]},"columnCount":9223372036854775807,"extraRows":[null,"a",null,"b"],"paddedTo":-1}"#,
    #"{"region":{"codes":["110101"]},"columnCount":9223372036854775807,"stopAt":-9223372036854775808}"#,
  ])
  func anythingDecodesToALegalSelection(json: String) throws {
    let selection = try decode(CascadeSelection<China>.self, json)
    #expect(selection.isComplete != (selection.extraRow(inColumn: selection.regions.count) != nil))
    #expect(try decode(CascadeSelection<China>.self, encode(selection)) == selection)
  }

  @Test(arguments: [#"{}"#, #"{"region":{}}"#, #"{"region":{"codes":[1]}}"#, #"[]"#])
  func whatIsNoSelectionThrows(json: String) {
    #expect(throws: DecodingError.self) { try decode(CascadeSelection<China>.self, json) }
  }
}
