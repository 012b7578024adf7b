/// What a `regions.json` says: which tables a target has, and what they are made from.
///
/// ```json
/// {
///   "tables": {
///     "China": { "input": "../../data/china.plist", "access": "public" }
///   }
/// }
/// ```
struct Configuration: Equatable, Sendable {
  /// In the order of the file.
  var tables: [Table]

  struct Table: Equatable, Sendable {
    /// The name of the emitted type.
    var name: String
    /// The region file, relative to the folder of `regions.json`.
    var input: String
    var access: AccessLevel = .internal
    var policy = DiagnosticPolicy()
    var revision: Revision?
  }

  /// See `RegionRevision`.
  struct Revision: Equatable, Sendable {
    var date: String
    var source: String
  }
}

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Throws: Everything that is wrong with it.
  init(_ document: Document) throws(ConfigurationError) {
    var reader = ConfigurationReader()
    tables = reader.tables(in: document.root)
    if !reader.diagnostics.isEmpty { throw ConfigurationError(reader.diagnostics) }
  }
}

/// Diagnostics that together stop what was being done.
struct ConfigurationError: Error {
  var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
