extension ShapeApplication {
  /// Where the value lies that is being read, in words.
  var place: String { NodePath(steps: path).place }

  mutating func unexpected(
    _ node: Node, under key: String? = nil, _ expected: String, remedy: String? = nil
  ) {
    let path = NodePath(steps: self.path + (key.map { [.key($0)] } ?? []))
    let contradiction =
      node.summary == expected
      ? "holds \(expected) that is not written as those beside it"
      : "holds \(node.summary) where \(expected) is expected"
    add(
      .unexpectedValue, at: node.position, "\(path.place) \(contradiction); \(remedy ?? "change it or remove it")")
  }

  mutating func unexpectedKey(_ entry: Node.Entry, _ why: String) {
    let path = NodePath(steps: self.path.last == .key(entry.key) ? self.path.dropLast() : self.path)
    add(
      .unexpectedKey,
      at: entry.keyPosition,
      "key \(entry.key.excerpt) of \(path.place) \(why); rename it or remove it"
    )
  }
}

extension NodePath {
  /// The path, or words for the outermost value.
  fileprivate var place: String { steps.isEmpty ? "the file" : description }
}
