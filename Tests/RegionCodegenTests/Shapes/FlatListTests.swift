import Testing

@testable import region_codegen

@Suite struct FlatListTests {
  @Test(arguments: [
    ("the root's parent is 0", "0", "0"),
    ("the root's parent is empty", #""""#, #""""#),
    ("the roots' parent is the country, which is not listed", "86", "86"),
  ])
  func parentIdsMakeATreeWhateverTheOrder(_ example: (String, String, String)) throws {
    let recognition = try recognize(
      """
      [{"id": 12, "pid": 2, "name": "宁波市"}, {"id": 1, "pid": \(example.1), "name": "海南省"},
       {"id": 21, "pid": 11, "name": "西湖区"}, {"id": 11, "pid": 2, "name": "杭州市"},
       {"id": 2, "pid": \(example.2), "name": "浙江省"}]
      """
    )
    #expect(recognition.diagnostics == [])
    #expect(recognition.shape?.grammar == "[{id: code, name, pid: parent}] by parent code")
    #expect(outline(recognition.regions) == "海南省#1 浙江省#2(宁波市#12 杭州市#11(西湖区#21))")
  }

  @Test func aMissingParentMakesARoot() throws {
    let recognition = try recognize(
      #"[{"id": "a1", "name": "浙江省"}, {"id": "a2", "parent": "a1", "name": "杭州市"}]"#
    )
    #expect(outline(recognition.regions) == "浙江省#a1(杭州市#a2)")
  }

  @Test func parentsMayBeNamed() throws {
    let recognition = try recognize(
      #"[{"name": "浙江省", "parent": ""}, {"name": "杭州市", "parent": "浙江省"}, {"name": "西湖区", "parent": "杭州市"}]"#
    )
    #expect(recognition.shape?.grammar == "[{name, parent}] by parent name")
    #expect(outline(recognition.regions) == "浙江省(杭州市(西湖区))")
  }

  /// Files often have numbers of their own beside the official codes.
  @Test func parentsMayBeReferredToByAnotherKeyThanTheCode() throws {
    let recognition = try recognize(
      """
      [{"region_id": "7", "parent_id": "0", "code": "330000", "name": "浙江省"},
       {"region_id": "8", "parent_id": "7", "code": "330100", "name": "杭州市"}]
      """
    )
    #expect(outline(recognition.regions) == "浙江省#330000(杭州市#330100)")
    #expect(recognition.regions.first?.attributes.map(\.key) == ["region_id"])
  }

  @Test func codesHaveNoSayWhereRecordsSayThatTheyHaveNoChildren() throws {
    let recognition = try recognize(
      """
      [{"code": "110000", "name": "北京", "children": []}, {"code": "110101", "name": "东城", "children": []},
       {"code": "120000", "name": "天津", "children": []}]
      """
    )
    #expect(outline(recognition.regions) == "北京#110000 东城#110101 天津#120000")
  }

  @Test func parentsAreFoundUnderKeysThatNoOneHasHeardOf() throws {
    let recognition = try recognize(
      """
      [{"bh": "330000", "mc": "浙江省", "sj": "0"}, {"bh": "330100", "mc": "杭州市", "sj": "330000"},
       {"bh": "330200", "mc": "宁波市", "sj": "330000"}, {"bh": "330106", "mc": "西湖区", "sj": "330100"}]
      """
    )
    #expect(outline(recognition.regions) == "浙江省#330000(杭州市#330100(西湖区#330106) 宁波市#330200)")
    #expect(
      recognition.diagnostics.first { $0.identifier == "guessed-parent" }?.message
        == "\"sj\" is taken for the parent of each region, as it holds what others are known by; say in regions.json, with "
        + "\"shape\", whether it is that")
  }

  /// A neighbour, a capital, a successor: nothing has two children.
  @Test(arguments: ["next", "capital", "mergedInto"])
  func referencesThatAreHardlyToParentsAreAsked(key: String) throws {
    let recognition = try recognize(
      #"[{"id": 1, "name": "甲", "KEY": 2}, {"id": 2, "name": "乙", "KEY": null}, {"id": 3, "name": "丙", "KEY": 4}, "#
        .split(separator: "KEY", omittingEmptySubsequences: false).joined(separator: key)
        + "{\"id\": 4, \"name\": \"丁\", \"\(key)\": null}]")
    #expect(recognition.diagnostics.map(\.identifier) == ["ambiguous-shape"])
  }

