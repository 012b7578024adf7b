extension Shape {
  /// Turns codes into attributes where they come again on another level, and says so.
  ///
  /// Files often number each level by itself. Such numbers identify a region only together with its level, so they
  /// cannot be what a saved code is looked up by.
  mutating func demoteRepeatedCodes(of regions: [RegionNode], _ findings: inout Findings) -> Bool {
    guard hierarchy == .nesting else { return false }
    let sources = levels.compactMap(\.codeSource).reduce(into: [CodeSource]()) { if !$0.contains($1) { $0.append($1) } }
    guard !sources.isEmpty, RepeatedCodes.report(sources, of: regions, &findings) else { return false }
    for source in sources { demoteCode(source) }
    return true
  }

  /// Takes what codes were taken from for an attribute.
  mutating func demoteCode(_ source: CodeSource) {
    for index in levels.indices where levels[index].codeSource == source { levels[index].demoteCode() }
  }

  /// Where the codes of a level come from.
  enum CodeSource: Equatable {
    /// A key of its records.
    case value(String)
    /// The keys above its records or names.
    case keys
    /// The names, as `nameFormat` says.
    case names

    /// The attribute that has them where they are none.
    var attribute: String {
      switch self {
      case .value(let key): key
      case .keys: Shape.identifierKey
      case .names: Shape.codeInNameKey
      }
    }

    /// Whether the codes of a level were compared with each other when its records were looked at.
    fileprivate var isValue: Bool { if case .value = self { true } else { false } }

    fileprivate var words: String {
      switch self {
      case .value(let key): key.excerpt
      case .keys: "what stands as a key"
      case .names: "what \"nameFormat\" cuts out of names"
      }
    }
  }
}

extension Shape.Level {
  /// `nil` where regions of the level have no codes.
  var codeSource: Shape.CodeSource? {
    if collection == .keyed(by: .code) || item == .keyed(by: .code) { return .keys }
    return record.code.map { .value($0) }
  }

  fileprivate mutating func demoteCode() {
    if collection == .keyed(by: .code) { collection = .keyed(by: .identifier) }
    if item == .keyed(by: .code) { item = .keyed(by: .identifier) }
    guard let key = record.code else { return }
    record.code = nil
    record.attributes.insert(.init(key: key, type: record.codeType), at: 0)
  }
}

/// Codes that come again on another level, or, where they are keys, in another dictionary.
enum RepeatedCodes {
  /// Says so where they are many, so that they cannot be what a region is looked up by.
  static func report(_ sources: [Shape.CodeSource], of regions: [RegionNode], _ findings: inout Findings) -> Bool {
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
          // Those of records were looked at when the records were; what comes twice there is a slip.
          guard earlier.depth != depth || !sources.allSatisfy(\.isValue) else { continue }
          repeats[[earlier.depth, depth], default: (0, earlier.region, region)].count += 1
        } else {
          first[code] = (depth, region)
        }
      }
      generation = next
    }
    // One code of many that comes again is a slip and an error; many are another numbering.
    let systematic = repeats.filter { $0.value.count * 20 >= min(counts[$0.key[0]], counts[$0.key[1]]) }
    guard let (depths, example) = systematic.min(by: { $0.key.lexicographicallyPrecedes($1.key) }) else {
      return false
    }
    findings.add(
      .repeatedIDs,
      at: example.other.position,
      message(sources, example.one.code ?? "", of: example.one, and: example.other, isAcross: depths[0] != depths[1])
    )
    return true
  }

  /// - Parameter isAcross: whether the two regions lie on different levels.
  static func message(
    _ sources: [Shape.CodeSource], _ code: String, of one: RegionNode, and other: RegionNode, isAcross: Bool = true
  ) -> String {
    "\(sources.map(\.words).joined(separator: ", ")) repeats \(isAcross ? "across levels" : "in other places"), "
      + "\(code.excerpt) being both \(one.name.excerpt) and \(other.name.excerpt), so it is kept as an attribute and is not a "
      + "code"
  }
}

extension Recognition {
  /// How a guess begins that holds no longer where the codes turn out to be none.
  static func takenForCode(_ key: String) -> String { "\(key.excerpt) is taken for the code of each region" }

  /// Takes back that keys are codes, of which none is left in the shape.
  mutating func forgetCodes(notIn shape: Shape) {
    guard let inferred = self.shape else { return }
    let keys = Set(inferred.levels.compactMap(\.record.code)).subtracting(shape.levels.compactMap(\.record.code))
    let guesses = keys.map(Recognition.takenForCode)
    diagnostics.removeAll { diagnostic in
      diagnostic.identifier == Finding.guessedCode.rawValue && guesses.contains { diagnostic.message.hasPrefix($0) }
    }
  }

  /// Keeps what was cut out of names as an attribute where it comes again elsewhere, as numbers for an order do.
  mutating func demoteCodesInNames() {
    guard let shape, !shape.nameFormats.isEmpty, !hasErrors, shape.hierarchy == .nesting,
      shape.levels.allSatisfy({ $0.codeSource == nil }), !regions.contains(where: \.hasAttributeForCodeInName)
    else { return }
    var findings = Findings()
    guard RepeatedCodes.report([.names], of: regions, &findings) else { return }
    regions = regions.map(\.withCodeAsAttribute)
    diagnostics += findings.diagnostics
  }
}

extension Shape {
  /// The attribute that keeps what is cut out of a name and is no code.
  static let codeInNameKey = "code"
}

extension RegionNode {
  fileprivate var hasAttributeForCodeInName: Bool {
    attributes.contains { $0.key == Shape.codeInNameKey } || children.contains(where: \.hasAttributeForCodeInName)
  }

  fileprivate var withCodeAsAttribute: RegionNode {
    var region = self
    if let code {
      region.attributes.append(Attribute(key: Shape.codeInNameKey, value: .string(code), position: position))
      region.code = nil
    }
    region.children = children.map(\.withCodeAsAttribute)
    return region
  }
}
