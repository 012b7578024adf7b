/// Records each of which may be a path from the roots down, which is asked and never taken for granted.
extension ShapeInference {
  /// Refuses references to parents by name where some records are their own parents and have something above these: each
  /// may be a path, as a city has a district that is called like it.
  mutating func refuseOwnParents(_ reference: ParentReference, _ columns: RecordColumns, _ shape: Shape) {
    guard !findings.hasErrors, ties.isEmpty, reference.identity == .name, !reference.column.words.isParent,
      let name = shape.levels[0].record.name, let names = columns.column(name).map(columns.texts),
      zip(names, columns.texts(of: reference.column)).contains(where: { $0 != nil && $0 == $1 })
    else { return }
    let above = levels(above: name, columns, shape)
    guard above.count > 1, above.last == reference.column.key else { return }
    var references = shape
    references.levels[0].record.parent = reference.column.key
    references.levels[0].record.attributes.removeAll { $0.key == reference.column.key }
    references.hierarchy = .references(to: .name)
    let paths = Offer(what: "one path in each record", shape: shape.withPaths(along: above + [name]))
    refuse([Offer(what: "\(reference.column.key.excerpt) names the parent", shape: references), paths], columns)
  }

  /// Refuses records that may just as well be paths, or hold them; `false` where they may not.
  mutating func refusePaths(
    _ others: [RecordColumns.Column],
    _ columns: RecordColumns,
    _ shape: Shape
  ) -> Bool {
    let level = shape.levels[0]
    let position = columns.siblings.first?.parent.node.position
    if let path = others.first(where: { columns.separatorOfPaths(in: $0) != nil }), let position {
      let separator = columns.separatorOfPaths(in: path) ?? ""
      let offers = [
        Offer(what: "regions side by side", shape: shape),
        Offer(
          what: "a tree that \(path.key.excerpt) tells by paths", shape: shape.withCodes(path.key, endingAt: separator)),
      ]
      let lines = offers.lines(reading: root)
      let options = offers.map(\.what)
      add(
        .ambiguousShape,
        at: position,
        lines.count > 1
          ? Offer.message(between: options, lines)
          : "two readings are equally good: \(lines.first ?? options[0]); or \(options[1]); "
            + "\(lines.isEmpty ? "" : "put the line into regions.json, or ")write the tree in another way"
      )
      return true
    }
    let named = columns.columns.filter { $0.words.isOfLevel && $0.words.nameRank >= 4 && $0.strings > 0 }
    let isNamed = named.contains { $0.key == level.record.name } && named.contains(where: columns.hasRepeats)
    let grouped = others.filter { columns.isInRuns($0, inAnyScript: false) }
    // In the columns of a table there are no words that tell levels.
    let path = ties.isEmpty && columns.columns.contains { Node.isKeyOfColumn($0.key) } ? columns.pathKeys : []
    let above = level.record.name.map { levels(above: $0, columns, shape) } ?? []
    if named.count > 1, isNamed {
      refusePaths(of: named, columns, shape)
    } else if path.contains(level.record.name ?? "") {
      refusePaths(of: columns.columns.filter { path.contains($0.key) }, columns, shape)
    } else if grouped.count > 1, let name = columns.columns.first(where: { $0.key == level.record.name }) {
      refusePaths(of: grouped + [name], columns, shape)
    } else if let name = columns.columns.first(where: { $0.key == level.record.name }), name.words.nameRank < 5,
      level.record.children.isEmpty, above.count(where: { KeyWords($0).isOfLevel }) > 1
    {
      refusePaths(along: above + [name.key], columns, shape)
    } else {
      return false
    }
    return true
  }

  /// Records with a name for each level may be regions or paths.
  private mutating func refusePaths(of names: [RecordColumns.Column], _ columns: RecordColumns, _ shape: Shape) {
    let keys = columns.fromRootsDown(names)
    guard let last = keys.last else { return }
    // What is no word for a level may be one all the same.
    let above = levels(above: last, columns, shape)
    refusePaths(
      along: above.count >= keys.count && keys.dropLast().allSatisfy(above.contains) ? above + [last] : keys, columns,
      shape)
  }

  private mutating func refusePaths(along keys: [String], _ columns: RecordColumns, _ shape: Shape) {
    guard let last = keys.last else { return }
    let offers = [
      Offer(what: "regions side by side, named by \(last.excerpt)", shape: shape.naming(by: last)),
      Offer(what: "one path in each record", shape: shape.withPaths(along: keys)),
    ]
    refuse(offers + (Offer(outline: root, under: known.wrapper).map { [$0] } ?? []), columns)
  }

  private mutating func refuse(_ offers: [Offer], _ columns: RecordColumns) {
    add(
      .ambiguousShape,
      at: columns.siblings[0].parent.node.position,
      Offer.message(between: offers.map(\.what), offers.lines(reading: root))
    )
  }

  /// The line by which columns with names hold what lies above each region.
  func pathLine(_ parents: [RecordColumns.Column], _ columns: RecordColumns, _ shape: Shape) -> String? {
    guard let name = shape.levels[0].record.name else { return nil }
    let above = levels(above: name, columns, shape)
    guard parents.contains(where: { above.contains($0.key) }) else { return nil }
    return [Offer(what: "a path in each record", shape: shape.withPaths(along: above + [name]))].lines(reading: root)
      .first
  }

  /// The keys of what lies above the names under a key, from the roots down.
  private func levels(above name: String, _ columns: RecordColumns, _ shape: Shape) -> [String] {
    columns.levelsAbove(name, besides: [shape.levels[0].record.code, shape.levels[0].record.kind])
  }
}

extension RecordColumns {
  /// What stands between the parts of paths such as `33/3301`, most of which continue that of another record; `nil` where the
  /// column holds none.
  fileprivate func separatorOfPaths(in column: Column) -> String? {
    guard column.strings == column.filled else { return nil }
    var texts: [Substring] = []
    for cell in column.cells {
      if case .string(let text) = value(cell).value { texts.append(Substring(text.trimmingBlanks())) }
    }
    let all = Set(texts)
    guard all.count == texts.count else { return nil }
    let separators = texts.compactMap { text -> UInt8? in
      guard let end = text.utf8.lastIndex(where: { "/-_.,>|".utf8.contains($0) }), end != text.startIndex else {
        return nil
      }
      return all.contains(text[..<end]) ? text.utf8[end] : nil
    }
    guard let first = separators.first, separators.count > 1, separators.count * 2 > texts.count else { return nil }
    return String(UnicodeScalar(first))
  }
}