  @Test(arguments: [
    (#"[{"level": 1, "name": "甲"}, {"level": 2, "name": "乙"}, {"level": 2, "name": "丙"}]"#, #""level""#),
    (#"[{"name": "甲", "path": "/1/"}, {"name": "乙", "path": "/1/2/"}, {"name": "丙", "path": "/1/3/"}]"#, #""path""#),
    (
      #"[{"name": "甲", "lft": 1, "rgt": 6}, {"name": "乙", "lft": 2, "rgt": 3}, {"name": "丙", "lft": 4, "rgt": 5}]"#,
      #""lft", "rgt""#
    ),
    (
      #"[{"name": "甲", "type": "province"}, {"name": "乙", "type": "city"}, {"name": "丙", "type": "city"}]"#,
      #""type""#
    ),
    (#"[{"name": "甲省", "x": 1}, {"name": "甲省乙市", "x": 2}, {"name": "甲省丙市", "x": 3}]"#, #""name""#),
  ])
  func aTreeThatIsNotReadIsSpokenOf(_ example: (text: String, keys: String)) throws {
    let recognition = try recognize(example.text)
    #expect(recognition.regions.count == 3)
    let isOne = !example.keys.contains(",")
    #expect(
      recognition.diagnostics.first { $0.identifier == "tree-not-read" }?.message
        == "\(example.keys) \(isOne ? "seems" : "seem") to tell where each region is in a tree, but \(isOne ? "is" : "are") "
        + "not read so, and all 3 lie at one level; "
        + "write the tree as parents, codes or nesting")
  }

  @Test func parentsAreFoundByNameUnderKeysThatNoOneHasHeardOf() throws {
    let recognition = try recognize(
      """
      [{"mc": "浙江省", "sj": ""}, {"mc": "市辖区", "sj": "浙江省"}, {"mc": "杭州市", "sj": "浙江省"},
       {"mc": "海南省", "sj": ""}, {"mc": "市辖区", "sj": "海南省"}]
      """
    )
    #expect(outline(recognition.regions) == "浙江省(市辖区 杭州市) 海南省(市辖区)")
  }

  /// Small numbers are somebody's number by chance.
  @Test func aLevelIsNoParent() throws {
    let recognition = try recognize(
      #"[{"id": 1, "level": 0, "name": "浙江省"}, {"id": 2, "level": 1, "name": "杭州市"}, {"id": 3, "level": 2, "name": "西湖区"}]"#
    )
    #expect(outline(recognition.regions) == "浙江省#1 杭州市#2 西湖区#3")
  }

  @Test(arguments: [
    #"[{"code": "330000", "name": "浙江省"}, {"code": "330100", "name": "杭州市"}, {"code": "330106", "name": "西湖区"}, {"code": "420000", "name": "湖北省"}, {"code": "429004", "name": "仙桃市"}]"#,
    #"{"330000": "浙江省", "330100": "杭州市", "330106": "西湖区", "420000": "湖北省", "429004": "仙桃市"}"#,
    #"[{"code": 429004, "name": "仙桃市"}, {"code": 330106, "name": "西湖区"}, {"code": 330100, "name": "杭州市"}, {"code": 330000, "name": "浙江省"}, {"code": 420000, "name": "湖北省"}]"#,
  ])
  func codesThatBeginWithTheirParentsMakeATree(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(recognition.shape?.hierarchy == .codePrefix(.standard))
    #expect(
      outline(recognition.regions) == "浙江省#330000(杭州市#330100(西湖区#330106)) 湖北省#420000(仙桃市#429004)"
    )
  }

  @Test func longCodesReachDownToVillages() throws {
    let recognition = try recognize(
      """
      [{"code": "330000000000", "name": "浙江省"}, {"code": "330100000000", "name": "杭州市"},
       {"code": "330106000000", "name": "西湖区"}, {"code": "330106109000", "name": "留下街道"},
       {"code": "330106109001", "name": "东穆坞村"}]
      """
    )
    #expect(
      outline(recognition.regions)
        == "浙江省#330000000000(杭州市#330100000000(西湖区#330106000000"
        + "(留下街道#330106109000(东穆坞村#330106109001))))"
    )
  }

