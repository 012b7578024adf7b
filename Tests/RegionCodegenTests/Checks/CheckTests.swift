import Testing

@testable import region_codegen

/// A file with a flaw, and what the checks say of its regions.
struct Flaw: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var findings: [String]

  init(_ description: String, _ text: String, _ findings: String...) {
    testDescription = description
    self.text = text
    self.findings = findings
  }
}

@Suite struct CheckTests {
  @Test(arguments: codes + names + trees)
  func isReported(_ flaw: Flaw) throws {
    let recognition = try recognize(flaw.text)
    #expect(recognition.diagnostics == [])
    let diagnostics = Checks.run(on: recognition.regions)
    #expect(zip(summary(diagnostics), diagnostics).map { "\($0): \($1.message)" } == flaw.findings)
  }

  static let codes = [
    Flaw(
      "a code that comes twice",
      #"[{"name": "东城区", "code": "110101"}, {"name": "西城区", "code": "110101"}]"#,
      #"1:43 duplicate-code: code "110101" of "西城区" is that of "东城区" already; give each its own"#
    ),
    Flaw(
      "a county under the wrong city",
      """
      [{"name": "浙江省", "code": "330000", "sub": [
         {"name": "杭州市", "code": "330100", "sub": [{"name": "西湖区", "code": "330106", "sub": []}]},
         {"name": "宁波市", "code": "330200", "sub": [{"name": "余杭区", "code": "330110", "sub": []}]}]}]
      """,
      #"3:52 code-outside-parent: code 330110 of "余杭区" does not begin with 3302 as its parent "宁波市" does; move the region or correct the code"#
    ),
    Flaw(
      "counties that lie in no city",
      """
      [{"name": "湖北省", "code": "420000", "sub": [{"name": "仙桃市", "code": "429004"}]},
       {"name": "海南省", "code": "460000", "sub": [{"name": "文昌市", "code": "469005"}]}]
      """
    ),
    Flaw(
      "codes that say nothing of the parent",
      """
      [{"name": "浙江", "id": 31, "sub": [{"name": "杭州", "id": 7}]},
       {"name": "海南", "id": 32, "sub": [{"name": "海口", "id": 8}]}]
      """
    ),
  ]

