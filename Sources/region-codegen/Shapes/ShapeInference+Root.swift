extension ShapeInference {
  /// What lies between the outermost value and the regions.
  private enum Opening {
    /// The value holds the regions.
    case regions
    /// The value under the key does.
    case wrapper(String)
    case nothing(String, remedy: String? = nil)
  }

  /// Steps into the dictionaries around the regions.
  mutating func unwrap(_ root: Node, _ wrapper: inout [String]) -> Node? {
    var node = root
    while true {
      switch opening(of: node.withoutWordsAboutFile.node) {
      case .regions:
        return node
      case .nothing(let why, let remedy):
        if let remedy { nothing(at: node, why, remedy: remedy) } else { nothing(at: node, why) }
        return nil
      case .wrapper(let key):
        guard wrapper.count < FlatList.maximumDepth else {
          add(
            .tooDeep, at: node.position,
            "more than \(FlatList.maximumDepth) keys lie around the regions; say in regions.json where these are, with \"at\""
          )
          return nil
        }
        guard case .dictionary(let entries) = node.value,
          let entry = entries.first(where: { $0.key == key })
        else { return nil }
        // Where it is asked for which key holds the regions, none is left out so far.
        if ties.isEmpty { noteLeftOut(entries, beside: key) }
        wrapper.append(key)
        known.wrapper = wrapper
        node = entry.node
      }
    }
  }

  private mutating func opening(of node: Node) -> Opening {
    switch node.value {
    case .array(let items):
      return items.isEmpty ? .nothing("the array is empty") : .regions
    case .dictionary(let entries):
      guard !entries.isEmpty else { return .nothing("there is nothing in it") }
      guard !entries.contains(where: { $0.key == "$archiver" }) else {
        return .nothing(
          "this is a keyed archive of objects, not a plain property list",
          remedy: "write what is in it as a property list of arrays, dictionaries and strings")
      }
      let keys = KeyForm(CollectionOfOne(entries))
      if keys != .code, !entries.contains(where: { KeyWords($0.key).isStructural }),
        let tables = TablesSideBySide(entries)
      {
        return sideBySide(tables)
      }
      return keys == .word || keys == .index && entries.areSheet ? opening(of: entries, node) : .regions
    default:
      return .nothing(
        "there is only \(node.summary)",
        remedy: "write an array or a dictionary that holds regions, or say in "
          + "regions.json where one is, with \"at\"")
    }
  }

  /// A dictionary with words for keys: regions under their names, one region, or something around them.
  private mutating func opening(of entries: [Node.Entry], _ node: Node) -> Opening {
    let collections = entries.filter { $0.node.isCollection && !$0.node.isVoid }
    let scalars = entries.filter { !$0.node.isCollection && !$0.node.isVoid }
    if scalars.isEmpty {
      return collections.count == 1
        ? oneKey(collections[0], of: entries, node) : severalCollections(entries, collections, node)
    }
    return collections.isEmpty ? singleValues(scalars) : collectionsBeside(scalars, collections, of: entries, node)
  }

  /// `{key: single value, …}`.
  private func singleValues(_ scalars: [Node.Entry]) -> Opening {
    let hasCodes = scalars.contains { CodeForm.text(of: $0.node.value).flatMap(CodeForm.significantDigits) != nil }
    let areNames = scalars.allSatisfy { NameLikeness($0.key) >= .latin && !KeyWords($0.key).isStructural }
    return hasCodes || areNames ? .regions : .nothing("the dictionary holds only single values")
  }

  /// `{key: single value, other: collection, …}`.
  private mutating func collectionsBeside(
    _ scalars: [Node.Entry], _ collections: [Node.Entry], of entries: [Node.Entry], _ node: Node
  ) -> Opening {
    let names = scalars.filter { entry in
      guard case .string(let text) = entry.node.value else { return false }
      return NameLikeness(text) != .none && !CodeForm.isAbbreviation(text)
        && KeyWords(entry.key).nameRank >= 2 && !KeyWords(entry.key).isMeta
    }
    // Names as keys, with a slip or two beside them.
    let looksKeyed = collections.count >= 4 * scalars.count && collections.count > 1
    if looksKeyed, entries.allSatisfy({ !KeyWords($0.key).isStructural }) { return .regions }
    let isNamed = names.contains { KeyWords($0.key).nameRank >= 4 && NameLikeness($0.node) >= .latin }
    let holdsRegions = collections.filter {
      $0.node.mayHoldRegions() && !$0.node.tellsOfFile && !$0.node.describesResponse()
    }
    guard let first = holdsRegions.first else {
      return .nothing("none of the dictionary's values holds names")
    }
    let isAboutFile = scalars.contains { KeyWords($0.key).isMeta } || KeyWords(first.key).isWrapper
    if isNamed, !isAboutFile, KeyWords(first.key).childrenRank > 0 || holdsRegions.count == 1 {
      return .regions
    }
    if holdsRegions.count > 1 { return severalTables(holdsRegions) }
    if !isNamed, isAboutFile || names.allSatisfy({ NameLikeness($0.node) < .latin }) {
      return .wrapper(first.key)
    }
    guard isNamed || !names.isEmpty else { return .wrapper(first.key) }
    let option = choice(
      of: [
        "\(first.key.excerpt) holds the regions",
        "the whole file is one region, named by \(names[0].key.excerpt)",
      ],
      at: node.position
    )
    return option == 0 ? .wrapper(first.key) : .regions
  }

  /// `{key: collection}` and nothing else.
  private mutating func oneKey(_ entry: Node.Entry, of entries: [Node.Entry], _ node: Node) -> Opening {
    let words = KeyWords(entry.key)
    guard entries.count == 1 else { return words.isStructural ? .wrapper(entry.key) : .regions }
    if premises.loneKeyIsRegion { return .regions }
    if words.isStructural { return .wrapper(entry.key) }
    switch NameLikeness(entry.key) {
    case .none: return .wrapper(entry.key)
    case .slug where entry.key.utf8.count > 1: return .wrapper(entry.key)
    case .latin where words.isIdentifier: return .wrapper(entry.key)
    case .native where entry.key.readsAsPlace: return .regions
    case .slug, .latin, .native: break
    }
    // What holds a word for the whole of the data lies around it.
    let inner = entry.node.entries.filter(\.node.isCollection)
    if inner.count == 1, KeyWords(inner[0].key).isWrapper { return .wrapper(entry.key) }
    // One region among none of its kind may as well be what holds the others: a country, a sheet, a word for them.
    let option = choice(
      of: ["\(entry.key.excerpt) holds the regions", "\(entry.key.excerpt) is itself a region"],
      at: entry.keyPosition
    )
    return option == 0 ? .wrapper(entry.key) : .regions
  }

  private mutating func severalCollections(
    _ entries: [Node.Entry],
    _ collections: [Node.Entry],
    _ node: Node
  ) -> Opening {
    let areParts = entries.contains { KeyWords($0.key).isStructural }
    if collections.isEmpty {
      return areParts || entries.count == 1 ? .nothing("the dictionary holds only empty values") : .regions
    }
    let tables = collections.filter { !$0.node.describesResponse() }
    if let table = tables.first, tables.count == 1 {
      let isWord = KeyWords(table.key).isStructural || [0x24, 0x40, 0x5F].contains(table.key.utf8.first ?? 0)
      if isWord { return .wrapper(table.key) }
    }
    if areParts { return severalTables(tables.isEmpty ? collections : tables) }
    // What stands under names is alike: records here and a few single values there are no regions side by side.
    let lists = collections.filter { $0.node.holdsRecords() }
    let areOthersParts = collections.allSatisfy { $0.node.holdsRecords() || $0.node.isDescription(mayBeNamed: true) }
    return lists.count == 1 && lists.count < collections.count && areOthersParts ? .wrapper(lists[0].key) : .regions
  }

  private mutating func severalTables(_ all: [Node.Entry]) -> Opening {
    let described = all.filter { !$0.node.isDescription(mayBeNamed: KeyWords($0.key).nameRank >= 5) }
    let tables = (described.contains { $0.node.holdsRecords() } ? described : all).withoutPartialLists
    guard tables.count > 1 else { return .wrapper(tables[0].key) }
    // Where lists stand for the regions of another table, that one comes first.
    let depths = tables.map(\.node.depthOfLists)
    let collections = tables.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { tables[$0] }
    let option = choice(
      of: collections.prefix(2).map { "the regions are those under \($0.key.excerpt)" },
      tables: (TablesSideBySide(collections)?.ordered ?? collections).map { known.wrapper + [$0.key] },
      at: collections[0].keyPosition
    )
    return .wrapper(collections[option].key)
  }

  private mutating func sideBySide(_ tables: TablesSideBySide) -> Opening {
    let keys = tables.ordered.map(\.key)
    let option = choice(
      of: ["the regions are those under \(keys[0].excerpt)", "keys such as \(keys[0].excerpt) are regions themselves"],
      tables: keys.map { known.wrapper + [$0] },
      at: tables.ordered[0].keyPosition
    )
    return option == 0 ? .wrapper(keys[0]) : .regions
  }

  /// Says where what stands under names is not alike, as it is where these name lists and no regions.
  mutating func noteDifferentTables(in node: Node) {
    guard let difference = TablesSideBySide.difference(in: node.entries) else { return }
    add(
      .guessedNames,
      at: node.position,
      "keys such as \(difference.with.excerpt) are taken for regions, but what stands under them is not alike: records under "
        + "\(difference.with.excerpt) have \(difference.column.excerpt), those under \(difference.without.excerpt) have not; "
        + "where these are lists of different things, say which is meant in regions.json, as with "
        + atLine(difference.with)
    )
  }

  private mutating func noteLeftOut(_ entries: [Node.Entry], beside key: String) {
    let others = entries.filter { $0.key != key && !$0.node.isVoid }
    guard let first = others.first else { return }
    let keys =
      others.prefix(5).map { $0.key.excerpt }.joined(separator: ", ") + (others.count > 5 ? ", …" : "")
    add(
      .keyLeftOut,
      at: first.keyPosition,
      "beside \(key.excerpt), which holds the regions, \(keys) \(others.count == 1 ? "was" : "were") left out"
    )
  }

  /// The collections of `{parent code: {code: name}}`, which is a flat list in pieces.
  func parentKeyedGroups(in node: Node) -> [RegionCollection]? {
    guard case .dictionary(let entries) = node.value else { return nil }
    let keys = KeyForm(CollectionOfOne(entries))
    guard keys != .word else { return nil }
    var groups: [RegionCollection] = []
    var dictionaries: [[Node.Entry]] = []
    for entry in entries where !entry.node.isVoid {
      switch entry.node.value {
      case .array where keys == .code: break
      case .dictionary(let values): dictionaries.append(values)
      default: return nil
      }
      groups.append(RegionCollection(node: entry.node))
    }
    guard dictionaries.isEmpty || KeyForm(dictionaries) == .code else { return nil }
    return groups.isEmpty ? nil : groups
  }
}

