import FixtureTables
import GeneratedRegions
import RegionSelection
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
    let tables = fixtureTables.sorted { $0.key < $1.key }
    let share = steps / (tables.count + 1)
    for (_, table) in tables { soak(table, share: share) }
    soak(China.self, share: steps - tables.count * share)
    guard violations.isEmpty else {
      // Unlike what is printed, its message is not lost with a buffer.
      fatalError("selections differ from the slow picker:\n" + violations.prefix(20).joined(separator: "\n"))
    }
    print("\(steps) operations on \(seed) tables, no difference")
  }
}