  @Test func orphansAndCyclesAreAllReported() throws {
    let recognition = try recognize(
      """
      [{"id": 1, "pid": 0, "name": "浙江省"},
       {"id": 2, "pid": 9, "name": "杭州市"},
       {"id": 3, "pid": 8, "name": "宁波市"},
       {"id": 4, "pid": 5, "name": "甲区"},
       {"id": 5, "pid": 4, "name": "乙区"}]
      """
    )
    #expect(recognition.regions == [])
    #expect(summary(recognition.diagnostics) == ["2:19 orphan-parent", "3:19 orphan-parent", "4:19 parent-cycle"])
    #expect(
      recognition.diagnostics.map(\.message) == [
        #""杭州市" names the parent "9", which is not in the file; add it, correct the reference, or leave the row out in regions.json: "changes": {"remove": ["2"]}"#,
        #""宁波市" names the parent "8", which is not in the file; add it, correct the reference, or leave the row out in regions.json: "changes": {"remove": ["3"]}"#,
        #""甲区 → 乙区 → 甲区" is a circle of parents; correct one of the references"#,
      ]
    )
  }

  @Test func aProvinceThatIsMissingMakesItsCitiesOrphans() throws {
    let recognition = try recognize(
      """
      [{"code": "330000", "name": "浙江省"}, {"code": "330100", "name": "杭州市"},
       {"code": "330200", "name": "宁波市"}, {"code": "340100", "name": "合肥市"}]
      """
    )
    #expect(
      recognition.diagnostics.map(\.message) == [
        #""合肥市" has the code 340100, but no region has the code of its parent, 34…; add it or correct the code, or leave it out in regions.json: "changes": {"remove": ["340100"]}"#
      ]
    )
  }

  @Test func aParentThatIsTwoRegionsIsAnError() throws {
    let recognition = try recognize(
      #"[{"name": "朝阳", "parent": ""}, {"name": "朝阳", "parent": ""}, {"name": "双塔区", "parent": "朝阳"}]"#
    )
    #expect(summary(recognition.diagnostics) == ["1:102 ambiguous-parent"])
  }

  /// Trees are walked by recursion, so a chain must not be as long as the file.
  @Test func aChainOfParentsHasALimit() throws {
    let rows = (1...5_000).map { #"{"id": \#($0), "pid": \#($0 - 1), "name": "区\#($0)"}"# }
    let recognition = try recognize("[\(rows.joined(separator: ",\n"))]")
    #expect(recognition.regions == [])
    #expect(recognition.diagnostics.map(\.identifier) == ["too-deep"])
    #expect(
      recognition.diagnostics[0].message
        == #""区33" would be on level 33, but a table has at most 32; check the references to parents"#)
  }

  @Test func namesThatStandTogetherMayBeThoseOfParents() throws {
    let recognition = try recognize(
      #"[{"mc": "杭州", "sf": "浙江"}, {"mc": "宁波", "sf": "浙江"}, {"mc": "海口", "sf": "海南"}, {"mc": "三亚", "sf": "海南"}]"#
    )
    #expect(outline(recognition.regions) == "杭州 宁波 海口 三亚")
    #expect(
      recognition.diagnostics.map(\.message) == [
        #""sf" may say which region each one lies in, but is kept as an attribute; where it does, put this line into regions.json: "#
          + #"a path in each record, which begins with "浙江 › 杭州": "shape": "[{mc: name, sf: string}] by path sf""#
      ]
    )
  }

  @Test func citiesWithoutTheirProvincesAreOneLevelAndSaySo() throws {
    let recognition = try recognize(
      #"[{"name": "杭州", "code": 3301, "provinceCode": 33}, {"name": "海口", "code": 4601, "provinceCode": 46}]"#
    )
    #expect(outline(recognition.regions) == "杭州#3301 海口#4601")
    #expect(summary(recognition.diagnostics) == ["1:51 unused-parent"])
  }
}