extension Node {
  /// A dictionary of regions without what tells of the file, such as `version`, or of the order of its keys, where that
  /// stands beside them.
  var withoutWordsAboutFile: (node: Node, ignored: [Entry]) {
    guard case .dictionary(let entries) = value else { return (self, []) }
    let order = entries.orderOfKeys
    let ignored = entries.filter {
      !$0.node.isCollection && KeyWords($0.key).isMeta || $0.node.tellsOfFile || $0.key == order
    }
    let regions = entries.filter { entry in !ignored.contains { $0.key == entry.key } }
    guard !ignored.isEmpty, !regions.isEmpty, !regions.contains(where: { KeyWords($0.key).isStructural }) else {
      return (self, [])
    }
    if KeyForm(CollectionOfOne(regions)) == .word {
      guard regions.allSatisfy(\.node.isCollection), regions.count > 1 || NameLikeness(regions[0].key) == .native else {
        return (self, [])
      }
    }
    var node = self
    node.value = .dictionary(regions)
    return (node, ignored)
  }
}

extension Node {
  /// Whether the value is a dictionary of words and single values, or of such dictionaries, without the name of anything,
  /// as `{code: 0, msg: "ok"}` and `{self: {href: …}}` are.
  fileprivate func describesResponse(depth: Int = 4) -> Bool {
    !entries.isEmpty && depth > 0 && KeyForm(CollectionOfOne(entries)) == .word
      && entries.allSatisfy { entry in
        let words = KeyWords(entry.key)
        guard NameLikeness(entry.key) == .slug || words.isStructural else { return false }
        if entry.node.isCollection { return entry.node.isVoid || entry.node.describesResponse(depth: depth - 1) }
        return NameLikeness(entry.node) < .latin || words.isMeta
      }
  }
}

