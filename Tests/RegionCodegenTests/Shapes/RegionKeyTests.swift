import Testing

@testable import region_codegen

/// Regions that stand as keys beside the parts of records are not passed over in silence.
@Suite struct RegionKeyTests {
  @Test(arguments: [
    #"[{"name": "浙江省", "杭州市": "330100", "宁波市": "330200"}, {"name": "江苏省", "南京市": "320100", "苏州市": "320500"}]"#,
    #"[{"name": "浙江省", "code": 33, "杭州市": {}, "宁波市": {}}, {"name": "江苏省", "code": 32, "南京市": {}}]"#,
    #"[{"name": "浙江省", "杭州市": "330100", "宁波市": "330200"}]"#,
    #"{"浙江省": {"杭州市": "330100", "宁波市": "330200", "code": "330000"}, "江苏省": {"南京市": "320100", "code": "320000"}}"#,
    #"{"Bavaria": {"Munich": 1488000, "code": 9}, "Hesse": {"Frankfurt": 750000, "Kassel": 200000, "code": 6}}"#,
    #"{"浙江省": {"capital": "杭州", "杭州市": "0571", "宁波市": "0574"}, "江苏省": {"capital": "南京", "南京市": "025"}}"#,
    #"{"A县": {"城关镇": "1001", "东乡": "1002"}, "B县": {"城关镇": "1003", "东乡": "1004"}}"#,
  ])
  func areSaid(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(recognition.hasErrors || recognition.diagnostics.contains { $0.identifier == "guessed-attributes" })
  }

  @Test(arguments: [3, 34])
  func areSaidInManyRecords(_ count: Int) throws {
    let records = (0..<count).map { #"{"name": "\#($0)省", "\#($0)州": 1, "\#($0)港": 2, "\#($0)山": 3}"# }
    let recognition = try recognize("[\(records.joined(separator: ", "))]")
    #expect(recognition.diagnostics.map(\.identifier).contains("guessed-attributes"))
  }

  @Test func adviceForRecordsWithoutOtherKeysIsRead() throws {
    let text = #"{"Illinois": {"Springfield": 1, "Chicago": 2}, "Ohio": {"Springfield": 3, "Dayton": 4}}"#
    let said = try recognize(text).diagnostics
    #expect(said.map(\.identifier) == ["guessed-attributes"])
    #expect(said.first?.message.contains(#""shape": "{name: {name: integer}}""#) == true)
    let table = try MappedTable(#"{"input": "r.json", "shape": "{name: {name: integer}}"}"#, ["r.json": text])
    #expect(table.lines == [])
    #expect(table.tree == "Illinois(Springfield Chicago) Ohio(Springfield Dayton)")
  }

  @Test(arguments: [
    #"[{"name": "浙江", "简称": "浙"}, {"name": "江苏", "GDP": 12}, {"name": "海南"}]"#,
    #"[{"name": "浙江", "areaKm2": 105500, "mayor": "王"}, {"name": "海南", "areaKm2": 35400, "motto": "海"}]"#,
    #"[{"name": "浙江", "所属地区": "华东", "所在城市": "杭州"}, {"name": "海南", "所属地区": "华南", "所在城市": "海口"}]"#,
  ])
  func othersAreAttributesWithoutAWord(_ text: String) throws {
    #expect(try recognize(text).diagnostics == [])
  }
}

/// Columns of names under the region in which these lie.
@Suite struct ColumnSheetTests {
  @Test(arguments: [
    #"[{"浙江省": "杭州市", "江苏省": "南京市"}, {"浙江省": "宁波市", "江苏省": "苏州市"}]"#,
    #"[{"浙江省": "杭州市", "江苏省": "南京市"}, {"浙江省": "宁波市", "江苏省": "苏州市"}, {"浙江省": "温州市"}]"#,
    #"[{"浙江省": "杭州市", "江苏省": "南京市"}, {"浙江省": "宁波市", "江苏省": ""}, {"浙江省": "温州市", "江苏省": ""}]"#,
    #"[{"North": "Leeds", "South": "London"}, {"North": "York", "South": "Dover"}, {"North": "Hull"}]"#,
  ])
  func areAmbiguousWhetherOrNotTheyEndTogether(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier) == ["ambiguous-shape"])
  }
}

/// A known word is no better name than what names each record alone.
@Suite struct SharedNameTests {
  @Test(arguments: [
    (
      #"[{"Country": "US", "Full Name": "Ohio"}, {"Country": "US", "Full Name": "Utah"}, {"Country": "CA", "Full Name": "Yukon"}]"#,
      "Full Name"
    ),
    (
      #"[{"region": "EMEA", "office": "London"}, {"region": "EMEA", "office": "Paris"}, {"region": "APAC", "office": "Tokyo"}]"#,
      "office"
    ),
    (#"[{"省": "浙江", "门店": "西湖店"}, {"省": "浙江", "门店": "鄞州店"}, {"省": "海南", "门店": "美兰店"}]"#, "门店"),
  ])
  func isNotTheName(_ text: String, _ name: String) throws {
    let recognition = try recognize(text)
    let shapes = [recognition.shape].compactMap { $0 } + recognition.alternatives
    #expect(shapes.map { $0.levels[0].record.name }.allSatisfy { $0 == name })
    #expect(!shapes.isEmpty)
  }

  @Test func isBelievedWhereItIsCalledAName() throws {
    let recognition = try recognize(
      #"[{"name": "Springfield", "motto": "One"}, {"name": "Springfield", "motto": "Two"}, {"name": "Salem", "motto": "Ten"}]"#
    )
    #expect(recognition.shape?.levels[0].record.name == "name")
  }
}
