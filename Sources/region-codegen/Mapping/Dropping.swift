/// Takes out regions that are no places, such as 市辖区. Their children move up into their place.
struct Dropping {
  private var names: [String: Bool] = [:]
  private let dropped: [Placed<String>]

  init(_ dropped: [Placed<String>]) {
    self.dropped = dropped
    for name in dropped {
      if name.value == ConfigurationKeys.placeholders {
        for placeholder in NameChecks.placeholders where names[placeholder] == nil { names[placeholder] = false }
      } else {
        names[name.value] = false
      }
    }
  }

  mutating func apply(to regions: [RegionNode], _ findings: inout Findings) -> [RegionNode] {
    let kept = kept(regions)
    for name in dropped where name.value != ConfigurationKeys.placeholders && names[name.value] == false {
      findings.add(
        .noSuchRegion, at: name.position,
        "no region is called \(name.value.excerpt), so that there is nothing to drop; correct it or remove it")
    }
    return kept
  }

  private mutating func kept(_ regions: [RegionNode]) -> [RegionNode] {
    var kept: [RegionNode] = []
    for region in regions {
      let children = self.kept(region.children)
      if names[region.name] != nil {
        names[region.name] = true
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
