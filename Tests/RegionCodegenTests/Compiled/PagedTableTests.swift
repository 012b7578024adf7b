import Testing

@testable import region_codegen

/// Past some thousand rows a column is split; who reads the table cannot tell.
@Suite struct PagedTableTests {
  @Test func aTableOfSeveralPagesHoldsEveryRow() throws {
    let pages = 2
    let count = pages * Column.pageSize + 500
    let regions: [RegionNode] = (0..<(count / 100)).map { root in
      .region("r\(root)", code: "\(root + 1)", (1..<100).map { .region("r\(root)-\($0)", code: "\(root + 1)00\($0)") })
    }
    let layout = try TableLayout(regions)
    let source = TableSource(name: "Paged", access: .public, layout: layout, inputs: []).render()
    try #require(source.contains("rows\(pages)[index - \(pages * Column.pageSize)]"))
    let workshop = try Workshop()
    try workshop.compileRuntime()
    try workshop.compileTable(source)
    let output = try workshop.runProgram(
      """
      import RegionTables
      import Table
      for region in Paged.depthFirst {
        let isFound = Array(Paged.regions(named: region.name)) == [region]
        print(region.code ?? "", region.path.joined(separator: "/"), isFound ? region.children.count : -1)
      }
      """)
    func lines(_ regions: [RegionNode], below path: String) -> [String] {
      regions.flatMap { region in
        ["\(region.code ?? "") \(path)\(region.name) \(region.children.count)"]
          + lines(region.children, below: "\(path)\(region.name)/")
      }
    }
    let isEqual = output.split(separator: "\n").elementsEqual(lines(regions, below: ""), by: ==)
    #expect(isEqual)
  }
}
