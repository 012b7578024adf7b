import Testing

@testable import region_codegen

/// Short names and pinyin belong to names, and go where these go.
@Suite struct NamesTests {
  private static let file = """
    [{"code": "110000", "name": "北京市", "shortName": "北京", "pinyin": "Běijīng Shì", "sub": [
      {"code": "110101", "name": "东城区", "shortName": "东城", "pinyin": "Dōngchéng Qū"}]},
    {"code": "330000", "name": "浙江省", "shortName": "浙江", "pinyin": "Zhèjiāng Shěng", "sub": [
      {"code": "330100", "name": "杭州市", "shortName": "杭州", "pinyin": "Hángzhōu Shì", "sub": [
        {"code": "330106", "name": "西湖区", "shortName": "西湖", "pinyin": "Xīhú Qū"}]}]}]
    """

  private func table(_ settings: String) throws -> (table: MappedTable, layout: TableLayout) {
    let table = try MappedTable(#"{"input": "r.json", \#(settings)}"#, ["r.json": Self.file])
    return (table, try TableLayout(table.regions))
  }

  @Test func insertedRowsAreCalledAsWhatTheyStandFor() throws {
    let (table, layout) = try table(#""columns": 3"#)
    #expect(table.tree == "北京市#110000(北京市(东城区#110101)) 浙江省#330000(杭州市#330100(西湖区#330106))")
    #expect(
      layout.pinyin?.texts == [
        "Běijīng Shì", "Zhèjiāng Shěng", "Běijīng Shì", "Hángzhōu Shì", "Dōngchéng Qū", "Xīhú Qū",
      ])
    #expect(layout.attributes.map(\.key) == ["inserted"])
    #expect(table.checkedLines == [])
  }

  @Test func insertedRowsHaveNoLevelAndAllOthersKeepTheirs() throws {
    let levels = try #require(try table(#""columns": 3"#).layout.levelOrder)
    #expect(levels.order == [0, 1, 3, 4, 5])
    #expect(levels.starts == [0, 2, 3, 5, 5])
  }

  @Test(arguments: 3...5) func regionsStayInTheColumnOfTheirLevel(columns: Int) throws {
    let (table, _) = try table(#""columns": \#(columns)"#)
    let below = String(repeating: "(东城区", count: columns - 3) + String(repeating: ")", count: columns - 3)
    #expect(table.tree.hasPrefix("北京市#110000(北京市(东城区#110101\(below))) 浙江省#330000(杭州市#330100("))
  }

  @Test func renamedRegionsLoseWhatTheyWereCalledForShort() throws {
    let (table, layout) = try table(#""changes": {"rename": {"330106": "西子区"}}"#)
    #expect(table.regions[1].children[0].children[0].attributes.isEmpty)
    #expect(layout.pinyin == nil)
    #expect(
      table.checkedLines.contains {
        $0.contains(
          #"note: 4 regions have pinyin and 1 have none, the first being "西子区", so that the table is not sorted"#
        )
      })
  }

  @Test func renamedRegionsCanGetOthers() throws {
    let rename = #"{"name": "西子区", "attributes": {"shortName": "西子", "pinyin": "Xīzǐ Qū", "hot": true}}"#
    let (table, layout) = try table(#""changes": {"rename": {"330106": \#(rename)}}"#)
    #expect(layout.pinyin?.texts.last == "Xīzǐ Qū")
    #expect(table.regions[1].children[0].children[0].attributes.map(\.key) == ["shortName", "pinyin", "hot"])
    #expect(!table.checkedLines.contains { $0.contains("incomplete-pinyin") })
  }

  @Test func keysThatTheShapeCallsSoArePinyinAndShortNames() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{label: name, py: pinyin, abbr: shortName}]"}"#,
      ["r.json": #"[{"label": "北京市", "py": "Běijīng Shì", "abbr": "北京"}]"#])
    let layout = try TableLayout(table.regions)
    #expect(table.checkedLines == [])
    #expect(layout.pinyin?.texts == ["Běijīng Shì"])
    #expect(layout.names.shortSpans.map(\.byteCount) == [6])
    #expect(layout.attributes.isEmpty)
    #expect(table.recognition.shape?.grammar == "[{label: name, py: pinyin, abbr: shortName}]")
  }

  @Test func oneKeyIsThePinyinAndItIsText() throws {
    let two = try MappedTable(
      #"{"input": "r.json", "shape": "[{name, a: pinyin, b: pinyin}]"}"#,
      ["r.json": #"[{"name": "北京市", "a": "x", "b": "y"}]"#])
    #expect(two.lines.count == 1 && two.lines[0].contains("another key of this record is the pinyin already"))
    let number = try MappedTable(
      #"{"input": "r.json", "shape": "[{name, a: pinyin}]"}"#, ["r.json": #"[{"name": "北京市", "a": 5}]"#])
    #expect(
      number.lines == [
        "r.json:1:29: error: [0].a holds the integer 5 where a string is expected; change it or remove it [unexpected-value]"
      ])
  }

  @Test func theMarkOfInsertedRowsIsNoOthers() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "columns": 2}"#, ["r.json": #"[{"name": "北京市", "inserted": "x", "sub": ["东城区"]}]"#])
    #expect(
      table.lines == [
        #"r.json:1:36: error: "inserted" is what inserted rows are marked with; say in "shape" that the key is ignored, "#
          + #"or leave out "columns" [unexpected-key]"#
      ])
  }

  @Test(arguments: [
    #"{"rename": {"110101": "A", "北京市/东城区": "B"}}"#, #"{"rename": {"110101": "A"}, "remove": ["110101"]}"#,
  ])
  func changesDoNotContradictEachOther(_ changes: String) throws {
    let lines = try table(#""changes": \#(changes)"#).table.lines
    #expect(lines.count == 1 && lines[0].hasSuffix("leave one of them out [ambiguous-region]"))
  }
}
