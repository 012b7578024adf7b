extension ShapeInference {
  /// Keys that tell regions apart on every level that has codes, at least as well as those that were taken for these.
  var commonCodes: [String] {
    guard codeCandidates.count > 1, let first = codeCandidates.first else { return [] }
    return codeCandidates.dropFirst().reduce(first) { $0.intersection($1) }.sorted()
  }
}

extension Shape {
  /// Whether one key has the codes of all regions that are nested in each other, no two of which are the same.
  func hasOneCode(for regions: [RegionNode]) -> Bool {
    guard hierarchy == .nesting, let source = levels[0].codeSource, levels.allSatisfy({ $0.codeSource == source })
    else {
      return hierarchy != .nesting || levels.count == 1 && !isRecursive
    }
    var codes = Set<String>()
    var generation = regions
    while !generation.isEmpty {
      for code in generation.lazy.compactMap(\.code) where !codes.insert(code).inserted { return false }
      generation = generation.flatMap(\.children)
    }
    return true
  }

  /// Says where a key that holds the codes of one level holds attributes on another, and makes attributes of the codes
  /// where the same ones come on both.
  mutating func demoteAttributes(of regions: [RegionNode], _ findings: inout Findings) -> Bool {
    guard hierarchy == .nesting else { return false }
    var hasDemoted = false
    let keys = levels.compactMap(\.record.code).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for key in keys {
      guard let uses = CodeUses(of: key, in: self, by: regions) else { continue }
      uses.report(self, &findings)
      guard uses.areRepeated else { continue }
      demoteCode(.value(key))
      hasDemoted = true
    }
    return hasDemoted
  }
}

/// What a key holds on the levels where it has the codes, and on those where it does not.
private struct CodeUses {
  private let key: String
  private var codes: [String: RegionNode] = [:]
  private var depthOfCodes: Int?
  private var first: (region: RegionNode, attribute: RegionNode.Attribute, depth: Int)?
  private var firstRepeat: (region: RegionNode, attribute: RegionNode.Attribute)?
  private var repeats = 0
  private var attributes = 0

  /// `nil` where it holds codes wherever it is.
  init?(of key: String, in shape: Shape, by regions: [RegionNode]) {
    self.key = key
    let isAttribute = shape.levels.map { level in level.record.attributes.contains { $0.key == key } }
    guard isAttribute.contains(true) else { return nil }
    for isCounting in [false, true] {
      var generation = regions
      var depth = 0
      while !generation.isEmpty {
        if shape.level(atDepth: depth)?.record.code == key {
          if !isCounting { addCodes(of: generation, depth) }
        } else if isCounting {
          addAttributes(of: generation, depth)
        }
        generation = generation.flatMap(\.children)
        depth += 1
      }
    }
    guard first != nil else { return nil }
  }

  private mutating func addCodes(of regions: [RegionNode], _ depth: Int) {
    if depthOfCodes == nil { depthOfCodes = depth }
    for region in regions {
      if let code = region.code { codes[code] = codes[code] ?? region }
    }
  }

  private mutating func addAttributes(of regions: [RegionNode], _ depth: Int) {
    for region in regions {
      guard let attribute = region.attributes.first(where: { $0.key == key }) else { continue }
      attributes += 1
      if first == nil { first = (region, attribute, depth) }
      guard codes[attribute.value.description] != nil else { continue }
      repeats += 1
      if firstRepeat == nil { firstRepeat = (region, attribute) }
    }
  }

  /// One that comes again may be a slip; many are another numbering.
  var areRepeated: Bool { repeats > 0 && repeats * 20 >= min(codes.count, attributes) }

  func report(_ shape: Shape, _ findings: inout Findings) {
    if areRepeated, let firstRepeat, let other = codes[firstRepeat.attribute.value.description] {
      findings.add(
        .repeatedIDs,
        at: firstRepeat.attribute.position,
        RepeatedCodes.message(
          [.value(key)], firstRepeat.attribute.value.description, of: other, and: firstRepeat.region))
    } else if let first, let depthOfCodes {
      let other = shape.level(atDepth: first.depth)?.record.code
      findings.add(
        .guessedCode,
        at: first.attribute.position,
        "\(key.excerpt) is taken for the code at level \(depthOfCodes + 1), but is an attribute at level \(first.depth + 1), where "
          + "\(other.map { "\($0.excerpt) is the code" } ?? "too few regions have one, or it is something else"); say in "
          + "regions.json, with \"shape\", which key has the codes of each level"
      )
    }
  }
}
