/// Reads a file's values as regions, exactly as a shape says.
///
/// What does not fit is reported at its place. Nothing is guessed, and nothing is left out without a word.
struct ShapeApplication {
  private let shape: Shape
  private let isFlat: Bool
  private(set) var findings = Findings()
  /// One for each row of a flat list, empty for other shapes.
  private(set) var references: [FlatList.Reference] = []
  private var path: [NodePath.Step] = []
  /// Where collections of children are put instead of being read, `nil` when they are read.
  private var deferred: [RegionCollection]?

  init(_ shape: Shape) {
    self.shape = shape
    isFlat = shape.hierarchy != .nesting
  }

  mutating func regions(of root: Node) -> [RegionNode] {
    guard let node = descend(root, along: shape.wrapper) else { return [] }
    let rows = shape.hierarchy == .parentKeys ? rowsUnderParentKeys(of: node) : regions(in: node, depth: 0)
    guard isFlat else { return rows }
    return FlatList(rows: rows, references: references).tree(by: shape.hierarchy, &findings)
  }

  /// The collections in which the regions of `collections` hold their children.
  static func children(of collections: [RegionCollection], by level: Shape.Level) -> [RegionCollection] {
    var application = ShapeApplication(Shape(levels: [level]))
    application.deferred = []
    for collection in collections {
      _ = application.regions(in: collection.node, depth: 0)
    }
    return application.deferred ?? []
  }

  /// `{parent code: collection}`.
  private mutating func rowsUnderParentKeys(of node: Node) -> [RegionNode] {
    guard case .dictionary(let entries) = node.value else {
      unexpected(node, "a dictionary with the codes of parents as its keys")
      return []
    }
    var rows: [RegionNode] = []
    for entry in entries {
      path.append(.key(entry.key))
      let first = references.count
      rows += regions(in: entry.node, depth: 0)
      for row in first..<references.count { references[row].parent = entry.key }
      path.removeLast()
    }
    return rows
  }

  // MARK: Collections

  private mutating func regions(in collection: Node, depth: Int) -> [RegionNode] {
    guard !collection.isVoid else { return [] }
    guard let level = shape.level(atDepth: depth) else {
      unexpected(collection, "nothing, as regions at depth \(depth) have no children elsewhere")
      return []
    }
    let length = path.count
    defer { path.removeLast(path.count - length) }
    guard let node = descend(collection, along: level.wrapper), !node.isVoid else { return [] }

    var regions: [RegionNode] = []
    switch (node.value, level.collection) {
    case (.array(let items), _) where level.isArray:
      regions.reserveCapacity(items.count)
      for (index, item) in items.enumerated() {
        path.append(.index(index))
        readItem(item, under: nil, level, depth, into: &regions)
        path.removeLast()
      }
    case (.dictionary(let entries), .record):
      readRecord(entries, at: node.position, under: nil, level, depth, into: &regions)
    case (.dictionary(let entries), .keyed(let key)):
      readEntries(entries, keyedBy: key, level, depth, into: &regions)
    default:
      unexpected(node, level.expectedCollection)
    }
    return regions
  }

