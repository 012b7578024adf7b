import SeededRandom
import Testing

@testable import region_codegen

/// Pickers have a list of provinces, one with a list of cities for each of these, and so on.
@Suite struct ListsByPositionTests {
  /// The children of each of some regions, in a list for each.
  private static func lists(_ regions: [MadeUpRegion], _ write: ([MadeUpRegion]) -> String) -> String {
    "[\(regions.map { write($0.children) }.joined(separator: ", "))]"
  }

  private static func names(_ regions: [MadeUpRegion]) -> String {
    "[\(regions.map { JSONText.string($0.name) }.joined(separator: ", "))]"
  }

  private static func records(_ regions: [MadeUpRegion]) -> String {
    let records = regions.map { region in
      "{\"name\": \(JSONText.string(region.name)), \"code\": \(JSONText.string(region.code))}"
    }
    return "[\(records.joined(separator: ", "))]"
  }

  private static func expected(_ regions: [MadeUpRegion], isCoded: Bool) -> String {
    regions.map { region in
      let children = region.children.isEmpty ? "" : "(\(expected(region.children, isCoded: isCoded)))"
      return region.name + (isCoded ? "#\(region.code)" : "") + children
    }.joined(separator: " ")
  }

  /// Three levels, with lists in the lists of their parents, or all beside each other in the order of these.
  @Test(arguments: [false, true], [false, true])
  func eachListHoldsTheChildrenOfTheRegionInItsPlace(_ areRecords: Bool, _ areNested: Bool) throws {
    var random = RandomNumbers(seed: 71)
    let write = areRecords ? Self.records : Self.names
    let level = areRecords ? "{name, code}" : "name"
    for _ in 0..<100 {
      let tree = MadeUpRegion.tree(levels: 3, raggedness: 20, &random)
      let areas =
        areNested
        ? Self.lists(tree) { Self.lists($0, write) } : Self.lists(tree.flatMap(\.children), write)
      guard tree.contains(where: { $0.children.contains { !$0.children.isEmpty } }) else { continue }
      let text = #"{"p": \#(write(tree)), "c": \#(Self.lists(tree, write)), "a": \#(areas)}"#
      let table = try MappedTable(
        """
        {"inputs": [{"file": "r.json", "at": "p", "shape": "[\(level)]"}, {"at": "c", "shape": "[[\(level)]]"},
          {"at": "a", "shape": "\(areNested ? "[[[\(level)]]]" : "[[\(level)]]")"}]}
        """, ["r.json": text])
      #expect(table.lines == [], "\(text)")
      #expect(table.tree == Self.expected(tree, isCoded: areRecords), "\(text)")

      let found = try MappedTable(
        #"{"inputs": [{"file": "r.json", "at": "p"}, {"at": "c"}, {"at": "a"}]}"#, ["r.json": text])
      #expect(
        Set(found.recognition.diagnostics.map(\.identifier)).isSubset(of: ["guessed-code", "guessed-parent"]),
        "\(found.lines)")
      #expect(found.tree == table.tree, "\(text)")
    }
  }

  /// What lies in regions of the inputs above does not change which region a list stands for.
  @Test func listsMayHoldRegionsWithChildrenOfTheirOwn() throws {
    let table = try MappedTable(
      #"{"inputs": [{"file": "r.json", "at": "p"}, {"at": "c", "shape": "[[{name, sub: [name]}]]"}]}"#,
      ["r.json": #"{"p": ["浙江", "海南"], "c": [[], [{"name": "海口", "sub": ["秀英", "龙华"]}, {"name": "三亚"}]]}"#])
    #expect(table.lines == [])
    #expect(table.tree == "浙江 海南(海口(秀英 龙华) 三亚)")
  }

  @Test(arguments: [
    (#"[["杭州"]]"#, "r.json:1:34: error: r.json has 1 lists here for 2 regions of r.json; "),
    (#"[["杭州"], ["海口"], ["合肥"]]"#, "r.json:1:34: error: r.json has 3 lists here for 2 regions of r.json; "),
  ])
  func listsThatAreTooManyOrTooFewAreRefused(_ lists: String, _ beginning: String) throws {
    let table = try MappedTable(
      #"{"inputs": [{"file": "r.json", "at": "p"}, {"at": "c", "shape": "[[name]]"}]}"#,
      ["r.json": #"{"p": ["浙江", "海南"], "c": \#(lists)}"#])
    #expect(
      table.lines == [
        beginning + "write one for each, in the order of these, empty where nothing lies in it [orphan-parent]"
      ])
  }

  @Test func listsDeeperThanTheTreeAreRefused() throws {
    let table = try MappedTable(
      #"{"inputs": [{"file": "r.json", "at": "p"}, {"at": "c", "shape": "[[[name]]]"}]}"#,
      ["r.json": #"{"p": ["浙江"], "c": [[["杭州"]]]}"#])
    #expect(table.recognition.diagnostics.map(\.identifier) == ["orphan-parent"])
  }

  /// Rows of one length say what they lie in, or a code and a name, and are no lists of children.
  @Test(arguments: [#"[["海口", "海南"], ["杭州", "浙江"]]"#, #"[["330100", "杭州"], ["460100", "海口"]]"#])
  func rowsOfTwoAreNotTakenForLists(_ rows: String) throws {
    let files: KeyValuePairs = ["r.json": #"{"p": ["浙江", "海南"], "c": \#(rows)}"#]
    let table = try MappedTable(#"{"inputs": [{"file": "r.json", "at": "p"}, {"at": "c"}]}"#, files)
    #expect(table.recognition.hasErrors)
    #expect(!table.recognition.diagnostics.contains { $0.identifier == "guessed-parent" })
  }

  @Test func rowsThatNameTheirParentsAreRead() throws {
    let table = try MappedTable(
      #"{"inputs": [{"file": "r.json", "at": "p"}, {"at": "c"}]}"#,
      ["r.json": #"{"p": ["浙江", "海南"], "c": [["4601", "海口", "海南"], ["3301", "杭州", "浙江"]]}"#])
    #expect(table.recognition.hasErrors || table.tree == "浙江(杭州#3301) 海南(海口#4601)")
  }

  @Test func thereMustBeAnInputAbove() throws {
    let table = try MappedTable(#"{"input": "r.json", "shape": "[[name]]"}"#, ["r.json": #"[["杭州"], ["海口"]]"#])
    #expect(table.recognition.diagnostics.map(\.identifier) == ["bad-shape"])
  }
}
