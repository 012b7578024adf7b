extension ShapeInference {
  /// How the regions in these collections, all of one depth, are written.
  mutating func level(of collections: [RegionCollection], above: Shape.Level?) -> Shape.Level? {
    var level = Shape.Level()
    var contents = CollectionContents(collections)
    while let key = wrapperKey(of: contents, above) {
      level.wrapper.append(key)
      contents = CollectionContents(contents.unwrapped(key))
    }
    level.isArray = contents.hasArrays

    // Dictionaries in the collection's place.
    var collapsed: [RecordGroup] = []
    if !contents.dictionaries.isEmpty {
      switch KeyForm(contents.dictionaries.lazy.map { $0.records[0] }) {
      case .index where contents.indexedValuesAreItems:
        level.collection = .keyed(by: .index)
        contents.addValuesAsItems()
      case .code:
        level.collection = .keyed(by: .code)
        contents.addValuesAsItems()
      default:
        guard let reading = reading(of: contents.dictionaries, areItems: false, above) else {
          nothing(at: contents.dictionaries[0].parent.node, describe(contents.dictionaries))
          return nil
        }
        switch reading {
        case .record:
          level.collection = .record
          collapsed = contents.dictionaries
        case .named(let value):
          level.collection = .keyed(by: .name)
          level.value = value
        case .coded:
          level.collection = .keyed(by: .code)
          contents.addValuesAsItems()
        }
      }
    }

    // Dictionaries inside collections.
    if !contents.items.isEmpty {
      switch KeyForm(contents.items.lazy.flatMap(\.records)) {
      case .code:
        level.item = .keyed(by: .code)
      default:
        guard let reading = reading(of: contents.items, areItems: true, above) else {
          nothing(at: contents.items[0].parent.node, describe(contents.items))
          return nil
        }
        switch reading {
        case .record: level.item = .record
        case .named(let value):
          level.item = .keyed(by: .name)
          if level.collection == .keyed(by: .name), level.value != value {
            nothing(at: contents.items[0].parent.node, describe(contents.items))
            return nil
          }
          level.value = value
        case .coded: level.item = .keyed(by: .code)
        }
      }
    }
    guard acceptStrings(contents, &level) else { return nil }

    return readRecords(contents, collapsed, above, &level) ? level : nil
  }

  /// Whether strings in the collections are names.
  private mutating func acceptStrings(_ contents: CollectionContents, _ level: inout Shape.Level) -> Bool {
    let dictionaries = contents.items.count + contents.dictionaries.count
    let others = contents.oddities.count
    if others > contents.strings.count + dictionaries, let first = contents.oddities.first {
      nothing(at: first, "there is \(first.summary) where regions would be")
      return false
    }
    guard let first = contents.strings.first else { return true }
    var names = 0
    for string in contents.strings {
      if case .string(let text) = string.value, NameLikeness(text) != .none { names += 1 }
    }
    guard names * 2 >= contents.strings.count else {
      nothing(
        at: first,
        "strings such as \(first.summary.dropFirst("the string ".count)) do not read as names"
      )
      return false
    }
    level.acceptsNames = true
    return true
  }

  /// What the keys of all records of the level mean; `false` where they make no region.
  private mutating func readRecords(
    _ contents: CollectionContents,
    _ collapsed: [RecordGroup],
    _ above: Shape.Level?,
    _ level: inout Shape.Level
  ) -> Bool {
    var groups = collapsed
    var keyedBy: Shape.Key?
    if level.item == .record { groups += contents.items }
    if level.collection == .keyed(by: .code) { keyedBy = .code }
    if level.value == .record {
      keyedBy = .name
      groups = contents.namedRecords(level)
    }
    guard !groups.isEmpty else { return true }
    let columns = RecordColumns(groups)
    guard let record = record(of: columns, keyedBy: keyedBy, above) else { return false }
    level.record = record
    return true
  }

  /// The one key of all the dictionaries, where it is no name.
  private func wrapperKey(of contents: CollectionContents, _ above: Shape.Level?) -> String? {
    // At the top of the file, wrappers are told apart from regions with more care.
    guard above != nil, !contents.hasArrays, contents.oddities.isEmpty,
      let first = contents.dictionaries.first?.records[0], first.count == 1
    else { return nil }
    let key = first[0].key
    let isAlike = contents.dictionaries.allSatisfy { group in
      group.records[0].count == 1 && group.records[0][0].key == key
    }
    guard isAlike, KeyWords(key).isStructural else { return nil }
    return contents.dictionaries.contains { $0.records[0][0].node.isCollection } ? key : nil
  }

  private func describe(_ groups: [RecordGroup]) -> String {
    let entries = groups.first { !$0.records.isEmpty }?.records[0] ?? []
    guard !entries.isEmpty else { return "there are only empty dictionaries" }
    let keys = entries.prefix(4).map { $0.key.excerpt }.joined(separator: ", ")
    return
      "dictionaries with keys such as \(keys) have no key that is always a name, and are not keyed by names"
  }
}

