/// What can be wrong with a `regions.json` itself: the stable names that diagnostics about it carry.
enum ConfigurationFault: String, CaseIterable, Sendable {
  /// A key that there is not.
  case unknownKey = "unknown-key"
  /// Something that cannot be left out.
  case missingKey = "missing-key"
  /// A key that goes elsewhere, or not together with another.
  case misplacedKey = "misplaced-key"
  /// A value of another kind than its key has.
  case wrongType = "wrong-type"
  /// A table whose name cannot be that of a Swift type.
  case badTableName = "bad-table-name"
  /// A shape that is not written as shapes are.
  case badShape = "bad-shape"
  /// A `nameFormat` without its parts.
  case badNameFormat = "bad-name-format"
  /// A table that the command line asks for and that is not there.
  case unknownTable = "unknown-table"
  /// A configuration that is written as something else than JSON.
  case notJSON = "not-json"
  /// A file that the build system does not know to be an input. A warning.
  case unplannedInput = "unplanned-input"
}
