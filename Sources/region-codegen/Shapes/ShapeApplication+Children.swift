/// Children are read, or put aside where only one level is known so far.
extension ShapeApplication {
  /// The children of `region`; none where they are put aside.
  mutating func children(in collection: Node, of region: RegionNode, _ depth: Int) -> [RegionNode] {
    guard deferred == nil else {
      if !collection.isVoid {
        deferred?.append(RegionCollection(node: collection, name: region.name, code: region.code))
      }
      return []
    }
    return regions(in: collection, depth: depth + 1)
  }

  /// The collections in which the regions of `collections` hold their children.
  static func children(of collections: [RegionCollection], by level: Shape.Level) -> [RegionCollection] {
    var application = ShapeApplication(Shape(levels: [level]))
    application.deferred = []
    for collection in collections {
      let first = application.deferred?.count ?? 0
      _ = application.regions(in: collection.node, depth: 0)
      application.setProvince(collection.province, ofDeferred: first...)
    }
    return application.deferred ?? []
  }

  private mutating func setProvince(_ above: String?, ofDeferred range: PartialRangeFrom<Int>) {
    guard var collections = deferred else { return }
    // Only one of them may hold the array while it changes, or each change copies all of it.
    deferred = nil
    for index in collections.indices[range] {
      collections[index].province = above ?? StandardProvinces.prefix(ofProvince: collections[index].name)
    }
    deferred = collections
  }
}
