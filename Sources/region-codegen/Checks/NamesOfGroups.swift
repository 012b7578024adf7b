/// Names that group, number or stand beside what a region file is about: languages at its top, letters within a region, codes
/// among names, a list of shortcuts.
struct NamesOfGroups {
  private var levels: [Level] = []

  private struct Level {
    var names = 0
    /// Regions with others below whose names are single letters.
    var lettered = RegionTally()
    var letters: Set<String> = []
    /// Names that read as codes.
    var codes = RegionTally()

    mutating func add(_ region: RegionNode) {
      names += 1
      if !region.children.isEmpty, region.name.utf8.count == 1, region.name.utf8.first?.isASCIIUppercase ?? false {
        lettered.add(region)
        letters.insert(region.name)
      }
      if region.code == nil, CodeForm.isRatherCode(region.name), region.name.utf8.contains(where: \.isASCIIUppercase) {
        codes.add(region)
      }
    }
  }

  mutating func add(_ region: RegionNode, depth: Int) {
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].add(region)
  }

  func report(of roots: [RegionNode], _ findings: inout Findings) {
    reportLanguages(roots, &findings)
    reportHeadings(roots, &findings)
    reportShortcuts(roots, &findings)
    for (depth, level) in levels.enumerated() {
      if depth > 0, level.lettered.count * 10 >= level.names * 9, let first = level.lettered.first {
        findings.add(
          .guessedNames, at: first.position,
          "\(first.name.excerpt) and other letters at level \(depth + 1) are taken for regions; where they only sort what lies "
            + "below, take them out in regions.json: \"drop\": \(JSONText.array(level.letters.sorted().map { JSONText.string($0) }))"
        )
      }
      let codes = level.codes
      if codes.count > 1, codes.count * 4 >= level.names, codes.count * 4 <= level.names * 3, let first = codes.first {
        findings.add(
          .guessedNames, at: first.position,
          "\(codes.count) of \(level.names) names at level \(depth + 1), such as \(first.name.excerpt), read as codes; where "
            + "they are those of the names beside them, write dictionaries in the file, such as {\"name\": …, \"code\": …}"
        )
      }
    }
  }

  private func reportLanguages(_ roots: [RegionNode], _ findings: inout Findings) {
    guard roots.count > 1, roots.allSatisfy({ !$0.children.isEmpty && NameLikeness.isLanguageTag($0.name) }) else {
      return
    }
    findings.add(
      .guessedNames, at: roots[0].position,
      "\(roots.prefix(3).map(\.name.excerpt).joined(separator: ", ")) are taken for regions, but read as codes of languages, so "
        + "that the same regions may be there once for each; where they are, say in regions.json which are meant: "
        + "\"at\": \(JSONText.string(roots[0].name))")
  }

  /// Popular places may stand beside the regions that have them.
  private func reportShortcuts(_ roots: [RegionNode], _ findings: inout Findings) {
    guard (3...1_000).contains(roots.count) else { return }
    var uses: [String: Int] = [:]
    for root in roots {
      for name in Set(root.children.lazy.map(\.name)) { uses[name, default: 0] += 1 }
    }
    let shortcuts = roots.filter { root in
      root.children.count > 1 && root.children.allSatisfy { $0.children.isEmpty && uses[$0.name, default: 0] > 1 }
    }
    guard shortcuts.count == 1, let one = shortcuts.first else { return }
    findings.add(
      .recurringNames, at: one.position,
      "all that lies in \(one.name.excerpt) lies in other regions as well; where it is a list of shortcuts, leave it out in "
        + "regions.json: \"changes\": {\"remove\": [\(JSONText.string(one.name))]}")
  }

  /// Names in capitals, or without the sign that others have in front, may be what the names behind them lie in.
  private func reportHeadings(_ roots: [RegionNode], _ findings: inout Findings) {
    guard roots.count > 3, roots.allSatisfy(\.children.isEmpty) else { return }
    for isHeading in [Self.isInCapitals, Self.hasNoBullet] {
      let headings = roots.indices.filter { isHeading(roots[$0].name) }
      let areApart = zip(headings, headings.dropFirst()).allSatisfy { $1 - $0 > 1 }
      guard headings.first == 0, headings.count > 1, headings.last != roots.count - 1, areApart else { continue }
      findings.add(
        .treeNotRead, at: roots[0].position,
        "\(roots[0].name.excerpt), \(roots[headings[1]].name.excerpt) and the like are written otherwise than the names behind "
          + "them, which may lie in them, but all \(roots.count) lie at one level; where they do, write each as a dictionary with "
          + "an array of these names")
      return
    }
  }

  private static func isInCapitals(_ name: String) -> Bool {
    name.utf8.count > 3 && name != name.lowercased() && name == name.uppercased()
  }

  private static func hasNoBullet(_ name: String) -> Bool {
    !name.unicodeScalars.prefix(1).allSatisfy { "-–—•·‣▸▹►▪*>└├│".unicodeScalars.contains($0) }
  }
}
