/// Gives every path the same number of regions, as pickers with a fixed number of columns need.
///
/// An inserted row has the name of the region whose place it takes, no code, and the attribute `inserted`. Real regions
/// stay on their level: in three columns or more, a county stays in the third, so that for 北京市 › 东城区 a row is inserted
/// between the two, and a city without districts stays in the second, so that a row is inserted below it. Codes of
/// GB/T 2260 tell the level. Without such codes, a row is inserted below a root with nothing but leaves where other
/// paths are as long as they should be, and below the leaf everywhere else.
struct Padding {
  static let attribute = "inserted"

  private let columns: Int
  private let isFullElsewhere: Bool

  init(_ columns: Placed<Int>, _ regions: [RegionNode], _ findings: inout Findings) {
    self.columns = columns.value
    if let other = Padding.attribute(of: regions) {
      findings.add(
        .unexpectedKey, at: other.position,
        "\(other.key.excerpt) is what inserted rows are marked with; say in \"shape\" that the key is ignored, or leave out "
          + "\"columns\"")
    }
    let height = Padding.height(of: regions)
    isFullElsewhere = height >= columns.value
    guard height > columns.value, let path = Padding.path(in: regions, ofLength: height) else { return }
    findings.add(
      .tooManyColumns, at: columns.position,
      "\"columns\" is \(columns.value), but \(path.joined(separator: " › ").excerpt) has \(height) regions; raise it, or "
        + "drop a level")
  }

  func apply(to regions: [RegionNode]) -> [RegionNode] {
    regions.map { padded($0, at: 0) }
  }

  private func padded(_ region: RegionNode, at depth: Int) -> RegionNode {
    guard depth + 1 < columns else { return region }
    var region = region
    if region.children.isEmpty {
      let missing = max(0, (level(of: region) ?? depth) - depth)
      let below = wrapped(region, above: 0, below: columns - 1 - depth - missing)
      return wrapped(below, above: missing, below: 0)
    }
    let gap = gap(below: region, at: depth)
    if gap > 0 {
      var inserted = Padding.inserted(region)
      inserted.children = region.children
      for _ in 1..<gap {
        var outer = Padding.inserted(region)
        outer.children = [inserted]
        inserted = outer
      }
      region.children = [inserted]
      // The rows just inserted need nothing more, only the regions below them may.
      return region.mappingChildren(atDepth: gap + 1) { padded($0, at: depth + 1 + gap) }
    }
    region.children = region.children.map { padded($0, at: depth + 1) }
    return region
  }

  /// How many rows are missing between a region and its children.
  private func gap(below region: RegionNode, at depth: Int) -> Int {
    guard depth + 2 < columns else { return 0 }
    let levels = region.children.map { level(of: $0) }
    if levels.contains(where: { $0 != nil }) {
      let known = levels.compactMap { $0 }
      guard known.count == levels.count, let lowest = known.min() else { return 0 }
      return max(0, lowest - depth - 1)
    }
    return depth == 0 && isFullElsewhere && region.children.allSatisfy(\.children.isEmpty) ? columns - 2 : 0
  }

  /// The column of a region by its code, where there is one for each level from provinces to counties at least.
  private func level(of region: RegionNode) -> Int? {
    guard columns >= 3, let code = region.code, let digits = CodeForm.significantDigits(of: code) else { return nil }
    let level = digits <= 6 ? digits / 2 - 1 : digits / 3
    return level < columns ? level : nil
  }

  private func wrapped(_ region: RegionNode, above: Int, below: Int) -> RegionNode {
    var region = region
    if below > 0 {
      var inserted = Padding.inserted(region)
      for _ in 1..<below {
        var outer = Padding.inserted(region)
        outer.children = [inserted]
        inserted = outer
      }
      region.children = [inserted]
    }
    for _ in 0..<max(0, above) {
      var outer = Padding.inserted(region)
      outer.children = [region]
      region = outer
    }
    return region
  }

  private static func inserted(_ region: RegionNode) -> RegionNode {
    let mark = RegionNode.Attribute(key: attribute, value: .boolean(true), position: region.position)
    // What stands for a region is listed and found as that is.
    let names = region.attributes.filter { OwnColumn.belongsToName($0.key) }
    return RegionNode(name: region.name, attributes: names + [mark], position: region.position)
  }

  /// An attribute of the file that has the name of the mark.
  private static func attribute(of regions: [RegionNode]) -> RegionNode.Attribute? {
    for region in regions {
      if let own = region.attributes.first(where: { OwnColumn.spells($0.key, attribute) }) { return own }
      if let own = attribute(of: region.children) { return own }
    }
    return nil
  }

  private static func height(of regions: [RegionNode]) -> Int {
    regions.isEmpty ? 0 : 1 + (regions.lazy.map { height(of: $0.children) }.max() ?? 0)
  }

  private static func path(in regions: [RegionNode], ofLength length: Int) -> [String]? {
    guard length > 0 else { return regions.isEmpty ? [] : nil }
    for region in regions {
      if length == 1 { return [region.name] }
      if let path = path(in: region.children, ofLength: length - 1) { return [region.name] + path }
    }
    return nil
  }
}

extension RegionNode {
  /// Whether it takes the place of another in a column.
  var isInserted: Bool { attributes.contains { $0.key == Padding.attribute && $0.value == .boolean(true) } }

  fileprivate func mappingChildren(atDepth depth: Int, _ change: (RegionNode) -> RegionNode) -> RegionNode {
    guard depth > 0 else { return change(self) }
    var region = self
    region.children = children.map { $0.mappingChildren(atDepth: depth - 1, change) }
    return region
  }
}
