extension ShapeApplication {
  /// A region whose entries are what the level's record says.
  mutating func readRecord(
    _ entries: [Node.Entry],
    at position: SourcePosition,
    under key: (entry: Node.Entry, meaning: Shape.Key)?,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    let record = level.record
    var parts = RecordParts(region: RegionNode(name: "", position: position))
    identify(&parts.region, by: key)
    if let (entry, meaning) = key, meaning == .name { parts.name = (entry.key, entry.keyPosition) }

    let entries = record.opened.isEmpty ? entries : opened(entries, record.opened)
    note(keysOf: entries, atDepth: depth)
    for entry in entries { read(entry, of: record, under: key?.meaning, into: &parts) }
    if depth == 0 { parts.takeNameFromPath(shape.hierarchy) }

    if let name = parts.name {
      guard setName(name.text, at: name.position, depth, of: &parts.region) else { return }
    } else if !changed.mayLackName(code: parts.region.code) {
      reportMissingName(of: parts.region, record, parts.otherThanName)
      return
    }
    // What has no name and is removed takes with it what is below.
    if !(parts.region.name.utf8.isEmpty && changed.removes(code: parts.region.code)) {
      for entry in parts.children {
        path.append(.key(entry.key))
        parts.region.children += children(in: entry.node, of: parts.region, depth)
        path.removeLast()
      }
    }
    append(parts.region, parts.reference, depth, to: &regions)
  }

  /// Reads an entry as what the record says of its key.
  private mutating func read(
    _ entry: Node.Entry, of record: Shape.Record, under key: Shape.Key?, into parts: inout RecordParts
  ) {
    let value = entry.node
    let isMissingCode = entry.key == record.code && CodeForm.isMissing(value)
    if entry.key == shape.hierarchy.identityKey, !isMissingCode {
      parts.reference.identity = CodeForm.text(of: value.value)
    }
    switch entry.key {
    case record.name:
      switch value.value {
      case .string(let string): parts.name = (string, value.position)
      default: parts.otherThanName = value
      }
    case record.code:
      codeTypes.add(value, under: entry.key)
      guard !isMissingCode else { return }
      parts.region.code = CodeForm.text(of: value.value)
      if parts.region.code == nil { unexpected(value, under: entry.key, "a string or a whole number") }
    case record.kind:
      guard !value.isVoid else { return }
      if case .string(let kind) = value.value {
        parts.region.kind = kind.trimmingBlanks()
      } else {
        unexpected(value, under: entry.key, "a string")
      }
    case _ where record.children.contains(entry.key):
      if !value.isVoid { parts.children.append(entry) }
    case record.parent:
      guard !value.isVoid else { return }
      parts.reference.parent = CodeForm.text(of: value.value)
      parts.reference.position = value.position
      if parts.reference.parent == nil { unexpected(value, under: entry.key, "a string or a whole number") }
    case Shape.identifierKey where key == .identifier && !record.ignored.contains(entry.key):
      unexpectedKey(entry, "is what the key above the record is kept as")
    default:
      if !record.ignored.contains(entry.key), deferred == nil { addAttribute(entry, record, to: &parts.region) }
    }
  }

  /// The entries, with those of dictionaries under `keys` in the place of these.
  private mutating func opened(_ entries: [Node.Entry], _ keys: [String]) -> [Node.Entry] {
    entries.flatMap { entry -> [Node.Entry] in
      guard keys.contains(entry.key), !entry.node.isVoid else { return [entry] }
      var entry = entry
      entry.node = entry.node.asRow ?? entry.node
      guard let inner = entry.opened else {
        unexpected(entry.node, under: entry.key, "a dictionary")
        return []
      }
      return opened(inner, keys)
    }
  }
}

extension Shape.Hierarchy {
  /// The key of what references to a parent are compared with.
  fileprivate var identityKey: String? {
    switch self {
    case .references(to: .attribute(let key)), .parentKeys(by: .attribute(let key)): key
    default: nil
    }
  }
}

/// What the entries of a record have told so far.
private struct RecordParts {
  var region: RegionNode
  var reference = FlatList.Reference()
  var name: (text: String, position: SourcePosition)?
  /// What stands in the place of a name and is none.
  var otherThanName: Node?
  var children: [Node.Entry] = []

  /// What has no name of its own is what its path leads to.
  mutating func takeNameFromPath(_ hierarchy: Shape.Hierarchy) {
    guard case .paths(let keys, _) = hierarchy, name.map({ $0.text.isBlank }) ?? true else { return }
    let last = keys.last { key in region.attributes.contains { $0.key == key && !$0.value.description.isBlank } }
    guard let attribute = region.attributes.first(where: { $0.key == last }) else { return }
    name = (attribute.value.description, attribute.position)
    reference.isEndOfPath = true
  }
}