  static let names = [
    Flaw(
      "twins",
      #"[{"name": "四川", "cities": ["成都", "绵阳", "成都"]}, {"name": "吉林", "cities": ["长春"]}]"#,
      #"1:52 twin-siblings: "成都" comes more than once in "四川", so that its path leads to two regions; rename or remove one"#
    ),
    Flaw(
      "names glued by a line break",
      #"["屯留县\n平顺县", "长治县"]"#,
      #"1:2 line-break-in-name: "屯留县\n平顺县" looks like 2 names glued together by a line break; make each of them a region of its own, in regions.json: "changes": {"rename": {"屯留县\n平顺县": "屯留县"}, "add": [{"name": "平顺县", "after": "屯留县"}]}"#
    ),
    Flaw(
      "names glued by a line break below others, where a code says which",
      #"[{"name": "山西", "sub": [{"name": "屯留县\n平顺县\n长子县", "code": 140424}]}, {"name": "海南", "sub": [{"name": "三亚"}]}]"#,
      #"1:29 line-break-in-name: "屯留县\n平顺县\n长子县" looks like 3 names glued together by a line break; make each of them a region of its own, in regions.json: "changes": {"rename": {"140424": "屯留县"}, "add": [{"parent": "山西", "name": "平顺县", "after": "屯留县"}, {"parent": "山西", "name": "长子县", "after": "平顺县"}]}"#
    ),
    Flaw(
      "names glued by a line break that no path leads to",
      #"[{"name": "山西/晋", "sub": ["屯留县\n平顺县"]}, {"name": "海南", "sub": ["三亚"]}]"#,
      #"1:33 line-break-in-name: "屯留县\n平顺县" looks like 2 names glued together by a line break; make each of them a region of its own"#
    ),
    Flaw(
      "a line break that glues nothing",
      #"["屯留县\u2028(1)", "长治县"]"#,
      #"1:2 line-break-in-name: "屯留县\u{2028}(1)" holds a line break; remove it"#
    ),
    Flaw(
      "characters that no one sees",
      #"["东城\u200B区", "\u202E西城区", "朝阳\u0000区", "顺义\uFEFF区", "大兴区"]"#,
      #"1:2 invisible-character: "东城\u{200B}区" holds the invisible character U+200B; remove it"#,
      #"1:21 invisible-character: "\u{202E}西城区" holds the invisible character U+202E; remove it"#,
      #"1:40 invisible-character: "朝阳\u{0}区" holds the invisible character U+0000; remove it"#,
      #"1:59 invisible-character: "顺义\u{FEFF}区" holds the invisible character U+FEFF; remove it"#
    ),
    Flaw(
      "rows that are no places",
      #"["请选择", "全部", "市辖区", "县", "西湖区"]"#,
      #"1:2 placeholder-region: "请选择" is a placeholder and no place; drop it in regions.json where users should not see it: "drop": "placeholders""#,
      #"1:15 placeholder-region: "全部" is a placeholder and no place; drop it in regions.json where users should not see it: "drop": "placeholders""#,
      #"1:25 placeholder-region: "市辖区" is a placeholder and no place; drop it in regions.json where users should not see it: "drop": "placeholders""#,
      #"1:38 placeholder-region: "县" is a placeholder and no place; drop it in regions.json where users should not see it: "drop": "placeholders""#
    ),
    Flaw(
      "a name without letters",
      #"["东城区", "---", "西城区"]"#,
      #"1:15 name-without-letters: the name "---" has no letters; check whether another key holds the name"#
    ),
    Flaw(
      "codes within names",
      #"{"110000北京市": ["110101东城区", "西城区_110102"], "330000浙江省": ["330106西湖区"]}"#,
      #"1:2 code-in-name: 2 of 2 names at level 1 hold a code, here "110000北京市"; cut it out in regions.json: "nameFormat": "{code}{name}""#,
      #"1:22 code-in-name: 3 of 3 names at level 2 hold a code, here "110101东城区"; cut it out in regions.json: "nameFormat": "{code}{name}""#
    ),
    Flaw(
      "paths for names",
      #"["浙江省/杭州市", "浙江省-宁波市"]"#,
      #"1:2 glued-names: 2 of 2 names at level 1 look like several names in one, here "浙江省/杭州市"; make each of them a region of its own"#
    ),
    Flaw("names with what names may have", #"["双江拉祜族佤族布朗族傣族自治县", "Saint-Denis", "云　龙", "101团", "É"]"#),
  ]

  static let trees = [
    Flaw(
      "leaves at different levels",
      #"[{"name": "广东", "sub": [{"name": "广州", "sub": ["越秀", "海珠"]}, {"name": "东莞", "sub": []}]}]"#,
      #"1:78 mixed-depth: regions without children lie at different levels: 1 at level 2, 2 at level 3, here "东莞"; pad them in regions.json where every path should have the same length: "columns": 3"#
    )
  ]

  @Test func pastTwentyOfAKindThereIsACount() throws {
    let names = Array(repeating: #"{"name": "四川", "sub": ["市辖区"]}"#, count: 45)
    let diagnostics = Checks.run(on: try recognize("[\(names.joined(separator: ","))]").regions)
    let twins = diagnostics.filter { $0.identifier == "twin-siblings" }
    let placeholders = diagnostics.filter { $0.identifier == "placeholder-region" }
    #expect(twins.count == 21)
    #expect(twins.last?.message == "24 more like these, 44 in all")
    #expect(placeholders.count == 21)
    #expect(placeholders.last == .warning("placeholder-region", at: nil, "25 more like these, 45 in all"))
  }

  @Test func aRegionWithoutANameIsAnError() {
    let region = RegionNode(name: "", code: "330000", position: .text(line: 1, column: 1))
    #expect(Checks.run(on: [region]).map(\.identifier) == ["empty-name"])
  }

  @Test func anEmptyTreeIsSound() {
    #expect(Checks.run(on: []) == [])
  }
}
