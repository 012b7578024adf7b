/// Diagnostics, each with the line that shows it, and each line once. As an error: what keeps a file from being used.
struct ReportedProblems: Error {
  private(set) var all: [(line: String, diagnostic: Diagnostic)] = []
  private var lines: Set<String> = []

  init() {}

  init(_ diagnostics: [Diagnostic], _ report: Report) {
    add(diagnostics, report)
  }

  mutating func add(_ diagnostics: [Diagnostic], _ report: Report) {
    add(diagnostics.map { (report.line(for: $0), $0) })
  }

  mutating func add(_ others: ReportedProblems) {
    add(others.all)
  }

  private mutating func add(_ problems: [(line: String, diagnostic: Diagnostic)]) {
    all += problems.filter { lines.insert($0.line).inserted }
  }

  func complain() {
    for (line, _) in all { Console.complain(line) }
  }

  /// For other programs: an array.
  var json: String {
    let items = all.map { line, diagnostic in
      let members = [
        ("identifier", diagnostic.identifier), ("severity", diagnostic.severity.rawValue),
        ("message", diagnostic.message), ("line", line),
      ]
      return "{\(members.map { JSONText.string($0) + ":" + JSONText.string($1) }.joined(separator: ","))}"
    }
    return "[\(items.joined(separator: ","))]"
  }
}
