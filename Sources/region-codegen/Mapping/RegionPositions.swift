/// The regions that lists of lists stand for: each by its place among those of its level, or in that of the region above.
struct RegionPositions {
  /// The numbers of the innermost ones by their place, such as `2.0`.
  private(set) var regions: [String: Int] = [:]
  /// How many regions lie in each of those above by its place; in the file for an empty place.
  private var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - numbers: those of the input above, of which the deepest ones are parents.
  ///   - lists: how many lists there are around the children of a region.
  init(_ forest: RegionForest, above numbers: Range<Int>, inLists lists: Int) {
    var depths = [Int](repeating: 0, count: forest.nodes.count)
    for number in forest.nodes.indices {
      if let parent = forest.parents[number] { depths[number] = depths[parent] + 1 }
    }
    guard let deepest = depths[numbers].max(), deepest >= lists - 1 else { return }
    let outermost = depths.indices.filter { depths[$0] == deepest - lists + 1 }
    counts[""] = outermost.count
    var places = outermost.enumerated().map { (PositionalList.place($0, in: ""), $1) }
    for _ in 1..<max(lists, 1) {
      for (place, number) in places { counts[place] = forest.children[number].count }
      places = places.flatMap { place, number in
        forest.children[number].enumerated().map { (PositionalList.place($0, in: place), $1) }
      }
    }
    regions = Dictionary(places) { first, _ in first }
  }

  /// Whether there is a list for each region.
  func match(_ lists: [PositionalList]) -> Bool { !lists.isEmpty && firstMismatch(in: lists) == nil }

  /// The first list that has not as many lists in it as there are regions, and how many there are.
  func firstMismatch(in lists: [PositionalList]) -> (list: PositionalList, regions: Int)? {
    for list in lists {
      let count = counts[list.place] ?? 0
      if list.count != count { return (list, count) }
    }
    return nil
  }
}
