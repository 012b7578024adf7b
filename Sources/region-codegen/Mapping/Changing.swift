extension RegionForest {
  /// Renames, removes and adds regions. Those to rename and to remove are called as in the file, however else they are
  /// changed, and those that new ones stand beside or under as they are called by then.
  mutating func apply(_ changes: Configuration.Changes, _ findings: inout Findings) {
    let lookup = RegionLookup(self)
    let renamed = changes.rename.map { (lookup.region(called: $0.region, &findings), $0.name) }
    let removed = changes.remove.compactMap { lookup.region(called: $0, &findings) }
    for case (let number?, let name) in renamed { update(number) { $0.name = name } }
    for number in removed { remove(number) }

    var lookupAfter = RegionLookup(self)
    for addition in changes.add {
      guard let number = add(addition, lookupAfter, &findings) else { continue }
      lookupAfter.add(number, of: self)
    }
  }

  private mutating func add(
    _ addition: Configuration.Changes.Addition, _ lookup: RegionLookup, _ findings: inout Findings
  ) -> Int? {
    let parent = addition.parent.map { lookup.region(called: $0, &findings) }
    if case .some(nil) = parent { return nil }
    let above = parent ?? nil
    guard above.map({ depth(of: $0) + 1 < FlatList.maximumDepth }) ?? true else {
      findings.add(
        .tooDeep, at: addition.region.position,
        "\(addition.region.name.excerpt) would lie \(FlatList.maximumDepth) levels deep; no more are supported")
      return nil
    }
    guard let after = addition.after else { return add(addition.region, under: above) }
    let siblings = siblings(under: above)
    let place = siblings.firstIndex { nodes[$0].name == after.value || nodes[$0].code == after.value }
    guard let place else {
      findings.add(
        .noSuchRegion,
        at: after.position,
        "there is no region \(after.value.excerpt) beside the new one; name one of its siblings by its code or its name"
      )
      return nil
    }
    let number = add(addition.region, under: above)
    var reordered = siblings
    reordered.insert(number, at: place + 1)
    setSiblings(reordered, under: above)
    return number
  }
}
