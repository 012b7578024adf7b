extension ShapeApplication {
  /// What stands in a collection: a name, a record, or a dictionary of regions.
  mutating func readItem(
    _ item: Node,
    under key: (entry: Node.Entry, meaning: Shape.Key)?,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    switch (item.value, level.item) {
    case (.string(let string), _) where level.acceptsNames:
      var region = RegionNode(name: "", position: item.position)
      identify(&region, by: key)
      guard setName(string, at: item.position, depth, of: &region) else { return }
      append(region, FlatList.Reference(), depth, to: &regions)
    case (.dictionary(let entries), .record):
      readRecord(entries, at: item.position, under: key, level, depth, into: &regions)
    case (.array, .record) where level.record.isRow:
      readRecord(item.asRow?.entries ?? [], at: item.position, under: key, level, depth, into: &regions)
    case (.dictionary(let entries), .keyed(let inner)) where key == nil && !entries.isEmpty:
      readEntries(entries, keyedBy: inner, level, depth, into: &regions)
    default:
      var region = RegionNode(name: "", position: item.position)
      identify(&region, by: key)
      guard changed.mayLackName(code: region.code) else { return unexpected(item, level.expectedItem) }
      append(region, FlatList.Reference(), depth, to: &regions)
    }
  }

  /// A region whose name is a key.
  mutating func readNamed(
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
    if level.value == .record, level.record.isRow, !entry.node.isVoid, let row = entry.node.asRow {
      readRecord(row.entries, at: entry.keyPosition, under: (entry, .name), level, depth, into: &regions)
      return
    }
    var reference = FlatList.Reference()
    var region = RegionNode(name: "", position: entry.keyPosition)
    if level.value == .code, !CodeForm.isMissing(entry.node) { region.code = CodeForm.text(of: entry.node.value) }
    guard setName(entry.key, at: entry.keyPosition, depth, of: &region) else { return }
    switch level.value {
    case .code:
      codeTypes.add(entry.node, under: nil)
      guard !CodeForm.isMissing(entry.node) else { break }
      if region.code == nil { unexpected(entry.node, "a string or a whole number") }
    case .parent:
      reference.parent = CodeForm.text(of: entry.node.value)
      reference.position = entry.node.position
      if reference.parent == nil, !entry.node.isVoid { unexpected(entry.node, "a string or a whole number") }
    case .attribute(let type):
      var record = Shape.Record()
      record.attributes = [.init(key: Shape.valueKey, type: type)]
      let value = Node.Entry(key: Shape.valueKey, keyPosition: entry.keyPosition, node: entry.node)
      if deferred == nil { addAttribute(value, record, isKey: false, to: &region) }
    case .children, .record:
      region.children = children(in: entry.node, of: region, depth)
    }
    append(region, reference, depth, to: &regions)
  }

  /// Gives a region what the key says under which it stands.
  func identify(_ region: inout RegionNode, by key: (entry: Node.Entry, meaning: Shape.Key)?) {
    guard let (entry, meaning) = key else { return }
    let text = entry.key.trimmingBlanks()
    switch meaning {
    case .code: region.code = text
    case .identifier:
      region.attributes.append(.init(key: Shape.identifierKey, value: .string(text), position: entry.keyPosition))
    case .index, .name: break
    }
  }
}

extension Shape.Level {
  fileprivate var expectedItem: String {
    switch (acceptsNames, item) {
    case (true, nil): "a name"
    case (false, .some): "a dictionary"
    default: "a name or a dictionary"
    }
  }
}
