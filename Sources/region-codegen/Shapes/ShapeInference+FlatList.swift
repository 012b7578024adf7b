extension ShapeInference {
  /// Looks for a tree in a list that has none in its nesting: in references to parents, or in the codes.
  mutating func recognizeFlatList(_ start: Node, _ shape: inout Shape) {
    let level = shape.levels[0]
    guard level.record.children.isEmpty else { return }
    var contents = CollectionContents([RegionCollection(node: start)])
    if level.collection == .keyed(by: .index) || level.collection == .keyed(by: .code) {
      contents.addValuesAsItems()
    }
    if level.item == .record, let reference = parentReference(RecordColumns(contents.items), level) {
      shape.levels[0].record.parent = reference.column.key
      shape.levels[0].record.attributes.removeAll { $0.key == reference.column.key }
      shape.hierarchy = .references(to: reference.identity)
      return
    }
    let rows = apply(shape, to: start, under: shape.wrapper)
    recognizeCodePrefix(rows, start, &shape)
  }

  private struct ParentReference {
    var column: RecordColumns.Column
    var identity: Shape.Identity
    var parents: [Int?]
  }

  private mutating func parentReference(_ columns: RecordColumns, _ level: Shape.Level) -> ParentReference? {
    var identities: [(identity: Shape.Identity, texts: [String?])] = []
    if level.collection == .keyed(by: .code), columns.keys.count == columns.records.count {
      identities.append((.code, columns.keys))
    }
    for column in columns.columns where column.filled == column.scalars && column.booleans == 0 {
      let texts = columns.texts(of: column)
      guard column.key == level.record.code || Set(texts.compactMap { $0 }).count == columns.records.count
      else { continue }
      let identity: Shape.Identity =
        switch column.key {
        case level.record.code: .code
        case level.record.name: .name
        default: .attribute(column.key)
        }
      identities.append((identity, texts))
      if identities.count == 8 { break }
    }
    var found: [ParentReference] = []
    for column in columns.columns {
      let isTaken = [level.record.name, level.record.code, level.record.kind].contains(column.key)
      guard !isTaken, column.scalars == column.filled, column.booleans == 0,
        !column.words.isMeasure || column.words.isParent
      else { continue }
      let references = columns.texts(of: column)
      for (identity, texts) in identities where identity != .attribute(column.key) {
        guard let parents = parents(references, texts, column) else { continue }
        found.append(ParentReference(column: column, identity: identity, parents: parents))
        break
      }
    }
    guard let first = found.max(by: { rank($0) < rank($1) }) else { return nil }
    return first
  }

  private func rank(_ reference: ParentReference) -> Int {
    (reference.column.words.isParent ? 2 : 0) + (reference.identity == .code ? 1 : 0)
  }

  /// The parents that the references tell, `nil` where they are no such references.
  private func parents(_ references: [String?], _ identities: [String?], _ column: RecordColumns.Column)
    -> [Int?]?
  {
    var rows: [String: Int] = [:]
    for (row, identity) in identities.enumerated() {
      if let identity, rows[identity] == nil { rows[identity] = row }
    }
    let isRoot = FlatList.rootReference(
      of: references.map { FlatList.Reference(identity: nil, parent: $0, position: nil) },
      identities: { rows[$0] != nil }
    )
    var resolved = 0
    var total = 0
    var parents = [Int?](repeating: nil, count: references.count)
    for (row, reference) in references.enumerated() {
      guard let reference, !isRoot(reference) else { continue }
      total += 1
      parents[row] = rows[reference]
      if parents[row] != nil { resolved += 1 }
    }
    guard resolved > 0 else { return nil }
    if column.words.isParent { return resolved * 2 >= total ? parents : nil }
    // Without a word for it, only a perfect forest counts: any small number is somebody's number.
    guard resolved == total, total < references.count, Set(parents.compactMap { $0 }).count > 1,
      isForest(parents)
    else { return nil }
    return parents
  }

  private func isForest(_ parents: [Int?]) -> Bool {
    var state = [UInt8](repeating: 0, count: parents.count)
    for start in parents.indices where state[start] == 0 {
      var path: [Int] = []
      var next: Int? = start
      while let row = next, state[row] == 0 {
        state[row] = 1
        path.append(row)
        next = parents[row]
      }
      if let row = next, state[row] == 1 { return false }
      for row in path { state[row] = 2 }
    }
    return true
  }

  private func apply(_ shape: Shape, to start: Node, under wrapper: [String]) -> [RegionNode] {
    var level = Shape(levels: shape.levels)
    level.hierarchy = .nesting
    var application = ShapeApplication(level)
    return application.regions(of: start)
  }

  private mutating func recognizeCodePrefix(_ rows: [RegionNode], _ start: Node, _ shape: inout Shape) {
    var prefixes = Set<Substring>()
    var codes: [(code: String, digits: Int)] = []
    for row in rows {
      guard let code = row.code, let digits = RegionCode.significantDigits(of: code) else { continue }
      codes.append((code, digits))
      prefixes.insert(code.prefix(digits))
    }
    guard codes.count * 10 >= rows.count * 9, let fewest = codes.lazy.map(\.digits).min() else { return }
    var below = 0
    var held = 0
    for (code, digits) in codes where digits > fewest {
      below += 1
      var count = digits
      repeat { count -= count > 6 ? 3 : 2 } while count > fewest && !prefixes.contains(code.prefix(count))
      if prefixes.contains(code.prefix(count)) { held += 1 }
    }
    guard held > 0 else { return }
    if held * 2 >= below {
      shape.hierarchy = .codePrefix
    } else {
      let option = choice(
        of: ["all regions lie side by side", "codes say which region lies in which"],
        at: start.position
      )
      if option == 1 { shape.hierarchy = .codePrefix }
    }
  }
}

extension RecordColumns {
  fileprivate func texts(of column: Column) -> [String?] {
    var texts = [String?](repeating: nil, count: records.count)
    for cell in column.cells where !value(cell).isVoid {
      texts[cell.record] = RegionCode.text(of: value(cell).value)
    }
    return texts
  }
}