/// What the collections of one depth hold, by kind.
struct CollectionContents {
  private(set) var hasArrays = false
  /// Dictionaries in the place of a collection, each in a group of its own.
  private(set) var dictionaries: [RecordGroup] = []
  /// Dictionaries inside collections.
  private(set) var items: [RecordGroup] = []
  private(set) var strings: [Node] = []
  /// Values that are neither.
  private(set) var oddities: [Node] = []

  init(_ collections: [RegionCollection]) {
    for collection in collections where !collection.node.isVoid {
      switch collection.node.value {
      case .array(let nodes):
        hasArrays = true
        add(nodes.lazy.map { (nil, $0) }, in: collection)
      case .dictionary(let entries):
        dictionaries.append(RecordGroup(parent: collection, records: [entries]))
      default:
        oddities.append(collection.node)
      }
    }
  }

  private mutating func add(
    _ nodes: some Sequence<(key: String?, node: Node)>,
    in collection: RegionCollection
  ) {
    var group = RecordGroup(parent: collection)
    for (key, node) in nodes {
      switch node.value {
      case .string(let string):
        // A blank name is an error of its own, and says nothing about the shape.
        if !string.isBlank || strings.isEmpty { strings.append(node) }
      case .dictionary(let entries):
        group.records.append(entries)
        if let key { group.keys.append(key) }
      default: oddities.append(node)
      }
    }
    if !group.records.isEmpty { items.append(group) }
  }

  /// Takes what stands under the keys of dictionaries for what stands in collections.
  mutating func addValuesAsItems() {
    for group in dictionaries {
      add(group.records[0].lazy.map { ($0.key, $0.node) }, in: group.parent)
    }
  }

  /// Positions need something under them that has a name.
  var indexedValuesAreItems: Bool {
    dictionaries.contains { group in
      group.records[0].contains { entry in
        switch entry.node.value {
        case .string, .dictionary: true
        default: false
        }
      }
    }
  }

  func unwrapped(_ key: String) -> [RegionCollection] {
    dictionaries.compactMap { group in
      group.records[0].first { $0.key == key }.map {
        RegionCollection(node: $0.node, name: group.parent.name, code: group.parent.code)
      }
    }
  }

  /// The dictionaries under keys that are names.
  func namedRecords(_ level: Shape.Level) -> [RecordGroup] {
    var groups: [RecordGroup] = []
    let keyed =
      (level.collection == .keyed(by: .name) ? dictionaries : [])
      + (level.item == .keyed(by: .name) ? items : [])
    for group in keyed {
      var values = RecordGroup(parent: group.parent)
      for entries in group.records {
        for entry in entries {
          guard case .dictionary(let value) = entry.node.value, !value.isEmpty else { continue }
          values.records.append(value)
          values.keys.append(entry.key)
        }
      }
      groups.append(values)
    }
    return groups
  }
}

extension Node {
  /// Whether the value can hold others.
  var isCollection: Bool {
    switch value {
    case .array, .dictionary: true
    default: false
    }
  }
}
