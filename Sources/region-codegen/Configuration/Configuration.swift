/// What a `regions.json` says: which tables a target has, what they are made from, and how.
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
    /// What the regions are read from: one input, or one for each level from the roots down.
    var inputs: [Input]
    var access: AccessLevel = .internal
    var policy = DiagnosticPolicy()
    var revision: Revision?
    /// What gives the order of regions.
    var order: Order?
    var changes = Changes()
    /// Which regions give way to their children.
    var drop: [Placed<String>] = []
    /// How many regions every path has.
    var columns: Placed<Int>?
    /// What is said of the table, as it is written; empty where it has no `regions.json`.
    var members: [Node.Entry] = []
    /// What tells this table's way of reading from others; `nil` where nothing is said but what the input is.
    var fingerprint: String?
  }

  /// See `RegionRevision`.
  struct Revision: Equatable, Sendable {
    var date: String
    var source: String
  }

  struct Input: Equatable, Sendable {
    /// Relative to the folder of `regions.json`.
    var file: String
    var position: SourcePosition
    /// The keys, and the places in arrays, that lead to the value that is read.
    var at: [String] = []
    var shape: Placed<WrittenShape>?
    /// The key that refers to the regions of the input before this.
    var parent: Placed<String>?
    var nameFormats: [NameFormat] = []
  }

  struct Order: Equatable, Sendable {
    var file: String
    var position: SourcePosition
    var at: [String] = []
  }

  /// What is to be different from the files.
  struct Changes: Equatable, Sendable {
    var rename: [Renaming] = []
    var remove: [Placed<String>] = []
    var add: [Addition] = []

    struct Renaming: Equatable, Sendable {
      var region: Placed<String>
      var name: String
      /// What the region has instead of what it had under the same keys.
      var attributes: [RegionNode.Attribute] = []
    }

    struct Addition: Equatable, Sendable {
      var region: RegionNode
      var parent: Placed<String>?
      var after: Placed<String>?
    }
  }
}

extension SourcePosition {
  /// The number of a `regions.json` among the files of a table.
  static let configurationFile: UInt16 = .max
}

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Throws: Everything that is wrong with it.
  init(_ document: Document) throws(ConfigurationError) {
    var reader = ConfigurationReader()
    tables = reader.tables(in: document.root.inFile(SourcePosition.configurationFile))
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
