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
    let identityKey = shape.hierarchy.identityKey
    var region = RegionNode(name: "", position: position)
    var reference = FlatList.Reference()
    var name: (text: String, position: SourcePosition)?
    /// What stands in the place of a name and is none.
    var otherThanName: Node?
    var children: [Node.Entry] = []
    identify(&region, by: key)
    if let (entry, meaning) = key, meaning == .name { name = (entry.key, entry.keyPosition) }

    let entries = record.opened.isEmpty ? entries : opened(entries, record.opened)
    note(keysOf: entries, atDepth: depth)
    for entry in entries {
      let value = entry.node
      if entry.key == record.name {
        switch value.value {
        case .string(let string): name = (string, value.position)
        default: otherThanName = value
        }
      } else if entry.key == record.code {
        codeTypes.add(value, under: entry.key)
        guard !CodeForm.isMissing(value) else { continue }
        region.code = CodeForm.text(of: value.value)
        if region.code == nil { unexpected(value, under: entry.key, "a string or a whole number") }
      } else if entry.key == record.kind {
        guard !value.isVoid else { continue }
        if case .string(let kind) = value.value {
          region.kind = kind.trimmingBlanks()
        } else {
          unexpected(value, under: entry.key, "a string")
        }
      } else if record.children.contains(entry.key) {
        if !value.isVoid { children.append(entry) }
      } else if entry.key == record.parent {
        guard !value.isVoid else { continue }
        reference.parent = CodeForm.text(of: value.value)
        reference.position = value.position
        if reference.parent == nil { unexpected(value, under: entry.key, "a string or a whole number") }
      } else if entry.key == Shape.identifierKey, key?.meaning == .identifier, !record.ignored.contains(entry.key) {
        unexpectedKey(entry, "is what the key above the record is kept as")
      } else if !record.ignored.contains(entry.key), deferred == nil {
        addAttribute(entry, record, to: &region)
      }
      if entry.key == identityKey {
        reference.identity = CodeForm.text(of: value.value)
      }
    }

    if depth == 0, case .paths(let keys, _) = shape.hierarchy, name.map({ $0.text.isBlank }) ?? true {
      // What has no name of its own is what its path leads to.
      let last = keys.last { key in region.attributes.contains { $0.key == key && !$0.value.description.isBlank } }
      if let attribute = region.attributes.first(where: { $0.key == last }) {
        name = (attribute.value.description, attribute.position)
        reference.isEndOfPath = true
      }
    }
    if let name {
      guard setName(name.text, at: name.position, depth, of: &region) else { return }
    } else if !changed.mayLackName(code: region.code) {
      reportMissingName(of: region, record, otherThanName)
      return
    }
    // What has no name and is removed takes with it what is below.
    if !(region.name.utf8.isEmpty && changed.removes(code: region.code)) {
      for entry in children {
        path.append(.key(entry.key))
        region.children += self.children(in: entry.node, of: region, depth)
        path.removeLast()
      }
    }
    append(region, reference, depth, to: &regions)
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
