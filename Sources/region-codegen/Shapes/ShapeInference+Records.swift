extension ShapeInference {
  /// What the keys of records mean; `nil` where they cannot be regions, which `findings` then says.
  ///
  /// - Parameter opened: the keys of the dictionaries whose entries are taken for parts of the records.
  mutating func record(
    of columns: RecordColumns, opened: [String], keyedBy key: Shape.Key?, _ above: Shape.Level?
  ) -> Shape.Record? {
    var record = Shape.Record()
    record.opened = opened
    if key != .name {
      guard let name = nameKey(of: columns, above) else {
        let node = columns.siblings[0].parent.node
        nothing(at: node, "the records have no key that reads as the name of each")
        return nil
      }
      record.name = name
      if above == nil, columns.column(name).map({ $0.strings < columns.records.count }) ?? false {
        pathKeys = columns.pathKeys
      }
      noteIdentifiers(under: name, columns)
      if above == nil {
        noteHeadings(name, columns)
        noteValuesOfKeys(columns)
      }
    }
    record.kind = kindKey(of: columns)
    guard let children = childrenKeys(of: columns, record, above) else { return nil }
    record.children = children
    noteGuessedChildren(record.children, columns)
    noteReferences(record, columns)
    readCoordinates(of: columns, &record)
    if key != .code {
      readCode(of: columns, above, &record)
    }
    noteRegionKeys(of: columns, record, keyedBy: key, above)

    readOthers(of: columns, keyedBy: key, &record)
    return record
  }

  /// What keys are that have no other part in the record: attributes, or left out.
  private mutating func readOthers(of columns: RecordColumns, keyedBy key: Shape.Key?, _ record: inout Shape.Record) {
    let roles = [record.name, record.code, record.kind, record.latitude, record.longitude].compactMap { $0 }
    let taken = Set(roles + record.children + record.opened)
    for column in columns.columns where column.filled > 0 && !taken.contains(column.key) {
      if column.repeatsKey(of: columns, key) {
        record.ignored.append(column.key)
      } else if column.collections > column.scalars {
        leaveOut(column, of: columns, &record)
      } else {
        if !refuseLists(in: column, of: columns) { noteNamesInOneText(column, of: columns, record) }
        record.attributes.append(Shape.Attribute(key: column.key, type: column.type))
      }
    }
    if let latitude = record.latitude { record.attributes.append(.init(key: latitude, type: "latitude")) }
    if let longitude = record.longitude { record.attributes.append(.init(key: longitude, type: "longitude")) }
  }

  private mutating func nameKey(of columns: RecordColumns, _ above: Shape.Level?) -> String? {
    let containers = above.map(\.record.children) ?? known.wrapper
    let names = NameColumn.withoutAttributesInOtherScripts(
      columns.columns.compactMap { NameColumn($0, in: columns, above: above, under: containers) })
    guard let best = names.first(where: { one in !names.contains { $0.isBetter(than: one) } }) else {
      return nil
    }
    let rivals = names.filter { $0.key != best.key && $0.isRival(of: best) }
    guard let rival = rivals.first(where: { one in !rivals.contains { $0.isBetter(than: one) } }) else {
      noteOtherLanguages(than: best, among: names, columns)
      return nameKey(best, orColumnsBeside: columns)
    }
    let option = choice(
      of: ["\(best.key.excerpt) is the name", "\(rival.key.excerpt) is the name"],
      pathKeys: above == nil ? columns.pathKeys : [],
      at: columns.siblings[0].parent.node.position
    )
    return option == 0 ? best.key : rival.key
  }

  /// A sheet may have names in each of its columns, under the region that they lie in, and columns that end early.
  private mutating func nameKey(_ best: NameColumn, orColumnsBeside columns: RecordColumns) -> String {
    guard let other = columns.columns.first(where: { best.isBesideShorter($0, in: columns) }) else { return best.key }
    let option = choice(
      of: ["\(best.key.excerpt) is the name", "\(other.key.excerpt) is the name"],
      otherwise: "where each key is a region and what stands under it lies in that, write the file as a dictionary "
        + "with an array of names under each key",
      at: columns.siblings[0].parent.node.position
    )
    return option == 0 ? best.key : other.key
  }

  /// Resources of programs have keys under which regions stand in the place of the names of these.
  private mutating func noteIdentifiers(under key: String, _ columns: RecordColumns) {
    guard let column = columns.column(key),
      let cell = column.cells.first(where: { !columns.value($0).isVoid })
    else { return }
    let texts = columns.texts(of: column).compactMap { $0 }
    let identifiers = texts.count(where: NameLikeness.isIdentifier)
    let areLanguages = texts.count > 1 && texts.allSatisfy(NameLikeness.isLanguageTag)
    let areCodes = column.words.codeRank > 2 && texts.allSatisfy(CodeForm.isRatherCode)
    guard identifiers * 10 >= column.strings * 9 || areLanguages || areCodes else { return }
    add(
      .guessedNames,
      at: columns.value(cell).position,
      "\(key.excerpt) is taken for the name of each region, but \(columns.value(cell).summary) reads as "
        + "\(areLanguages ? "the code of a language" : areCodes ? "a code" : "an identifier"); say in regions.json, with \"shape\", which key is the name, "
        + "or write the names in its place"
    )
  }

  private func kindKey(of columns: RecordColumns) -> String? {
    guard let column = columns.column("kind"), column.strings * 10 >= column.filled * 9, column.strings > 0
    else {
      return nil
    }
    return column.key
  }

  /// The keys under which children are: mostly one.
  private mutating func childrenKeys(
    of columns: RecordColumns,
    _ record: Shape.Record,
    _ above: Shape.Level?
  ) -> [String]? {
    let candidates = columns.columns.filter { column in
      column.collections > 0 && column.collections >= column.scalars && !column.words.isAside
        && column.holdsRegions(in: columns) && !column.tellsOfPlaces(in: columns)
    }
    guard candidates.count > 1 else { return candidates.map(\.key) }

    // Provinces may hold cities or districts, each under a key of its own.
    let areKnown = candidates.allSatisfy { $0.words.childrenRank > 0 }
    if areKnown ? columns.areExclusive(candidates) : columns.areOnePerRecord(candidates) {
      return candidates.map(\.key)
    }
    if refuseNamesBesideParts(candidates, columns, above) { return nil }
    func rank(_ column: RecordColumns.Column) -> Int {
      (above?.record.children.contains(column.key) == true ? 10 : 0) + column.words.childrenRank
    }
    let ranked = candidates.sorted { rank($0) > rank($1) }
    if rank(ranked[0]) > 0, ranked.dropFirst().allSatisfy({ rank($0) == 0 }) {
      return [ranked[0].key]
    }
    let mayAllBe = ranked.allSatisfy { rank($0) > 0 }
    let option = choice(
      of: ranked.prefix(2).map { "\($0.key.excerpt) holds the children" }
        + (mayAllBe ? ["\(ranked.count == 2 ? "both hold" : "all of them hold") children"] : []),
      at: columns.value(ranked[0].cells[0]).position
    )
    return option < 2 ? [ranked[option].key] : candidates.map(\.key)
  }

  /// Says where lists stand under names of regions, beside what tells of the region above, as in
  /// `{"capital": …, "杭州市": […]}`.
  ///
  /// - Returns: Whether it is so.
  private mutating func refuseNamesBesideParts(
    _ candidates: [RecordColumns.Column], _ columns: RecordColumns, _ above: Shape.Level?
  ) -> Bool {
    let areNames = candidates.allSatisfy { column in
      NameLikeness(column.key) >= .latin && !column.words.isStructural
        && column.cells.count * 2 <= columns.records.count
    }
    guard areNames, above?.collection == .keyed(by: .name), above?.value == .children, columns.entryCount > 3 else {
      return false
    }
    var level = Shape.Level()
    level.collection = .keyed(by: .name)
    level.ignored = columns.columns.map(\.key).filter { key in !candidates.contains { $0.key == key } }
    var shape = known
    shape.levels += [level, .names]
    nothing(
      at: columns.records[candidates[0].cells[0].record][candidates[0].cells[0].entry].node,
      "keys such as \(candidates[0].key.excerpt) hold lists as regions do, and stand beside others that do not",
      offers: [Offer(what: "the others tell of the region above and are left out", shape: shape)],
      remedy: "write the regions under a key of their own")
    return true
  }

  /// A list under a word that says nothing may be of other names, of offices, of words in other languages.
  private mutating func noteGuessedChildren(_ children: [String], _ columns: RecordColumns) {
    for key in children {
      guard let column = columns.column(key), !column.words.isKnownForChildren, let cell = column.cells.first else {
        continue
      }
      add(
        .guessedChildren,
        at: columns.value(cell).position,
        "\(key.excerpt) is taken for the children of each region, as it holds what may be regions; say so in "
          + "regions.json, with the \"shape\" that inspect prints, or with \(key.excerpt) as ignored where it is not that\(columns.remedy(for: cell))"
      )
    }
  }

  /// Lists may hold the names or codes of other records, children among them, instead of these themselves.
  private mutating func noteReferences(_ record: Shape.Record, _ columns: RecordColumns) {
    guard columns.records.count > 1 else { return }
    let lists = columns.columns.compactMap { column -> (column: RecordColumns.Column, cell: Int, texts: [String])? in
      guard column.collections > 0, !column.words.isAside else { return nil }
      let texts = column.cells.map { cell -> [String] in
        guard case .array(let items) = columns.value(cell).value else { return [] }
        // A city may be called as its province, and a row for nothing chosen is everywhere.
        let own = Set(columns.records[cell.record].compactMap { CodeForm.text(of: $0.node.value) })
        return items.compactMap { CodeForm.text(of: $0.value) }.filter { !own.contains($0) && !Placeholder.isOne($0) }
      }
      guard let first = texts.firstIndex(where: { !$0.isEmpty }) else { return nil }
      return (column, first, texts.flatMap(\.self))
    }
    guard !lists.isEmpty else { return }
    let known = columns.columns.filter { $0.collections == 0 }.reduce(into: Set(columns.keys)) { known, other in
      known.formUnion(columns.texts(of: other).compactMap { $0 })
    }
    for (column, first, texts) in lists where texts.count(where: known.contains) * 3 >= texts.count {
      let areTaken = record.children.contains(column.key)
      // Neighbours are listed by each other; what is a child of one region is none of another.
      guard areTaken || texts.allSatisfy(known.contains) && Set(texts).count == texts.count else { continue }
      referenceKeys.insert(column.key)
      let isCalledChildren = !areTaken && column.words.childrenRank == 3
      add(
        isCalledChildren ? .unexpectedValue : .treeNotRead,
        at: columns.value(column.cells[areTaken ? 0 : first]).position,
        "\(column.key.excerpt) holds what other records are known by, which seems to tell the tree by references, but is "
          + "\(areTaken ? "taken for further regions" : "not read so by any shape"); write the tree as parents, codes or nesting"
      )
    }
  }

  private mutating func readCoordinates(of columns: RecordColumns, _ record: inout Shape.Record) {
    var nested: (key: String, latitude: String, longitude: String)?
    for column in columns.columns where column.filled > 0 {
      guard let coordinate = column.words.coordinate else {
        if nested == nil { nested = columns.coordinates(in: column).map { (column.key, $0.latitude, $0.longitude) } }
        continue
      }
      let inRange = column.cells.count { coordinate.degrees(of: columns.value($0).value) != nil }
      guard inRange * 10 >= column.filled * 9 else {
        let cell = column.cells.first { cell in
          !columns.value(cell).isVoid && coordinate.degrees(of: columns.value(cell).value) == nil
        }
        guard let cell else { continue }
        add(
          .coordinatesNotRead,
          at: columns.value(cell).position,
          "\(column.key.excerpt) is called a \(coordinate) but holds \(columns.value(cell).summary), so it is kept as an "
            + "attribute like others"
        )
        continue
      }
      switch coordinate {
      case .latitude: record.latitude = record.latitude ?? column.key
      case .longitude: record.longitude = record.longitude ?? column.key
      }
    }
    guard record.latitude == nil, record.longitude == nil, let nested else { return }
    record.opened.append(nested.key)
    record.latitude = nested.latitude
    record.longitude = nested.longitude
  }

  /// Children that are written as one string would otherwise pass for an attribute.
  ///
  /// - Returns: Whether there are any.
  private mutating func refuseLists(in column: RecordColumns.Column, of columns: RecordColumns) -> Bool {
    let rank = column.words.childrenRank
    guard rank > 1, column.strings > 0 else { return false }
    let lists = column.cells.filter { cell in
      guard case .string(let text) = columns.value(cell).value else { return false }
      return rank == 3 ? !text.isBlank : NameLikeness.isList(text)
    }
    guard lists.count * 2 >= column.strings, let first = lists.first else { return false }
    let node = columns.value(first)
    add(
      .unexpectedValue,
      at: node.position,
      "\(column.key.excerpt) holds \(node.summary) where children would be; make it an array of names or records"
    )
    return true
  }

  private mutating func leaveOut(
    _ column: RecordColumns.Column,
    of columns: RecordColumns,
    _ record: inout Shape.Record
  ) {
    record.ignored.append(column.key)
    guard !referenceKeys.contains(column.key) else { return }
    let cell = column.cells.first { columns.value($0).isCollection && !columns.value($0).isVoid }
    guard let cell else { return }
    let node = columns.value(cell)
    // What is called children is no detail that can be left out with a warning.
    guard column.words.childrenRank < 3 else {
      add(
        .unexpectedValue,
        at: node.position,
        "\(column.key.excerpt) holds \(node.summary) that does not read as regions; say in regions.json how the file is "
          + "written, with \"shape\", where it does hold regions, or with \(column.key.excerpt) as ignored where not"
      )
      return
    }
    guard let known = leftOut.firstIndex(where: { $0.key == column.key }) else {
      leftOut.append(
        LeftOut(
          key: column.key, example: node, collections: column.collections, records: columns.records.count,
          remedy: columns.remedy(for: cell)))
      return
    }
    leftOut[known].collections += column.collections
    leftOut[known].records += columns.records.count
  }

  /// Says what was left out, whatever the number of levels.
  mutating func noteLeftOut() {
    for column in leftOut {
      add(
        .collectionLeftOut,
        at: column.example.position,
        "\(column.key.excerpt) holds \(column.example.summary) in \(column.collections) of \(column.records) records, "
          + "which is neither children nor an attribute, so it was left out; in regions.json, \"shape\" can have it as "
          + "ignored\(column.remedy)"
      )
    }
  }
}

