extension Shape {
  /// Turns codes into attributes where they come again on another level, and says so.
  ///
  /// Files often number each level by itself. Such numbers identify a region only together with its level, so they
  /// cannot be what a saved code is looked up by.
  mutating func demoteRepeatedCodes(of regions: [RegionNode], _ findings: inout Findings) -> Bool {
    guard hierarchy == .nesting else { return false }
    let keys = levels.compactMap(\.record.code).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard !keys.isEmpty, RepeatedCodes.report(keys, of: regions, &findings) else { return false }
    for key in keys { demoteCode(key) }
    return true
  }

  /// Takes what stands under the key for an attribute.
  mutating func demoteCode(_ key: String) {
    for index in levels.indices where levels[index].record.code == key {
      levels[index].record.code = nil
      let attribute = Attribute(key: key, type: levels[index].record.codeType)
      levels[index].record.attributes.insert(attribute, at: 0)
    }
  }
}

/// Codes that come again on another level.
enum RepeatedCodes {
  /// Says so where they are many, so that they cannot be what a region is looked up by.
  static func report(_ keys: [String], of regions: [RegionNode], _ findings: inout Findings) -> Bool {
    var first: [String: (depth: Int, region: RegionNode)] = [:]
    var counts: [Int] = []
    var repeats: [[Int]: (count: Int, one: RegionNode, other: RegionNode)] = [:]
    var generation = regions
    while !generation.isEmpty {
      let depth = counts.count
      counts.append(0)
      var next: [RegionNode] = []
      for region in generation {
        next += region.children
        guard let code = region.code else { continue }
        counts[depth] += 1
        if let earlier = first[code] {
          guard earlier.depth != depth else { continue }
          repeats[[earlier.depth, depth], default: (0, earlier.region, region)].count += 1
        } else {
          first[code] = (depth, region)
        }
      }
      generation = next
    }
    // One code of many that comes again is a slip and an error; many are another numbering.
    let systematic = repeats.filter { $0.value.count * 20 >= min(counts[$0.key[0]], counts[$0.key[1]]) }
    guard let (_, example) = systematic.min(by: { $0.key.lexicographicallyPrecedes($1.key) }) else {
      return false
    }
    findings.add(
      .repeatedIDs,
      at: example.other.position,
      "\(keys.map(\.excerpt).joined(separator: ", ")) repeats across levels, \((example.one.code ?? "").excerpt) being both "
        + "\(example.one.name.excerpt) and \(example.other.name.excerpt), so it is kept as an attribute and is not a code"
    )
    return true
  }
}
