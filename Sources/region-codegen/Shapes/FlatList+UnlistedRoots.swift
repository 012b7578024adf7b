extension FlatList {
  /// Adds what rows name as their parents where no row is a root, before the first that names it.
  ///
  /// In `{"Munich": "Bavaria"}`, nothing is said of Bavaria that could stand under a key.
  mutating func addUnlistedRoots() {
    guard rows.count == references.count else { return }
    var unlisted = Set(references.lazy.compactMap(\.parent)).subtracting(references.lazy.compactMap(\.identity))
    let haveRoot = references.contains { $0.parent == nil || $0.parent == $0.identity }
    guard !haveRoot, !unlisted.isEmpty else { return }
    var list = FlatList(rows: [], references: [], changed: changed)
    for (row, reference) in zip(rows, references) {
      if let name = reference.parent, unlisted.remove(name) != nil {
        list.rows.append(RegionNode(name: name, position: reference.position ?? row.position))
        list.references.append(Reference(identity: name))
      }
      list.rows.append(row)
      list.references.append(reference)
    }
    self = list
  }
}
