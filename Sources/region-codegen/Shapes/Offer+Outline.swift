extension Offer {
  private static let maximumLevels = 6

  /// Records, or rows, that leave out what is as in the one before, as in `["浙江", ""]`, `["", "杭州"]`; `nil` where nothing
  /// speaks for that.
  ///
  /// - Parameter wrapper: the keys that lead to the list of them.
  init?(outline root: Node, under wrapper: [String]) {
    let node = wrapper.reduce(Optional(root)) { node, key in node?.entries.first { $0.key == key }?.node }
    guard case .array(let items)? = node?.value, let first = items.first else { return nil }
    let keys = (first.asRow ?? first).entries.map(\.key)
    var blanks = [Int](repeating: 0, count: keys.count)
    var isStaircase = true
    for item in items {
      // What is written otherwise is found when the shape is tried.
      let entries = (item.asRow ?? item).entries
      guard entries.count == keys.count, !entries.contains(where: \.node.isCollection) else { return nil }
      for (index, entry) in entries.enumerated() where entry.node.isVoid { blanks[index] += 1 }
      isStaircase = isStaircase && entries.count { !$0.node.isVoid } == 1
    }
    var levels = keys.indices.filter { blanks[$0] > 0 }
    // What is deepest may be in each.
    if !isStaircase, let next = levels.last.map({ $0 + 1 }), keys.indices.contains(next) { levels.append(next) }
    guard (2...Self.maximumLevels).contains(levels.count), let last = levels.last, let top = levels.first,
      blanks[top] > 0, !(first.asRow ?? first).entries[top].node.isVoid
    else { return nil }
    var level = Shape.Level()
    level.isArray = true
    level.item = .record
    level.record.name = keys[last]
    level.record.attributes = levels.dropLast().map { .init(key: keys[$0], type: "string") }
    self.init(
      what: "what is left out is as in the record before it",
      shape: Shape(
        wrapper: wrapper, levels: [level], hierarchy: .paths(levels.dropLast().map { keys[$0] }, isOutline: true)))
  }
}