  private mutating func readEntries(
    _ entries: [Node.Entry],
    keyedBy key: Shape.Key,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    for entry in key == .index ? inOrderOfIndex(entries) : entries {
      path.append(.key(entry.key))
      switch key {
      case .index: readItem(entry.node, under: nil, level, depth, into: &regions)
      case .code: readItem(entry.node, under: entry, level, depth, into: &regions)
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

  // MARK: Regions

  /// What stands in a collection: a name, a record, or a dictionary of regions.
  private mutating func readItem(
    _ item: Node,
    under codeKey: Node.Entry?,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    switch (item.value, level.item) {
    case (.string(let string), _) where level.acceptsNames:
      guard let name = checkedName(string, at: item.position) else { return }
      let code = codeKey?.key.trimmingBlanks()
      regions.append(RegionNode(name: name, code: code, position: item.position))
      if isFlat { references.append(FlatList.Reference(identity: code)) }
    case (.dictionary(let entries), .record):
      readRecord(entries, at: item.position, under: codeKey.map { ($0, .code) }, level, depth, into: &regions)
    case (.dictionary(let entries), .keyed(let key)) where codeKey == nil && !entries.isEmpty:
      readEntries(entries, keyedBy: key, level, depth, into: &regions)
    default:
      unexpected(item, level.expectedItem)
    }
  }

  /// A region whose name is a key.
  private mutating func readNamed(
    _ entry: Node.Entry,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    guard !entry.key.utf8.allSatisfy(\.isASCIIDigit) || entry.key.isEmpty else {
      unexpectedKey(entry, "is a number where other keys are names")
      return
    }
    if case .dictionary(let entries) = entry.node.value, level.value == .record, !entries.isEmpty {
      readRecord(entries, at: entry.keyPosition, under: (entry, .name), level, depth, into: &regions)
      return
    }
    guard let name = checkedName(entry.key, at: entry.keyPosition) else { return }
    var region = RegionNode(name: name, position: entry.keyPosition)
    if level.value == .code, let code = RegionCode.text(of: entry.node.value) {
      region.code = code
    } else {
      region.children = children(in: entry.node, of: region, depth)
    }
    regions.append(region)
    if isFlat { references.append(FlatList.Reference(identity: region.code)) }
  }

  private mutating func readRecord(
    _ entries: [Node.Entry],
    at position: SourcePosition,
    under key: (entry: Node.Entry, meaning: Shape.Key)?,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    let record = level.record
    var region = RegionNode(name: "", position: position)
    var reference = FlatList.Reference()
    var name: (text: String, position: SourcePosition)?
    var children: Node.Entry?
    switch key {
    case (let entry, .code)?: region.code = entry.key.trimmingBlanks()
    case (let entry, .name)?: name = (entry.key, entry.keyPosition)
    default: break
    }

    for entry in entries {
      let value = entry.node
      if entry.key == record.name {
        switch value.value {
        case .string(let string): name = (string, value.position)
        case .null: break
        default:
          let path = NodePath(steps: self.path)
          findings.add(
            .missingName,
            at: value.position,
            "\(entry.key.excerpt) of \(path.place) holds \(value.summary), not a name; make it a string"
          )
          return
        }
      } else if entry.key == record.code {
        guard !value.isVoid else { continue }
        region.code = RegionCode.text(of: value.value)
        if region.code == nil { unexpected(value, under: entry.key, "a string or a whole number") }
      } else if entry.key == record.kind {
        guard !value.isVoid else { continue }
        if case .string(let kind) = value.value {
          region.kind = kind.trimmingBlanks()
        } else {
          unexpected(value, under: entry.key, "a string")
        }
      } else if record.children.contains(entry.key) {
        guard !value.isVoid else { continue }
        if let children {
          unexpected(
            value,
            under: entry.key,
            "nothing, as \(children.key.excerpt) holds the children already"
          )
        } else {
          children = entry
        }
      } else if entry.key == record.parent {
        guard !value.isVoid else { continue }
        reference.parent = RegionCode.text(of: value.value)
        reference.position = value.position
        if reference.parent == nil { unexpected(value, under: entry.key, "a string or a whole number") }
      } else if !record.ignored.contains(entry.key), deferred == nil {
        addAttribute(entry, record, to: &region)
      }
      if case .references(to: .attribute(entry.key)) = shape.hierarchy {
        reference.identity = RegionCode.text(of: value.value)
      }
    }

    guard let name else {
      let remedy = record.name.map { "add \($0.excerpt)" } ?? "give it one"
      let path = NodePath(steps: self.path)
      findings.add(.missingName, at: position, "the record \(path.place) has no name; \(remedy)")
      return
    }
    guard let checked = checkedName(name.text, at: name.position) else { return }
    region.name = checked
    if let children {
      path.append(.key(children.key))
      region.children = self.children(in: children.node, of: region, depth)
      path.removeLast()
    }
    regions.append(region)
    guard isFlat else { return }
    switch shape.hierarchy {
    case .references(to: .attribute): break
    case .references(to: .name): reference.identity = region.name
    default: reference.identity = region.code
    }
    references.append(reference)
  }

  private mutating func children(in collection: Node, of region: RegionNode, _ depth: Int) -> [RegionNode] {
    guard deferred == nil else {
      if !collection.isVoid {
        deferred?.append(RegionCollection(node: collection, name: region.name, code: region.code))
      }
      return []
    }
    return regions(in: collection, depth: depth + 1)
  }

  private mutating func addAttribute(
    _ entry: Node.Entry,
    _ record: Shape.Record,
    to region: inout RegionNode
  ) {
    switch entry.key {
    case record.latitude: addCoordinate(.latitude, entry, to: &region)
    case record.longitude: addCoordinate(.longitude, entry, to: &region)
    case record.coordinates?.key: addCoordinates(entry, record, to: &region)
    default:
      if let value = AttributeValue(entry.node.value) {
        region.attributes.append(.init(key: entry.key, value: value, position: entry.node.position))
      } else if !entry.node.isVoid {
        unexpected(entry.node, under: entry.key, "a string, a number, a boolean, data or a date")
      }
    }
  }

  private mutating func addCoordinates(_ entry: Node.Entry, _ record: Shape.Record, to region: inout RegionNode) {
    guard !entry.node.isVoid else { return }
    guard case .dictionary(let values) = entry.node.value, let keys = record.coordinates else {
      unexpected(entry.node, under: entry.key, "a dictionary with a latitude and a longitude")
      return
    }
    path.append(.key(entry.key))
    for value in values {
      switch value.key {
      case keys.latitude: addCoordinate(.latitude, value, to: &region)
      case keys.longitude: addCoordinate(.longitude, value, to: &region)
      default: unexpectedKey(value, "is neither a latitude nor a longitude")
      }
    }
    path.removeLast()
  }

  private mutating func addCoordinate(_ coordinate: Coordinate, _ entry: Node.Entry, to region: inout RegionNode) {
    guard !entry.node.isVoid else { return }
    guard let degrees = coordinate.degrees(of: entry.node.value) else {
      unexpected(entry.node, under: entry.key, "a \(coordinate) in degrees")
      return
    }
    let position = entry.node.position
    region.attributes.append(.init(key: coordinate.rawValue, value: .real(degrees), position: position))
  }

  // MARK: Steps and findings

  private mutating func descend(_ node: Node, along keys: [String]) -> Node? {
    var node = node
    for key in keys {
      if node.isVoid { return node }
      guard case .dictionary(let entries) = node.value,
        let entry = entries.first(where: { $0.key == key })
      else {
        unexpected(node, "a dictionary with the key \(key.excerpt)")
        return nil
      }
      if entries.count > 1, shape.wrapper.isEmpty {
        for other in entries where other.key != key { unexpectedKey(other, "stands beside \(key.excerpt)") }
      }
      path.append(.key(key))
      node = entry.node
    }
    return node
  }

  private mutating func checkedName(_ string: String, at position: SourcePosition) -> String? {
    let name = string.trimmingBlanks()
    if name.utf8.isEmpty {
      let path = NodePath(steps: self.path)
      findings.add(
        .emptyName,
        at: position,
        "the name of \(path.place) is empty; fill it in or remove the region"
      )
      return nil
    }
    if name.utf8.count != string.utf8.count {
      findings.add(
        .trimmedName,
        at: position,
        "\(string.excerpt) has blanks at its ends, which were removed; remove them in the file"
      )
    }
    return name
  }

  private mutating func unexpected(_ node: Node, under key: String? = nil, _ expected: String) {
    let path = NodePath(steps: self.path + (key.map { [.key($0)] } ?? []))
    findings.add(
      .unexpectedValue,
      at: node.position,
      "\(path.place) holds \(node.summary) where \(expected) is expected; change it or remove it"
    )
  }

  private mutating func unexpectedKey(_ entry: Node.Entry, _ why: String) {
    let path = NodePath(steps: self.path.last == .key(entry.key) ? self.path.dropLast() : self.path)
    findings.add(
      .unexpectedKey,
      at: entry.keyPosition,
      "key \(entry.key.excerpt) of \(path.place) \(why); rename it or remove it"
    )
  }
}

/// A value that holds the children of one region, or the roots.
struct RegionCollection {
  var node: Node
  var name = ""
  var code: String?
}

extension Shape.Level {
  var expectedCollection: String {
    switch (isArray, collection) {
    case (true, nil): "an array"
    case (false, .some): "a dictionary"
    default: "an array or a dictionary"
    }
  }

  var expectedItem: String {
    switch (acceptsNames, item) {
    case (true, nil): "a name"
    case (false, .some): "a dictionary"
    default: "a name or a dictionary"
    }
  }
}

extension NodePath {
  /// The path, or words for the outermost value.
  fileprivate var place: String { steps.isEmpty ? "the file" : description }
}
