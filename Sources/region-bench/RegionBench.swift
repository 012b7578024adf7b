import Foundation

/// Compares the bundled table with parsing its source at run time, everything taken in turn in one run.
@main
struct RegionBench {
  static let usage = """
    usage: region-bench [--json FILE] [PART …]

    Run it from the package's folder. The parts are touch, lookups, build and scale; without any, all but scale run.
      scale [ROWS …]  compiles synthetic tables; 3,000, 10,000, 42,000 and 700,000 rows, unless others are given

    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("region-bench: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    // What the benchmark starts itself with.
    case "--measure": return try Command.measure(Array(arguments.dropFirst()))
    case "--touch" where arguments.count == 3: return try FirstTouch.touch(arguments[1], folder: arguments[2])
    default: break
    }
    var arguments = arguments
    var json: String?
    if let option = arguments.firstIndex(of: "--json") {
      guard option + 1 < arguments.count else { throw Command.Failure(description: "--json needs a file\n" + usage) }
      json = arguments[option + 1]
      arguments.removeSubrange(option...(option + 1))
    }
    let parts = arguments.prefix { Int($0) == nil }
    let rows = arguments.dropFirst(parts.count).compactMap { Int($0) }
    guard parts.allSatisfy({ ["touch", "lookups", "build", "scale"].contains($0) }),
      rows.count == arguments.count - parts.count, rows.isEmpty || parts.last == "scale"
    else { throw Command.Failure(description: usage) }

    var report = Report()
    print(
      """
      Medians of one run, and in brackets the middle half; counts and sizes do not vary and have none. Ratios are to the
      first entry, which is the table. Allocations are those of an operation. Who is marked – has no answer.

      """)
    let chosen = parts.isEmpty ? ["touch", "lookups", "build"] : Array(parts)
    if chosen != ["scale"] {
      let inputs = try Inputs(plist: "data/china.plist")
      defer { inputs.remove() }
      if chosen.contains("touch") { try FirstTouch.run(inputs, &report) }
      if chosen.contains("lookups") { try Lookups.run(inputs, &report) }
      if chosen.contains("build") {
        try BuildCost.run(inputs, &report)
        try ProgramGrowth.run(&report)
      }
    }
    if chosen.contains("scale") { try Scale.run(rows.isEmpty ? Scale.sizes : rows, &report) }
    let failed = report.judge()
    if let json { try report.write(to: json) }
    if !report.goals.allSatisfy(\.isReached) {
      print("\nNot everything is reached; Documentation/performance.md says why.")
    }
    guard failed.isEmpty else { throw Command.Failure(description: "not reached: " + failed.joined(separator: ", ")) }
  }
}
