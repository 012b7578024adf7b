/// The values of a dictionary that are tables of records with references between them, each table being a level of one
/// tree, as in `{"Länder": [{"id": 1, …}], "Kreise": [{"land": 1, …}]}`.
struct TablesSideBySide {
  private static let maximumTables = 6

  /// The entries of the tables, those that others refer to before these.
  let ordered: [Node.Entry]

  /// `nil` where no table refers to another.
  init?(_ entries: [Node.Entry]) {
    let filled = entries.filter { !$0.node.isVoid }
    guard filled.count > 1, filled.count <= Self.maximumTables else { return nil }
    let tables = filled.compactMap { Table($0) }
    guard tables.count == filled.count else { return nil }
    let references = tables.indices.map { table in
      tables.indices.filter { $0 != table && tables[table].refers(to: tables[$0]) }
    }
    guard references.contains(where: { !$0.isEmpty }) else { return nil }
    var order: [Int] = []
    while order.count < tables.count {
      let rest = tables.indices.filter { !order.contains($0) }
      order.append(rest.first { references[$0].allSatisfy(order.contains) } ?? rest[0])
    }
    ordered = order.map { filled[$0] }
  }

  /// Two tables and a column that all records of the second have and none of the first; `nil` where all are alike.
  static func difference(in entries: [Node.Entry]) -> (without: String, with: String, column: String)? {
    let filled = entries.filter { !$0.node.isVoid }
    guard filled.count > 1, filled.count <= maximumTables else { return nil }
    let tables = filled.compactMap { Table($0) }
    guard tables.count == filled.count, tables.allSatisfy({ $0.columns.records.count > 1 }) else { return nil }
    for one in tables {
      for other in tables {
        let own = other.columns.columns.first { column in
          column.scalars == other.columns.records.count && one.columns.column(column.key) == nil
        }
        if let own { return (one.key, other.key, own.key) }
      }
    }
    return nil
  }
}

/// Records, or names, in one collection.
private struct Table {
  let key: String
  let columns: RecordColumns
  /// What the records may be known by: the texts of a column that are all different, with the key of the column.
  private let identities: [(key: String?, texts: Set<String>)]

  init?(_ entry: Node.Entry) {
    key = entry.key
    var records: [[Node.Entry]] = []
    var names: [String] = []
    var keys: [String] = []
    func add(_ node: Node) -> Bool {
      switch node.value {
      case .dictionary(let entries): records.append(entries)
      case .string(let text): names.append(text)
      default: return false
      }
      return true
    }
    switch entry.node.value {
    case .array(let items):
      guard items.allSatisfy(add) else { return nil }
    case .dictionary(let entries) where KeyForm(CollectionOfOne(entries)) != .word:
      guard entries.allSatisfy({ add($0.node) }) else { return nil }
      keys = entries.map(\.key)
    default: return nil
    }
    guard records.isEmpty != names.isEmpty else { return nil }
    let parent = RegionCollection(node: entry.node)
    let columns = RecordColumns([RecordGroup(parent: parent, records: records)])
    guard !columns.hasTooManyKeys else { return nil }
    self.columns = columns
    identities =
      [names, keys].filter { !$0.isEmpty }.map { (nil, Set($0)) }
      + columns.columns.compactMap { column in
        let texts = columns.texts(of: column).compactMap { $0 }
        let different = Set(texts)
        return texts.count == columns.records.count && different.count == texts.count ? (column.key, different) : nil
      }
  }

  /// Whether all records have a column with what those of the other table are known by.
  func refers(to other: Table) -> Bool {
    columns.columns.contains { column in
      guard column.scalars == columns.records.count, column.scalars > 0,
        column.words.isParent || other.columns.column(column.key) == nil
      else { return false }
      let texts = columns.texts(of: column)
      return other.identities.contains { identity in
        identity.key != column.key && texts.allSatisfy { $0.map(identity.texts.contains) ?? false }
      }
    }
  }
}