extension RecordColumns {
  /// The keys of latitude and longitude where the column holds dictionaries of both and nothing else.
  fileprivate func coordinates(in column: Column) -> (latitude: String, longitude: String)? {
    guard column.collections == column.filled,
      let first = column.cells.lazy.map({ value($0) }).first(where: { !$0.isVoid }),
      case .dictionary(let entries) = first.value, entries.count == 2,
      let latitude = entries.first(where: { KeyWords($0.key).coordinate == .latitude })?.key,
      let longitude = entries.first(where: { KeyWords($0.key).coordinate == .longitude })?.key
    else { return nil }
    let alike = column.cells.count { cell in
      guard case .dictionary(let entries) = value(cell).value, entries.count == 2 else { return false }
      return entries.contains { $0.key == latitude } && entries.contains { $0.key == longitude }
    }
    guard alike * 10 >= column.filled * 9 else { return nil }
    return ("\(column.key).\(latitude)", "\(column.key).\(longitude)")
  }
}

extension RecordColumns {
  /// How a shape says to keep what is in a dictionary, in words for a message.
  fileprivate func remedy(for cell: (record: Int, entry: Int)) -> String {
    let entry = records[cell.record][cell.entry]
    guard let inner = entry.opened?.first(where: { !$0.node.isCollection }) else { return "" }
    var record = Shape.Record()
    record.opened = [entry.key]
    return ", or keep what is in it, as with \("\(record.written(inner.key)): attribute".excerpt)"
  }
}

