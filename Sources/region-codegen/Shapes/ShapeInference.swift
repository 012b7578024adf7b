/// Derives a file's shape from its structure and values.
///
/// The regions of one depth are looked at together, whatever their parents, as they are mostly written alike: one
/// collection may be too small to tell a record from a dictionary keyed by names, all of them seldom are.
struct ShapeInference {
  let premises: Premises
  private(set) var findings = Findings()
  /// Where values and wording left two readings equally good. The first was taken.
  private(set) var ties: [Tie] = []
  /// Keys that would be codes if their values did not come again on the same level.
  var repeatedIDs: Set<String> = []
  /// The value, on which shapes are tried that messages offer.
  private(set) var root = Node(value: .null, position: .object(0))
  /// The shape as far as it has been found.
  var known = Shape(levels: [])
  /// What may hold the names of a path in each of the outermost records, from the roots down, where some have no name.
  var pathKeys: [String] = []
  /// For each level, the keys that tell its regions apart at least as well as the one that was taken for the code.
  var codeCandidates: [Set<String>] = []
  /// Keys of lists that refer to other records.
  var referenceKeys: Set<String> = []
  /// Keys of collections that are left out, in the order in which they were found.
  var leftOut: [LeftOut] = []
  /// Keys of which it has been said that others are the name in other languages.
  var notedLanguages: Set<String> = []
  private var hasNotedPositions = false
  private let taken: [Int: Int]
  private var sites = 0

  struct LeftOut {
    var key: String
    var example: Node
    /// Records that have a collection under the key, and those that are as deep as one of them.
    var collections: Int
    var records: Int
    var remedy: String
  }

  struct Tie {
    var site: Int
    var position: SourcePosition
    /// What each reading takes for what.
    var options: [String]
    /// What may hold the names of a path in each record, from the roots down.
    var pathKeys: [String] = []
    /// The keys that lead to what may be the levels of one tree, from the roots down.
    var tables: [[String]] = []
    /// What to write where it is none of these, in words.
    var otherwise: String?
  }

  /// - Parameter taken: for each tie, by its number, the option to take instead of the first.
  init(given premises: Premises = Premises(), taking taken: [Int: Int] = [:]) {
    self.premises = premises
    self.taken = taken
  }

  mutating func choice(
    of options: [String], pathKeys: [String] = [], tables: [[String]] = [], otherwise: String? = nil,
    at position: SourcePosition
  ) -> Int {
    defer { sites += 1 }
    if let option = taken[sites], option < options.count { return option }
    ties.append(
      Tie(
        site: sites, position: position, options: options, pathKeys: pathKeys, tables: tables, otherwise: otherwise))
    return 0
  }

  /// `nil` where nothing looks like regions; `findings` then says why.
  mutating func shape(of root: Node) -> Shape? {
    self.root = root
    var shape = Shape(levels: [])
    shape.nameFormats = premises.nameFormats
    if let lists = premises.lists {
      shape.hierarchy = .parentKeys(by: .position(lists: lists))
      let collections = root.collections(inLists: lists).filter { !$0.isVoid }
      return self.shape(shape, of: collections.map { RegionCollection(node: $0.withRowsRead) }, in: root, beside: [])
    }
    guard let whole = unwrap(root, &shape.wrapper) else { return nil }
    known = shape
    let (start, ignored) = whole.withoutWordsAboutFile
    if let groups = parentKeyedGroups(in: start) {
      shape.hierarchy = .parentKeys(by: .code)
      return self.shape(shape, of: groups, in: start, beside: ignored)
    }
    return self.shape(shape, of: [RegionCollection(node: start)], in: start, beside: ignored)
  }

  /// The shape of regions that lie in several collections, of one depth all.
  mutating func shape(ofAll collections: [RegionCollection], in start: Node) -> Shape? {
    root = start
    return shape(Shape(levels: []), of: collections, in: start, beside: [])
  }

  /// - Parameters:
  ///   - shape: what is known of it.
  ///   - roots: the collections of the regions that lie in no others here.
  ///   - start: what holds them.
  ///   - ignored: what stands beside them.
  private mutating func shape(
    _ shape: Shape, of roots: [RegionCollection], in start: Node, beside ignored: [Node.Entry]
  ) -> Shape? {
    var shape = shape
    var collections = roots
    while !collections.isEmpty {
      guard shape.levels.count < FlatList.maximumDepth else {
        findings.add(
          .tooDeep,
          at: collections[0].node.position,
          "more than \(FlatList.maximumDepth) levels; is this a list of regions?"
        )
        return nil
      }
      guard let level = level(of: collections, above: shape.levels.last) else { return nil }
      if shape.levels.isEmpty, !collections.allSatisfy({ !$0.node.isVoid }) || level.isEmpty {
        nothing(at: start, "the collection is empty")
        return nil
      }
      noteGuesses(level, collections, above: shape.levels.last)
      shape.levels.append(level)
      known = shape
      collections = ShapeApplication.children(of: collections, by: level)
    }
    guard !shape.levels.isEmpty else {
      nothing(at: start, "there is nothing in it")
      return nil
    }
    if let first = ignored.first {
      shape.levels[0].ignored = ignored.map(\.key)
      let keys = ignored.map(\.key.excerpt).joined(separator: ", ")
      add(
        .keyLeftOut, at: first.keyPosition,
        "beside the regions, \(keys) \(ignored.count == 1 ? "was" : "were") left out")
    }
    for key in repeatedIDs.sorted() { shape.demoteCode(.value(key)) }
    if shape.hierarchy == .nesting, premises.parentCodes == nil,
      let separator = PathList.separator(of: names(in: start, by: shape.levels[0]))
    {
      shape.hierarchy = .namePaths(separator: separator)
      notePaths(separator, in: start)
    }
    if shape.hierarchy == .nesting, premises.parentCodes == nil {
      recognizeFlatList(start, &shape)
    }
    noteLeftOut()
    shape.foldRecursion()
    return shape
  }

