extension ConfigurationReader {
  /// What a table is read from.
  mutating func inputs(_ members: [String: Node], of table: Node.Entry) -> [Configuration.Input]? {
    let name = table.key.excerpt
    switch (members["input"], members["inputs"]) {
    case (nil, nil):
      report(.missingKey, table.node.position, "table \(name) has no \"input\"; name its region file")
      return nil
    case (let input?, nil):
      guard case .string(let path) = input.value, !path.isEmpty else {
        report(.wrongType, input.position, "\"input\" is not the path of a file")
        return nil
      }
      guard let only = self.input(members, path, at: input.position) else { return nil }
      refusePositions(in: only)
      return [only]
    case (nil, let inputs?):
      for key in ["at", "shape", "nameFormat"] {
        guard let node = members[key] else { continue }
        report(
          .misplacedKey, node.position,
          "with \"inputs\", \"\(key)\" stands in each of them: {\"file\": …, \"\(key)\": …}")
      }
      return self.inputs(inputs)
    case (_, let inputs?):
      report(.misplacedKey, inputs.position, "table \(name) has \"input\" already; list all files in \"inputs\"")
      return nil
    }
  }

  private mutating func inputs(_ node: Node) -> [Configuration.Input]? {
    guard case .array(let items) = node.value, !items.isEmpty else {
      report(.wrongType, node.position, "\"inputs\" is not an array with a file for each level, from the roots down")
      return nil
    }
    guard items.count <= FlatList.maximumDepth else {
      report(.wrongType, node.position, "\"inputs\" has more than \(FlatList.maximumDepth) levels")
      return nil
    }
    var inputs: [Configuration.Input] = []
    for item in items {
      if case .string(let path) = item.value, !path.isEmpty {
        inputs.append(.init(file: path, position: item.position))
        continue
      }
      guard let members = members(of: item, "an input that is no path", known: ConfigurationKeys.input) else {
        return nil
      }
      // Several tables of one file need its path once.
      let path = members["file"].map { self.path($0, "file") } ?? inputs.last?.file
      guard let path else {
        if members["file"] == nil { report(.missingKey, item.position, "the first input has no \"file\"") }
        return nil
      }
      guard var input = input(members, path, at: item.position) else { return nil }
      if inputs.isEmpty { refusePositions(in: input) }
      if let parent = members["parent"] {
        guard !inputs.isEmpty else {
          report(.misplacedKey, parent.position, "the first input holds the roots, which have no parents")
          return nil
        }
        input.parent = text(parent, "parent")
      }
      inputs.append(input)
    }
    return inputs
  }

  /// Says where positions of parents are to tell the tree, but no input holds these.
  private mutating func refusePositions(in first: Configuration.Input) {
    guard let shape = first.shape, shape.value.shape.listsByPosition != nil else { return }
    report(
      .badShape, shape.position,
      "lists in a list stand for the regions of the input before them; list what holds these first: \"inputs\": [{\"file\": …}, …]"
    )
  }

  private mutating func input(_ members: [String: Node], _ path: String, at position: SourcePosition) -> Configuration
    .Input?
  {
    Configuration.Input(
      file: path, position: position,
      at: members["at"].map { keys($0) } ?? [],
      shape: members["shape"].flatMap { shape($0, hasParentKey: members["parent"] != nil) },
      nameFormats: members["nameFormat"].map { nameFormats($0) } ?? [])
  }

  /// `a.b`, or `["a", "b"]` where keys have dots. Numbers are places in arrays, or keys that are written so.
  private mutating func keys(_ node: Node) -> [String] {
    switch node.value {
    case .string(let path) where !path.isBlank:
      let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard keys.contains("") else { return keys }
      report(
        .wrongType, node.position,
        "\"at\" has nothing before, between or after its dots; write keys that have dots as an array: [\"a.b\", …]")
      return []
    case .array(let items):
      return items.compactMap { item in
        guard case .integer(let place) = item.value else { return text(item, "a key in \"at\"")?.value }
        if place >= 0 { return String(place) }
        report(.wrongType, item.position, "a place in an array is counted from 0, so that \(place) is none")
        return nil
      }
    default:
      report(
        .wrongType, node.position,
        "\"at\" is not a key, keys with dots between them, or an array of keys and places in arrays")
      return []
    }
  }

  /// - Parameter hasParentKey: whether it is said beside the shape which key refers to parents.
  private mutating func shape(_ node: Node, hasParentKey: Bool) -> Placed<WrittenShape>? {
    guard let line = text(node, "shape") else { return nil }
    do throws(ShapeGrammarError) {
      let written = try WrittenShape(grammar: line.value)
      if let offset = written.clauseOffset, !hasParentKey, written.shape.lacksParentKey {
        throw ShapeGrammarError(
          offset: offset, message: "no key of the outermost records refers to parents; say which one does: KEY: parent")
      }
      return Placed(value: written, position: node.position)
    } catch {
      report(.badShape, node.position.advanced(by: 1 + error.offset), error.message)
      return nil
    }
  }

  private mutating func nameFormats(_ node: Node) -> [NameFormat] {
    let nodes = if case .array(let items) = node.value { items } else { [node] }
    return nodes.compactMap { node in
      guard let text = text(node, "nameFormat") else { return nil }
      if let format = NameFormat(text.value) { return format }
      report(
        .badNameFormat, node.position,
        "\(text.value.excerpt) is not {code} and {name} with what stands around them, such as \"{code}{name}\"; "
          + "beside {code} there can be no digit")
      return nil
    }
  }

  mutating func order(_ node: Node) -> Configuration.Order? {
    if case .string(let path) = node.value, !path.isEmpty { return .init(file: path, position: node.position) }
    guard let members = members(of: node, "\"order\", where it is no path,", known: ConfigurationKeys.order) else {
      return nil
    }
    guard let file = members["file"] else {
      report(.missingKey, node.position, "\"order\" has no \"file\"")
      return nil
    }
    return path(file, "file").map {
      Configuration.Order(file: $0, position: node.position, at: members["at"].map { keys($0) } ?? [])
    }
  }

  private mutating func path(_ node: Node, _ key: String) -> String? {
    if case .string(let path) = node.value, !path.isEmpty { return path }
    report(.wrongType, node.position, "\"\(key)\" is not the path of a file")
    return nil
  }

  mutating func text(_ node: Node, _ what: String) -> Placed<String>? {
    if case .string(let text) = node.value, !text.isBlank { return Placed(value: text, position: node.position) }
    let what = what.contains("\"") ? what : "\"\(what)\""
    report(.wrongType, node.position, "\(what) is not a string with something in it")
    return nil
  }
}

extension Shape {
  /// Whether rows are to refer to their parents, and nothing says how.
  fileprivate var lacksParentKey: Bool {
    if case .references = hierarchy { levels[0].record.parent == nil && levels[0].value != .parent } else { false }
  }
}
