/// Diagnostics as they come up, of which only so many of a kind are kept and the rest counted.
///
/// A file of 40,000 regions may well have the same flaw 40,000 times. The first ones show what it is.
struct Findings {
  static let limit = 20

  private var kept: [Diagnostic] = []
  private var counts: [Finding: Int] = [:]
  private(set) var hasErrors = false

  /// - Parameter message: what is wrong, then what to change; asked for only when it is shown.
  mutating func add(_ finding: Finding, at position: SourcePosition?, _ message: @autoclosure () -> String) {
    if finding.severity == .error { hasErrors = true }
    counts[finding, default: 0] += 1
    guard counts[finding, default: 0] <= Findings.limit else { return }
    kept.append(Diagnostic(finding, at: position, message()))
  }

  /// Takes over diagnostics of an earlier step.
  mutating func add(_ diagnostics: [Diagnostic]) {
    kept += diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { hasErrors = true }
  }

  /// What was found, in that order, then a line for each kind that was found too often to show.
  var diagnostics: [Diagnostic] {
    var all = kept
    for finding in Finding.allCases {
      guard let count = counts[finding], count > Findings.limit else { continue }
      let more = count - Findings.limit
      all.append(Diagnostic(finding, at: nil, "\(more) more like these, \(count) in all"))
    }
    return all
  }
}

extension Diagnostic {
  init(_ finding: Finding, at position: SourcePosition?, _ message: String) {
    self.init(
      severity: finding.severity,
      identifier: finding.rawValue,
      position: position,
      message: message
    )
  }
}
