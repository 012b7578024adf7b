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
    if areOpenedAlone {
      level.collection = .record
    } else {
      guard readDictionaries(of: &contents, &opened, above, &level) else { return nil }
    }
    guard readItems(of: &contents, in: collections[0].node, above, &level),
      acceptStrings(contents, of: collections[0].node, &level)
    else { return nil }
    return readRecords(contents, opened, above, &level) ? level : nil
  }

  /// What dictionaries in the place of collections are; `false` where they hold no regions, which `findings` then says.
  private mutating func readDictionaries(
    of contents: inout CollectionContents, _ opened: inout [String], _ above: Shape.Level?, _ level: inout Shape.Level
  ) -> Bool {
    guard !contents.dictionaries.isEmpty else { return true }
    if above != nil, let abbreviations = Abbreviations(contents.dictionaries) {
      level.collection = .keyed(by: .code)
      add(.guessedCode, at: abbreviations.first.keyPosition, abbreviations.message)
      contents.addValuesAsItems()
      return true
    }
    switch KeyForm(contents.dictionaries.lazy.map { $0.records[0] }) {
    case .index where contents.indexedValuesAreItems:
      level.collection = .keyed(by: above == nil && contents.keysAreParents ? .code : .index)
      contents.addValuesAsItems()
      return true
    case .code:
      level.collection = .keyed(by: .code)
      contents.addValuesAsItems()
      return true
    default:
      break
    }
    switch reading(of: contents.dictionaries, areItems: false, above) {
    case nil:
      refuse(contents.dictionaries, areItems: false)
      return false
    case .record:
      level.collection = .record
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
    return true
  }

  /// What dictionaries inside collections are; `false` where they are no regions, which `findings` then says.
  private mutating func readItems(
    of contents: inout CollectionContents, in collection: Node, _ above: Shape.Level?, _ level: inout Shape.Level
  ) -> Bool {
    guard !contents.items.isEmpty else { return true }
    if KeyForm(contents.items.lazy.flatMap(\.records)) == .code {
      level.item = .keyed(by: .code)
      contents.addItemValues()
      return true
    }
    switch reading(of: contents.items, areItems: true, above) {
    case nil:
      refuse(contents.items, areItems: true)
      return false
    case .record:
      level.item = .record
      return true
    case .named(let value):
      return readNamedItems(value, contents, in: collection, &level)
    case .coded:
      nothing(at: contents.items[0].parent.node, describe(contents.items))
      return false
    }
  }

  /// Whether dictionaries by name can stand where these do.
  private mutating func readNamedItems(
    _ value: Shape.KeyedValue, _ contents: CollectionContents, in collection: Node, _ level: inout Shape.Level
  ) -> Bool {
    if level.collection == .keyed(by: .code), let first = collection.entries.first(where: { !$0.node.isVoid }) {
      nothing(
        at: first.node,
        "\(first.key.excerpt) and the numbers beside it hold dictionaries by name and no regions of their own",
        remedy: "say in regions.json which of them is meant, as with \(atLine(first.key))")
      return false
    }
    guard level.collection != .keyed(by: .name) || level.value == value else {
      nothing(at: contents.items[0].parent.node, describe(contents.items))
      return false
    }
    level.item = .keyed(by: .name)
    level.value = value
    return true
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

  /// What the keys of all records of the level mean; `false` where they make no region.
  private mutating func readRecords(
    _ contents: CollectionContents,
    _ opened: [String],
    _ above: Shape.Level?,
    _ level: inout Shape.Level
  ) -> Bool {
    var groups = level.collection == .record ? contents.dictionaries : []
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
    let columns = RecordColumns(groups)
    let why =
      if columns.hasTooManyKeys {
        "have more than \(RecordColumns.maximumColumns) different ones, too many for records, and are not keyed by names"
      } else if let number = columns.columns.first(where: \.hasNumberForKey),
        !columns.columns.allSatisfy(\.hasNumberForKey)
      {
        "may tell of one region each, or hold several, as \(number.key.excerpt) may be the code of one"
      } else {
        "have no key that reads as the name of each, and are not keyed by names"
      }
    return "dictionaries with keys such as \(keys) \(why)"
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
