/// Trees that references to parents tell.
extension ShapeInference {
  struct ParentReference {
    var column: RecordColumns.Column
    var identity: Shape.Identity
    var parents: [Int?]
    var isCircular: Bool

    var rank: Int { (column.words.isParent ? 2 : 0) + (identity == .code ? 1 : 0) }

    /// Whether one record lies above another.
    func isAbove(_ record: Int, _ other: Int) -> Bool {
      var next = parents[other]
      // References may go round in circles, which is an error of its own.
      for _ in 0..<FlatList.maximumDepth {
        guard let parent = next else { return false }
        if parent == record { return true }
        next = parents[parent]
      }
      return true
    }
  }

  mutating func parentReference(
    _ columns: RecordColumns,
    _ level: Shape.Level,
    at position: SourcePosition
  ) -> ParentReference? {
    let identities = identities(of: columns, level)
    var found: [ParentReference] = []
    for column in columns.columns {
      let isTaken = [level.record.name, level.record.code, level.record.kind].contains(column.key)
      guard !isTaken, column.scalars == column.filled, column.booleans == 0,
        column.words.isParent || !column.words.isMeasure
      else { continue }
      let references = columns.texts(of: column)
      let targets = targets(of: references, column, identities, level)
      guard let best = targets.first(where: { one in !targets.contains { $0.excludes(one) && !one.excludes($0) } })
      else {
        continue
      }
      var target = best
      if let rival = targets.first(where: { !best.excludes($0) }), let cell = column.cells.first {
        let option = choice(
          of: [best, rival].map { "\(column.key.excerpt) refers to \(level.key(of: $0.known.identity).excerpt)" },
          at: columns.value(cell).position
        )
        target = option == 0 ? best : rival
      }
      found.append(
        ParentReference(
          column: column, identity: target.known.identity, parents: target.resolved.parents,
          isCircular: target.resolved.isCircular))
    }
    // What goes round in circles is meant otherwise where something else does not.
    if found.contains(where: { $0.column.words.isParent && !$0.isCircular }) { found.removeAll(where: \.isCircular) }
    guard let best = found.max(by: { $0.rank < $1.rank }) else { return nil }
    // Files often refer to parents by an id and by a code; that is only a question where they differ.
    guard let rival = found.first(where: { $0.rank == best.rank && $0.parents != best.parents }) else {
      reportOtherReferences(beside: best, columns, level, identities)
      return confirmed(best, columns, level, at: position)
    }
    let option = choice(
      of: [best, rival].map { "\($0.column.key.excerpt) refers to the parent" },
      at: position
    )
    return option == 0 ? best : rival
  }

  /// What the references under a key may lead to.
  private func targets(
    of references: [String?], _ column: RecordColumns.Column, _ identities: [IdentityColumn], _ level: Shape.Level
  ) -> [ReferenceTarget] {
    let isTold = column.words.isParent || column.words.isOfLevel
    var targets: [ReferenceTarget] = []
    for known in identities where known.identity != .attribute(column.key) {
      guard column.words.isParent && !targets.contains(where: \.resolved.areForest) || known.mayHold(references) else {
        continue
      }
      let target = ReferenceTarget(known, key: level.key(of: known.identity), of: references, under: column.words)
      guard column.words.isParent ? target.resolved.count > 0 : target.resolved.areCertain,
        isTold || !target.resolved.areOwnSomewhere
      else { continue }
      targets.append(target)
    }
    return targets
  }

