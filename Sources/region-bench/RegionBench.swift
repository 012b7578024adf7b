import Foundation
import GeneratedRegions

/// Compares the bundled table with parsing its source at run time, everything taken in turn in one run.
@main
struct RegionBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "measure": try CompileCost.measure(Array(arguments.dropFirst()))
    case "compile":
      try CompileCost(package: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)).run()
    default: try compareLookups(path: arguments.first ?? "data/china.plist")
    }
  }

  private static func compareLookups(path: String) throws {
    guard let xml = FileManager.default.contents(atPath: path) else {
      FileHandle.standardError.write(Data("region-bench: cannot read \(path); run it from the package's folder\n".utf8))
      exit(1)
    }

    // The first of everything has to come first: later it is in memory.
    var bytesOnFirstScreen = 0
    let firstTouch = Stopwatch.nanoseconds { bytesOnFirstScreen = StaticTable.firstScreen() }

    let decoded = try PropertyListDecoder().decode([Record].self, from: xml)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let binary = try encoder.encode(decoded)
    let json = try JSONEncoder().encode(decoded)
    let dictionaries = try Dictionaries(xml)

    print(Contest.header)
    print("The first screen shows \(bytesOnFirstScreen) bytes of titles.\n")
    print(
      Contest(
        "first screen, data not yet in memory", operations: 1, rounds: 11,
        [
          ("table", { StaticTable.firstScreen() }),
          ("plist", { (try? Dictionaries(xml))?.firstScreen() ?? 0 }),
          ("decoded plist", { ((try? PropertyListDecoder().decode([Record].self, from: xml)) ?? []).firstScreen() }),
          (
            "decoded binary plist",
            { ((try? PropertyListDecoder().decode([Record].self, from: binary)) ?? []).firstScreen() }
          ),
          ("decoded JSON", { ((try? JSONDecoder().decode([Record].self, from: json)) ?? []).firstScreen() }),
        ]
      ).run(first: firstTouch))
    print(
      Contest(
        "first screen, again", operations: 1, rounds: 1_001,
        [
          ("table", { StaticTable.firstScreen() }), ("plist", { dictionaries.firstScreen() }),
          ("decoded", { decoded.firstScreen() }),
        ]
      ).run())
    print(
      Contest(
        "count of children, each region", operations: China.count, rounds: 101,
        [("table", { StaticTable.childCounts() }), ("decoded", { decoded.childCounts() })]
      ).run())
    let rowOfCode = Dictionary(uniqueKeysWithValues: China.regions.map { (UInt32($0.integerCode ?? 0), $0.index) })
    for (title, offset) in [("code to region, hits", 0), ("code to region, misses", 50)] {
      let codes = China.regions.map { UInt32($0.integerCode ?? 0) &+ UInt32(offset) * 1_000_000 }.shuffled()
      print(
        Contest(
          title, operations: codes.count, rounds: 101,
          [
            ("table", { codes.reduce(0) { $0 &+ (China[code: $1]?.index ?? 0) } }),
            ("Dictionary<UInt32, Int>", { codes.reduce(0) { $0 &+ (rowOfCode[$1] ?? 0) } }),
          ]
        ).run())
    }
    print(
      Contest(
        "name, each region", operations: China.count, rounds: 101,
        [("table", { StaticTable.names() }), ("decoded", { decoded.names() })]
      ).run())
  }
}
