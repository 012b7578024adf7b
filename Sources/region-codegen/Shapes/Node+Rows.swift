extension Node {
  /// The value with lists of rows as records, where there are any.
  var withRowsRead: Node { holdsArraysInArrays ? withRowsAsRecords : self }

  /// The value with each list of rows, as in `[["110000", "北京市"], ["120000", "天津市"]]`, as a list of records.
  ///
  /// Keys are those of the row at the head, where that is one, and `column1`, `column2` and so on elsewhere.
  var withRowsAsRecords: Node {
    var node = self
    switch value {
    case .array(let items):
      let items = Rows(items)?.records ?? items
      node.value = .array(items.map(\.withRowsAsRecords))
    case .dictionary(let entries):
      node.value = .dictionary(
        entries.map { Entry(key: $0.key, keyPosition: $0.keyPosition, node: $0.node.withRowsAsRecords) })
    default: break
    }
    return node
  }

  /// Whether there are rows under codes anywhere.
  var holdsRowsUnderCodes: Bool {
    switch value {
    case .array(let items): items.contains(where: \.holdsRowsUnderCodes)
    case .dictionary(let entries):
      Rows(underCodes: entries) != nil || entries.contains { $0.node.holdsRowsUnderCodes }
    default: false
    }
  }

  /// The value with what stands under codes as records, where that are rows, as in `{"110000": ["北京市", "beijing"]}`.
  var withRowsUnderCodesAsRecords: Node {
    var node = self
    switch value {
    case .array(let items): node.value = .array(items.map(\.withRowsUnderCodesAsRecords))
    case .dictionary(let entries):
      let records = Rows(underCodes: entries)?.records ?? entries.map(\.node.withRowsUnderCodesAsRecords)
      node.value = .dictionary(
        zip(entries, records).map { Entry(key: $0.key, keyPosition: $0.keyPosition, node: $1) })
    default: break
    }
    return node
  }

  /// An array as a record with the keys `column1`, `column2` and so on; `nil` for other values.
  var asRow: Node? {
    guard case .array(let cells) = value else { return nil }
    let entries = cells.enumerated().map { column, cell in
      Entry(key: Node.keyOfColumn(column), keyPosition: cell.position, node: cell)
    }
    return Node(value: .dictionary(entries), position: position)
  }

  /// - Parameter column: from 0.
  static func keyOfColumn(_ column: Int) -> String { "column\(column + 1)" }

  /// Whether a key is one that says in which column of a row a value stands.
  static func isKeyOfColumn(_ key: String) -> Bool {
    key.hasPrefix("column") && key.utf8.count > 6 && key.utf8.dropFirst(6).allSatisfy(\.isASCIIDigit)
  }

  /// Whether the value holds an array of arrays anywhere.
  var holdsArraysInArrays: Bool {
    switch value {
    case .array(let items):
      items.contains { if case .array = $0.value { true } else { $0.holdsArraysInArrays } }
    case .dictionary(let entries): entries.contains { $0.node.holdsArraysInArrays }
    default: false
    }
  }
}

/// Arrays of one length, each of which says the same things in the same order.
private struct Rows {
  private static let maximumWidth = 50

  private var rows: [(node: Node, cells: [Node])] = []
  private let keys: [String]
  /// The columns that hold rows, where no other has names.
  private var columnsOfRows: Set<Int> = []

  /// `nil` where the arrays are something else, such as the corners of an area.
  init?(_ items: [Node]) {
    for item in items {
      guard case .array(let cells) = item.value, (2...Rows.maximumWidth).contains(cells.count),
        cells.count == rows.first?.cells.count ?? cells.count
      else { return nil }
      rows.append((item, cells))
    }
    guard let first = rows.first else { return nil }
    if let head = rows.count > 1 ? Rows.head(first.cells) : nil {
      keys = head
      rows.removeFirst()
    } else {
      keys = first.cells.indices.map { Node.keyOfColumn($0) }
    }
    let columns = first.cells.indices.map { column in rows.map { $0.cells[column] } }
    if columns.contains(where: Rows.areNames) { return }
    columnsOfRows = Set(columns.indices.filter { Rows.areRows(columns[$0]) })
    guard !columnsOfRows.isEmpty else { return nil }
  }

  /// Rows that stand under codes; `nil` where they may be lists of names.
  init?(underCodes entries: [Node.Entry]) {
    guard entries.count > 1, case .array = entries[0].node.value, KeyForm(CollectionOfOne(entries)) != .word else {
      return nil
    }
    self.init(entries.map(\.node))
    guard rows.count == entries.count, Rows.areRecords(rows.map(\.cells)) else { return nil }
  }

  var records: [Node] {
    rows.map { row in
      let entries = row.cells.enumerated().map { column, cell in
        let inner = columnsOfRows.contains(column) ? cell.asRow : nil
        return Node.Entry(key: keys[column], keyPosition: cell.position, node: inner ?? cell)
      }
      return Node(value: .dictionary(entries), position: row.node.position)
    }
  }

  /// Whether a column holds rows of its own.
  private static func areRows(_ cells: [Node]) -> Bool {
    var rows: [[Node]] = []
    for cell in cells {
      guard case .array(let inner) = cell.value, (2...maximumWidth).contains(inner.count),
        inner.count == rows.first?.count ?? inner.count
      else { return false }
      rows.append(inner)
    }
    return areRecords(rows)
  }

  /// Whether one column has names and another has none, so that the rows are no lists of names.
  private static func areRecords(_ rows: [[Node]]) -> Bool {
    guard let first = rows.first else { return false }
    let likenesses = first.indices.map { column in Rows.likenesses(of: rows.lazy.map { $0[column] }) }
    guard let names = likenesses.compactMap({ $0?.min }).max(), names > .slug else { return false }
    return likenesses.contains { $0.map { $0.max < names } ?? false }
  }

  private static func areNames(_ cells: [Node]) -> Bool {
    cells.allSatisfy { if case .string(let text) = $0.value { NameLikeness(text) != .none } else { false } }
  }

  /// How much the single values of a column read as names; `nil` where there are others. Abbreviations are none.
  private static func likenesses(of cells: some Sequence<Node>) -> (min: NameLikeness, max: NameLikeness)? {
    var range: (min: NameLikeness, max: NameLikeness)?
    for cell in cells where !cell.isVoid {
      guard !cell.isCollection else { return nil }
      var likeness = NameLikeness.none
      if case .string(let text) = cell.value {
        likeness = CodeForm.isAbbreviation(text) ? .slug : NameLikeness(text)
      }
      range = (min(range?.min ?? likeness, likeness), max(range?.max ?? likeness, likeness))
    }
    return range
  }

  /// The keys that a row consists of: words for parts of a record, the name among them.
  private static func head(_ cells: [Node]) -> [String]? {
    let keys = cells.compactMap { cell -> String? in
      guard case .string(let text) = cell.value, !text.isBlank else { return nil }
      return text.trimmingBlanks()
    }
    let words = keys.map { KeyWords($0) }
    guard keys.count == cells.count, Set(keys).count == keys.count, words.contains(where: { $0.nameRank >= 4 }),
      words.count(where: \.isStructural) * 2 >= keys.count
    else { return nil }
    return keys
  }
}
