import FixtureTables
import GeneratedRegions
import SelectionModel
import Testing

/// Selections and slow pickers that do the same at random; `selection-soak` runs more of it.
@Suite struct SoakTests {
  private func violations<Table: RegionTable>(_ table: Table.Type, steps: Int = 300) -> [String] {
    Array(SelectionSoak(of: table, steps: steps, seed: UInt64(steps)).violations.prefix(5))
  }

  @Test func everyTableBehavesAsASlowPickerDoes() {
    #expect(violations(IndexKeyed.self) == [])
    #expect(violations(RecordsByLevel.self) == [])
    #expect(violations(TwoLevels.self) == [])
    #expect(violations(OneKeyDictionaries.self) == [])
    #expect(violations(Events.self) == [])
    #expect(violations(CodesAndKinds.self) == [])
    #expect(violations(OneRegion.self) == [])
    #expect(violations(TenLevels.self) == [])
    #expect(violations(Ragged.self) == [])
    #expect(violations(Attributed.self) == [])
  }

  @Test func largeTablesToo() {
    #expect(violations(ThousandChildren.self, steps: 100) == [])
    #expect(violations(China.self, steps: 100) == [])
  }
}
