/// A `regions.json` on disk.
enum ConfigurationFile {
  /// - Throws: Everything that is wrong with the file.
  static func read(_ path: String) throws(ReportedProblems) -> Configuration {
    do {
      return try configuration(path)
    } catch {
      let report = Report(path: path)
      throw ReportedProblems(error.diagnostics, report)
    }
  }

  private static func configuration(_ path: String) throws(ConfigurationError) -> Configuration {
    let document: Document
    do {
      document = try Document.read(try Files.read(path))
    } catch {
      throw ConfigurationError([error])
    }
    // `{}` alone is taken for an OpenStep property list, and lacks other things than the right form.
    let isEmpty = if case .dictionary([]) = document.root.value { true } else { false }
    guard document.format == .json || isEmpty else {
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
