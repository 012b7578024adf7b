/// A `regions.json` on disk.
enum ConfigurationFile {
  /// What the file says, or `nil` after saying what is wrong with it.
  static func load(_ path: String) -> Configuration? {
    var report = Report(path: path)
    do {
      let document = try Document.read(try Files.read(path))
      report.document = document
      return try Configuration(document)
    } catch let problem as Diagnostic {
      Console.complain(report.line(for: problem))
    } catch {
      for problem in (error as? ConfigurationError)?.diagnostics ?? [] { Console.complain(report.line(for: problem)) }
    }
    return nil
  }
}
