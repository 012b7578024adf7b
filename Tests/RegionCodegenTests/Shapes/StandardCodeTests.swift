import Testing

@testable import region_codegen

/// Codes of GB/T 2260 whose parents are in the list tell the tree, whatever they and the columns beside them are called.
@Suite struct StandardCodeTests {
  @Test(arguments: ["num", "level_code", "dm", "order", "__EMPTY", "编号", "F1"], [nil, "no", "id", "rowid", "序号"])
  func codesAreKnownByWhatTheyHold(_ key: String, _ number: String?) throws {
    let rows = [("330000", "浙江省"), ("330100", "杭州市"), ("330102", "上城区")].enumerated().map { row, region in
      let first = number.map { "\"\($0)\": \(row + 1), " } ?? ""
      return "{\(first)\"\(key)\": \"\(region.0)\", \"名称\": \"\(region.1)\"}"
    }
    let recognition = try recognize("[\(rows.joined(separator: ",\n "))]")
    #expect(outline(recognition.regions) == "浙江省#330000(杭州市#330100(上城区#330102))")
    #expect(!recognition.diagnostics.contains { $0.severity == .error })
  }

  @Test func postcodesAreNone() throws {
    let recognition = try recognize(
      """
      [{"zip": "310000", "name": "杭州市"}, {"zip": "310002", "name": "上城区"}, {"zip": "310100", "name": "余杭区"},
       {"zip": "315000", "name": "宁波市"}]
      """
    )
    #expect(outline(recognition.regions) == "杭州市 上城区 余杭区 宁波市")
  }
}
