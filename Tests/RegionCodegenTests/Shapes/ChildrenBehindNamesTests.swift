import SeededRandom
import Testing

@testable import region_codegen

/// `["浙江", ["杭州", "宁波"], "海南", ["海口"]]`.
@Suite struct ChildrenBehindNamesTests {
  private static func write(_ regions: [MadeUpRegion]) -> String {
    let items = regions.flatMap { region in
      [JSONText.string(region.name)] + (region.children.isEmpty ? [] : [write(region.children)])
    }
    return "[\(items.joined(separator: ", "))]"
  }

  private static func expected(_ regions: [MadeUpRegion]) -> String {
    regions.map { $0.name + ($0.children.isEmpty ? "" : "(\(expected($0.children)))") }.joined(separator: " ")
  }

  @Test func listsBehindNamesHoldTheirChildren() throws {
    var random = RandomNumbers(seed: 73)
    for _ in 0..<200 {
      let tree = MadeUpRegion.tree(levels: Int.random(in: 2...4, using: &random), raggedness: 20, &random)
      guard tree.contains(where: { !$0.children.isEmpty }) else { continue }
      let recognition = try recognize(Self.write(tree))
      #expect(recognition.diagnostics.map(\.identifier) == ["guessed-children"])
      #expect(outline(recognition.regions) == Self.expected(tree))
    }
  }

  @Test func recordsMayStandBeforeTheirChildren() throws {
    let text = #"[{"name": "浙江", "code": "33"}, [{"name": "杭州", "code": "3301"}], {"name": "海南", "code": "46"}, []]"#
    let recognition = try recognize(text)
    #expect(recognition.shape?.grammar == "[{code, name}, [{code, name}]]")
    #expect(outline(recognition.regions) == "浙江#33(杭州#3301) 海南#46")
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{code, name}, [{code, name}]]"}"#, ["r.json": text])
    #expect(table.lines == [])
    #expect(table.regions == recognition.regions)
  }

  @Test(arguments: [#"[["杭州"], "浙江"]"#, #"["浙江", ["杭州"], ["宁波"]]"#])
  func aListBehindNoNameIsAnError(_ text: String) throws {
    let table = try MappedTable(#"{"input": "r.json", "shape": "[name, [name]]"}"#, ["r.json": text])
    #expect(table.recognition.diagnostics.map(\.identifier) == ["unexpected-value"])
  }
}