  /// The columns that tell records apart, so that others may refer to them.
  private func identities(
    of columns: RecordColumns,
    _ level: Shape.Level
  ) -> [IdentityColumn] {
    var identities: [IdentityColumn] = []
    if level.collection == .keyed(by: .code), columns.keys.count == columns.records.count {
      identities.append(IdentityColumn(.code, columns.keys))
    }
    for column in columns.columns where column.filled == column.scalars && column.booleans == 0 {
      let identity: Shape.Identity
      switch column.key {
      case level.record.code: identity = .code
      case level.record.name: identity = .name
      default: identity = .attribute(column.key)
      }
      let isKnown = identity == .code || identity == .name
      guard isKnown || column.filled == columns.records.count else { continue }
      let known = IdentityColumn(identity, columns.texts(of: column))
      if isKnown || known.isUnique { identities.append(known) }
      if identities.count == 8 { break }
    }
    // Names come last: what has an id is not referred to by its name.
    return identities.filter { $0.identity != .name } + identities.filter { $0.identity == .name }
  }

  /// References under a key that does not speak of parents may be to something else: a neighbour, a capital, a successor.
  private mutating func confirmed(
    _ reference: ParentReference,
    _ columns: RecordColumns,
    _ level: Shape.Level,
    at position: SourcePosition
  ) -> ParentReference? {
    let column = reference.column
    guard !column.words.isParent, !column.words.isOfLevel else { return reference }
    let parents = reference.parents.compactMap { $0 }
    if Set(parents).count == parents.count, !areTold(by: columns, level, reference) {
      // Parents have several children, somewhere at least.
      let option = choice(
        of: ["all regions lie side by side", "\(column.key.excerpt) refers to the parent"],
        at: position
      )
      return option == 0 ? nil : reference
    }
    if let cell = column.cells.first {
      add(
        .guessedParent,
        at: columns.value(cell).position,
        "\(column.key.excerpt) is taken for the parent of each region, as it holds what others are known by; say in "
          + "regions.json, with \"shape\", whether it is that"
      )
    }
    return reference
  }

  /// Whether codes of GB/T 2260 begin with those of the parents.
  private func areTold(by columns: RecordColumns, _ level: Shape.Level, _ reference: ParentReference) -> Bool {
    let codes = columns.column(level.record.code ?? "").map(columns.texts) ?? columns.keys
    guard codes.count == columns.records.count else { return false }
    return reference.parents.indices.allSatisfy { row in
      guard let parent = reference.parents[row] else { return true }
      guard let code = codes[row], let above = codes[parent], let digits = CodeForm.significantDigits(of: above),
        let more = CodeForm.significantDigits(of: code)
      else { return false }
      return more > digits && code.hasPrefix(above.prefix(digits))
    }
  }

  /// Says where another key refers to what does not lie above by the references that are followed: a finer one.
  private mutating func reportOtherReferences(
    beside best: ParentReference,
    _ columns: RecordColumns,
    _ level: Shape.Level,
    _ identities: [IdentityColumn]
  ) {
    for column in columns.columns where column.words.isParent || column.words.isOfLevel {
      let isTaken = [best.column.key, level.record.name, level.record.code, level.record.kind].contains(column.key)
      guard !isTaken, column.scalars == column.filled, column.booleans == 0 else { continue }
      let references = columns.texts(of: column)
      for known in identities where known.identity != .attribute(column.key) {
        let others = ResolvedReferences(references, to: known)
        guard known.identity == .name ? others.areMost : others.areForest,
          let row = others.indexOfParent(where: { parent, row in parent != row && !best.isAbove(parent, row) }),
          let cell = column.cells.first(where: { $0.record == row })
        else { continue }
        add(
          .treeNotRead,
          at: columns.value(cell).position,
          "\(column.key.excerpt) refers to regions of the list too, but only \(best.column.key.excerpt) is followed, so that "
            + "\(columns.value(cell).summary) is not above its region; write the parent of each region under one key"
        )
        return
      }
    }
  }
}

extension Shape.Level {
  /// The key under which rows have what they are known by.
  fileprivate func key(of identity: Shape.Identity) -> String {
    switch identity {
    case .code: record.code ?? "the key of each"
    case .attribute(let key): key
    case .name, .path, .position: record.name ?? "the key of each"
    }
  }
}
