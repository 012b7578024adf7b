extension RegionForest {
  /// Renames, removes and adds regions. Those to rename and to remove are called as in the file, however else they are
  /// changed, and those that new ones stand beside or under as they are called by then.
  mutating func apply(_ changes: Configuration.Changes, _ findings: inout Findings) {
    let lookup = RegionLookup(self)
    let renamed = changes.rename.map { (lookup.region(called: $0.region, &findings), $0) }
    let removed = changes.remove.compactMap { lookup.region(called: $0, &findings) }
    refuseContradictions(renamed.map { ($0.0, $0.1.region) }, Set(removed), &findings)
    for case (let number?, let renaming) in renamed { update(number) { $0.rename(as: renaming) } }
    remove(removed)

    var lookupAfter = RegionLookup(self)
    /// By the sibling behind which they come.
    var inserted: [Int: [Int]] = [:]
    var changedParents: Set<Int?> = []
    for addition in changes.add {
      guard let (number, sibling) = add(addition, lookupAfter, &findings) else { continue }
      lookupAfter.add(number, of: self)
      guard let sibling else { continue }
      inserted[sibling, default: []].append(number)
      changedParents.insert(parents[number])
    }
    for parent in changedParents { place(inserted, under: parent) }
    for number in numbers where nodes[number].name.utf8.isEmpty { NameChecks.run(on: nodes[number], &findings) }
  }

  private func refuseContradictions(
    _ renamed: [(number: Int?, region: Placed<String>)], _ removed: Set<Int>, _ findings: inout Findings
  ) {
    var seen: Set<Int> = []
    for case (let number?, let region) in renamed {
      let isFirst = seen.insert(number).inserted
      guard !isFirst || removed.contains(number) else { continue }
      findings.add(
        .ambiguousRegion, at: region.position,
        "\(region.value.excerpt) is renamed \(isFirst ? "and removed" : "twice, here and before"); leave one of them out"
      )
    }
  }

  private mutating func remove(_ removed: [Int]) {
    let removed = Set(removed)
    for parent in Set(removed.map { parents[$0] }) {
      setSiblings(siblings(under: parent).filter { !removed.contains($0) }, under: parent)
    }
  }

  /// Moves each of the inserted regions from the end of its siblings to its place.
  private mutating func place(_ inserted: [Int: [Int]], under parent: Int?) {
    let siblings = siblings(under: parent)
    let moved = Set(siblings.flatMap { inserted[$0] ?? [] })
    var ordered: [Int] = []
    var waiting = Array(siblings.filter { !moved.contains($0) }.reversed())
    while let number = waiting.popLast() {
      ordered.append(number)
      // Of several behind the same region, the last that was added comes first.
      waiting += inserted[number] ?? []
    }
    setSiblings(ordered, under: parent)
  }

  /// Adds a region at the end of its siblings, and says behind which it belongs if that is said.
  private mutating func add(
    _ addition: Configuration.Changes.Addition, _ lookup: RegionLookup, _ findings: inout Findings
  ) -> (number: Int, sibling: Int?)? {
    let parent = addition.parent.map { lookup.region(called: $0, &findings) }
    if case .some(nil) = parent { return nil }
    let above = parent ?? nil
    guard above.map({ depth(of: $0) + 1 < FlatList.maximumDepth }) ?? true else {
      findings.add(
        .tooDeep, at: addition.region.position,
        FlatList.tooDeep(addition.region.name, "name another parent"))
      return nil
    }
    guard let after = addition.after else { return (add(addition.region, under: above), nil) }
    guard let sibling = lookup.child(of: above, called: after.value, in: self) else {
      findings.add(
        .noSuchRegion,
        at: after.position,
        "there is no region \(after.value.excerpt) beside the new one; name one of its siblings by its code or its name"
      )
      return nil
    }
    return (add(addition.region, under: above), sibling)
  }
}

extension RegionNode {
  fileprivate mutating func rename(as renaming: Configuration.Changes.Renaming) {
    let keys = Set(renaming.attributes.map(\.key))
    // A short name and pinyin are those of the name that was.
    let isOther = name != renaming.name
    attributes.removeAll { keys.contains($0.key) || isOther && OwnColumn.belongsToName($0.key) }
    name = renaming.name
    attributes += renaming.attributes
  }
}
