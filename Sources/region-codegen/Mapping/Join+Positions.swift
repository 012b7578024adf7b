extension Join {
  /// How many lists there are in which regions have the positions of their parents; `nil` where nothing speaks for that.
  func listsByPosition(in value: Node, of input: Configuration.Input) -> Int? {
    guard input.shape == nil, input.parent == nil else { return nil }
    return (0..<min(value.depthOfLists, FlatList.maximumDepth)).reversed().map { $0 + 1 }.first { depth in
      above.positions(inLists: depth).match(value.lists(around: depth))
        && !tellMore(ListsOfOneLength(value.collections(inLists: depth)))
    }
  }

  /// Whether lists have a code and a name beside each other, or a name and that of what it lies in.
  private func tellMore(_ lists: ListsOfOneLength?) -> Bool {
    guard let lists else { return false }
    return lists.areRows || lists.columns.contains(where: above.knows)
  }

  /// Says that nothing but their number tells whose children stand in lists.
  mutating func notePositions(of value: Node, by shape: Shape) {
    findings.add(
      .guessedParent, at: value.position,
      "there are as many lists as there are regions in \(above.file), so that each is taken for the children of the region in "
        + "its place; say so in regions.json: \(shape.configurationLine)")
  }

  /// Whether there is a list for each region above, where positions tell parents; `false` after saying where there is not.
  mutating func match(_ shape: Shape, _ value: Node, file: String) -> Bool {
    guard let depth = shape.listsByPosition,
      let lists = shape.wrapper.reduce(Optional(value), { node, key in node?.entries.first { $0.key == key }?.node })?
        .lists(around: depth),
      let mismatch = above.positions(inLists: depth).firstMismatch(in: lists)
    else { return true }
    let (list, count) = mismatch
    let whole = list.place.isEmpty ? above.file : "the region there"
    findings.add(
      .orphanParent, at: list.position,
      "\(file) has \(list.count) lists here for \(count) regions of \(whole); write one for each, in the order of these, empty "
        + "where nothing lies in it")
    return false
  }
}
