/// The keys that a `regions.json` can have. Its reader, its schema and its reference agree on these.
enum ConfigurationKeys {
  static let file = ["$schema", "tables"]
  static let table =
    ["input", "inputs", "at", "shape", "nameFormat", "order", "changes", "drop", "columns"] + settings
  static let input = ["file", "at", "shape", "nameFormat", "parent"]
  static let order = ["file", "at"]
  static let changes = ["rename", "remove", "add"]
  static let renaming = ["name", "attributes"]
  static let addition = ["parent", "name", "code", "kind", "attributes", "after"]

  /// What does not change which regions a table has.
  static let settings = ["access", "strict", "diagnostics", "revision"]
  static let revision = ["date", "source"]

  /// The word that stands for all names that are known to be no places.
  static let placeholders = "placeholders"
}
