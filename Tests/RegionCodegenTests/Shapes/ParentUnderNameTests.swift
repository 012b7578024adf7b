import SeededRandom
import Testing

@testable import region_codegen

/// `{"Munich": "Bavaria", "Bavaria": ""}`.
@Suite struct ParentUnderNameTests {
  private static let line = #"{"input": "r.json", "shape": "{name: parent}"}"#

  /// Each region by what it lies in, in any order.
  @Test func eachNameLiesInWhatStandsUnderIt() throws {
    var random = RandomNumbers(seed: 72)
    for _ in 0..<100 {
      // Without children, a root that nothing names is nowhere.
      let tree = MadeUpRegion.tree(levels: 3, raggedness: 0, &random)
      var pairs: [String: String] = [:]
      func add(_ regions: [MadeUpRegion], under parent: String) {
        for region in regions {
          pairs[region.name + region.code] = parent
          add(region.children, under: region.name + region.code)
        }
      }
      add(tree, under: "")
      let hasRoots = random.chance(50)
      let members = pairs.filter { hasRoots || $0.value != "" }.sorted { $0.key < $1.key }.shuffled(using: &random)
      let text =
        "{\(members.map { "\(JSONText.string($0.key)): \(JSONText.string($0.value))" }.joined(separator: ", "))}"
      let table = try MappedTable(Self.line, ["r.json": text])
      #expect(table.lines == [])
      var found: [String: String] = [:]
      func look(_ regions: [RegionNode], under parent: String) {
        for region in regions {
          found[region.name] = parent
          look(region.children, under: region.name)
        }
      }
      look(table.regions, under: "")
      #expect(found == pairs)
    }
  }

  @Test func whatIsUnlistedIsAnErrorWhereRootsAreListed() throws {
    let table = try MappedTable(
      Self.line, ["r.json": #"{"Munich": "Bavaria", "Bavaria": "", "Kassel": "Hesse"}"#])
    #expect(table.recognition.diagnostics.map(\.identifier) == ["orphan-parent"])
  }

  @Test func circlesAreRefused() throws {
    let table = try MappedTable(Self.line, ["r.json": #"{"a": "b", "b": "a"}"#])
    #expect(table.recognition.diagnostics.map(\.identifier) == ["parent-cycle"])
  }

  @Test func parentsMayStandInTheInputAbove() throws {
    let files: KeyValuePairs = [
      "p.json": #"{"BY": "Bavaria", "HE": "Hesse"}"#, "c.json": #"{"Munich": "BY", "Kassel": "HE"}"#,
    ]
    for said in [#", "shape": "{name: parent} by parent code""#, #", "shape": "{name: string}", "parent": "value""#] {
      let table = try MappedTable(
        #"{"inputs": [{"file": "p.json", "shape": "{code: name}"}, {"file": "c.json"\#(said)}]}"#, files)
      #expect(table.lines == [])
      #expect(table.tree == "Bavaria#BY(Munich) Hesse#HE(Kassel)")
    }
  }
}
