/// What a search field finds.
struct RegionSearch<Table: RegionTable> {
  /// More than anyone reads.
  static var limit: Int { 100 }

  /// The regions whose names contain the text, in table order; the roots, if there is no text.
  let results: [Region<Table>]

  init(text: String) {
    let sought = Array(text.utf8)
    results =
      sought.isEmpty
      ? Array(Table.roots)
      : Array(Table.regions.lazy.filter { Self.name(of: $0, contains: sought) }.prefix(Self.limit))
  }

  private static func name(of region: Region<Table>, contains sought: [UInt8]) -> Bool {
    let name = region.nameUTF8
    return name.indices.contains { name[$0...].starts(with: sought) }
  }
}
