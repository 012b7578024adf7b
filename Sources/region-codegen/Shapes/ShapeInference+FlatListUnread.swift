/// What seems to tell a tree, but is not read so.
extension ShapeInference {
  /// Says what may tell parents but does not lead to any.
  ///
  /// - Returns: the keys of that.
  @discardableResult
  mutating func reportOtherParents(_ columns: RecordColumns, _ shape: Shape) -> [String] {
    guard !findings.hasErrors else { return [] }
    let level = shape.levels[0]
    let others = columns.columns.filter { column in
      let isTaken = [level.record.name, level.record.code, level.record.kind].contains(column.key)
      return !isTaken && column.scalars > 0 && column.booleans == 0
    }
    guard !refusePaths(others, columns, shape) else { return [] }
    let parents = others.filter { column in
      columns.isInRuns(column, inAnyScript: level.record.children.isEmpty)
        || column.words.isOfLevel && columns.mayTellParents(column, beside: level.record.children)
        || level.record.children.isEmpty
          && (columns.isFilledOncePerGroup(column) || column.words.isParent
            || ties.isEmpty && columns.refersToRecords(column))
    }
    guard let first = parents.first, let cell = first.cells.first else { return [] }
    let line = pathLine(parents, columns, shape)
    let isOne = parents.count == 1
    add(
      .unusedParent,
      at: columns.value(cell).position,
      "\(parents.map(\.key.excerpt).joined(separator: ", ")) may say which region each one lies in, but "
        + (line == nil ? "\(isOne ? "makes" : "make") no tree of this list, and so " : "")
        + "\(isOne ? "is kept as an attribute" : "are kept as attributes"); "
        + (line.map { "where \(isOne ? "it does" : "they do"), put this line into regions.json: \($0)" }
          ?? "where \(isOne ? "it does" : "they do"), join the file that has the regions above, with \"inputs\" in "
          + "regions.json; where not, say so there, with the \"shape\" that inspect prints")
    )
    return parents.map(\.key)
  }

  /// Says what seems to tell a tree in a way that is not read.
  mutating func reportSignsOfTree(_ columns: RecordColumns, _ shape: Shape, beside reported: [String]) {
    guard !findings.hasErrors, columns.records.count > 2 else { return }
    let signs = SignsOfTree(columns, code: shape.levels[0].record.code, beside: reported)
    guard let key = signs.keys.first, let cell = columns.column(key)?.cells.first else { return }
    let codes = signs.keys.first { $0 == shape.levels[0].record.code }.flatMap(columns.column).map(columns.texts)
    let isOne = signs.keys.count == 1
    let remedy = remedy(forTreeIn: codes?.compactMap(\.self) ?? [], shape)
    add(
      .treeNotRead,
      at: columns.value(cell).position,
      "\(signs.keys.map(\.excerpt).joined(separator: ", ")) \(isOne ? "seems" : "seem") to tell where each region is in a "
        + "tree, but \(isOne ? "is" : "are") not read so, and all \(columns.records.count) lie at one level; \(remedy)"
    )
  }

  /// What to do where codes seem to tell a tree.
  private func remedy(forTreeIn codes: [String], _ shape: Shape) -> String {
    let plain = "write the tree as parents, codes or nesting"
    guard !codes.isEmpty else { return plain }
    let lines = CodePrefix.telling(codes).map(shape.configurationLine(with:))
    guard !lines.isEmpty else {
      return
        "\(plain), or say in regions.json, with \"shape\", where the levels of codes end, as in \"by code prefix 2 5\""
    }
    return
      "say in regions.json that codes begin with those of their parents, if they do: \(lines.joined(separator: "; or "))"
  }

