import FixtureTables
import RegionSelection
import Testing

@Suite struct RegionGridTests {
  @Test(arguments: [.min, -1, 0, 1, 2, 3, 4, 5, 999, 1_000, 1_001, Int.max])
  func sectionsTogetherAreAllRegions(columnCount: Int) {
    let regions = ThousandChildren.roots[1].children
    let grid = RegionGrid(regions, columnCount: columnCount)
    let sections = (0..<grid.sectionCount).map { Array(grid.items(inSection: $0)) }
    #expect(sections.flatMap { $0 } == Array(regions))
    #expect(sections.dropLast().allSatisfy { $0.count == grid.columnCount })
    #expect(sections.allSatisfy { !$0.isEmpty && $0.count <= grid.columnCount })
  }

  @Test func sevenItemsInTwoColumnsAreFourSections() {
    let grid = RegionGrid(Seven.roots, columnCount: 2)
    #expect(grid.sectionCount == 4)
    #expect((0..<4).map { grid.items(inSection: $0).count } == [2, 2, 2, 1])
  }

  @Test func cellsAndRegionsLeadToEachOther() {
    let grid = RegionGrid(Seven.roots, columnCount: 3)
    for region in Seven.roots {
      let position = grid.position(of: region)
      #expect(position.flatMap { grid.region(at: $0) } == region)
    }
    let roots = RegionGrid(ThousandChildren.roots, columnCount: 2)
    #expect(roots.position(of: ThousandChildren.roots[1].children[0]) == nil)
  }

  @Test func cellsThatDoNotExistHaveNoRegion() {
    let grid = RegionGrid(Seven.roots, columnCount: 2)
    let numbers = [Int.min, -1, 2, 4, .max]
    for section in numbers {
      for item in numbers { #expect(grid.region(at: .init(section: section, item: item)) == nil) }
      #expect(section == 2 || grid.items(inSection: section).isEmpty)
    }
    #expect(grid.region(at: .init(section: 3, item: 1)) == nil)
    let none = RegionGrid(Seven.roots[0].children, columnCount: 2)
    #expect(none.sectionCount == 0 && none.items(inSection: 0).isEmpty)
  }
}