extension Node {
  /// Whether there are records in an array here, or under a key or two.
  fileprivate func holdsRecords(depth: Int = 3) -> Bool {
    switch value {
    case .array(let items): items.prefix(5).contains { !$0.entries.isEmpty }
    case .dictionary(let entries): depth > 0 && entries.prefix(20).contains { $0.node.holdsRecords(depth: depth - 1) }
    default: false
    }
  }

  /// Whether the value is a dictionary of words and single values, or of such dictionaries, as `{status: 200, text: "OK"}`
  /// is.
  ///
  /// - Parameter mayBeNamed: whether a name may be among them, as in `{name: "Brasil", total: 5570}`.
  fileprivate func isDescription(mayBeNamed: Bool = false, depth: Int = 4) -> Bool {
    func isWord(_ key: String) -> Bool { NameLikeness(key) <= .slug || KeyWords(key).isStructural }
    return depth > 0 && entries.contains { isWord($0.key) }
      && entries.allSatisfy { entry in
        guard NameLikeness(entry.key) < .native || isWord(entry.key) else { return false }
        guard !entry.node.isVoid else { return true }
        guard !entry.node.isCollection else {
          return entry.node.isDescription(mayBeNamed: mayBeNamed, depth: depth - 1)
        }
        return mayBeNamed || KeyWords(entry.key).nameRank < 4 && NameLikeness(entry.node) < .native
      }
  }
}

