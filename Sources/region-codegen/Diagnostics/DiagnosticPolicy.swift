/// What becomes of warnings and notes: they can be made errors, or not be said at all. Errors stay errors.
struct DiagnosticPolicy: Equatable, Sendable {
  /// Whether every warning is an error, unless it is listed.
  var isStrict = false
  /// By identifier.
  var treatments: [String: Treatment] = [:]

  enum Treatment: String, CaseIterable, Sendable {
    case ignore
    case warning
    case error
  }

  /// The identifiers of everything that is said of a tree without stopping the build.
  static let adjustable = Finding.allCases.filter { $0.severity != .error }.map(\.rawValue)

  func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard diagnostic.severity != .error else { return diagnostic }
      var diagnostic = diagnostic
      switch treatments[diagnostic.identifier] {
      case .ignore?: return nil
      case .warning?: diagnostic.severity = .warning
      case .error?: diagnostic.severity = .error
      case nil: if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
      }
      return diagnostic
    }
  }
}
