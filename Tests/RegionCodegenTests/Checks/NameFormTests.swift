import Testing

@testable import region_codegen

/// Names that hold more than a name are said, and those that only look like it are not.
@Suite struct NameFormTests {
  private func findings(_ text: String) throws -> [String] {
    let recognition = try recognize(text)
    return recognition.diagnostics.map(\.identifier) + Checks.run(on: recognition.regions).map(\.identifier)
  }

  @Test(arguments: [
    #"["bjb|北京北|VAP|0", "bjd|北京东|BOP|1"]"#,
    #"["China > Zhejiang > Hangzhou", "China > Zhejiang > Ningbo"]"#,
    #"["AL - Alabama", "AK - Alaska"]"#,
    #"["AL – Alabama", "AK – Alaska"]"#,
    #"["1. Alabama", "2. Alaska", "3. Arizona"]"#,
    #"["1) Alabama", "2) Alaska", "3) Arizona"]"#,
    #"["Austin, TX", "Dallas, TX", "Columbus, OH"]"#,
    #"["Austin (Texas)", "Dallas (Texas)", "Columbus (Ohio)"]"#,
    #"["Texas/Austin", "Texas/Dallas"]"#,
    #"["TX: Austin", "OH: Columbus"]"#,
    #"["浙江省杭州市上城区", "浙江省杭州市西湖区", "安徽省合肥市瑶海区"]"#,
    #"["广西壮族自治区南宁市", "广西壮族自治区柳州市"]"#,
    #"{"US": ["Austin, TX", "Dallas, TX"], "CA": ["Toronto, ON"]}"#,
  ])
  func whatAllNamesHaveInThemIsSaidOnce(_ text: String) throws {
    #expect(try findings(text) == ["glued-names"])
  }

  @Test(arguments: [
    #"["Washington, D.C.", "Austin", "Dallas"]"#,
    #"["Frankfurt (Oder)", "Berlin", "Hof"]"#,
    #"["St. Louis", "Winston-Salem", "Coeur d'Alene"]"#,
    #"["市中区", "沙市区", "津市市", "新市区"]"#,
    #"["双江拉祜族佤族布朗族傣族自治县", "新疆维吾尔自治区", "石景山区八角街道"]"#,
    #"["All Saints", "Selected Hills", "Totalán"]"#,
  ])
  func whatNamesMayHaveInThemIsNot(_ text: String) throws {
    #expect(try findings(text) == [])
  }

  @Test(arguments: ["--Select--", "-- All --", "Select a city", "Please select…", "Total", "TOTAL", "合计", "<None>"])
  func rowsThatAreNoPlacesAreSaidAndCanBeDropped(_ row: String) throws {
    let text = #"{"Texas": ["\#(row)", "Austin"], "Ohio": ["Columbus"]}"#
    #expect(try findings(text) == ["placeholder-region"])
    let table = try MappedTable(#"{"input": "f.json", "drop": "placeholders"}"#, ["f.json": text])
    #expect(outline(table.regions) == "Texas(Austin) Ohio(Columbus)")
    #expect(table.checked == [])
  }

  /// The codes of provinces are shorter than others, and go with these.
  @Test(arguments: [
    #"{"浙江_33": {"杭州_3301": ["上城_330102", "西湖_330106"]}, "安徽_34": {"合肥_3401": ["瑶海_340102"]}}"#,
    #"{"33浙江": {"3301杭州": ["330102上城", "330106西湖"]}, "34安徽": {"3401合肥": ["340102瑶海"]}}"#,
  ])
  func adviceOnCodesInNamesCoversAllLevels(_ text: String) throws {
    let message = try #require(Checks.run(on: try recognize(text).regions).first?.message)
    let line = try #require(message.split(separator: "regions.json: ").last)
    let table = try MappedTable(#"{"input": "f.json", \#(line)}"#, ["f.json": text])
    #expect(outline(table.regions) == "浙江#33(杭州#3301(上城#330102 西湖#330106)) 安徽#34(合肥#3401(瑶海#340102))")
    #expect(table.checked == [])
  }
}
