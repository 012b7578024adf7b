import SeededRandom
import Testing

@testable import region_codegen

/// Sheets that leave out what is as in the row above.
@Suite struct OutlineTests {
  private static let shape = "[{column3: name, column1: string, column2: string}] by outline column1 column2"

  /// - Parameter isStaircase: whether each region has a row of its own, with nothing else in it.
  private static func rows(_ regions: [MadeUpRegion], depth: Int = 0, isStaircase: Bool) -> [[String]] {
    regions.flatMap { region -> [[String]] in
      var rows = Self.rows(region.children, depth: depth + 1, isStaircase: isStaircase)
      if isStaircase || rows.isEmpty { rows.insert(["", "", ""], at: 0) }
      rows[0][depth] = region.name
      return rows
    }
  }

  private static func expected(_ regions: [MadeUpRegion]) -> String {
    regions.map { $0.name + ($0.children.isEmpty ? "" : "(\(expected($0.children)))") }.joined(separator: " ")
  }

  @Test(arguments: [false, true])
  func whatIsLeftOutIsAsInTheRowAbove(_ isStaircase: Bool) throws {
    var random = RandomNumbers(seed: 74)
    for _ in 0..<100 {
      let tree = MadeUpRegion.tree(levels: 3, raggedness: 20, &random)
      let rows = Self.rows(tree, isStaircase: isStaircase).map { row in
        "[\(row.map { JSONText.string($0) }.joined(separator: ", "))]"
      }
      let text = "[\(rows.joined(separator: ", "))]"
      guard tree.contains(where: { $0.children.contains { !$0.children.isEmpty } }) else { continue }
      let table = try MappedTable(#"{"input": "r.json", "shape": "\#(Self.shape)"}"#, ["r.json": text])
      #expect(table.lines == [])
      #expect(table.tree == Self.expected(tree), "\(text)")
    }
  }

  @Test func theFirstRowBeginsWithARoot() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "\#(Self.shape)"}"#,
      ["r.json": #"[["", "石家庄市", ""], ["河北省", "", ""], ["", "", "长安区"]]"#])
    #expect(
      table.lines == [
        #"r.json:1:2: error: "石家庄市" has nothing before it that it could lie in, as "column1" of the first record is empty; "#
          + "fill it in [orphan-parent]"
      ])
  }
}
