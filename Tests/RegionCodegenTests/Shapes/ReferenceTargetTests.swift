import Testing

@testable import region_codegen

/// Small numbers under one key may be what several others hold: which is meant is not left to the order of keys.
@Suite struct ReferenceTargetTests {
  /// Rows numbered one way under one key and another way under a second one, with parents by the second.
  private func rows(_ keys: [String], parent: String, shuffled numbers: [[Int]]) -> String {
    let roots = [3, 1]
    let names = ["Texas", "Ohio", "Columbus", "Austin", "Dallas", "Dayton"]
    let parents = [0, 0, roots[1], roots[0], roots[0], roots[1]]
    let rows = names.indices.map { row in
      let cells = keys.indices.map { #""\#(keys[$0])": \#(numbers[$0][row])"# }
      return "{\(cells.joined(separator: ", ")), \"\(parent)\": \(parents[row]), \"name\": \"\(names[row])\"}"
    }
    return "[\(rows.joined(separator: ",\n "))]"
  }

  private func tree(_ regions: [RegionNode]) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: regions.map { ($0.name, $0.children.map(\.name)) })
  }

  private let meant = [3, 1, 2, 4, 5, 6]
  private let counting = [1, 2, 3, 4, 5, 6]

  @Test(arguments: [
    ("code", "parent", "rowid"), ("code", "parent_code", "id"), ("code", "pcode", "id"), ("id", "pid", "code"),
    ("id", "pid", "_id"), ("id", "pid", "uid"), ("id", "parentId", "sort"), ("region_id", "parent_id", "id"),
    ("id", "parent", "order"), ("dm", "sjdm", "xh"), ("areaId", "parentAreaId", "sortNo"),
  ])
  func parentsAreNotFoundByRowNumbers(_ keys: (own: String, parent: String, number: String)) throws {
    for isFirst in [true, false] {
      let text =
        isFirst
        ? rows([keys.number, keys.own], parent: keys.parent, shuffled: [counting, meant])
        : rows([keys.own, keys.number], parent: keys.parent, shuffled: [meant, counting])
      let recognition = try recognize(text)
      #expect(!recognition.diagnostics.contains { $0.severity == .error })
      #expect(tree(recognition.regions) == ["Texas": ["Austin", "Dallas"], "Ohio": ["Columbus", "Dayton"]])
    }
  }

  @Test func aReadingThatGoesRoundInCirclesIsNotMeant() throws {
    let recognition = try recognize(
      """
      [{"a": 3, "b": 1, "parent": 1, "name": "Dallas"}, {"a": 1, "b": 3, "parent": 0, "name": "Texas"},
       {"a": 2, "b": 2, "parent": 0, "name": "Ohio"}, {"a": 4, "b": 4, "parent": 2, "name": "Dayton"}]
      """
    )
    #expect(tree(recognition.regions) == ["Texas": ["Dallas"], "Ohio": ["Dayton"]])
    #expect(recognition.shape?.grammar.hasSuffix("by parent a") == true)
  }

  @Test func whatMayBeEitherIsRefusedWithBothLines() throws {
    let recognition = try recognize(
      rows(["a", "b"], parent: "parent", shuffled: [[3, 1, 4, 2, 6, 5], [1, 3, 2, 4, 5, 6]]))
    #expect(recognition.diagnostics.map(\.identifier) == ["ambiguous-shape"])
    let message = recognition.diagnostics.first?.message ?? ""
    #expect(message.contains("by parent a\"") && message.contains("by parent b\""))
  }

  @Test func severalThatLeadToTheSameParentsAreNoQuestion() throws {
    let recognition = try recognize(rows(["a", "b"], parent: "parent", shuffled: [meant, meant]))
    #expect(recognition.diagnostics.map(\.identifier) == [])
  }
}