extension String {
  /// Whether the text is the name of a province of China, or ends as names of places in Chinese do. `各省市` has two such
  /// endings and is a word for many.
  fileprivate var readsAsPlace: Bool {
    StandardProvinces.prefix(ofProvince: self) != nil
      || RegionKeys.endsAsPlace(self) && !RegionKeys.endsAsPlace(String(dropLast()))
  }
}

extension [Node.Entry] {
  /// Whether this is a list under a lone word with a number, such as `Sheet1`, which is no region that has its place for
  /// key.
  fileprivate var areSheet: Bool {
    guard count == 1, IndexKey(self[0].key)?.prefix.isEmpty == false, case .array = self[0].node.value else {
      return false
    }
    return true
  }

  /// The tables without lists of some of the regions that another one has.
  fileprivate var withoutPartialLists: [Node.Entry] {
    guard (2...5).contains(count) else { return self }
    return filter { entry in
      guard let list = PartialList(entry.node) else { return true }
      return !contains { $0.key != entry.key && list.isPart(of: $0.node) }
    }
  }

  /// The key of a list of the other keys, such as the titles of sections.
  fileprivate var orderOfKeys: String? {
    let candidates = filter { entry in
      guard case .array(let items) = entry.node.value, items.count > 1 else { return false }
      return NameLikeness(entry.key) == .slug && entry.key.utf8.count > 1 || KeyWords(entry.key).isStructural
    }
    guard count > 2, candidates.count < 5 else { return nil }
    let keys = Set(lazy.map(\.key))
    return candidates.first { entry in
      guard case .array(let items) = entry.node.value else { return false }
      let titles = Set(items.compactMap { if case .string(let text) = $0.value { text } else { nil } })
      guard titles.count == items.count, !titles.contains(entry.key) else { return false }
      return titles.isSubset(of: keys) || keys.subtracting([entry.key]).isSubset(of: titles)
    }?.key
  }
}

extension NameLikeness {
  init(_ node: Node) {
    if case .string(let text) = node.value { self = NameLikeness(text) } else { self = .none }
  }
}
