/// Diagnostics as they come up, of which only so many of a kind are kept and the rest counted.
///
/// A file of 40,000 regions may well have the same flaw 40,000 times. The first ones show what it is.
struct Findings {
  static let limit = 20

  private var kept: [Diagnostic] = []
  private var counts: [String: (total: Int, severity: Diagnostic.Severity)] = [:]
  private var order: [String] = []
  private(set) var hasErrors = false

  mutating func error(_ identifier: String, at position: SourcePosition?, _ message: @autoclosure () -> String) {
    add(.error, identifier, position, message)
  }

  mutating func warning(_ identifier: String, at position: SourcePosition?, _ message: @autoclosure () -> String) {
    add(.warning, identifier, position, message)
  }

  mutating func note(_ identifier: String, at position: SourcePosition?, _ message: @autoclosure () -> String) {
    add(.note, identifier, position, message)
  }

  /// What was found, in that order, then a line for each kind that was found too often to show.
  var diagnostics: [Diagnostic] {
    var all = kept
    for identifier in order {
      guard let count = counts[identifier], count.total > Findings.limit else { continue }
      let more = count.total - Findings.limit
      all.append(
        Diagnostic(
          severity: count.severity,
          identifier: identifier,
          position: nil,
          message: "\(more) more of \(identifier), \(count.total) in all"
        )
      )
    }
    return all
  }

  private mutating func add(
    _ severity: Diagnostic.Severity,
    _ identifier: String,
    _ position: SourcePosition?,
    _ message: () -> String
  ) {
    if severity == .error { hasErrors = true }
    let before = counts[identifier]?.total ?? 0
    if before == 0 { order.append(identifier) }
    counts[identifier] = (before + 1, severity)
    guard before < Findings.limit else { return }
    kept.append(
      Diagnostic(severity: severity, identifier: identifier, position: position, message: message())
    )
  }
}
