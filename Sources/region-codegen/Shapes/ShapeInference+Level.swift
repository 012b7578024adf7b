extension ShapeInference {
  /// How the regions in these collections, all of one depth, are written.
  mutating func level(of collections: [RegionCollection], above: Shape.Level?) -> Shape.Level? {
    var level = Shape.Level()
    var contents = CollectionContents(collections)
    while let key = wrapperKey(of: contents, above) {
      level.wrapper.append(key)
      noteGuessedWrapper(key, contents, above)
      noteBeside(key, contents, &level)
      contents = CollectionContents(contents.unwrapped(key))
    }
    level.isArray = contents.hasArrays
    if let list = contents.firstFollowing {
      level.childrenFollow = true
      noteFollowing(list)
    }
    var (opened, areOpenedAlone) = openRecords(of: &contents, above)

    // Dictionaries in the collection's place.
    var collapsed: [RecordGroup] = []
    if areOpenedAlone {
      level.collection = .record
      collapsed = contents.dictionaries
    } else if above != nil, let abbreviations = Abbreviations(contents.dictionaries) {
      level.collection = .keyed(by: .code)
      add(.guessedCode, at: abbreviations.first.keyPosition, abbreviations.message)
      contents.addValuesAsItems()
    } else if !contents.dictionaries.isEmpty {
      switch KeyForm(contents.dictionaries.lazy.map { $0.records[0] }) {
      case .index where contents.indexedValuesAreItems:
        level.collection = .keyed(by: above == nil && contents.keysAreParents ? .code : .index)
        contents.addValuesAsItems()
      case .code:
        level.collection = .keyed(by: .code)
        contents.addValuesAsItems()
      default:
        guard let reading = reading(of: contents.dictionaries, areItems: false, above) else {
          refuse(contents.dictionaries, areItems: false)
          return nil
        }
        switch reading {
        case .record:
          level.collection = .record
          collapsed = contents.dictionaries
        case .named(let value):
          level.collection = .keyed(by: .name)
          level.value = value
          noteValues(value, RecordColumns(contents.dictionaries))
        case .coded:
          level.collection = .keyed(by: .code)
          contents.addValuesAsItems()
          contents.dictionaries = []
          opened = openRecords(of: &contents, above).keys
        }
      }
    }

    // Dictionaries inside collections.
    if !contents.items.isEmpty {
      switch KeyForm(contents.items.lazy.flatMap(\.records)) {
      case .code:
        level.item = .keyed(by: .code)
        contents.addItemValues()
      default:
        guard let reading = reading(of: contents.items, areItems: true, above) else {
          refuse(contents.items, areItems: true)
          return nil
        }
        switch reading {
        case .record: level.item = .record
        case .named(let value):
          if level.collection == .keyed(by: .code), case .dictionary(let entries) = collections[0].node.value,
            let first = entries.first(where: { !$0.node.isVoid })
          {
            nothing(
              at: first.node,
              "\(first.key.excerpt) and the numbers beside it hold dictionaries by name and no regions of their own",
              remedy: "say in regions.json which of them is meant, as with \(atLine(first.key))")
            return nil
          }
          level.item = .keyed(by: .name)
          if level.collection == .keyed(by: .name), level.value != value {
            nothing(at: contents.items[0].parent.node, describe(contents.items))
            return nil
          }
          level.value = value
        case .coded:
          nothing(at: contents.items[0].parent.node, describe(contents.items))
          return nil
        }
      }
    }
    guard acceptStrings(contents, of: collections[0].node, &level) else { return nil }

    return readRecords(contents, collapsed, opened, above, &level) ? level : nil
  }

  /// A list behind a name may also be of other things that are beside it.
  private mutating func noteFollowing(_ list: Node) {
    guard !(known.levels.last?.childrenFollow ?? false) else { return }
    add(
      .guessedChildren,
      at: list.position,
      "each array that stands behind a region in the same array is taken for its children; say so in regions.json, with the "
        + "\"shape\" that inspect prints, or write them as a dictionary, such as {\"浙江\": [\"杭州\", \"宁波\"]}"
    )
  }

  /// Takes what stands in dictionaries for parts of the records that hold them, where the records have their names
  /// there and nowhere else, as in `{properties: {name}}` and `{name: {zh, en}}`.
  ///
  /// - Returns: the keys of these dictionaries, and whether records without an array are such ones, too.
  private func openRecords(
    of contents: inout CollectionContents, _ above: Shape.Level?
  ) -> (keys: [String], areAlone: Bool) {
    let columns = RecordColumns(
      contents.items + (contents.dictionaries.count > 1 || !contents.items.isEmpty ? contents.dictionaries : []))
    let areWords = KeyForm(columns.records) == .word || columns.columns.allSatisfy { Node.isKeyOfColumn($0.key) }
    guard !columns.hasTooManyKeys, areWords else { return ([], false) }
    let names = columns.columns.filter { NameColumn($0, in: columns, above: above) != nil }
    guard names.allSatisfy({ columns.mayBeCodes($0) && $0.words.nameRank < 4 }) else { return ([], false) }
    let groups = contents.items + contents.dictionaries
    func holdsName(_ column: RecordColumns.Column) -> Bool {
      let opened = RecordColumns(groups.opening(column.key))
      return opened.columns.contains {
        columns.column($0.key) == nil && NameColumn($0, in: opened, above: above) != nil
      }
    }
    let candidates = columns.columns.filter { column in
      column.filled == columns.records.count && column.collections == column.filled
        && (column.words.isStructural || NameLikeness(column.key) == .slug)
        && column.cells.allSatisfy { if case .dictionary = columns.value($0).value { true } else { false } }
        // Beside what may be a name, only what is called one is better, or what has the children as well.
        && (names.isEmpty || column.words.nameRank >= 5 || above?.record.opened.contains(column.key) ?? false
          || columns.holdsCollections(in: column))
    }
    // Without arrays, dictionaries that hold names under different keys are rather keyed by these.
    let named =
      (contents.items.isEmpty && names.isEmpty ? columns.columns.filter { $0.collections == $0.filled } : candidates)
      .filter(holdsName)
    guard let column = named.first, named.count == 1, candidates.contains(where: { $0.key == column.key }) else {
      return ([], false)
    }
    contents.items = contents.items.opening(column.key)
    contents.dictionaries = contents.dictionaries.opening(column.key)
    return ([column.key], !contents.dictionaries.isEmpty)
  }

  /// Whether strings in the collections are names.
  private mutating func acceptStrings(
    _ contents: CollectionContents, of collection: Node, _ level: inout Shape.Level
  ) -> Bool {
    let dictionaries = contents.items.count + contents.dictionaries.count
    // Tools that leave out the array around a single record leave it out around a single name.
    level.acceptsNameAlone =
      !contents.alone.isEmpty && level.collection == .record
      && contents.alone.allSatisfy { NameLikeness($0) > .slug }
    let others = contents.oddities.count + (level.acceptsNameAlone ? 0 : contents.alone.count)
    if others > contents.strings.count + dictionaries, let first = contents.oddities.first ?? contents.alone.first {
      let what = "there is \(first.summary) where regions would be"
      if case .array = first.value, !known.levels.isEmpty, let key = collection.entries.first?.key,
        [.keyed(by: .code), .keyed(by: .index)].contains(level.collection)
      {
        nothing(
          at: first, "\(key.excerpt) and the numbers beside it hold lists and no names of their own",
          remedy:
            "where they are years or versions, keep one of them; where they are regions, write names in their place")
      } else if case .array = first.value {
        nothing(at: first, what, remedy: remedy(forListsIn: collection))
      } else if !known.levels.isEmpty, CodeForm.text(of: first.value) != nil || first.value.isReal {
        let remedy =
          "write what each number is as the key of a dictionary, such as latitude, as arrays of numbers are not read"
        nothing(at: first, what, remedy: remedy)
      } else {
        nothing(at: first, what)
      }
      return false
    }
    guard let first = contents.strings.first else { return true }
    var names = 0
    for string in contents.strings {
      if case .string(let text) = string.value, NameLikeness(text) != .none { names += 1 }
    }
    guard names * 2 >= contents.strings.count else {
      nothing(at: first, "\(first.summary) and what stands beside it do not read as names")
      return false
    }
    level.acceptsNames = true
    noteIndentation(contents.strings)
    return true
  }

  /// Blanks and signs in front of some names often tell how deep they lie.
  private mutating func noteIndentation(_ strings: [Node]) {
    func isIndented(_ string: Node) -> Bool {
      guard case .string(let text) = string.value, let first = text.unicodeScalars.first else { return false }
      return first.properties.isWhitespace || "-+*>#|├└│".unicodeScalars.contains(first)
    }
    noteHeadings(strings)
    guard let first = strings.first(where: isIndented), !strings.allSatisfy(isIndented),
      strings.count(where: isIndented) > 2
    else { return }
    add(
      .treeNotRead,
      at: first.position,
      "names such as \(first.summary) are indented, which seems to tell where they are in a tree, but is not read so; "
        + "write the tree as parents, codes or nesting"
    )
  }

  /// Names between dashes, or with a colon behind them, often stand above what lies in them.
  private mutating func noteHeadings(_ strings: [Node]) {
    func isHeading(_ string: Node) -> Bool {
      guard case .string(let text) = string.value, let first = text.unicodeScalars.first,
        let last = text.unicodeScalars.last, text.unicodeScalars.count > 2
      else { return false }
      let signs = "-–—=*#~_·•"
      return ":：".unicodeScalars.contains(last)
        || signs.unicodeScalars.contains(first) && signs.unicodeScalars.contains(last)
    }
    guard let first = strings.first, isHeading(first), !isHeading(strings[strings.count - 1]) else { return }
    let count = strings.count(where: isHeading)
    guard count > 1, count * 2 <= strings.count else { return }
    add(
      .treeNotRead,
      at: first.position,
      "\(count) names such as \(first.summary) are written as headings of those below them, but are not read so; "
        + "write the tree as parents, codes or nesting"
    )
  }

  /// What the keys of all records of the level mean; `false` where they make no region.
  private mutating func readRecords(
    _ contents: CollectionContents,
    _ collapsed: [RecordGroup],
    _ opened: [String],
    _ above: Shape.Level?,
    _ level: inout Shape.Level
  ) -> Bool {
    var groups = collapsed
    var opened = opened
    var keyedBy: Shape.Key?
    if level.item == .record { groups += contents.items }
    if level.collection == .keyed(by: .code) { keyedBy = .code }
    if level.value == .record {
      keyedBy = .name
      groups = contents.namedRecords(level)
      let parts = RecordColumns(groups).partKeys
      groups = groups.opening(parts)
      opened += parts
    }
    guard !groups.isEmpty else { return true }
    let columns = RecordColumns(groups)
    guard let record = record(of: columns, opened: opened, keyedBy: keyedBy, above) else { return false }
    level.record = record
    return true
  }

  /// The one key of all the dictionaries, where it is no name.
  private func wrapperKey(of contents: CollectionContents, _ above: Shape.Level?) -> String? {
    // At the top of the file, wrappers are told apart from regions with more care.
    guard above != nil, !contents.hasArrays, contents.oddities.isEmpty, contents.alone.isEmpty,
      let first = contents.dictionaries.first?.records[0],
      let key = first.first(where: { !$0.isAboutCollection })?.key
    else { return nil }
    let isAlike = contents.dictionaries.allSatisfy { group in
      group.records[0].contains { $0.key == key }
        && group.records[0].allSatisfy { $0.key == key || $0.isAboutCollection }
    }
    // A word in small letters or a single letter that comes every time is no name either.
    let isWord = contents.dictionaries.count > 1 && (NameLikeness(key) == .slug || key.utf8.count == 1)
    guard isAlike, isWord || KeyWords(key).isStructural else { return nil }
    let others = contents.dictionaries.reduce(into: Set<String>()) { $0.formUnion($1.records[0].lazy.map(\.key)) }
    guard others.count <= 10 else { return nil }
    return contents.dictionaries.contains { $0.records[0].contains { $0.key == key && $0.node.isCollection } }
      ? key : nil
  }

  /// Under a name, what a word holds that does not say children may tell something of the region.
  private mutating func noteGuessedWrapper(_ key: String, _ contents: CollectionContents, _ above: Shape.Level?) {
    let words = KeyWords(key)
    guard above?.collection == .keyed(by: .name), above?.value == .children, !words.isKnownForChildren,
      !words.isWrapper,
      let entry = contents.dictionaries.first?.records[0].first(where: { $0.key == key }), entry.node.isCollection
    else { return }
    add(
      .guessedChildren,
      at: entry.keyPosition,
      "\(key.excerpt) is taken for the children of each region, as it holds what may be regions; say so in regions.json, with "
        + "the \"shape\" that inspect prints, or with \(key.excerpt) as ignored where it is not that"
    )
  }

  private mutating func noteBeside(_ key: String, _ contents: CollectionContents, _ level: inout Shape.Level) {
    let others = contents.dictionaries.flatMap { $0.records[0].filter { $0.key != key } }
    guard let first = others.first else { return }
    for other in others where !level.besideWrapper.contains(other.key) { level.besideWrapper.append(other.key) }
    add(
      .keyLeftOut,
      at: first.keyPosition,
      "beside \(key.excerpt), which holds the regions, \(level.besideWrapper.map(\.excerpt).joined(separator: ", ")) "
        + "\(level.besideWrapper.count == 1 ? "was" : "were") left out"
    )
  }

  /// Says that dictionaries are neither records nor keyed by names, and what to write where they are.
  private mutating func refuse(_ groups: [RecordGroup], areItems: Bool) {
    let columns = RecordColumns(groups)
    let position = groups[0].parent.node
    if areItems, known.levels.isEmpty, let paths = pathShape(of: columns) {
      nothing(
        at: position, describe(groups), offers: [Offer(what: "each record is a path", shape: paths)],
        remedy: "say in regions.json how they are written, with \"shape\"")
      return
    }
    guard let key = columns.columns.first?.key, let type = typeOfSingleValues(in: columns) else {
      refuseRepeated(columns, groups, areItems: areItems)
      return
    }
    var level = Shape.Level()
    level.value = .attribute(type)
    if areItems {
      level.isArray = true
      level.item = .keyed(by: .name)
    } else {
      level.collection = .keyed(by: .name)
    }
    var shape = known
    shape.levels.append(level)
    nothing(
      at: position,
      "keys such as \(key.excerpt) have single values under them, which may tell something of regions, or be their children",
      offers: [Offer(what: "they tell something of each region", shape: shape)],
      remedy: "where they are children, make each an array")
  }

  /// The shape of records that are paths, `nil` where nothing speaks for that.
  private func pathShape(of columns: RecordColumns) -> Shape? {
    let keys = columns.pathKeys
    guard columns.records.count > 1, let last = keys.last else { return nil }
    var level = Shape.Level()
    level.isArray = true
    level.item = .record
    level.record.name = last
    level.record.code =
      columns.columns.first { column in
        column.words.codeRank > 2 && column.filled == columns.records.count
          && Set(columns.texts(of: column)).count == column.filled
      }?.key
    var shape = known
    shape.levels = [level]
    return shape.withPaths(along: keys)
  }

  /// Says where records have what reads as a name, but most of these come again among siblings.
  private mutating func refuseRepeated(_ columns: RecordColumns, _ groups: [RecordGroup], areItems: Bool) {
    let position = groups[0].parent.node
    let repeated = columns.columns.filter { column in
      column.strings == columns.records.count && column.words.nameRank >= 4
        && Set(columns.texts(of: column)).count * 2 <= column.strings
        && column.cells.allSatisfy { cell in
          if case .string(let text) = columns.value(cell).value { NameLikeness(text) >= .latin } else { false }
        }
    }
    guard areItems, let column = repeated.first, columns.records.count > 1 else {
      nothing(at: position, describe(groups))
      return
    }
    var level = Shape.Level()
    level.isArray = true
    level.item = .record
    level.record.name = column.key
    var shape = known
    shape.levels.append(level)
    nothing(
      at: position,
      "\(column.key.excerpt) reads as a name, but most of what it holds comes again among siblings",
      offers: [Offer(what: "each is a region of its own", shape: shape)],
      remedy: "keep one record of each")
  }

  private func describe(_ groups: [RecordGroup]) -> String {
    let entries = groups.first { !$0.records.isEmpty }?.records[0] ?? []
    guard !entries.isEmpty else { return "there are only empty dictionaries" }
    let keys = entries.prefix(4).map { $0.key.excerpt }.joined(separator: ", ")
    return
      "dictionaries with keys such as \(keys) have no key that reads as the name of each, and are not keyed by names"
  }
}

extension Node.Entry {
  /// Whether it counts or describes what stands beside it, as `total` does.
  fileprivate var isAboutCollection: Bool {
    let words = KeyWords(key)
    return node.isVoid && words.isStructural || !node.isCollection && (words.isMeta || words.isMeasure)
  }
}

extension [RecordGroup] {
  /// The records, with the entries of the dictionary under `key` in its place.
  func opening(_ key: String) -> [RecordGroup] {
    map { group in
      var group = group
      group.records = group.records.map { entries in
        entries.flatMap { entry in entry.key == key ? entry.opened ?? [entry] : [entry] }
      }
      return group
    }
  }
}
