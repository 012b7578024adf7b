import Foundation

/// Everything that a run measured, and where.
struct Report: Codable {
  var machine = Machine()
  var lines: [Line] = []
  var goals: [Goal.Result] = []

  mutating func add(_ line: Line) {
    lines.append(line)
    print(line.text)
  }

  func line(_ id: String, rows: Int? = nil) -> Line? { lines.first { $0.id == id && $0.rows == rows } }

  /// Compares figures with goals.
  ///
  /// - Returns: Those that are not reached although neither the machine nor what else it does has to do with them.
  mutating func judge() -> [String] {
    let judged = Goal.all.compactMap { goal in goal.judge(self).map { (goal, $0) } }
    goals = judged.map(\.1)
    let failed = judged.filter { $0.isCertain && !$1.isReached }.map(\.0.title)
    guard !goals.isEmpty else { return failed }
    print("To reach")
    for goal in goals {
      print("  " + (goal.isReached ? "yes" : "no").padded(to: 5) + goal.title.padded(to: 74) + goal.measured)
    }
    return failed
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }
}

/// What figures depend on, without names of hosts or folders.
struct Machine: Codable {
  var date = Date.now.formatted(.iso8601.year().month().day())
  /// Of the code that was measured; changes that are in no commit end it with a plus sign.
  var commit = Machine.checkedOutCommit
  var processor = Machine.value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown"
  var cores = ProcessInfo.processInfo.activeProcessorCount
  var memoryGigabytes = Int((Double(ProcessInfo.processInfo.physicalMemory) / 1e9).rounded())
  var system =
    Machine.value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
    ?? ProcessInfo.processInfo.operatingSystemVersionString
  var kernel = Machine.kernelVersion
  var swift = Machine.swiftVersion

  private static func value(of key: String, in path: String, separator: Character) -> String? {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(separator: separator, maxSplits: 1).last?.trimmingCharacters(in: ["\"", " ", "\t"])
  }

  private static var checkedOutCommit: String {
    guard let commit = try? Command(["git", "rev-parse", "--short=12", "HEAD"]).output(),
      let changes = try? Command(["git", "status", "--porcelain", "Sources", "data"]).output()
    else { return "unknown" }
    return commit.trimmingCharacters(in: .newlines) + (changes.isEmpty ? "" : "+")
  }

  private static var kernelVersion: String {
    (try? Command(["uname", "-srm"]).output().trimmingCharacters(in: .newlines)) ?? "unknown"
  }

  private static var swiftVersion: String {
    let output = (try? Command(["swiftc", "--version"]).output()) ?? ""
    return String(output.split(separator: "\n").first { $0.contains("version") } ?? "unknown")
  }
}
