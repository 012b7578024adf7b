/// Looks over a finished tree for what a developer should know before it ships.
enum Checks {
  static func run(on regions: [RegionNode]) -> [Diagnostic] {
    var findings = Findings()
    var codes = CodeChecks(regions)
    var depths = DepthCheck()
    var forms = NameFormCheck()
    check(siblings: regions, under: nil, depth: 0, &findings, &codes, &depths, &forms)
    forms.report(&findings)
    depths.report(&findings)
    return findings.diagnostics
  }

  private static func check(
    siblings: [RegionNode],
    under parent: RegionNode?,
    depth: Int,
    _ findings: inout Findings,
    _ codes: inout CodeChecks,
    _ depths: inout DepthCheck,
    _ forms: inout NameFormCheck
  ) {
    var names = Set<String>(minimumCapacity: siblings.count)
    for region in siblings {
      if !names.insert(region.name).inserted {
        findings.add(
          .twinSiblings,
          at: region.position,
          "\(region.name.excerpt) comes more than once\(parent.map { " in \($0.name.excerpt)" } ?? ""), "
            + "so that its path leads to two regions; rename or remove one"
        )
      }
      NameChecks.run(on: region, &findings)
      forms.add(region, depth: depth)
      codes.run(on: region, under: parent, &findings)
      if region.children.isEmpty {
        depths.addLeaf(region, depth)
      } else {
        check(
          siblings: region.children,
          under: region,
          depth: depth + 1,
          &findings,
          &codes,
          &depths,
          &forms
        )
      }
    }
  }
}

/// Where the leaves of a tree lie.
struct DepthCheck {
  private var leaves: [Int: (count: Int, first: RegionNode)] = [:]

  mutating func addLeaf(_ region: RegionNode, _ depth: Int) {
    leaves[depth, default: (0, region)].count += 1
  }

  /// One line for the file: pickers with a fixed number of columns need to know.
  func report(_ findings: inout Findings) {
    let depths = leaves.sorted { $0.key < $1.key }
    guard depths.count > 1, let rarest = depths.min(by: { $0.value.count < $1.value.count })?.value else {
      return
    }
    let counts = depths.map { "\($0.value.count) at level \($0.key + 1)" }
    findings.add(
      .mixedDepth,
      at: rarest.first.position,
      "regions without children lie at different levels: \(counts.joined(separator: ", ")), here "
        + "\(rarest.first.name.excerpt); pad them in regions.json where every path should have the same "
        + "length: \"columns\": \((depths.last?.key ?? 0) + 1)"
    )
  }
}
