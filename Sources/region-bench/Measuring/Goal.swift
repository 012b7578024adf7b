/// What is to be reached, in figures.
struct Goal: Sendable {
  struct Result: Codable {
    var title: String
    var measured: String
    var isReached: Bool
  }

  var title: String
  /// Whether it is the same on every machine, however busy; then a run that misses it fails.
  var isCertain = false
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

  private static func atMost(
    _ title: String, _ id: String, _ name: String, _ limit: Double, isCertain: Bool = false
  ) -> Goal {
    Goal(title: title, isCertain: isCertain) { report in
      guard let line = report.line(id), let value = line[name] else { return nil }
      return (line.unit.text(value), value <= limit)
    }
  }

  private static func growth(_ part: String, _ name: String) -> Goal {
    Goal(title: "growth of a program: at most \(part) and 100 KB") { report in
      guard let line = report.line("growth"), let growth = line["with a public table"], let data = line[name] else {
        return nil
      }
      let rest = (growth - data) / 1_000
      return ("\(Number.text(rest)) KB more", rest <= 100)
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
      atMost("title as String: at most 3 ns, if compiling allows", "title", "table", 3),
      ratio("code hit: a dictionary takes × 2", "code-hit", ["Dictionary<UInt32, Int>"]) { $0 >= 2 },
      ratio("code miss: a dictionary takes × 2", "code-miss", ["Dictionary<UInt32, Int>"]) { $0 >= 2 },
      ratio("picker events: nested dictionaries take × 100", "scroll", ["nested dictionaries"]) { $0 >= 100 },
      ratio("picker events: structs as decoded take longer", "scroll", ["decoded tree"]) { $0 > 1 },
      ratio("picker events: decoded structs in one array take longer", "scroll", ["decoded array"]) { $0 > 1 },
      Goal(title: "allocations in all lookups: none", isCertain: true) { report in
        let counts = report.lines.compactMap { $0.entries.first?.allocations }
        return counts.isEmpty ? nil : (Number.text(counts.reduce(0, +)), counts.allSatisfy { $0 == 0 })
      },
      atMost("links, codes and names: at most 48 bytes a region", "size", "links, codes, names", 48, isCertain: true),
      atMost(
        "pinyin and attributes left out where unused, internal table", "unused", "with an internal table", 0,
        isCertain: true),
      atMost(
        "pinyin and attributes left out where unused, public table", "unused", "with a public table", 0, isCertain: true
      ),
      atMost(
        "generate with the debug build of the tool: at most 1.5 s", "generate-seconds", "debug build of the tool", 1.5),
      atMost("a build with nothing changed generates nothing", "rebuild", "table", 0, isCertain: true),
      atMost("compile, release: at most 6 s", "compile-release-seconds", "table", 6),
      atMost("compile, release: at most 500 MB", "compile-release-memory", "table", 500),
      atMost("compile, debug: at most 2 s", "compile-debug-seconds", "table", 2),
      growth("all static data of the table", "static data of the table"),
      growth("the static data in it", "of these, in the program with a public table"),
    ] + Scale.goals
}
