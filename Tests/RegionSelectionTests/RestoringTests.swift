import FixtureTables
import Foundation
import GeneratedRegions
import RegionSelection
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
    let json = #"{"region":{"codes":["330000","330100","330106"]}}"#
    #expect(try encode(selection) == json)
    #expect(try decode(CascadeSelection<China>.self, json) == selection)
  }

  @Test func namesAreSavedWhereThereAreNoCodes() throws {
    var selection = CascadeSelection<RecordsByLevel>(stopAt: 1, extraRows: [nil, "不限"])
    selection.select(path: ["广东省", "东莞市"])
    let json = #"{"extraRows":[null,"不限"],"region":{"names":["广东省","东莞市"]},"stopAt":1}"#
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
    let json = #"{"region":{"codes":["330000","330100","330199"],"columnCount":3}}"#
    var selection = try decode(CascadeSelection<China>.self, json)
    #expect(selection.unrestored == .codes(["330000", "330100", "330199"], columnCount: 3))
    #expect(selection.formatted(separator: " ") == "浙江省 杭州市 上城区")
    #expect(try encode(selection) == json)
    selection.select(row: 1, inColumn: 2)
    #expect(selection.unrestored == nil)
  }

  /// A padded column and a row such as 不限 can stand for the same region.
  @Test(arguments: [
    (["广东省", "东莞市", "东莞市"], 3), (["广东省", "东莞市"], nil), (["北京市", "北京市"], 2), (["北京市"], nil),
    (["浙江省", "杭州市", "西湖区"], nil), (["浙江省", "杭州市"], nil),
  ])
  func aPaddedColumnIsRestored(path: [String], columnCount: Int?) throws {
    let empty = CascadeSelection<China>(paddedTo: 3, extraRows: ["请选择", "不限", "不限"])
    var selection = empty
    #expect(selection.select(path: path).outcome == .exact)
    #expect(selection.regions.map(\.name) == path)
    guard case .codes(_, columnCount) = selection.saved else {
      Issue.record("\(selection.saved)")
      return
    }
    var restored = empty
    #expect(restored.select(selection.saved).outcome == .exact)
    #expect(restored == selection)
    #expect(try decode(CascadeSelection<China>.self, encode(selection)) == selection)
    #expect(try decode(SavedRegion.self, encode(selection.saved)) == selection.saved)
  }

  @Test func whatCouldNotBeSelectedIsKeptUntilSomethingElseIs() throws {
    var selection = CascadeSelection<China>(paddedTo: 3, extraRows: [nil, nil, "不限"])
    let gone = SavedRegion.codes(["330000", "330100", "330199"], columnCount: 3)
    #expect(selection.select(gone).outcome == .partial)
    #expect(selection.unrestored == gone)
    #expect(try decode(CascadeSelection<China>.self, encode(selection)) == selection)
    #expect(selection.select(.codes(["000000"])).outcome == .refused)
    #expect(selection.unrestored == gone)
    // What was not saved is not restored: a code or a path that someone typed.
    #expect(selection.select(path: ["浙江省", "没有这里"]).outcome == .partial)
    #expect(selection.unrestored == nil)
  }

  @Test(arguments: [
    ("330106", "浙江省 杭州市 西湖区", true), ("330199", "浙江省 杭州市 上城区", false), ("339999", "浙江省 杭州市 上城区", false),
    ("110199", "北京市 东城区", false), ("330100", "浙江省 杭州市 上城区", false), ("441900", "广东省 东莞市", true),
    ("710000", "台湾省", true),
  ])
  func aCodeAloneIsRestoredByItsFirstDigits(code: String, chosen: String, isExact: Bool) {
    var selection = CascadeSelection<China>()
    let saved = SavedRegion(gbt2260: code)
    #expect(selection.select(saved).outcome == (isExact ? .exact : .partial))
    #expect(selection.formatted(separator: " ") == chosen)
    #expect(selection.unrestored == (isExact ? nil : saved))
    if let region = China[code: code] { #expect(saved == SavedRegion(region)) }
  }

  @Test(arguments: ["", "990000", "3301", "33010a", "３３０１０６", "330106001"])
  func otherCodesAreTakenAlone(code: String) {
    var selection = CascadeSelection<China>()
    #expect(selection.select(SavedRegion(gbt2260: code)).outcome == .refused)
    #expect(selection == CascadeSelection())
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
    #"{"region":{"names":[]}}"#, #"{"region":{"codes":[]}}"#, #"{"region":{"names":["x"],"columnCount":9}}"#,
    #"{"region":{"codes":["110000"],"columnCount":-9223372036854775808},"paddedTo":9223372036854775807}"#,
    #"{"region":{"codes":["110000"],"columnCount":9223372036854775807},"extraRows":[null,"a",null,"b"],"paddedTo":-1}"#,
    #"{"region":{"codes":["110101"],"columnCount":9223372036854775807},"stopAt":-9223372036854775808}"#,
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
