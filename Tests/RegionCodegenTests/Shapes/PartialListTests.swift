import Testing

@testable import region_codegen

/// Some regions of a table may stand in a list beside it, such as those that an application shows first.
@Suite struct PartialListTests {
  private static let tree =
    #"[{"name": "北京市", "cities": ["北京市"]}, {"name": "浙江省", "cities": ["杭州市", "宁波市"]}]"#

  @Test(arguments: [
    #"{"hotCities": ["北京市", "杭州市"], "provinces": \#(tree)}"#,
    #"{"provinces": \#(tree), "hotCities": ["杭州市", "北京市"]}"#,
  ])
  func aListOfSomeNamesIsLeftOut(_ file: String) throws {
    let recognition = try recognize(file)
    #expect(outline(recognition.regions) == "北京市(北京市) 浙江省(杭州市 宁波市)")
    #expect(
      recognition.diagnostics.map(\.message) == [
        #"beside "provinces", which holds the regions, "hotCities" was left out"#
      ])
  }

  @Test func aListOfSomeRecordsIsLeftOut() throws {
    let recognition = try recognize(
      """
      {"hot": [{"id": 3, "name": "杭州"}], "citys": [{"initial": "B", "list": [{"id": 1, "name": "北京"}, {"id": 2, "name": "保定"}]},
       {"initial": "H", "list": [{"id": 3, "name": "杭州"}, {"id": 4, "name": "合肥"}]}]}
      """)
    #expect(outline(recognition.regions) == "B(北京#1 保定#2) H(杭州#3 合肥#4)")
    #expect(recognition.diagnostics.map(\.identifier) == ["key-left-out"])
  }

  @Test(arguments: [
    // One is in no other place.
    #"{"hotCities": ["北京市", "温州市"], "provinces": \#(tree)}"#,
    // The list names the outermost regions.
    #"{"list": ["北京市", "浙江省"], "provinces": \#(tree)}"#,
    // Names of what regions lie in are no regions of a flat list.
    #"{"provinces": ["浙江省"], "cities": [{"name": "杭州市", "province": "浙江省"}, {"name": "海口市", "province": "海南省"}]}"#,
    // Other codes, other regions.
    #"{"provinces": [{"id": 1, "name": "北京"}], "cities": [{"id": 35, "name": "北京", "pid": 1}, {"id": 36, "name": "杭州", "pid": 2}]}"#,
  ])
  func otherListsAreAskedFor(_ file: String) throws {
    let recognition = try recognize(file)
    #expect(recognition.regions == [])
    #expect(recognition.diagnostics.map(\.identifier).contains("ambiguous-shape"))
    #expect(!recognition.diagnostics.map(\.identifier).contains("key-left-out"))
  }
}
