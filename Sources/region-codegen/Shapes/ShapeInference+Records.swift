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

    for column in columns.columns {
      let roles = [record.name, record.code, record.kind, record.latitude, record.longitude]
      let isRole = (roles + record.children + record.opened).contains(column.key)
      if isRole || column.filled == 0 { continue }
      if key != nil, column.repeatsKey(of: columns, key) {
        record.ignored.append(column.key)
      } else if column.collections > column.scalars {
        leaveOut(column, of: columns, &record)
      } else {
        refuseLists(in: column, of: columns)
        record.attributes.append(Shape.Attribute(key: column.key, type: column.type))
      }
    }
    if let latitude = record.latitude { record.attributes.append(.init(key: latitude, type: "latitude")) }
    if let longitude = record.longitude { record.attributes.append(.init(key: longitude, type: "longitude")) }
    return record
  }

  private mutating func nameKey(of columns: RecordColumns, _ above: Shape.Level?) -> String? {
    let names = columns.columns.compactMap { NameColumn($0, in: columns, above: above) }
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
    guard identifiers * 10 >= column.strings * 9 || areLanguages else { return }
    add(
      .guessedNames,
      at: columns.value(cell).position,
      "\(key.excerpt) is taken for the name of each region, but \(columns.value(cell).summary) reads as "
        + "\(areLanguages ? "the code of a language" : "an identifier"); say in regions.json, with \"shape\", which key is the name, "
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

  private mutating func readCode(
    of columns: RecordColumns,
    _ above: Shape.Level?,
    _ record: inout Shape.Record
  ) {
    let children = record.children
    let taken = children + [record.name, record.kind, record.latitude, record.longitude].compactMap { $0 }
    let names = record.name.flatMap { columns.column($0) }
    let context = CodeContext(
      names: names.map(columns.texts)
        ?? (columns.keys.count == columns.records.count
          ? columns.keys : [String?](repeating: nil, count: columns.records.count)),
      levelsOfName: names?.words.levels ?? [],
      levelsAround: (above.map(\.record.children) ?? known.wrapper).reduce(into: []) {
        $0.formUnion(KeyWords($1).levels)
      },
      hasChildren: !children.isEmpty)
    let codes = columns.columns.compactMap { column in
      taken.contains(column.key) || refersToParents(column, of: columns)
        ? nil
        : CodeColumn(
          column, in: columns, above: above, context: context,
          childrenAgree: { columns.beginCodes(of: children, with: column) },
          childrenExtend: { columns.areExtended(by: children, column) })
    }
    let unique = codes.filter { $0.repeated == nil }
    let standard = unique.filter { $0.evidence >= .standard }.prefix(8)
    let usable = unique.filter { code in !standard.contains { columns.column($0.key, continues: code.key) } }
    let preferred = usable.first { $0.key == preferredCode }
    if let best = preferred ?? usable.first(where: { one in !usable.contains { $0.isBetter(than: one) } }) {
      // Two that identify equally well and are called nothing: neither is needed, both stay attributes.
      let isAlone = preferred != nil || !usable.contains { $0.key != best.key && !best.isBetter(than: $0) }
      if isAlone || best.rank > 0 {
        record.code = best.key
        record.codeType = columns.column(best.key)?.type ?? record.codeType
        noteCode(best, isAlone, columns)
        refuseOddities(of: best, columns)
        codeCandidates.append(
          Set(usable.lazy.filter { $0.evidence >= best.evidence && $0.oddities.isEmpty }.map(\.key)))
      }
    }
    if record.code == nil { readCode(calledName: columns, &record) }
    if record.code == nil, !codes.contains(where: { $0.repeated != nil && $0.rank > 2 }) {
      noteOtherCode(of: columns, besides: taken)
    }
    guard record.code == nil, let repeated = codes.first(where: { $0.repeated != nil && $0.rank > 2 }),
      let cell = repeated.repeated
    else { return }
    repeatedIDs.insert(repeated.key)
    let node = columns.value(cell)
    add(
      .repeatedIDs,
      at: node.position,
      "\(repeated.key.excerpt) comes again for other regions of the same level, here as \(node.summary), "
        + "so it is kept as an attribute; where it is meant as a code, make each differ"
    )
  }

  /// Says what is not taken for codes and may be: text with digits, another one for each region.
  private mutating func noteOtherCode(of columns: RecordColumns, besides taken: [String]) {
    let column = columns.columns.first { column in
      guard !taken.contains(column.key), column.strings == columns.records.count, column.strings > 2,
        !column.words.isParent, !column.words.isMeasure || column.words.codeRank > 0, !column.words.isAside,
        !refersToParents(column, of: columns)
      else { return false }
      let texts = columns.texts(of: column).compactMap { $0 }
      return Set(texts).count == texts.count
        && texts.allSatisfy(CodeForm.isTokenWithDigit)
    }
    guard let column, let cell = column.cells.first else { return }
    let node = columns.value(cell)
    add(
      .guessedCode,
      at: node.position,
      "\(column.key.excerpt) holds digits that are different for each region, as in \(node.summary), but is not called a code "
        + "and is kept as an attribute; where it is the code, say so in regions.json, with the \"shape\" that inspect prints "
        + "and \"code\" in the place of \"string\""
    )
  }

  /// A few values that cannot be codes beside others that are.
  private mutating func refuseOddities(of code: CodeColumn, _ columns: RecordColumns) {
    for cell in code.oddities {
      let node = columns.value(cell)
      add(
        .unexpectedValue,
        at: node.position,
        "\(code.key.excerpt) is a code in \(code.count) of \(columns.records.count) records, but here it holds \(node.summary); "
          + "correct it, or say in regions.json, with the \"shape\" that inspect prints and \"attribute\" in the place of "
          + "\"code\", that it is none"
      )
    }
  }

  /// Says what is taken for codes though it may be something else, as values or wording have it.
  private mutating func noteCode(_ code: CodeColumn, _ isAlone: Bool, _ columns: RecordColumns) {
    if let contrary = code.contrary {
      let standard = StandardProvinces.name(ofCode: contrary.code).map { "stands for \($0)" } ?? "stands for nothing"
      add(
        .guessedCode,
        at: contrary.position,
        "\(Recognition.takenForCode(code.key)), but \(contrary.code.excerpt), here of "
          + "\(contrary.name.excerpt), \(standard) in GB/T 2260; where these are postcodes, say so in regions.json, with the "
          + "\"shape\" that inspect prints and \"attribute\" in the place of \"code\""
      )
      return
    }
    guard code.owner == .unknown || !isAlone, let cell = columns.column(code.key)?.cells.first else { return }
    add(
      .guessedCode,
      at: columns.value(cell).position,
      "\(Recognition.takenForCode(code.key)), as no two have the same; where it is that of something else, "
        + "say so in regions.json, with the \"shape\" that inspect prints and \"attribute\" in the place of \"code\""
    )
  }

  /// Whether the column holds codes of regions in another file rather than those of the records.
  private func refersToParents(_ column: RecordColumns.Column, of columns: RecordColumns) -> Bool {
    guard let parentCodes, column.words.isParent || column.words.isOfLevel else { return false }
    let known = column.cells.count { cell in
      CodeForm.text(of: columns.value(cell).value).map(parentCodes.contains) ?? false
    }
    return known * 2 > column.filled
  }

  /// Children that are written as one string would otherwise pass for an attribute.
  private mutating func refuseLists(in column: RecordColumns.Column, of columns: RecordColumns) {
    let rank = column.words.childrenRank
    guard rank > 1, column.strings > 0 else { return }
    let lists = column.cells.filter { cell in
      guard case .string(let text) = columns.value(cell).value else { return false }
      return rank == 3 ? !text.isBlank : NameLikeness.isList(text)
    }
    guard lists.count * 2 >= column.strings, let first = lists.first else { return }
    let node = columns.value(first)
    add(
      .unexpectedValue,
      at: node.position,
      "\(column.key.excerpt) holds \(node.summary) where children would be; make it an array of names or records"
    )
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
  /// Whether codes in one column begin as those of GB/T 2260 in another one, and go on, so that the latter are those of
  /// what the records lie in.
  fileprivate func column(_ below: String, continues above: String) -> Bool {
    guard below != above, let below = column(below), let above = column(above), above.filled == records.count,
      let first = above.cells.first.flatMap({ CodeForm.text(of: value($0).value) }),
      CodeForm.significantDigits(of: first) != nil
    else { return false }
    var isLonger = false
    for (code, parent) in zip(texts(of: below), texts(of: above)) {
      guard let code, let parent, let digits = CodeForm.significantDigits(of: parent),
        let more = CodeForm.significantDigits(of: code), more >= digits, code.hasPrefix(parent.prefix(digits))
      else { return false }
      if more > digits { isLonger = true }
    }
    return isLonger
  }
}

extension RecordColumns {
  private func firstChild(of record: Int, under keys: [String]) -> [Node.Entry]? {
    records[record].first { keys.contains($0.key) && !$0.node.isVoid }?.node.firstRecord
  }

  /// Whether children have something that is what stands in the column with more behind it.
  fileprivate func areExtended(by children: [String], _ column: Column) -> Bool {
    guard column.cells.count > 1, !children.isEmpty else { return false }
    var looks = 0
    for cell in column.cells {
      guard let text = CodeForm.text(of: value(cell).value), text.utf8.count > 1, CodeForm.isToken(text),
        text.utf8.contains(where: \.isASCIIDigit)
      else { return false }
      guard let child = firstChild(of: cell.record, under: children) else { continue }
      looks += 1
      let isBegun = child.contains { entry in
        CodeForm.text(of: entry.node.value).map { $0.count > text.count && $0.hasPrefix(text) } ?? false
      }
      guard isBegun else { return false }
    }
    return looks > 1
  }

  /// Whether children have something that begins with what stands in the column, as codes of GB/T 2260 do.
  fileprivate func beginCodes(of children: [String], with column: Column) -> Bool {
    var looks = 0
    var agreeing = 0
    for cell in column.cells {
      guard let text = CodeForm.text(of: value(cell).value),
        let digits = CodeForm.significantDigits(of: text),
        let child = firstChild(of: cell.record, under: children)
      else { continue }
      looks += 1
      let agrees = child.contains { entry in
        guard let code = CodeForm.text(of: entry.node.value),
          let more = CodeForm.significantDigits(of: code)
        else { return false }
        return more > digits && code.hasPrefix(text.prefix(digits))
      }
      if agrees { agreeing += 1 }
    }
    return agreeing > 0 && agreeing * 10 >= looks * 9
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

extension Node {
  fileprivate var firstRecord: [Node.Entry]? {
    switch value {
    case .dictionary(let entries): entries
    case .array(let items):
      items.first.flatMap { if case .dictionary(let entries) = $0.value { entries } else { nil } }
    default: nil
    }
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
