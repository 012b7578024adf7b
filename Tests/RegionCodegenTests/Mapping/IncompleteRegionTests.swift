import Testing

@testable import region_codegen

/// A file that must not be edited may have regions without a name or a parent; these can be removed, or get a name.
@Suite struct IncompleteRegionTests {
  private static let nested = """
    [{"code": "330000", "name": "浙江省", "sub": [{"code": "330100", "name": "杭州市", "sub": []}, {"code": "330200", "name": null,
       "sub": [{"code": "330203", "name": "海曙区", "sub": []}]}, {"code": "330300", "name": " ", "sub": []}]},
     {"code": "460000", "name": "海南省", "sub": [{"code": "460100", "name": "海口市", "sub": []}]},
     {"code": "470000", "name": 5, "sub": []}]
    """
  private static let shape = #""shape": "T = [{code, name, sub: T}]""#

  @Test func withoutChangesEachIsAnErrorThatSaysHowToLeaveItOut() throws {
    let table = try MappedTable(#"{"input": "r.json", \#(Self.shape)}"#, ["r.json": Self.nested])
    #expect(
      table.lines == [
        #"r.json:1:129: error: "name" of [0].sub[1] holds null, not a name; fill it in, or leave it out in regions.json: "changes": {"remove": ["330200"]} [missing-name]"#,
        #"r.json:2:93: error: the name of [0].sub[2] is empty; fill it in or remove the region, in regions.json: "changes": {"remove": ["330300"]} [empty-name]"#,
        #"r.json:4:29: error: "name" of [2] holds the integer 5, not a name; make it a string, or leave it out in regions.json: "changes": {"remove": ["470000"]} [missing-name]"#,
      ])
  }

  @Test func oneWithoutANameIsRemovedByItsCode() throws {
    let table = try MappedTable(
      #"{"input": "r.json", \#(Self.shape), "changes": {"remove": ["330200", "330300", "470000"]}}"#,
      ["r.json": Self.nested])
    #expect(table.checkedLines == [])
    #expect(table.tree == "浙江省#330000(杭州市#330100) 海南省#460000(海口市#460100)")
  }