  /// Names may be joined by such a sign for other reasons: roads, lines, double names.
  private mutating func notePaths(_ separator: String, in collection: Node) {
    guard ["-", "_", " "].contains(separator) else { return }
    add(
      .guessedTree,
      at: collection.position,
      "names are taken for paths from the roots down, with \(separator.excerpt) between the names of each; say in regions.json, "
        + "with \"shape\", whether it is so"
    )
  }

  /// The names of the roots.
  private func names(in collection: Node, by level: Shape.Level) -> [String] {
    switch (collection.value, level.collection) {
    case (.dictionary(let entries), .keyed(by: .name)) where premises.nameFormats.isEmpty: entries.map(\.key)
    case (.array(let items), _) where premises.nameFormats.isEmpty:
      items.compactMap { item in
        switch item.value {
        case .string(let name): name
        case .dictionary(let entries) where level.item == .record:
          if case .string(let name)? = entries.first(where: { $0.key == level.record.name })?.node.value {
            name
          } else {
            nil
          }
        default: nil
        }
      }
    default: []
    }
  }

  /// Says what is one of several ways to read a level, though the better one.
  private mutating func noteGuesses(_ level: Shape.Level, _ collections: [RegionCollection], above: Shape.Level?) {
    let first = collections[0].node
    noteListsOfOneLength(collections, level, above: above)
    if level.collection == .record, !level.isArray {
      if let above {
        // A single child without its array is written so where others have several.
        guard above.record.children.count == 1, KeyWords(above.record.children[0]).isKnownForChildren else { return }
        add(
          .guessedChildren,
          at: first.position,
          "\(above.record.children[0].excerpt) is always a dictionary, which is taken for the only child of each region; say "
            + "so in regions.json, with the \"shape\" that inspect prints, or with it as ignored where it is not that"
        )
      } else if level.record.code == nil, !level.record.children.isEmpty {
        add(
          .guessedRoot,
          at: first.position,
          "the whole file is read as one region that holds the others; where it only has them in it, say in regions.json "
            + atLine(level.record.children[0])
        )
      }
    }
    if above == nil, level.collection == .keyed(by: .name), ties.isEmpty { noteDifferentTables(in: first) }
    if above == nil, level.collection == .keyed(by: .name), let item = first.firstItemThatIsAKey {
      let lists = Shape(wrapper: known.wrapper, levels: [.names], hierarchy: .parentKeys(by: .name))
      let line = lists.tried(on: root).map { "say so in regions.json if they do: \($0.shape.configurationLine)" }
      add(
        .treeNotRead,
        at: item.position,
        "\(item.summary) is a key beside the list that it stands in, so that lists may hang on each other, which is not read; "
          + (line ?? "where they do, write each list in the place of the name that it hangs on")
      )
    }
    if level.collection == .keyed(by: .index) {
      if case .dictionary(let entries) = first.value, let entry = entries.firstThatMayBeCoded {
        notePositions(entry.key, at: entry.keyPosition)
      }
    } else if level.collection == .keyed(by: .code), above?.collection == .keyed(by: .index), !hasNotedPositions {
      notePositions(nil, at: first.position)
    }
  }

  /// Says that keys are taken for positions.
  ///
  /// - Parameter key: one of them, `nil` for those above what has codes for keys.
  private mutating func notePositions(_ key: String?, at position: SourcePosition) {
    let keys = key.map { "keys such as \($0.excerpt)" } ?? "the keys above these codes"
    hasNotedPositions = true
    add(
      .guessedPositions,
      at: position,
      "\(keys) are taken for positions; where they are codes, say so in regions.json, with \"shape\" and \"code\" in the "
        + "place of \"index\""
    )
  }

  /// - Parameters:
  ///   - offers: shapes that may be the file's.
  ///   - remedy: what to do where none of them is.
  mutating func nothing(
    at node: Node,
    _ what: String,
    offers: [Offer] = [],
    remedy: String = "say in regions.json where they are, with \"at\", or how they are written, with \"shape\""
  ) {
    let outline = known.levels.isEmpty ? Offer(outline: root, under: known.wrapper) : nil
    let others = NestedDictionaries.offers(for: root, under: known.wrapper) + (outline.map { [$0] } ?? [])
    let lines = (offers + others).lines(reading: root)
    let advice =
      lines.isEmpty ? "" : "put the line that holds into regions.json: \(lines.joined(separator: "; or ")); or "
    findings.add(.noRegions, at: node.position, "nothing here looks like regions: \(what); \(advice)\(remedy)")
  }

  mutating func add(_ finding: Finding, at position: SourcePosition, _ message: String) {
    findings.add(finding, at: position, message)
  }
}

extension Node {
  /// In a dictionary of lists the first item of a list whose items are all keys of other lists, `nil` if there is none.
  fileprivate var firstItemThatIsAKey: Node? {
    guard case .dictionary(let entries) = value else { return nil }
    let keys = Set(entries.map(\.key))
    for entry in entries {
      guard case .array(let items) = entry.node.value, items.count > 1 else { continue }
      let areKeys = items.allSatisfy {
        if case .string(let text) = $0.value { text != entry.key && keys.contains(text) } else { false }
      }
      if areKeys { return items[0] }
    }
    return nil
  }
}
