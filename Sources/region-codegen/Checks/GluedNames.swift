/// The names in one that a line break tells apart.
struct GluedNames {
  let names: [String]
  private let region: RegionNode
  private let above: [RegionNode]

  /// - Parameter above: the regions that it lies in, from the roots down.
  init(_ region: RegionNode, under above: [RegionNode]) {
    let parts = region.name.split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks() }
    names = parts.filter { !$0.utf8.isEmpty }
    self.region = region
    self.above = above
  }

  /// Whether they may be those of several regions.
  var areNames: Bool { names.count > 1 && names.allSatisfy { NameLikeness($0) >= .latin } }

  /// What `regions.json` makes regions of them with; empty where it cannot call this one, or would have to say too much.
  var advice: String {
    let parent = above.last == nil ? nil : ChangedRegions.call(above)
    guard let region = ChangedRegions.call(above + [region]), above.isEmpty || parent != nil,
      region.utf8.count + (parent?.utf8.count ?? 0) < 300, names.count <= 5, Set(names).count == names.count
    else { return "" }
    let rename = JSONText.object([(region, JSONText.string(names[0]))])
    let additions = zip(names, names.dropFirst()).map { before, name in
      JSONText.object(
        (parent.map { [("parent", JSONText.string($0))] } ?? []) + [
          ("name", JSONText.string(name)), ("after", JSONText.string(before)),
        ])
    }
    return ", in regions.json: \"changes\": "
      + JSONText.object([("rename", rename), ("add", JSONText.array(additions))])
  }
}
