import Testing

@testable import region_codegen

/// The exact output for one comparison that has everything.
@Suite struct ComparisonFormTests {
  private static let old: [RegionNode] = [
    .region(
      "浙江省", code: "330000", kind: "province",
      [
        .region("上城区", code: "330102"), .region("下城区", code: "330103"), .region("余杭区", code: "330110"),
        .region("西湖区", code: "330106", kind: "district"), .region("滨江区", code: "330108"),
      ]),
    .region("海南省", code: "460000", [.region("三沙市", code: "460300", [.region("西沙区", code: "460301")])]),
    .region("台湾省", code: "710000", [.region("台北市", code: "710100")]),
  ]
  private static let new: [RegionNode] = [
    .region("台湾省", code: "710000", [.region("台北市", code: "710100"), .region("余杭区", code: "330110")]),
    .region(
      "浙江省", code: "330000", kind: "province",
      [
        .region("上城新区", code: "330102"), .region("下城区", code: "330105"),
        .region("西湖区", code: "330106", kind: "scenic \"area\"", attributes: ["lakes": .integer(1)]),
        .region("滨江区", code: "330108"),
        .region(
          "新市", code: "330300", kind: "city", attributes: ["new": .boolean(true)], [.region("新区", code: "330103")]),
      ]),
  ]
  private let comparison = RegionComparison(old: old, new: new)

  @Test func text() {
    #expect(
      ComparisonText(comparison).text == """
        Compared by code: 2 added, 3 removed, 1 renamed, 1 moved, 1 recoded, 1 changed, 1 reordered

        Added (2)
          330300  浙江省 › 新市 and 1 below it

        Removed (3)
          460000  海南省 and 2 below it

        Renamed (1)
          330102  浙江省 › 上城区 → 上城新区

        Moved (1)
          330110  浙江省 › 余杭区 → 台湾省 › 余杭区

        Recoded (1)
          330103 → 330105  浙江省 › 下城区

        Changed (1)
          330106  浙江省 › 西湖区, kind: "district" → "scenic \\"area\\"", "lakes": none → 1

        Reordered (1)
          first level: 1 of 2 put elsewhere

        Codes that other regions had (1)
          330103  浙江省 › 下城区 → 浙江省 › 新市 › 新区

        """)
  }

  @Test func json() {
    #expect(
      ComparisonJSON(comparison).text == #"""
        {"comparedBy":"code",
        "added":[
        {"path":["浙江省","新市"],"at":[1,4],"code":"330300","kind":"city","attributes":{"new":true}},
        {"path":["浙江省","新市","新区"],"at":[1,4,0],"code":"330103"}],
        "removed":[
        {"path":["海南省"],"at":[1],"code":"460000"},
        {"path":["海南省","三沙市"],"at":[1,0],"code":"460300"},
        {"path":["海南省","三沙市","西沙区"],"at":[1,0,0],"code":"460301"}],
        "renamed":[
        {"old":{"path":["浙江省","上城区"],"at":[0,0],"code":"330102"},"new":{"path":["浙江省","上城新区"],"at":[1,0],"code":"330102"}}],
        "moved":[
        {"old":{"path":["浙江省","余杭区"],"at":[0,2],"code":"330110"},"new":{"path":["台湾省","余杭区"],"at":[0,1],"code":"330110"}}],
        "recoded":[
        {"old":{"path":["浙江省","下城区"],"at":[0,1],"code":"330103"},"new":{"path":["浙江省","下城区"],"at":[1,1],"code":"330105"}}],
        "changed":[
        {"old":{"path":["浙江省","西湖区"],"at":[0,3],"code":"330106"},"new":{"path":["浙江省","西湖区"],"at":[1,2],"code":"330106"},"values":[{"field":"kind","old":"district","new":"scenic \"area\""},{"field":"attribute","key":"lakes","new":1}]}],
        "reordered":[
        {"count":2,"children":[{"old":{"path":["台湾省"],"at":[2],"code":"710000"},"new":{"path":["台湾省"],"at":[0],"code":"710000"}}]}],
        "reused":[
        {"old":{"path":["浙江省","下城区"],"at":[0,1],"code":"330103"},"new":{"path":["浙江省","新市","新区"],"at":[1,4,0],"code":"330103"}}]}

        """#)
  }

  @Test func nothingToSay() {
    let same = RegionComparison(old: Self.old, new: Self.old)
    #expect(ComparisonText(same).text == "Compared by code: no differences\n")
    #expect(
      ComparisonJSON(same).text == """
        {"comparedBy":"code",
        "added":[],
        "removed":[],
        "renamed":[],
        "moved":[],
        "recoded":[],
        "changed":[],
        "reordered":[],
        "reused":[]}

        """)
  }
}
