extension ConfigurationReader {
  mutating func changes(_ node: Node) -> Configuration.Changes {
    var changes = Configuration.Changes()
    guard let members = members(of: node, "\"changes\"", known: ConfigurationKeys.changes) else { return changes }
    if let rename = members["rename"] { changes.rename = renamings(rename) }
    if let remove = members["remove"] { changes.remove = texts(remove, "remove", of: "regions") }
    if let add = members["add"] { changes.add = additions(add) }
    return changes
  }

  private mutating func renamings(_ node: Node) -> [Configuration.Changes.Renaming] {
    guard case .dictionary(let entries) = node.value else {
      report(.wrongType, node.position, "\"rename\" is not a dictionary of new names by region")
      return []
    }
    return entries.compactMap { renaming($0) }
  }

  private mutating func renaming(_ entry: Node.Entry) -> Configuration.Changes.Renaming? {
    let what = "the new name of \(entry.key.excerpt)"
    var nameNode = entry.node
    var attributes: [RegionNode.Attribute] = []
    if case .dictionary = entry.node.value {
      guard let members = members(of: entry.node, what, known: ConfigurationKeys.renaming) else { return nil }
      guard let name = members["name"] else {
        report(.missingKey, entry.node.position, "\(what) has no \"name\"")
        return nil
      }
      nameNode = name
      attributes = members["attributes"].map { self.attributes($0) } ?? []
    }
    return text(nameNode, what).map {
      .init(
        region: Placed(value: entry.key, position: entry.keyPosition), name: $0.value.trimmingBlanks(),
        attributes: attributes)
    }
  }

  private mutating func additions(_ node: Node) -> [Configuration.Changes.Addition] {
    guard case .array(let items) = node.value else {
      report(.wrongType, node.position, "\"add\" is not an array of regions")
      return []
    }
    return items.compactMap { addition($0) }
  }

  private mutating func addition(_ node: Node) -> Configuration.Changes.Addition? {
    guard let members = members(of: node, "a region to add", known: ConfigurationKeys.addition) else { return nil }
    guard let nameNode = members["name"] else {
      report(.missingKey, node.position, "the region to add has no \"name\"")
      return nil
    }
    guard let name = text(nameNode, "name") else { return nil }
    var region = RegionNode(name: name.value.trimmingBlanks(), position: node.position)
    if let code = members["code"] {
      region.code = CodeForm.text(of: code.value)
      if region.code == nil { report(.wrongType, code.position, "\"code\" is neither a string nor a whole number") }
    }
    region.kind = members["kind"].flatMap { text($0, "kind")?.value }
    region.attributes = members["attributes"].map { attributes($0) } ?? []
    return .init(
      region: region,
      parent: members["parent"].flatMap { text($0, "parent") },
      after: members["after"].flatMap { text($0, "after") })
  }

  private mutating func attributes(_ node: Node) -> [RegionNode.Attribute] {
    guard case .dictionary(let entries) = node.value else {
      report(.wrongType, node.position, "\"attributes\" is not a dictionary")
      return []
    }
    return entries.compactMap { entry in
      if let value = AttributeValue(entry.node.value) {
        return .init(key: entry.key, value: value, position: entry.node.position)
      }
      report(
        .wrongType, entry.node.position, "\(entry.key.excerpt) holds \(entry.node.summary), which is no attribute")
      return nil
    }
  }

  mutating func dropped(_ node: Node) -> [Placed<String>] {
    if case .string(let word) = node.value {
      return [Placed(value: word, position: node.position)]
    }
    return texts(node, "drop", of: "names")
  }

  mutating func columns(_ node: Node) -> Placed<Int>? {
    if case .integer(let count) = node.value, (1...FlatList.maximumDepth).contains(Int(clamping: count)) {
      return Placed(value: Int(count), position: node.position)
    }
    report(.wrongType, node.position, "\"columns\" is not a number from 1 to \(FlatList.maximumDepth)")
    return nil
  }

  private mutating func texts(_ node: Node, _ key: String, of what: String) -> [Placed<String>] {
    guard case .array(let items) = node.value else {
      report(.wrongType, node.position, "\"\(key)\" is not an array of \(what)")
      return []
    }
    return items.compactMap { text($0, "what \"\(key)\" lists") }
  }

  /// What is said of how the table is read, in a form that does not depend on blanks.
  func fingerprint(of table: Node) -> String? {
    guard case .dictionary(let entries) = table.value else { return nil }
    let telling = entries.filter { !ConfigurationKeys.settings.contains($0.key) && $0.key != "input" }
    return telling.isEmpty
      ? nil
      : SHA256.hexadecimal(Array(JSONText.node(.init(value: .dictionary(telling), position: table.position)).utf8))
  }
}
