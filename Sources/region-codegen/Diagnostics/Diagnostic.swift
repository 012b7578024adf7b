/// One finding about the input: where it is, what is wrong, and what to do about it.
struct Diagnostic: Error, Hashable, Sendable {
  enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  var severity: Severity
  /// Stable name of the kind of finding, such as `duplicate-code`.
  var identifier: String
  /// `nil` when the finding is about the file as a whole.
  var position: SourcePosition?
  /// What is wrong, then what to do about it, in one line without a full stop at its end.
  var message: String

  static func error(_ identifier: String, at position: SourcePosition?, _ message: String) -> Diagnostic {
    Diagnostic(severity: .error, identifier: identifier, position: position, message: message)
  }

  static func warning(_ identifier: String, at position: SourcePosition?, _ message: String) -> Diagnostic {
    Diagnostic(severity: .warning, identifier: identifier, position: position, message: message)
  }
}
