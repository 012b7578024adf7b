import FixtureTables
import GeneratedRegions
import SelectionModel

/// Compares selections over all tables with slow pickers, for as many random operations as the argument says.
@main
struct SelectionSoakTool {
  static func main() {
    let steps = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
    var seed: UInt64 = 0
    var violations: [String] = []
    func soak<Table: RegionTable>(_ table: Table.Type, share: Int) {
      seed += 1
      violations += SelectionSoak(of: table, steps: share, seed: seed).violations
    }
    let share = steps / 12
    soak(China.self, share: steps - 11 * share)
    soak(IndexKeyed.self, share: share)
    soak(RecordsByLevel.self, share: share)
    soak(TwoLevels.self, share: share)
    soak(OneKeyDictionaries.self, share: share)
    soak(Events.self, share: share)
    soak(CodesAndKinds.self, share: share)
    soak(OneRegion.self, share: share)
    soak(ThousandChildren.self, share: share)
    soak(TenLevels.self, share: share)
    soak(Ragged.self, share: share)
    soak(Attributed.self, share: share)
    print(violations.prefix(20).joined(separator: "\n"))
    precondition(violations.isEmpty, "selections differ from the slow picker")
    print("\(steps) operations on \(seed) tables, no difference")
  }
}
