extension Node {
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
      keys = first.cells.indices.map { "column\($0 + 1)" }
    }
    let hasNames = first.cells.indices.contains { column in
      rows.allSatisfy { row in
        if case .string(let text) = row.cells[column].value { NameLikeness(text) != .none } else { false }
      }
    }
    guard hasNames else { return nil }
  }

  var records: [Node] {
    rows.map { row in
      let entries = zip(keys, row.cells).map { Node.Entry(key: $0, keyPosition: $1.position, node: $1) }
      return Node(value: .dictionary(entries), position: row.node.position)
    }
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
