import RegionTables

/// Prints the table as `region-codegen dump --format paths` prints its input.
func printPaths<Table: RegionTable>(of table: Table.Type) {
  for region in table.depthFirst { print(region.path.joined(separator: "/")) }
}

switch CommandLine.arguments.dropFirst().first {
case "index-keyed": printPaths(of: IndexKeyed.self)
case "records-by-level": printPaths(of: RecordsByLevel.self)
case "two-levels": printPaths(of: TwoLevels.self)
case "one-key-dictionaries": printPaths(of: OneKeyDictionaries.self)
case "flat-records": printPaths(of: FlatRecords.self)
case "codes-and-kinds": printPaths(of: CodesAndKinds.self)
default: printPaths(of: 区划.self)
}
