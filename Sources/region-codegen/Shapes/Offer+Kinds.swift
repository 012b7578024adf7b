extension Offer {
  /// Tables side by side that are all of the regions, each with those of a kind, as in
  /// `{"states": […], "territories": […]}`; `nil` where they are not written alike.
  ///
  /// - Parameter tables: the keys that lead to each.
  init?(kinds tables: [[String]], of root: Node) {
    guard let wrapper = tables.first?.dropLast(), tables.count > 1 else { return nil }
    let node = wrapper.reduce(Optional(root)) { node, key in node?.entries.first { $0.key == key }?.node }
    guard let entries = node?.entries else { return nil }
    let kinds = Set(tables.compactMap(\.last))
    var inference = ShapeInference()
    let collections = entries.filter { kinds.contains($0.key) }.map { RegionCollection(node: $0.node) }
    guard var shape = inference.shape(ofAll: collections, in: root), inference.ties.isEmpty else { return nil }
    shape.wrapper = Array(wrapper)
    // What is below the outermost regions stands under no kinds.
    if shape.isRecursive, shape.levels.count == 1 { shape.levels.append(shape.levels[0]) }
    shape.levels[0].besideKinds = entries.lazy.map(\.key).filter { !kinds.contains($0) }
    self.init(
      what:
        "keys such as \((entries.first { kinds.contains($0.key) }?.key ?? "").excerpt) say what the regions under them are",
      shape: shape)
  }
}
