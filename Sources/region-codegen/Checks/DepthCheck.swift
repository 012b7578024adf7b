/// Where the leaves of a tree lie.
struct DepthCheck {
  private var leaves: [Int: (count: Int, first: RegionNode)] = [:]

  mutating func addLeaf(_ region: RegionNode, _ depth: Int) {
    leaves[depth, default: (0, region)].count += 1
  }

  /// One line for the file: pickers with a fixed number of columns need to know.
  func report(of regions: [RegionNode], _ findings: inout Findings) {
    let depths = leaves.sorted { $0.key < $1.key }
    guard depths.count > 1, let rarest = depths.min(by: { $0.value.count < $1.value.count })?.value else {
      return
    }
    let counts = depths.map { "\($0.value.count) at level \($0.key + 1)" }
    findings.add(
      .mixedDepth,
      at: rarest.first.position,
      "regions without children lie at different levels: \(counts.joined(separator: ", ")), here "
        + "\(rarest.first.name.excerpt); \(DepthCheck.remedy(for: regions))"
    )
  }

  /// Rows that are no places often make all the difference, or hide one.
  private static func remedy(for regions: [RegionNode]) -> String {
    var dropping = Dropping.placeholders
    let kept = dropping.apply(to: regions)
    let depths = leafDepths(in: kept)
    let all = leafDepths(in: regions)
    let drop = "\"drop\": \"\(ConfigurationKeys.placeholders)\""
    let pad = "where every path should have the same length"
    if dropping.hasDropped, depths.count == 1 { return "drop the placeholders among them in regions.json: \(drop)" }
    if dropping.hasDropped, let deepest = depths.max() {
      return
        "drop the placeholders among them in regions.json, and pad what is left \(pad): \(drop), \"columns\": \(deepest + 1)"
    }
    return "pad them in regions.json \(pad): \"columns\": \((all.max() ?? 0) + 1)"
  }

  private static func leafDepths(in regions: [RegionNode]) -> Set<Int> {
    var depths: Set<Int> = []
    var generation = regions
    var depth = 0
    while !generation.isEmpty {
      if generation.contains(where: \.children.isEmpty) { depths.insert(depth) }
      generation = generation.flatMap(\.children)
      depth += 1
    }
    return depths
  }
}
