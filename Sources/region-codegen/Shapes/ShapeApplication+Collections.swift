extension ShapeApplication {
  mutating func regions(in collection: Node, depth: Int) -> [RegionNode] {
    guard !collection.isVoid else { return [] }
    guard let level = shape.level(atDepth: depth) else {
      unexpected(collection, "nothing, as regions at depth \(depth) have no children elsewhere")
      return []
    }
    let length = path.count
    defer { path.removeLast(path.count - length) }
    guard let node = descend(collection, along: level.wrapper, beside: level.besideWrapper), !node.isVoid else {
      return []
    }

    guard let others = level.besideKinds else { return regions(in: node, level, depth) }
    guard case .dictionary(let entries) = node.value else {
      unexpected(node, "a dictionary by kind")
      return []
    }
    note(keysOf: entries, atDepth: depth)
    var regions: [RegionNode] = []
    for entry in entries where !others.contains(entry.key) && !entry.node.isVoid {
      path.append(.key(entry.key))
      let first = regions.count
      regions += self.regions(in: entry.node, level, depth)
      for index in first..<regions.count where regions[index].kind == nil {
        regions[index].kind = entry.key.trimmingBlanks()
      }
      path.removeLast()
    }
    return regions
  }

  /// The regions in what a level has in itself, and not around it.
  private mutating func regions(in node: Node, _ level: Shape.Level, _ depth: Int) -> [RegionNode] {
    var regions: [RegionNode] = []
    switch (node.value, level.collection) {
    case (.array(let items), _) where level.isArray:
      regions.reserveCapacity(items.count)
      for (index, item) in items.enumerated() {
        path.append(.index(index))
        if level.childrenFollow, case .array = item.value {
          readChildren(item, behind: index == 0 ? nil : items[index - 1], depth, of: &regions)
        } else {
          readItem(item, under: nil, level, depth, into: &regions)
        }
        path.removeLast()
      }
    case (.string(let string), _) where level.acceptsNameAlone:
      var region = RegionNode(name: "", position: node.position)
      guard setName(string, at: node.position, depth, of: &region) else { return [] }
      append(region, FlatList.Reference(), depth, to: &regions)
    case (.dictionary(let entries), .record):
      readRecord(entries, at: node.position, under: nil, level, depth, into: &regions)
    case (.dictionary(let entries), .keyed(let key)):
      readEntries(entries, keyedBy: key, level, depth, into: &regions)
    default:
      unexpected(node, level.expectedCollection)
    }
    return regions
  }

  /// Gives the last region the children that stand behind it.
  private mutating func readChildren(_ item: Node, behind before: Node?, _ depth: Int, of regions: inout [RegionNode]) {
    guard let before, !regions.isEmpty else {
      return unexpected(item, "a name or a record, as children stand behind a region,")
    }
    if case .array = before.value {
      return unexpected(item, "a name or a record, as the children of one region stand in one array,")
    }
    let last = regions.count - 1
    regions[last].children += children(in: item, of: regions[last], depth)
  }

  mutating func readEntries(
    _ entries: [Node.Entry],
    keyedBy key: Shape.Key,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    if !level.ignored.isEmpty { note(keysOf: entries, atDepth: depth) }
    let entries = level.ignored.isEmpty ? entries : entries.filter { !level.ignored.contains($0.key) }
    for entry in key == .index ? inOrderOfIndex(entries) : entries {
      path.append(.key(entry.key))
      switch key {
      case .index: readItem(entry.node, under: nil, level, depth, into: &regions)
      case .code, .identifier: readItem(entry.node, under: (entry, key), level, depth, into: &regions)
      case .name: readNamed(entry, level, depth, into: &regions)
      }
      path.removeLast()
    }
  }

  /// Positions are numbers: 2 comes before 10.
  private mutating func inOrderOfIndex(_ entries: [Node.Entry]) -> [Node.Entry] {
    var numbered: [(number: Int, entry: Node.Entry)] = []
    for entry in entries {
      if let number = IndexKey(entry.key)?.number {
        numbered.append((number, entry))
      } else {
        unexpectedKey(entry, "is not a position as the keys beside it are")
      }
    }
    numbered.sort { $0.number < $1.number }
    return numbered.map(\.entry)
  }

  /// The value to which the keys lead from a node, one after another. They stay in ``path`` until the caller removes them.
  ///
  /// - Parameter others: what may stand beside the keys; `nil` for anything.
  mutating func descend(_ node: Node, along keys: [String], beside others: [String]?) -> Node? {
    var node = node
    for key in keys {
      if node.isVoid { return node }
      guard case .dictionary(let entries) = node.value,
        let entry = entries.first(where: { $0.key == key })
      else {
        unexpected(node, "a dictionary with the key \(key.excerpt)")
        return nil
      }
      if entries.count > 1, let others {
        for other in entries where other.key != key && !others.contains(other.key) {
          unexpectedKey(other, "stands beside \(key.excerpt)")
        }
      }
      path.append(.key(key))
      node = entry.node
    }
    return node
  }
}

extension Shape.Level {
  fileprivate var expectedCollection: String {
    switch (isArray, collection) {
    case (true, nil): "an array"
    case (false, .some): "a dictionary"
    default: "an array or a dictionary"
    }
  }
}
