import Testing

@testable import region_codegen

/// Arrays whose values mean something by their place.
@Suite struct RowTests {
  @Test func underCodesAreRecords() throws {
    let recognition = try recognize(
      #"""
      {"110000": ["北京", "1", "bei jing"], "110100": ["北京市", "110000", "bei jing shi"],
       "330000": ["浙江省", "1", "zhe jiang"], "330100": ["杭州市", "330000", "hang zhou"]}
      """#)
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-parent"])
    #expect(outline(recognition.regions) == "北京#110000(北京市#110100) 浙江省#330000(杭州市#330100)")
    #expect(recognition.regions[0].attributes.map(\.value) == [.string("bei jing")])
    #expect(recognition.shape?.grammar == "{code: {column1: name, column2: parent, column3: string}} by parent code")
  }

  /// Where no column is other than names, they may be lists of children.
  @Test func underCodesAreListsOfNamesWhereAllAreNames() throws {
    let recognition = try recognize(#"{"330000": ["杭州", "宁波"], "460000": ["海口", "三亚"]}"#)
    #expect(recognition.shape?.hierarchy == .parentKeys(by: .code))
  }

  @Test func underNamesAreRecordsWhereTheShapeSaysSo() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "{name: {column1: code, column2: string}}"}"#,
      ["r.json": #"{"北京": ["110000", "010"], "天津": ["120000", "022"]}"#])
    #expect(table.lines == [])
    #expect(table.tree == "北京#110000 天津#120000")
    #expect(table.regions.map { $0.attributes.map(\.value) } == [[.string("010")], [.string("022")]])
  }

  @Test func withinRowsArePartsOfTheseRecords() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{column1: code, column2.column1: name, column3: parent}] by parent code"}"#,
      ["r.json": #"[["110000", ["北京", "beijing"], "1"], ["110101", ["东城区", "dongcheng"], "110000"]]"#])
    #expect(table.lines == [])
    #expect(table.tree == "北京#110000(东城区#110101)")
  }

  @Test func withinRowsThatHaveNamesAreLists() throws {
    let recognition = try recognize(#"[["浙江", ["杭州", "宁波"]], ["江苏", ["南京", "苏州"]]]"#)
    #expect(outline(recognition.regions) == "浙江(杭州 宁波) 江苏(南京 苏州)")
    #expect(recognition.shape?.grammar == "[{column1: name, column2: [name]}]")
  }

  @Test func thatAreTooShortAreErrorsAtTheirPlace() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "{code: {column2: name}}"}"#, ["r.json": #"{"1": ["x", "北京"], "2": ["y"]}"#])
    let remedy = #"add "column2", or leave it out in regions.json: "changes": {"remove": ["2"]}"#
    #expect(table.lines == [#"r.json:1:29: error: the record ["2"] has no name; \#(remedy) [missing-name]"#])
  }

  /// 団体コード are given with a row for each prefecture, which has no name of a city.
  @Test func withoutALastNameAreWhatTheirPathLeadsTo() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{column1: code, column2: string, column3: name}] by path column2"}"#,
      ["r.json": #"[["011002", "北海道", "札幌市"], ["010006", "北海道", ""], ["130001", "東京都", ""]]"#])
    #expect(table.lines == [])
    #expect(table.tree == "北海道#010006(札幌市#011002) 東京都#130001")
  }

  @Test func recordsWithoutALastNameAreTheSame() throws {
    let text =
      #"[{"code": "1", "p": "浙江", "c": null}, {"code": "2", "p": "浙江", "c": "杭州"}, {"code": "3", "p": "浙江", "c": " "}]"#
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{code, p: string, c: name}] by path p"}"#, ["r.json": text])
    // The second that is called so is another region.
    #expect(table.tree == "浙江#1(杭州#2) 浙江#3")
    #expect(table.checked.map(\.identifier) == ["twin-siblings", "mixed-depth"])
  }

  /// A name in three parts is no name with a code.
  @Test(arguments: [#"["110000,北京市,0", "110101,东城区,110000"]"#, #"["北京市|0|110000", "东城区|110000|110101"]"#])
  func writtenAsOneStringAreSaid(_ text: String) throws {
    let said = Checks.run(on: try recognize(text).regions).map(\.message)
    #expect(said.count == 1)
    #expect(said.first?.contains("nameFormat") == false)
    #expect(
      said.first?.hasSuffix(
        "as some names have three parts or more, write each as an array of its parts, which is read as a row of a table"
      )
        == true)
    let rows = try recognize(
      #"""
      [["110000", "北京市", "0"], ["110101", "东城区", "110000"], ["110102", "西城区", "110000"],
       ["120000", "天津市", "0"], ["120101", "和平区", "120000"]]
      """#)
    #expect(outline(rows.regions) == "北京市#110000(东城区#110101 西城区#110102) 天津市#120000(和平区#120101)")
  }
}
