extension ShapeInference {
  /// Looks for a tree in a list that has none in its nesting: in references to parents, or in the codes.
  mutating func recognizeFlatList(_ start: Node, _ shape: inout Shape) {
    let level = shape.levels[0]
    guard level.wrapper.isEmpty else { return }
    var contents = CollectionContents([RegionCollection(node: start)])
    if level.collection == .keyed(by: .index) || level.collection == .keyed(by: .code) {
      contents.addValuesAsItems()
    }
    let groups = level.record.opened.sorted { $0.utf8.count < $1.utf8.count }
      .reduce(contents.items) { $0.opening($1) }
    let columns = RecordColumns(level.item == .record ? groups : [])
    guard shape.levels.count == 1, level.record.children.isEmpty else {
      reportOtherParents(columns, shape)
      return
    }
    if let reference = parentReference(columns, level, at: start.position) {
      refuseOwnParents(reference, columns, shape)
      shape.levels[0].record.parent = reference.column.key
      shape.levels[0].record.attributes.removeAll { $0.key == reference.column.key }
      shape.hierarchy = .references(to: reference.identity)
      return
    }
    // Where records say that they have no children, their codes have no say.
    let isNested = columns.columns.contains {
      $0.words.childrenRank == 3 && $0.cells.contains { columns.value($0).isCollection }
    }
    if !isNested { recognizeCodePrefix(rows(start, shape), start, &shape) }
    if shape.hierarchy == .nesting {
      let reported = reportOtherParents(columns, shape)
      reportSignsOfTree(columns, shape, beside: reported)
      reportParentRecords(columns, shape)
      if level.collection == .keyed(by: .code) || level.item == .keyed(by: .code) { reportNestedKeys(start, shape) }
    }
  }

  /// Says where the keys of a dictionary seem to tell a tree.
  private mutating func reportNestedKeys(_ start: Node, _ shape: Shape) {
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

  /// Says what seems to tell a tree in a way that is not read.
  private mutating func reportSignsOfTree(_ columns: RecordColumns, _ shape: Shape, beside reported: [String]) {
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

  /// Says where parents stand as dictionaries in the records, as in `parent: {id, name}`.
  private mutating func reportParentRecords(_ columns: RecordColumns, _ shape: Shape) {
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
      "\(parents.map(\.key.excerpt).joined(separator: ", ")) may tell the parent of each region, but "
        + (line == nil ? "not in a way that can be followed, and " : "")
        + "\(isOne ? "is kept as an attribute" : "are kept as attributes"); "
        + (line.map { "where \(isOne ? "it tells" : "they tell") it, put this line into regions.json: \($0)" }
          ?? "say in regions.json what \(isOne ? "it means" : "they mean")")
    )
    return parents.map(\.key)
  }

  /// The line by which columns with names hold what lies above each region.
  private func pathLine(_ parents: [RecordColumns.Column], _ columns: RecordColumns, _ shape: Shape) -> String? {
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

  /// Refuses references to parents by name where some records are their own parents and have something above these: each
  /// may be a path, as a city has a district that is called like it.
  private mutating func refuseOwnParents(_ reference: ParentReference, _ columns: RecordColumns, _ shape: Shape) {
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
  private mutating func refusePaths(
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

  private struct ParentReference {
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

  private mutating func parentReference(
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

  private func rows(_ start: Node, _ shape: Shape) -> [RegionNode] {
    var application = ShapeApplication(Shape(levels: shape.levels, nameFormats: premises.nameFormats))
    return application.regions(of: start)
  }

  /// Says where a tree is taken from what look like codes of GB/T 2260 but name other provinces.
  private mutating func noteOtherCodes(_ rows: [RegionNode]) {
    let provinces = rows.compactMap { row -> (row: RegionNode, code: String)? in
      guard let code = row.code, CodeForm.significantDigits(of: code) == 2 else { return nil }
      return (row, code)
    }
    let others = provinces.filter { !StandardProvinces.mayBeCalled($0.row.name, code: $0.code) }
    guard let first = others.first, others.count * 2 >= provinces.count else { return }
    let standard = StandardProvinces.name(ofCode: first.code).map { "stands for \($0)" } ?? "stands for nothing"
    add(
      .guessedTree,
      at: first.row.position,
      "codes are taken to tell which region lies in which, but \(first.code.excerpt), here of \(first.row.name.excerpt), "
        + "\(standard) in GB/T 2260; say in regions.json, with \"shape\", whether it is so"
    )
  }

  private mutating func recognizeCodePrefix(_ rows: [RegionNode], _ start: Node, _ shape: inout Shape) {
    var prefixes = Set<Substring>()
    var codes: [(code: String, digits: Int)] = []
    for row in rows {
      guard let code = row.code, let digits = CodeForm.significantDigits(of: code) else { continue }
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
      shape.hierarchy = .codePrefix(.standard)
      noteOtherCodes(rows)
    } else {
      let option = choice(
        of: ["all regions lie side by side", "codes say which region lies in which"],
        at: start.position
      )
      if option == 1 { shape.hierarchy = .codePrefix(.standard) }
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

extension RecordColumns {
  /// Whether equal names stand together, as those of parents do in a table that is written in order.
  fileprivate func isInRuns(_ column: Column, inAnyScript: Bool) -> Bool {
    guard column.strings == column.filled, !column.words.isMeasure, !column.words.isAside else { return false }
    var runs = 0
    var isNative = true
    var previous: String?
    var different: Set<String> = []
    for cell in column.cells {
      guard case .string(let text) = value(cell).value, !text.isBlank else { continue }
      let likeness = NameLikeness(text)
      guard likeness == .native || likeness == .latin && inAnyScript && records.count > 5 else { return false }
      isNative = isNative && likeness == .native
      if text != previous { runs += 1 }
      previous = text
      different.insert(text)
    }
    // A few names, such as 市辖区, belong to several parents.
    guard isNative || runs == different.count else { return false }
    return different.count > 1 && runs * 10 <= different.count * 12 && column.strings >= 2 * different.count
  }

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

  func hasRepeats(_ column: Column) -> Bool {
    let texts = texts(of: column).compactMap { $0 }
    return Set(texts).count < texts.count
  }

  func texts(of column: Column) -> [String?] {
    var texts = [String?](repeating: nil, count: records.count)
    for cell in column.cells where !value(cell).isVoid {
      texts[cell.record] = CodeForm.text(of: value(cell).value)
    }
    return texts
  }
}

extension RecordColumns {
  /// Whether what stands under a key in the dictionaries of a column is among the texts, that of the roots' parent aside.
  fileprivate func parts(_ key: String, of column: Column, areIn texts: Set<String>) -> Bool {
    let parts = column.cells.compactMap { cell in
      records[cell.record][cell.entry].opened?.first { $0.key == key }.flatMap { CodeForm.text(of: $0.node.value) }
    }
    return parts.contains(where: texts.contains) && Set(parts).subtracting(texts).count <= 1
  }
}
