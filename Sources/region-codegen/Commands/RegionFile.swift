/// A region file that was read.
struct RegionFile {
  let bytes: [UInt8]
  let document: Document
  let recognition: Recognition
  let policy: DiagnosticPolicy
  let report: Report

  /// Reads the file; `nil` after saying why it cannot be read.
  init?(path: String, policy: DiagnosticPolicy = DiagnosticPolicy()) {
    var report = Report(path: path)
    do {
      bytes = try Files.read(path)
      document = try Document.read(bytes)
    } catch {
      Console.complain(report.line(for: error))
      return nil
    }
    report.document = document
    recognition = recognize(document)
    self.report = report
    self.policy = policy
  }

  /// Everything there is to say about the regions, whether it was recognised or checked.
  var diagnostics: [Diagnostic] {
    policy.apply(
      to: recognition.diagnostics + (recognition.hasErrors ? [] : Checks.run(on: recognition.regions)))
  }

  /// The regions, with warnings already said; `nil` after saying what is wrong with them.
  var regions: [RegionNode]? {
    let diagnostics = diagnostics
    for diagnostic in diagnostics { Console.complain(report.line(for: diagnostic)) }
    return diagnostics.contains { $0.severity == .error } ? nil : recognition.regions
  }
}