/// References that do not lead up to a plain root.
@Suite struct OddReferenceTests {
  @Test(arguments: [
    #"[{"id": 1, "name": "浙江", "pid": 1}, {"id": 2, "name": "杭州", "pid": 1}, {"id": 3, "name": "海南", "pid": 3}]"#,
    #"[{"name": "浙江", "parent": "浙江"}, {"name": "杭州", "parent": "浙江"}, {"name": "海南", "parent": "海南"}]"#,
  ])
  func rootsMayBeTheirOwnParents(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(recognition.diagnostics == [])
    #expect(recognition.regions.map(\.name) == ["浙江", "海南"])
    #expect(recognition.regions.map { $0.children.map(\.name) } == [["杭州"], []])
  }

  /// Any small number is somebody's own.
  @Test func numbersThatSomeRowsShareWithTheirIdsAreNoParents() throws {
    let recognition = try recognize(
      #"""
      [{"id": 1, "name": "A区", "created_by": 1}, {"id": 2, "name": "B区", "created_by": 1},
       {"id": 3, "name": "C区", "created_by": 2}, {"id": 4, "name": "D区", "created_by": 2}]
      """#)
    #expect(recognition.shape?.hierarchy == .nesting)
    #expect(recognition.regions.count == 4)
  }

  /// Where roots are written otherwise, it is a slip.
  @Test func besidePlainRootsNoneIsItsOwnParent() throws {
    let recognition = try recognize(
      #"[{"id": 1, "name": "浙江", "pid": 0}, {"id": 2, "name": "杭州", "pid": 1}, {"id": 3, "name": "海南", "pid": 3}]"#)
    #expect(recognition.diagnostics.map(\.identifier) == ["parent-cycle"])
  }

  @Test func idsThatBeginAnewAreReadFromAFileForEachLevel() throws {
    let provinces = #"{"id": 1, "pid": 0, "name": "浙江"}, {"id": 2, "pid": 0, "name": "江苏"}"#
    let cities = #"{"id": 1, "pid": 1, "name": "杭州"}, {"id": 2, "pid": 2, "name": "南京"}"#
    let said = try recognize("[\(provinces), \(cities)]").diagnostics.filter { $0.severity == .error }
    #expect(said.map(\.identifier) == ["ambiguous-parent", "ambiguous-parent"])
    #expect(
      said.first?.message.hasSuffix(
        "where ids begin anew on each level, make a file of each level and list these from the roots down in regions.json, "
          + "with \"inputs\"") == true)
    let table = try MappedTable(
      #"{"inputs": ["p.json", {"file": "c.json", "parent": "pid"}]}"#,
      ["p.json": "[\(provinces)]", "c.json": "[\(cities)]"])
    #expect(!table.recognition.hasErrors, "\(table.lines)")
    #expect(table.regions.map { $0.children.map(\.name) } == [["杭州"], ["南京"]])
  }

  @Test func keysThatAreNobodysLeadToTheirLists() throws {
    let text = #"{"2019": ["A县", "B县"], "2020": ["A县", "C县"]}"#
    let said = try recognize(text).diagnostics
    #expect(said.map(\.identifier) == ["orphan-parent"])
    #expect(said.first?.message.hasSuffix(#"as with "at": ["2019"]"#) == true)
    let table = try MappedTable(#"{"input": "r.json", "at": ["2019"]}"#, ["r.json": text])
    #expect(table.tree == "A县 B县")
    let joined = try MappedTable(
      #"{"inputs": [{"file": "r.json", "at": "p"}, {"at": "c"}]}"#,
      ["r.json": #"{"p": {"33": "浙江", "46": "海南"}, "c": {"33": ["杭州", "宁波"], "46": ["海口"]}}"#])
    #expect(!joined.recognition.hasErrors, "\(joined.lines)")
    #expect(joined.regions.map { $0.children.map(\.name) } == [["杭州", "宁波"], ["海口"]])
  }
}
