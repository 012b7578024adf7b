/// The regions of a tree, each with all below it right behind it, and how they hang together.
struct DepthFirstOrder: Sendable {
  /// Without what is below them.
  private(set) var regions: [RegionNode] = []
  private(set) var parents: [Int?] = []
  /// Where each region stands among its siblings.
  private(set) var ranks: [Int] = []
  private(set) var childCounts: [Int] = []
  /// Where what is below each region ends.
  private var ends: [Int] = []

  init(_ roots: [RegionNode]) {
    append(roots, below: nil)
  }

  private mutating func append(_ siblings: [RegionNode], below parent: Int?) {
    for (rank, region) in siblings.enumerated() {
      let index = regions.count
      var alone = region
      alone.children = []
      regions.append(alone)
      parents.append(parent)
      ranks.append(rank)
      childCounts.append(region.children.count)
      ends.append(index + 1)
      append(region.children, below: index)
      ends[index] = regions.count
    }
  }

  /// The children of a region, or the roots.
  func children(of parent: Int?) -> [Int] {
    var children: [Int] = []
    var index = parent.map { $0 + 1 } ?? 0
    let end = parent.map { ends[$0] } ?? regions.count
    while index < end {
      children.append(index)
      index = ends[index]
    }
    return children
  }

  /// The regions from the root down to the one at `index`, which is the last.
  func path(to index: Int) -> [Int] {
    var path = [index]
    while let last = path.last, let parent = parents[last] { path.append(parent) }
    return path.reversed()
  }
}
