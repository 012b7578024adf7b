import Testing

@testable import region_codegen

@Suite struct JoinTests {
  private let provinces = #"{"provinces": [{"code": 33, "name": "浙江省"}, {"code": 46, "name": "海南省"}]}"#
  private let cities = """
    {"cities": [{"code": 3301, "name": "杭州", "provinceCode": 33}, {"code": 4601, "name": "海口", "provinceCode": 46},
                {"code": 3302, "name": "宁波", "provinceCode": 33}]}
    """
  private let areas = """
    {"areas": [{"cityCode": 3302, "code": 330203, "name": "海曙区", "provinceCode": 33},
               {"cityCode": 3301, "code": 330106, "name": "西湖区", "provinceCode": 33}]}
    """

  @Test func aKeyThatRefersToCodesOfTheLevelAboveIsFoundByItself() throws {
    let table = try MappedTable(
      #"{"inputs": ["p.json", "c.json", "a.json"]}"#, ["p.json": provinces, "c.json": cities, "a.json": areas])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省#33(杭州#3301(西湖区#330106) 宁波#3302(海曙区#330203)) 海南省#46(海口#4601)")
    #expect(
      table.recognition.joinedShapes.map(\.grammar) == [
        "{cities: [{code, name, provinceCode: parent}]} by parent code",
        "{areas: [{code, name, cityCode: parent, provinceCode: integer}]} by parent code",
      ])
  }

