import CRegionLimit
import GeneratedRegions
import Testing

/// The C arrays that the benchmark compares with hold what the table does.
@Suite struct LimitTests {
  @Test func theCArraysAreTheTable() {
    #expect(Int(limit_count()) == China.count, "write them anew with Benchmarks/c-tables.py")
    for region in China.regions {
      let row = UInt32(region.index)
      if let first = region.children.first { #expect(Int(limit_first_child(row)) == first.index) }
      #expect(Int(limit_first_child(row + 1) - limit_first_child(row)) == region.children.count)
      #expect(limit_parent(row) == region.parent.map { UInt32($0.index) } ?? 0xfff_ffff)
      #expect(UInt64(limit_code(row)) == region.integerCode ?? UInt64(UInt32.max))
      #expect(
        Array(UnsafeBufferPointer(start: limit_name(row), count: Int(limit_name_length(row))))
          == Array(region.name.utf8))
      if let code = region.integerCode {
        #expect(limit_row_of_code(code) == row)
        #expect(limit_row_of_code(code + 50_000_000) == limit_count())
      }
    }
  }
}
