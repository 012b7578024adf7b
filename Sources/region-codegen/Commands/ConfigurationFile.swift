/// A `regions.json` on disk.
enum ConfigurationFile {
  /// What the file says, or `nil` after saying what is wrong with it.
  static func load(_ path: String) -> Configuration? {
    let report = Report(path: path)
    do {
      return try read(path)
    } catch {
      for problem in error.diagnostics { Console.complain(report.line(for: problem)) }
      return nil
    }
  }

  private static func read(_ path: String) throws(ConfigurationError) -> Configuration {
    let document: Document
    do {
      document = try Document.read(try Files.read(path))
    } catch {
      throw ConfigurationError([error])
    }
    guard document.format == .json else {
      throw ConfigurationError([
        .error(
          ConfigurationFault.notJSON.rawValue, at: document.root.position,
          "a configuration is JSON, and this is an \(document.format.rawValue); write it as "
            + "{\"tables\": {\"MyRegions\": {\"input\": \"my-regions.plist\"}}}")
      ])
    }
    return try Configuration(document)
  }
}