  @Test func whatWasFoundCanBeSaidInItsShape() throws {
    let files: KeyValuePairs = ["p.json": provinces, "c.json": cities, "a.json": areas]
    let found = try MappedTable(#"{"inputs": ["p.json", "c.json", "a.json"]}"#, files)
    let said = try MappedTable(
      """
      {"inputs": [{"file": "p.json", "shape": "{provinces: [{code, name}]}"},
        {"file": "c.json", "shape": "{cities: [{code, name, provinceCode: parent}]} by parent code"},
        {"file": "a.json", "shape": "{areas: [{code, name, cityCode: parent, provinceCode: integer}]} by parent code"}]}
      """, files)
    #expect(said.lines == [])
    #expect(RegionDump.json(said.regions) == RegionDump.json(found.regions))
  }

  @Test func severalTablesOfOneFileAreJoinedByPaths() throws {
    let file = """
      {"p": ["浙江省", "海南省"], "c": {"浙江省": ["杭州市", "宁波市"], "海南省": ["海口市"]},
       "a": {"浙江省-杭州市": ["西湖区"], "浙江省-宁波市": ["海曙区"], "海南省-海口市": ["秀英区"]}}
      """
    let table = try MappedTable(
      #"{"inputs": [{"file": "t.json", "at": "p"}, {"at": "c"}, {"at": "a"}]}"#, ["t.json": file])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省(杭州市(西湖区) 宁波市(海曙区)) 海南省(海口市(秀英区))")
    #expect(
      table.recognition.joinedShapes.map(\.grammar) == [
        "{parent: [name]} by parent name", "{parent: [name]} by parent path '-'",
      ])
  }

  @Test(arguments: [("n", "prov"), ("city", "province"), ("n", "belongs")])
  func whatIsSaidToBeTheParentIsNotTakenForTheName(name: String, parent: String) throws {
    let cities = #"[{"\#(name)": "杭州市", "\#(parent)": "浙江省"}, {"\#(name)": "海口市", "\#(parent)": "海南省"}]"#
    let table = try MappedTable(
      #"{"inputs": ["p.json", {"file": "c.json", "parent": "\#(parent)"}]}"#, ["p.json": provinces, "c.json": cities])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省#33(杭州市) 海南省#46(海口市)")
  }

  @Test(arguments: [#""r.0""#, #"["r", 0]"#, #"["r", "0"]"#])
  func aPlaceInAnArrayIsANumber(_ at: String) throws {
    let text = #"{"r": [["浙江", "海南"], ["杭州"]]}"#
    let table = try MappedTable(#"{"input": "r.json", "at": \#(at)}"#, ["r.json": text])
    #expect(table.lines == [])
    #expect(table.tree == "浙江 海南")
    // What a key may be called, too.
    let keyed = try MappedTable(
      #"{"input": "r.json", "at": \#(at)}"#, ["r.json": #"{"r": {"0": ["杭州"], "1": ["海口"]}}"#])
    #expect(keyed.lines == [])
    #expect(keyed.tree == "杭州")
  }

  @Test(arguments: [
    ("r.2", #"r["2"]: r is an array with 2 elements, which are called 0 to 1, and none "2""#),
    ("r.-1", #"r["-1"]: r is an array with 2 elements, which are called 0 to 1, and none "-1""#),
    ("r.01", #"r["01"]: r is an array with 2 elements, which are called 0 to 1, and none "01""#),
    (
      "r.99999999999999999999",
      #"r["99999999999999999999"]: r is an array with 2 elements, which are called 0 to 1, and none "99999999999999999999""#
    ),
    ("r.1.0.name", #"r[1][0].name: r[1][0] is the string "杭州", which holds no "name""#),
    ("r.0.0", #"r[0]["0"]: r[0] is an array with no elements, and none "0""#),
    ("s.0", #"s["0"]: there is no key "s", but "r""#),
  ])
  func aPlaceThatAnArrayDoesNotHaveIsSaid(_ at: String, _ reason: String) throws {
    let table = try MappedTable(#"{"input": "r.json", "at": "\#(at)"}"#, ["r.json": #"{"r": [[], ["杭州"]]}"#])
    #expect(table.lines == ["regions.json:2:11: error: r.json has nothing under \(reason) [no-such-value]"])
  }

  @Test func aKeyCanBeNamed() throws {
    let table = try MappedTable(
      #"{"inputs": ["p.json", {"file": "c.json", "parent": "of"}]}"#,
      [
        "p.json": #"[{"name": "浙江省"}, {"name": "海南省"}]"#,
        "c.json": #"[{"name": "杭州市", "of": "浙江省", "was": "海南省"}, {"name": "海口市", "of": "海南省", "was": "浙江省"}]"#,
      ])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省(杭州市) 海南省(海口市)")
  }

  @Test func twoKeysThatDifferAreAQuestion() throws {
    let table = try MappedTable(
      #"{"inputs": ["p.json", "c.json"]}"#,
      [
        "p.json": #"[{"name": "浙江省"}, {"name": "海南省"}]"#,
        "c.json": #"[{"name": "杭州市", "of": "浙江省", "was": "海南省"}, {"name": "海口市", "of": "海南省", "was": "浙江省"}]"#,
      ])
    #expect(
      table.lines == [
        #"regions.json:2:23: error: "of" and "was" of c.json may both say which region of p.json each of its regions lies in, and differ; name one of them: "parent": "…" [no-parent-key]"#
      ])
  }

  @Test func codesThatBeginWithTheirParentsNeedNoKey() throws {
    let table = try MappedTable(
      #"{"inputs": ["p.json", "c.json", "a.json"]}"#,
      [
        "p.json": #"[{"code": "330000", "name": "浙江省"}, {"code": "460000", "name": "海南省"}]"#,
        "c.json": #"[{"code": "330100", "name": "杭州市"}, {"code": "460100", "name": "海口市"}]"#,
        "a.json": #"[{"code": "330106", "name": "西湖区"}, {"code": "460105", "name": "秀英区"}]"#,
      ])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省#330000(杭州市#330100(西湖区#330106)) 海南省#460000(海口市#460100(秀英区#460105))")
  }

  @Test func numbersThatEachLevelHasOfItsOwnAreNoCodes() throws {
    let table = try MappedTable(
      #"{"inputs": ["p.json", "c.json"]}"#,
      [
        "p.json": #"[{"id": 1, "name": "浙江省"}, {"id": 2, "name": "海南省"}]"#,
        "c.json": #"[{"id": 1, "pid": 2, "name": "海口市"}, {"id": 2, "pid": 1, "name": "杭州市"}]"#,
      ])
    #expect(
      table.lines == [
        #"c.json:1:44: note: "id" repeats across levels, "2" being both "海南省" and "杭州市", so it is kept as an attribute and is not a code [repeated-ids]"#
      ])
    #expect(table.tree == "浙江省(杭州市) 海南省(海口市)")
    #expect(table.regions.first?.attributes.map(\.value) == [.integer(1)])
  }

  @Test func orphansAreSaidAtTheirPlaceInTheirFile() throws {
    let table = try MappedTable(
      #"{"inputs": ["p.json", "c.json", "a.json"]}"#,
      [
        "p.json": provinces, "c.json": cities,
        "a.json": """
        [{"cityCode": 3302, "code": 330203, "name": "海曙区"},
         {"cityCode": 3309, "code": 330906, "name": "定海区"},
         {"code": 330106, "name": "西湖区"}, {"cityCode": 3301, "code": 330102, "name": "上城区"}]
        """,
      ])
    #expect(table.regions == [])
    #expect(
      table.lines == [
        #"a.json:2:15: error: "定海区" names the parent "3309", which is not in c.json; add it or correct the reference, or leave it out in regions.json: "changes": {"remove": ["330906"]} [orphan-parent]"#,
        #"a.json:3:2: error: "西湖区" does not say which region of c.json it lies in; add that, or leave it out in regions.json: "changes": {"remove": ["330106"]} [orphan-parent]"#,
      ])
  }

  @Test func aNameThatTwoParentsHaveIsAnError() throws {
    let table = try MappedTable(
      #"{"inputs": ["t.json", {"file": "v.json"}]}"#,
      [
        "t.json": #"[{"name": "北京市", "sub": ["朝阳区"]}, {"name": "长春市", "sub": ["朝阳区"]}]"#,
        "v.json": #"{"朝阳区": ["甲村"], "北京市": ["乙村"]}"#,
      ])
    #expect(
      table.lines == [
        #"v.json:1:2: error: "甲村" names the parent "朝阳区", which is 2 regions of t.json; refer to parents by something that only one has [ambiguous-parent]"#
      ])
  }

  @Test(arguments: [
    (
      #"{"inputs": ["p.json", "c.json"]}"#,
      #"regions.json:2:23: error: nothing in c.json says which region of p.json each of its regions lies in; name the key that does: "parent": "…" [no-parent-key]"#
    ),
    (
      #"{"inputs": ["p.json", {"file": "c.json", "parent": "of"}]}"#,
      #"regions.json:2:52: error: no record of c.json has anything under the key "of" [no-parent-key]"#
    ),
    (
      #"{"inputs": ["p.json", {"file": "c.json", "at": "data.list"}]}"#,
      #"regions.json:2:23: error: c.json has nothing under data.list: the file is an array with 1 element, which is called 0, and none "data" [no-such-value]"#
    ),
    (
      #"{"inputs": ["p.json", {"file": "c.json", "shape": "[{name, alt: parent, zip: string}]"}]}"#,
      #"regions.json:2:73: error: no record at level 1 of c.json has the key "zip"; they have "alt", "name" [unused-shape-key]"#
    ),
  ])
  func whatCannotBeJoinedIsSaid(table: String, line: String) throws {
    let files: KeyValuePairs = [
      "p.json": #"[{"name": "浙江省"}, {"name": "海南省"}]"#, "c.json": #"[{"name": "杭州市", "alt": "x"}]"#,
    ]
    let lines = try MappedTable(table, files).lines
    #expect(lines.first == line)
  }

  /// Elsewhere a key that stands alone may as well only hold the regions.
  @Test func aKeyThatStandsAloneIsTheParentThatIsCalledSo() throws {
    let table = try MappedTable(
      #"{"inputs": ["level.json", "below.json"]}"#, ["level.json": #"["a"]"#, "below.json": #"{"a": ["b", "c"]}"#])
    #expect(outline(table.regions) == "a(b c)")
    #expect(table.checkedLines == [])
  }
}
