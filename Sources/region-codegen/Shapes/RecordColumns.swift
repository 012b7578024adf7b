/// Dictionaries turned into columns: for each key, what stands under it throughout.
struct RecordColumns {
  /// With more different keys than these, keys are names or codes and not parts of a record.
  static let maximumColumns = 200

  let records: [[Node.Entry]]
  /// The records of one parent after the other's.
  let siblings: [(parent: RegionCollection, records: Range<Int>)]
  /// The keys under which the records stand; none, or one for each.
  let keys: [String]
  private(set) var columns: [Column] = []
  private(set) var hasTooManyKeys = false
  private(set) var entryCount = 0

  /// What stands under one key, record by record.
  struct Column {
    let key: String
    let words: KeyWords
    /// The record and the entry in it.
    var cells: [(record: Int, entry: Int)] = []
    var strings = 0
    var integers = 0
    var reals = 0
    var booleans = 0
    var others = 0
    var collections = 0
    /// Empty strings, empty collections and nulls.
    var voids = 0

    var scalars: Int { strings + integers + reals + booleans + others }
    var filled: Int { scalars + collections }
  }

  init(_ groups: [RecordGroup]) {
    var records: [[Node.Entry]] = []
    var siblings: [(RegionCollection, Range<Int>)] = []
    var keys: [String] = []
    for group in groups where !group.records.isEmpty {
      siblings.append((group.parent, records.count..<(records.count + group.records.count)))
      records += group.records
      keys += group.keys
    }
    self.records = records
    self.siblings = siblings
    self.keys = keys
    count()
  }

  private mutating func count() {
    var indexOfKey: [String: Int] = [:]
    for (record, entries) in records.enumerated() {
      entryCount += entries.count
      if hasTooManyKeys { continue }
      for (position, entry) in entries.enumerated() {
        let index: Int
        if let known = indexOfKey[entry.key] {
          index = known
        } else {
          guard columns.count < RecordColumns.maximumColumns else {
            hasTooManyKeys = true
            break
          }
          index = columns.count
          indexOfKey[entry.key] = index
          columns.append(Column(key: entry.key, words: KeyWords(entry.key)))
        }
        columns[index].add(entry.node, at: (record, position))
      }
    }
  }

  func value(_ cell: (record: Int, entry: Int)) -> Node { records[cell.record][cell.entry].node }

  func column(_ key: String) -> Column? { columns.first { $0.key == key } }

  /// What stands in a column as text, one for each record; `nil` where there is nothing or no single value.
  func texts(of column: Column) -> [String?] {
    var texts = [String?](repeating: nil, count: records.count)
    for cell in column.cells where !value(cell).isVoid {
      texts[cell.record] = CodeForm.text(of: value(cell).value)
    }
    return texts
  }

  /// Whether keys that are numbers may be codes of regions. What records with a name have under years is no collection
  /// and no name.
  var hasNumbersForRegions: Bool {
    let numbers = columns.filter(\.hasNumberForKey)
    guard !numbers.isEmpty else { return false }
    let areNamed = columns.contains { $0.words.nameRank >= 4 && $0.strings == records.count }
    return !areNamed
      || numbers.contains { column in
        column.collections > 0 || texts(of: column).contains { $0.map { NameLikeness($0) != .none } ?? false }
      }
  }

  /// Whether two records have the same in a column.
  func hasRepeats(_ column: Column) -> Bool {
    let texts = texts(of: column).compactMap { $0 }
    return Set(texts).count < texts.count
  }
}

extension RecordColumns.Column {
  fileprivate mutating func add(_ node: Node, at cell: (record: Int, entry: Int)) {
    cells.append(cell)
    guard !node.isVoid else {
      voids += 1
      return
    }
    switch node.value {
    case .string: strings += 1
    case .integer: integers += 1
    case .real: reals += 1
    case .boolean: booleans += 1
    case .array, .dictionary: collections += 1
    default: others += 1
    }
  }

  var hasNumberForKey: Bool { !key.isEmpty && key.utf8.allSatisfy(\.isASCIIDigit) }

  /// The type of an attribute under this key.
  var type: String {
    switch scalars {
    case integers: "integer"
    case reals: "real"
    case booleans: "boolean"
    case strings + others: "string"
    default: "attribute"
    }
  }
}

/// The dictionaries in one collection.
struct RecordGroup {
  var parent: RegionCollection
  var records: [[Node.Entry]] = []
  /// The keys under which the records stand; none, or one for each.
  var keys: [String] = []
}
