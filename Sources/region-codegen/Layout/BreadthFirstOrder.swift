/// The regions of a tree, one depth after the other, and how they hang together.
struct BreadthFirstOrder {
  private(set) var regions: [RegionNode] = []
  private(set) var parents: [Int?] = []
  /// Where the children of each region begin, or would begin: nowhere are they interrupted.
  private(set) var firstChildren: [Int] = []
  private(set) var depthStarts: [Int] = [0]

  init(_ roots: [RegionNode]) {
    var level: [(region: RegionNode, parent: Int?)] = roots.map { ($0, nil) }
    while !level.isEmpty {
      var next: [(region: RegionNode, parent: Int?)] = []
      let nextStart = regions.count + level.count
      for (region, parent) in level {
        let index = regions.count
        firstChildren.append(nextStart + next.count)
        for child in region.children { next.append((child, index)) }
        var row = region
        row.children = []
        regions.append(row)
        parents.append(parent)
      }
      depthStarts.append(regions.count)
      level = next
    }
  }
}