extension RecordColumns.Column {
  /// Whether the collections here hold regions, as far as a look at some of them tells.
  fileprivate func holdsRegions(in columns: RecordColumns) -> Bool {
    var looks = 0
    var regions = 0
    for cell in cells {
      let node = columns.value(cell)
      guard node.isCollection, !node.isVoid else { continue }
      looks += 1
      if node.mayHoldRegions() { regions += 1 }
      if looks == 100 { break }
    }
    return regions * 2 > looks
  }

  /// Whether there are dictionaries here whose keys are all words for something that places have, such as
  /// `{type, coordinates}`, or for a type, such as `{$oid}`.
  fileprivate func tellsOfPlaces(in columns: RecordColumns) -> Bool {
    cells.allSatisfy { cell in
      guard case .dictionary(let entries) = columns.value(cell).value else { return columns.value(cell).isVoid }
      return entries.allSatisfy { entry in
        let words = KeyWords(entry.key)
        return entry.key.utf8.first == 0x24
          || words.isStructural && words.nameRank < 2 && words.childrenRank == 0 && words.codeRank == 0
      }
    }
  }

  /// Whether the column says no more than the keys under which the records stand.
  fileprivate func repeatsKey(of columns: RecordColumns, _ key: Shape.Key?) -> Bool {
    guard let key, columns.keys.count == columns.records.count, filled == scalars else { return false }
    return cells.allSatisfy { cell in
      let node = columns.value(cell)
      if node.isVoid { return true }
      if key == .code { return CodeForm.text(of: node.value) == columns.keys[cell.record].trimmingBlanks() }
      return node.value == .string(columns.keys[cell.record])
    }
  }
}