  @Test func oneWithoutANameCanBeGivenOne() throws {
    let table = try MappedTable(
      #"{"input": "r.json", \#(Self.shape), "changes": {"rename": {"330200": "宁波市", "330300": "温州市"}, "remove": ["470000"]}}"#,
      ["r.json": Self.nested])
    #expect(table.lines == [])
    #expect(
      table.tree == "浙江省#330000(杭州市#330100 宁波市#330200(海曙区#330203) 温州市#330300) 海南省#460000(海口市#460100)")
  }

  @Test func oneWithoutANameOrACodeIsRemovedByItsPath() throws {
    let text = #"[{"name": "浙江", "sub": ["杭州", "", "宁波"]}, {"name": "海南", "sub": ["海口", "三亚"]}]"#
    let table = try MappedTable(#"{"input": "r.json", "changes": {"remove": ["浙江/"]}}"#, ["r.json": text])
    #expect(table.lines == [])
    #expect(table.tree == "浙江(杭州 宁波) 海南(海口 三亚)")
  }

  @Test func whatIsStillWithoutANameIsAnError() throws {
    let text = #"[{"name": "浙江", "sub": ["杭州", "", "宁波"]}, {"name": "海南", "sub": ["海口", "", "三亚"]}]"#
    let table = try MappedTable(#"{"input": "r.json", "changes": {"remove": ["浙江/"]}}"#, ["r.json": text])
    #expect(table.lines == [#"r.json:1:92: error: a region has no name; fill it in or remove it [empty-name]"#])
    #expect(table.regions == [])
  }

  @Test func namesUnderCodesMayBeNull() throws {
    let text =
      #"{"33": {"name": "浙江", "sub": {"3301": "杭州", "3302": "", "3303": null}}, "46": {"name": "海南", "sub": {"4601": "海口"}}}"#
    let table = try MappedTable(#"{"input": "r.json", "changes": {"remove": ["3302", "3303"]}}"#, ["r.json": text])
    #expect(table.lines == [])
    #expect(table.tree == "浙江#33(杭州#3301) 海南#46(海口#4601)")
  }

  /// What lies below goes with it, as with any region that is removed.
  @Test func rowsBelowARemovedOneGoWithIt() throws {
    let text = """
      [{"id": 1, "name": "浙江", "pid": 0}, {"id": 2, "name": "", "pid": 1}, {"id": 3, "name": "西湖", "pid": 2},
       {"id": 4, "name": "宁波", "pid": 1}, {"id": 5, "name": null, "pid": 99}, {"id": 6, "name": "海曙", "pid": 4},
       {"id": 7, "name": "鄞州", "pid": 5}]
      """
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{id: code, name, pid: parent}]", "changes": {"remove": ["2", "5"]}}"#,
      ["r.json": text])
    #expect(table.lines == [])
    #expect(table.tree == "浙江#1(宁波#4(海曙#6))")
  }

  private static let files: KeyValuePairs = [
    "p.json": #"[{"code": "33", "name": "浙江"}, {"code": "46", "name": "海南"}]"#,
    "c.json": """
    [{"code": "3301", "name": "杭州", "of": "33"}, {"code": "9901", "name": "失落", "of": "99"}, {"code": "4601", "name": "海口", "of": "46"},
     {"code": "3302", "name": null, "of": "33"}]
    """,
    "a.json": #"[{"code": "330106", "name": "西湖", "of": "3301"}, {"code": "990101", "name": "孤岛", "of": "9901"}]"#,
  ]

  @Test func aRegionOfAJoinedFileWithoutItsParentIsAnErrorThatSaysHowToLeaveItOut() throws {
    let table = try MappedTable(
      #"{"inputs": ["p.json", {"file": "c.json", "parent": "of"}], "changes": {"remove": ["3302"]}}"#, Self.files)
    #expect(
      table.lines == [
        #"c.json:1:91: error: "失落" names the parent "99", which is not in p.json; add it or correct the reference, or leave it out in regions.json: "changes": {"remove": ["9901"]} [orphan-parent]"#
      ])
  }

  @Test(arguments: ["9901", "失落"])
  func aRegionOfAJoinedFileWithoutItsParentIsRemovedWithWhatLiesInIt(_ removed: String) throws {
    let table = try MappedTable(
      """
      {"inputs": ["p.json", {"file": "c.json", "parent": "of"}, {"file": "a.json", "parent": "of"}],
       "changes": {"remove": ["\(removed)", "3302"]}}
      """, Self.files)
    #expect(table.lines == [])
    #expect(table.tree == "浙江#33(杭州#3301(西湖#330106)) 海南#46(海口#4601)")
  }

  /// A name that leads to two regions removes neither in silence.
  @Test func aRegionWithoutItsParentIsNotConfusedWithARootOfItsName() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{id: code, name, pid: parent}]", "changes": {"remove": ["浙江"]}}"#,
      [
        "r.json":
          #"[{"id": 1, "name": "浙江", "pid": 0}, {"id": 2, "name": "海南", "pid": 0}, {"id": 3, "name": "浙江", "pid": 9}]"#
      ])
    #expect(table.lines.map { $0.contains(#""浙江" is 2 regions"#) } == [true])
  }

  @Test func regionsThatAreEachOthersParentsCanBeRemoved() throws {
    let file =
      #"[{"id": "1", "pid": "0", "name": "浙江"}, {"id": "7", "pid": "8", "name": "甲"}, {"id": "8", "pid": "7", "name": "乙"}]"#
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{id: code, pid: parent, name}] by parent code", "changes": {"remove": ["7", "8"]}}"#,
      ["r.json": file])
    #expect(table.lines == [])
    #expect(table.tree == "浙江#1")
  }

  @Test func aSeparatorThatNoCodeHasIsAnError() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{code, name}] by code prefix '-'"}"#,
      ["r.json": #"[{"code": "01", "name": "浙江"}, {"code": "01001", "name": "杭州"}]"#])
    #expect(
      table.lines == [
        #"r.json:1:2: error: no code has "-" in it, at which "by code prefix" says that levels end; correct it or leave it out "#
          + "[unused-shape-key]"
      ])
  }
}
