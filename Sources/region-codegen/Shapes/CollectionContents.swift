/// What the collections of one depth hold, by kind.
struct CollectionContents {
  private(set) var hasArrays = false
  /// The first array that stands behind a region in an array, where such arrays can hold its children.
  private(set) var firstFollowing: Node?
  /// Dictionaries in the place of a collection, each in a group of its own.
  var dictionaries: [RecordGroup] = []
  /// Dictionaries inside collections.
  var items: [RecordGroup] = []
  private(set) var strings: [Node] = []
  /// Strings in the place of a collection, where its only region may be.
  private(set) var alone: [Node] = []
  /// Values that are neither.
  private(set) var oddities: [Node] = []

  init(_ collections: [RegionCollection]) {
    firstFollowing = Self.firstFollowing(in: collections)
    for collection in collections where !collection.node.isVoid {
      switch collection.node.value {
      case .array(let nodes):
        hasArrays = true
        add(nodes.lazy.map { (nil, $0) }, in: collection)
      case .dictionary(let entries):
        dictionaries.append(RecordGroup(parent: collection, records: [entries]))
      case .string:
        alone.append(collection.node)
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
        // A blank name is an error of its own and says nothing about the shape.
        if !string.isBlank || strings.isEmpty { strings.append(node) }
      case .dictionary(let entries):
        group.records.append(entries)
        if let key { group.keys.append(key) }
      case .array where key == nil && firstFollowing != nil: break
      default: oddities.append(node)
      }
    }
    if !group.records.isEmpty { items.append(group) }
  }

  /// The first array in an array, where each stands right behind a name or a record.
  private static func firstFollowing(in collections: [RegionCollection]) -> Node? {
    var first: Node?
    for collection in collections {
      guard case .array(let items) = collection.node.value else { continue }
      var isBehindRegion = false
      for item in items {
        switch item.value {
        case .string, .dictionary: isBehindRegion = !item.isVoid
        case .array where isBehindRegion && (item.isVoid || item.mayHoldRegions()):
          first = first ?? item
          isBehindRegion = false
        default: return nil
        }
      }
    }
    return first
  }

  /// Takes what stands under the keys of dictionaries for what stands in collections.
  mutating func addValuesAsItems() {
    for group in dictionaries {
      add(group.records[0].lazy.map { ($0.key, $0.node) }, in: group.parent)
    }
  }

  /// Takes what stands under the keys of dictionaries in collections for what stands in collections.
  mutating func addItemValues() {
    for group in items {
      for entries in group.records { strings += entries.lazy.map(\.node).filter { !$0.isCollection } }
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
        RegionCollection(
          node: $0.node, name: group.parent.name, code: group.parent.code, province: group.parent.province)
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

extension CollectionContents {
  /// Whether records under keys refer to each other by these, as in `{"1": {…, pid: 0}, "2": {…, pid: 1}}`.
  var keysAreParents: Bool {
    let entries = dictionaries.lazy.flatMap(\.records).joined()
    let keys = Set(entries.map(\.key))
    var references: [String: (known: Int, others: Int)] = [:]
    for entry in entries {
      guard case .dictionary(let members) = entry.node.value else { continue }
      for member in members {
        guard let text = CodeForm.text(of: member.node.value), !["", "0", "-1"].contains(text) || keys.contains(text)
        else {
          continue
        }
        // Numbers may count anything; keys with a word in front are in nothing else.
        let isReference =
          keys.contains(text) && (KeyWords(member.key).isParent || !text.utf8.allSatisfy(\.isASCIIDigit))
        references[member.key, default: (0, 0)].known += isReference && text != entry.key ? 1 : 0
        references[member.key, default: (0, 0)].others += isReference ? 0 : 1
      }
    }
    return references.values.contains { $0.known > 0 && $0.others == 0 }
  }
}
