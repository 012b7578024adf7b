/// Derives a file's shape from its structure and values.
///
/// The regions of one depth are looked at together, whatever their parents, as they are mostly written alike: one
/// collection may be too small to tell a record from a dictionary keyed by names, all of them seldom are.
struct ShapeInference {
  private(set) var findings = Findings()
  /// Where values and wording left two readings equally good. The first was taken.
  private(set) var ties: [Tie] = []
  private let taken: [Int: Int]
  private var sites = 0

  struct Tie {
    var site: Int
    var position: SourcePosition
    /// What each reading takes for what.
    var options: [String]
  }

  /// - Parameter taken: for each tie, by its number, the option to take instead of the first.
  init(taking taken: [Int: Int] = [:]) {
    self.taken = taken
  }

  mutating func choice(of options: [String], at position: SourcePosition) -> Int {
    defer { sites += 1 }
    if let option = taken[sites], option < options.count { return option }
    ties.append(Tie(site: sites, position: position, options: options))
    return 0
  }

  /// `nil` where nothing looks like regions; `findings` then says why.
  mutating func shape(of root: Node) -> Shape? {
    var shape = Shape(levels: [])
    guard let start = unwrap(root, &shape.wrapper) else { return nil }

    var collections = [RegionCollection(node: start)]
    if let groups = parentKeyedGroups(in: start) {
      shape.hierarchy = .parentKeys
      collections = groups
    }
    while !collections.isEmpty {
      guard shape.levels.count < FlatList.maximumDepth else {
        findings.error(
          "too-deep",
          at: collections[0].node.position,
          "more than \(FlatList.maximumDepth) levels; is this a list of regions?"
        )
        return nil
      }
      guard let level = level(of: collections, above: shape.levels.last) else { return nil }
      if shape.levels.isEmpty, !collections.allSatisfy({ !$0.node.isVoid }) || level.isEmpty {
        nothing(at: start, "the collection is empty")
        return nil
      }
      shape.levels.append(level)
      collections = ShapeApplication.children(of: collections, by: level)
    }
    guard !shape.levels.isEmpty else {
      nothing(at: start, "there is nothing in it")
      return nil
    }
    if shape.hierarchy == .nesting, shape.levels.count == 1 {
      recognizeFlatList(start, &shape)
    }
    shape.foldRecursion()
    return shape
  }

  mutating func nothing(at node: Node, _ what: String) {
    findings.error(
      "no-regions",
      at: node.position,
      "nothing here looks like regions: \(what); say in regions.json where the regions are"
    )
  }

  mutating func refuse(_ identifier: String, at position: SourcePosition, _ message: String) {
    findings.error(identifier, at: position, message)
  }

  mutating func note(_ identifier: String, at position: SourcePosition, _ message: String) {
    findings.note(identifier, at: position, message)
  }

  mutating func warn(_ identifier: String, at position: SourcePosition, _ message: String) {
    findings.warning(identifier, at: position, message)
  }
}

extension Shape.Level {
  var isEmpty: Bool { !acceptsNames && item == nil && collection == nil }
}

extension Shape {
  /// Says once what several levels have in common: records that hold records of their kind.
  mutating func foldRecursion() {
    guard levels.count >= 2 else { return }
    var folded = levels
    while folded.count >= 2, let merged = folded[folded.count - 2].merged(with: folded[folded.count - 1]) {
      folded.removeLast(2)
      folded.append(merged)
      isRecursive = true
    }
    levels = folded
  }
}

extension Shape.Level {
  /// One level for two of which each means the same by the same keys, `nil` where they differ.
  fileprivate func merged(with below: Shape.Level) -> Shape.Level? {
    guard item == .record, below.item == .record || below.item == nil, wrapper == below.wrapper,
      acceptsNames == below.acceptsNames,
      value == below.value, record.name == below.record.name, record.name != nil,
      record.code == below.record.code, record.kind == below.record.kind || below.record.kind == nil || record.kind == nil,
      record.children == below.record.children, !record.children.isEmpty,
      record.latitude == below.record.latitude, record.longitude == below.record.longitude,
      record.ignored == below.record.ignored
    else { return nil }
    switch (collection, below.collection) {
    case (nil, _), (_, nil), (.record, .record): break
    case (let one, let other): guard one == other else { return nil }
    }
    var merged = self
    merged.isArray = isArray || below.isArray
    merged.collection = collection ?? below.collection
    merged.record.kind = record.kind ?? below.record.kind
    for attribute in below.record.attributes {
      if let index = merged.record.attributes.firstIndex(where: { $0.key == attribute.key }) {
        if merged.record.attributes[index].type != attribute.type { merged.record.attributes[index].type = "value" }
      } else {
        merged.record.attributes.append(attribute)
      }
    }
    return merged
  }
}
