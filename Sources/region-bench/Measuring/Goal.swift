/// What is to be reached, in figures.
struct Goal: Sendable {
  struct Result: Codable {
    var title: String
    var measured: String
    var isReached: Bool
  }

  var title: String
  /// What was measured, and whether it is enough; `nil` if it was not measured.
  var measure: @Sendable (Report) -> (text: String, isReached: Bool)?

  func judge(_ report: Report) -> Result? {
    measure(report).map { Result(title: title, measured: $0.text, isReached: $0.isReached) }
  }

  private static func ratio(
    _ title: String, _ id: String, _ names: [String], isReached: @escaping @Sendable (Double) -> Bool
  ) -> Goal {
    Goal(title: title) { report in
      guard let line = report.line(id) else { return nil }
      let ratios = names.compactMap { line.ratio($0) }
      guard let least = ratios.min() else { return nil }
      return ("× " + Number.text(least), isReached(least))
    }
  }

  private static func atMost(_ title: String, _ id: String, _ name: String, _ limit: Double) -> Goal {
    Goal(title: title) { report in
      guard let line = report.line(id), let value = line[name] else { return nil }
      return (line.unit.text(value), value <= limit)
    }
  }

  static let all: [Goal] =
    [
      ratio(
        "first screen in a running process: the fastest parsing takes × 200", "first-touch",
        ["decoded XML plist", "decoded binary plist", "decoded JSON"]
      ) { $0 >= 200 },
      ratio("first screen in a running process: dictionaries take × 1,000", "first-touch", ["nested dictionaries"]) {
        $0 >= 1_000
      },
      Goal(title: "process start to first screen: at most × 1.3 of an empty program") { report in
        guard let line = report.line("start"), let table = line["table"], let empty = line["empty program"] else {
          return nil
        }
        return ("× " + Number.text(table / empty), table / empty <= 1.3)
      },
    ]
    + ["children", "parent", "code-hit", "code-miss", "title-bytes", "walk"].map { id in
      Goal(title: "\(id): at most × 1.5 of C arrays") { report in
        guard let line = report.line(id), let table = line["table"], let limit = line["C arrays"] else { return nil }
        return ("× " + Number.text(table / limit), table / limit <= 1.5)
      }
    } + [
      atMost("title as String: at most 15 ns", "title", "table", 15),
      ratio("code hit: a dictionary takes × 2", "code-hit", ["Dictionary<UInt32, Int>"]) { $0 >= 2 },
      ratio("code miss: a dictionary takes × 2", "code-miss", ["Dictionary<UInt32, Int>"]) { $0 >= 2 },
      ratio("picker events: nested dictionaries take × 100", "scroll", ["nested dictionaries"]) { $0 >= 100 },
      ratio("picker events: decoded structs take longer", "scroll", ["decoded structs"]) { $0 > 1 },
      Goal(title: "allocations in all lookups: none") { report in
        guard let line = report.line("allocations") else { return nil }
        let sum = line.entries.reduce(0) { $0 + $1.median }
        return (Number.text(sum), sum == 0)
      },
      atMost("links, codes and names: at most 48 bytes a region", "size", "a region: links, codes, names", 48),
      atMost(
        "generate with the debug build of the tool: at most 1.5 s", "build-seconds",
        "generate, debug build of the tool", 1.5),
      atMost("compile, release: at most 6 s", "build-seconds", "compile the table, release", 6),
      atMost("compile, release: at most 500 MB", "build-memory", "compile the table, release", 500),
      atMost("compile, debug: at most 2 s", "build-seconds", "compile the table, debug", 2),
      Goal(title: "growth of a program: at most the tables and 100 KB") { report in
        guard let line = report.line("size"), let growth = line["growth of a program"], let tables = line["tables"]
        else { return nil }
        let rest = (growth - tables) / 1_000
        return ("tables + \(Number.text(rest)) KB", rest <= 100)
      },
    ] + Scale.goals
}
