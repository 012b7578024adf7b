/// Takes out regions that are no places, such as 市辖区. Their children move up into their place.
struct Dropping {
  private let dropped: [Placed<String>]
  private let names: Set<String>
  private let dropsPlaceholders: Bool
  private var found: Set<String> = []
  /// Whether any region was taken out.
  private(set) var hasDropped = false

  init(_ dropped: [Placed<String>]) {
    self.dropped = dropped
    names = Set(dropped.map(\.value))
    dropsPlaceholders = names.contains(ConfigurationKeys.placeholders)
  }

  mutating func apply(to regions: [RegionNode], _ findings: inout Findings) -> [RegionNode] {
    let kept = kept(regions)
    for name in dropped where name.value != ConfigurationKeys.placeholders && !found.contains(name.value) {
      findings.add(
        .noSuchRegion, at: name.position,
        "no region is called \(name.value.excerpt), so that there is nothing to drop; correct it or remove it")
    }
    return kept
  }

  /// Of those that are known to be no places.
  static var placeholders: Dropping {
    Dropping([
      Placed(value: ConfigurationKeys.placeholders, position: .object(0, file: SourcePosition.configurationFile))
    ])
  }

  mutating func apply(to regions: [RegionNode]) -> [RegionNode] { kept(regions) }

  private mutating func kept(_ regions: [RegionNode]) -> [RegionNode] {
    var kept: [RegionNode] = []
    for region in regions {
      let children = self.kept(region.children)
      if names.contains(region.name) {
        found.insert(region.name)
        hasDropped = true
        kept += children
      } else if dropsPlaceholders, Placeholder.isOne(region.name) {
        hasDropped = true
        kept += children
      } else {
        var region = region
        region.children = children
        kept.append(region)
      }
    }
    return kept
  }
}
