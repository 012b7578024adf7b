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

  mutating func judge() {
    goals = Goal.all.compactMap { $0.judge(self) }
    guard !goals.isEmpty else { return }
    print("To reach")
    for goal in goals {
      print("  " + (goal.isReached ? "yes" : "no").padded(to: 5) + goal.title.padded(to: 74) + goal.measured)
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }
}

/// What figures depend on, without names of hosts or folders.
struct Machine: Codable {
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

  private static var kernelVersion: String {
    (try? Command(["uname", "-srm"]).output().trimmingCharacters(in: .newlines)) ?? "unknown"
  }

  private static var swiftVersion: String {
    let output = (try? Command(["swiftc", "--version"]).output()) ?? ""
    return String(output.split(separator: "\n").first { $0.contains("version") } ?? "unknown")
  }
}