  /// Says where parents stand as dictionaries in the records, as in `parent: {id, name}`.
  mutating func reportParentRecords(_ columns: RecordColumns, _ shape: Shape) {
    guard !findings.hasErrors else { return }
    let record = shape.levels[0].record
    for column in columns.columns where column.words.isParent && column.collections > 0 {
      guard let cell = column.cells.first(where: { columns.value($0).isCollection && !columns.value($0).isVoid }),
        let inner = columns.records[cell.record][cell.entry].opened
      else { continue }
      leftOut.removeAll { $0.key == column.key }
      let identities: [(Shape.Identity, String?)] = [(.code, record.code), (.name, record.name)]
      let offers = identities.flatMap { identity, key -> [Offer] in
        guard let known = key.flatMap(columns.column).map(columns.texts) else { return [] }
        let texts = Set(known.lazy.compactMap { $0 })
        return inner.map(\.key).filter { columns.parts($0, of: column, areIn: texts) }.prefix(1).map {
          Offer(what: "\($0.excerpt) is the parent", shape: shape.withParent($0, in: column.key, by: identity))
        }
      }
      let lines = offers.lines(reading: root)
      add(
        .treeNotRead,
        at: columns.value(cell).position,
        "\(column.key.excerpt) seems to tell the parent of each region, but is a dictionary and not read so, and all "
          + "\(columns.records.count) lie at one level; "
          + (lines.isEmpty
            ? "write the tree as parents, codes or nesting"
            : "put the line that holds into regions.json: \(lines.joined(separator: "; or "))")
      )
      // Each line has been tried on the whole file.
      return
    }
  }

  /// Says where the keys of a dictionary seem to tell a tree.
  mutating func reportNestedKeys(_ start: Node, _ shape: Shape) {
    guard !findings.hasErrors else { return }
    let entries: [Node.Entry] =
      switch start.value {
      case .dictionary(let entries): entries
      case .array(let items):
        items.flatMap { item -> [Node.Entry] in
          guard case .dictionary(let entries) = item.value else { return [] }
          return entries
        }
      default: []
      }
    let regions = entries.filter { !$0.node.isVoid }
    guard let first = regions.first, SignsOfTree.areInTree(codes: regions.map(\.key)) else { return }
    add(
      .treeNotRead,
      at: first.keyPosition,
      "keys such as \(first.key.excerpt) seem to tell where each region is in a tree, but are not read so, and all "
        + "\(regions.count) lie at one level; \(remedy(forTreeIn: regions.map(\.key), shape))"
    )
  }
}

extension RecordColumns {
  /// Whether records share what stands in a column that is called like a level, so far as there are enough to tell.
  ///
  /// - Parameter children: The lists of children in each record, beside which what all records share tells of the file.
  fileprivate func mayTellParents(_ column: Column, beside children: [String]) -> Bool {
    let different = Set(texts(of: column).compactMap { $0 })
    guard children.isEmpty else { return different.count > 1 && hasRepeats(column) && column.words.nameRank >= 4 }
    return hasRepeats(column) || records.count < Self.fewestToTell
  }

  private static let fewestToTell = 3

  /// Whether what stands in the column stands in another one for each record.
  fileprivate func refersToRecords(_ column: Column) -> Bool {
    let references = Set(texts(of: column).compactMap { $0 })
    guard !references.isEmpty, !column.words.isMeasure else { return false }
    return columns.contains { other in
      guard other.key != column.key, other.filled == records.count, other.scalars == other.filled else { return false }
      let known = Set(texts(of: other).compactMap { $0 })
      return known.count == records.count && references.isSubset(of: known)
    }
  }

  /// Whether what stands under a key in the dictionaries of a column is among the texts, that of the roots' parent aside.
  fileprivate func parts(_ key: String, of column: Column, areIn texts: Set<String>) -> Bool {
    let parts = column.cells.compactMap { cell in
      records[cell.record][cell.entry].opened?.first { $0.key == key }.flatMap { CodeForm.text(of: $0.node.value) }
    }
    return parts.contains(where: texts.contains) && Set(parts).subtracting(texts).count <= 1
  }
}
