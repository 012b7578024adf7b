/// Whether all regions of a level have codes if nearly all of them have.
///
/// What has none is often no region, but a line about the file that stands among its records.
struct MissingCodeCheck {
  private var levels: [Level] = []
  /// More are counted and not called.
  private static let mostCalled = 5

  private struct Level {
    var withCode = 0
    var without: [(region: RegionNode, call: String?)] = []
    var countWithout = 0
  }

  /// - Parameter above: the regions that it lies in, from the roots down.
  mutating func add(_ region: RegionNode, under above: [RegionNode]) {
    let depth = above.count
    while levels.count <= depth { levels.append(Level()) }
    guard region.code == nil else {
      levels[depth].withCode += 1
      return
    }
    guard !region.isInserted, !Placeholder.isOne(region.name) else { return }
    levels[depth].countWithout += 1
    guard levels[depth].without.count < Self.mostCalled else { return }
    levels[depth].without.append((region, ChangedRegions.call(above + [region])))
  }

  /// Whether so few of a level have no code that it may be a slip.
  static func areFew(_ without: Int, besides withCode: Int) -> Bool { without * 2 <= withCode }

  /// One line for each level where those without a code are few.
  func report(_ findings: inout Findings) {
    for (depth, level) in levels.enumerated() where Self.areFew(level.countWithout, besides: level.withCode) {
      guard let first = level.without.first else { continue }
      let calls = level.without.compactMap(\.call)
      let areFew = level.countWithout <= Self.mostCalled && calls.count == level.countWithout
      let others = level.without.dropFirst().map(\.region.name.excerpt)
      let remedy =
        areFew
        ? "\"changes\": {\"remove\": \(JSONText.array(calls.map(JSONText.string)))}"
        : "with \"changes\""
      findings.add(
        .missingCode,
        at: first.region.position,
        "\(level.countWithout) of \(level.countWithout + level.withCode) regions at level \(depth + 1) "
          + "\(level.countWithout == 1 ? "has" : "have") no code though the others do, here \(first.region.name.excerpt)"
          + "\(others.isEmpty ? "" : ", then \(others.joined(separator: ", "))")"
          + "\(level.countWithout > level.without.count ? ", …" : ""); add what is missing, or, where that is no region, remove "
          + "it in regions.json: \(remedy)"
      )
    }
  }
}
