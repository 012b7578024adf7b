import Foundation

/// The first screen in processes that have not read anything yet, what stays in memory after all was read, and where the
/// time of the table goes.
enum FirstTouch {
  private static let rounds = 15

  /// What a process of its own is asked for.
  private struct Way {
    var name: String
    /// For ``touch(_:folder:)``.
    var argument: String
    /// Whether the dynamic linker looks up all symbols at the start, rather than each at its first call.
    var isBound = false

    var key: String { argument + (isBound ? " bound" : "") }
  }

  /// What ``touch(_:folder:)`` prints.
  private enum Figure: Int, CaseIterable {
    case first, again, kilobytes, faults
  }

  private static let asBytes = "bytes"
  private static let withPages = "pages"

  static func run(_ inputs: Inputs, _ report: inout Report) throws {
    let hasDatabase = FileManager.default.fileExists(atPath: inputs.url(.database).path)
    let routes = Route.allCases.filter { $0 != .sqlite || hasDatabase }.map {
      Way(name: $0.title, argument: $0.rawValue)
    }
    let missing = hasDatabase ? [] : [Route.sqlite.title]
    let bytes = Way(name: "as bytes, without making strings", argument: asBytes)
    let pages = Way(name: "with the pages of all files mapped", argument: withPages)
    let bound = Way(name: "the same, and symbols bound at start", argument: withPages, isBound: true)
    let mapped = Pages.populate() ? [pages, bound] : []
    let parts = [bytes] + mapped
    let missingParts = mapped.isEmpty ? [pages.name, bound.name] : []
    var samples: [String: [[Double]]] = [:]
    for _ in 0..<rounds {
      for way in routes + parts {
        let environment = way.isBound ? ["LD_BIND_NOW=1"] : []
        let touch = [Command.ownPath, "--touch", way.argument, inputs.folder.path]
        let output = try Command(environment + touch).output()
        let numbers = output.split(separator: " ").compactMap { Double($0.trimmingCharacters(in: .newlines)) }
        guard numbers.count == Figure.allCases.count else {
          throw Command.Failure(description: "cannot measure \(way.name)")
        }
        samples[way.key, default: []].append(numbers)
      }
    }
    func entry(_ way: Way, _ figure: Figure, as name: String? = nil) -> Line.Entry {
      Line.Entry(name ?? way.name, samples: (samples[way.key] ?? []).map { $0[figure.rawValue] })
    }
    func line(_ id: String, _ title: String, _ unit: Line.Unit, _ figure: Figure) -> Line {
      Line(id, title, unit: unit, routes.map { entry($0, figure) }, missing: missing)
    }
    report.add(line("first-touch", "first screen in a running process, the very first time", .nanoseconds, .first))
    report.add(line("faults", "page faults of the first screen", .count, .faults))
    if Resident.kilobytes() != nil {
      report.add(
        line("resident", "memory that is in use after the first screen, with what was read", .kilobytes, .kilobytes))
    }
    report.add(
      Line(
        "first-touch-parts", "where the time of the table's first screen goes", unit: .nanoseconds,
        [entry(routes[0], .first)] + parts.map { entry($0, .first) }
          + [entry(routes[0], .again, as: "the second time, at once")],
        missing: missingParts))
    report.add(
      Line(
        "faults-parts", "page faults of the table's first screen", unit: .count,
        [entry(routes[0], .faults)] + parts.map { entry($0, .faults) },
        missing: missingParts))
  }

  /// Prints how many nanoseconds the first screen takes in this process, how many it takes once more, and how many
  /// kilobytes more and page faults there are after the first.
  static func touch(_ argument: String, folder: String) throws {
    let folder = URL(fileURLWithPath: folder)
    var copy = Route.Copy.none
    let screen: (inout Route.Copy) throws -> Int
    if argument == asBytes {
      screen = { _ in StaticTable.firstScreenBytes() }
    } else {
      let name = argument == withPages ? Route.table.rawValue : argument
      guard let route = Route(rawValue: name) else { throw Command.Failure(description: "no route \(name)") }
      if route == .sqlite { SQLite.load() }
      screen = { try route.firstScreen(folder, &$0) }
    }
    let before = Resident.kilobytes() ?? 0
    if argument == withPages { _ = Pages.populate() }
    // Or the first time would have the functions of the stopwatch in it, which are looked up when they are first called.
    _ = Stopwatch.nanoseconds {}
    let faultsBefore = Pages.faults()
    var result = Result<Int, any Error>.success(0)
    let first = Stopwatch.nanoseconds { result = Result { try screen(&copy) } }
    let faults = Pages.faults() - faultsBefore
    let kilobytes = withExtendedLifetime(copy) { (Resident.kilobytes() ?? 0) - before }
    let again = Stopwatch.nanoseconds { _ = try? screen(&copy) }
    guard try result.get() == StaticTable.firstScreen() else {
      throw Command.Failure(description: "\(argument) shows another screen")
    }
    print(first, again, kilobytes, faults)
  }
}

enum Resident {
  /// What the process has in memory; `nil` where the system does not tell.
  static func kilobytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return nil }
    return Int(line.filter(\.isNumber))
  }
}

enum Pages {
  /// How often this process touched a page that it had not mapped yet.
  static func faults() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return usage.ru_minflt + usage.ru_majflt
  }

  /// Maps all pages of the program and its libraries.
  ///
  /// - Returns: Whether the system can do so: Linux from 5.14 on can.
  static func populate() -> Bool {
    #if os(Linux)
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      var isDone = false
      for map in maps.split(separator: "\n") where map.contains("/") {
        let words = map.split(separator: " ")
        let ends = words[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
        guard ends.count == 2, words[1].hasPrefix("r") else { continue }
        // MADV_POPULATE_READ and MADV_POPULATE_WRITE, which the C library may not name yet.
        let advice: Int32 = words[1].hasPrefix("rw") ? 23 : 22
        isDone = madvise(UnsafeMutableRawPointer(bitPattern: ends[0]), Int(ends[1] - ends[0]), advice) == 0 || isDone
      }
      return isDone
    #else
      return false
    #endif
  }
}
