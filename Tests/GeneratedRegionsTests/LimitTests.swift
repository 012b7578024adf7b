import CRegionLimit
import GeneratedRegions
import Testing

/// The C arrays that the benchmark compares with hold what the table does.
@Suite struct LimitTests {
  private static let remedy: Comment = """
    after a change of the table, write the arrays anew: \
    python3 Benchmarks/c-tables.py Sources/PrebuiltRegions/China.regions.swift Sources/CRegionLimit
    """

  @Test func theCArraysAreTheTable() throws {
    // What is behind the end of the arrays must not be read.
    try #require(Int(limit_count()) == China.count, Self.remedy)
    for region in China.regions { try #require(hasEqualRow(region), Self.remedy) }
  }

  private func hasEqualRow(_ region: Region<China>) -> Bool {
    let row = UInt32(region.index)
    let first = limit_first_child(row)
    var found: UInt32 = 0
    let name = UnsafeBufferPointer(start: limit_name(row), count: Int(limit_name_length(row)))
    return (region.children.first.map { Int(first) == $0.index } ?? true)
      && Int(limit_first_child(row + 1) - first) == region.children.count
      && limit_parent(row) == region.parent.map { UInt32($0.index) } ?? 0xfff_ffff
      && UInt64(limit_code(row)) == region.integerCode
      && name.elementsEqual(region.name.utf8)
      && limit_find_code(limit_code(row), &found) && found == row
      && !limit_find_code(limit_code(row) + 50_000_000, &found)
  }
}
