extension [NodePath.Step] {
  /// What `regions.json` says of a value below this one: the whole way from the root of its file.
  func atLine(_ keys: [String]) -> String {
    let above = map { step in
      switch step {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
    let keys = above + keys
    // What has a dot in it would be read as two.
    let isPlain = keys.allSatisfy { !$0.isBlank && !$0.contains(".") }
    return "\"at\": "
      + (isPlain ? JSONText.string(keys.joined(separator: ".")) : JSONText.array(keys.map(JSONText.string)))
  }

  /// What `regions.json` says where values of one file are the levels of one tree, from the roots down.
  ///
  /// - Parameter shapes: how those are written that are not found out by themselves.
  private func inputsLine(_ values: [[String]], _ shapes: [Shape?]) -> String {
    let inputs = zip(values, shapes).enumerated().map { index, input in
      let shape = input.1.map { ", \($0.configurationLine)" } ?? ""
      return "{\(index == 0 ? "\"file\": …, " : "")\(atLine(input.0))\(shape)}"
    }
    return "\"inputs\": [\(inputs.joined(separator: ", "))]"
  }

  /// The line that joins values of a file as the levels of one tree; `nil` where they cannot be joined.
  ///
  /// - Parameter file: the value that this path leads to, with lists of rows as they are.
  func inputsLine(joining values: [[String]], in file: Node, at position: SourcePosition) -> String? {
    guard values.count > 1, values.count <= FlatList.maximumDepth else { return nil }
    var levels: [(keys: [String], node: Node, lists: Int)] = []
    for keys in values {
      let node = keys.reduce(Optional(file)) { node, key in node.flatMap { try? $0.step(into: key, of: "").node } }
      guard let node else { return nil }
      levels.append((keys, node, node.depthOfLists))
    }
    // Where lists stand for parents, these come first.
    levels = (0...(levels.map(\.lists).max() ?? 0)).flatMap { lists in levels.filter { $0.lists == lists } }
    // Tables of tables would be tried again and again.
    let areClear = levels.enumerated().allSatisfy { index, level in
      guard level.lists == 0 || index == 0 else { return true }
      var inference = ShapeInference()
      return inference.shape(of: level.node.withRowsRead) != nil && inference.ties.isEmpty
    }
    guard areClear else { return nil }
    let inputs = levels.map { Configuration.Input(file: "", position: position, at: $0.keys) }
    let table = Configuration.Table(name: "", inputs: inputs)
    let regions = TableReading.read(table, from: inputs.map { _ in TableReading.File(name: "", root: file) })
    guard !regions.hasErrors, !Checks.run(on: regions.regions).contains(where: { $0.severity == .error }) else {
      return nil
    }
    let shapes = [nil] + regions.joinedShapes.map { $0.listsByPosition == nil ? nil : $0 }
    return inputsLine(levels.map(\.keys), shapes)
  }
}
