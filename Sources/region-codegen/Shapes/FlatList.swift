/// Regions side by side, whose parents are told by what the rows say rather than by where they stand.
struct FlatList {
  /// No country has more levels, and everything after this stage walks trees by recursion.
  static let maximumDepth = 32

  /// What is said of the region that comes below the last level.
  static func tooDeep(_ name: String, _ remedy: String) -> String {
    "\(name.excerpt) would be on level \(maximumDepth + 1), but a table has at most \(maximumDepth); \(remedy)"
  }

  var rows: [RegionNode]
  /// One for each row.
  var references: [Reference]
  var changed: ChangedRegions

  /// What a row says of its place in the tree.
  struct Reference {
    var identity: String?
    var parent: String?
    /// Whether the row is what its path leads to, and not below that.
    var isEndOfPath = false
    var position: SourcePosition?
  }

  func tree(by hierarchy: Shape.Hierarchy, _ findings: inout Findings) -> [RegionNode] {
    guard rows.count == references.count else { return [] }
    var parents =
      if case .codePrefix(let form) = hierarchy {
        parents(by: form, &findings)
      } else {
        parentsByReference(hierarchy, &findings)
      }
    // What is removed can be no part of a circle.
    for row in rows.indices where changed.mayLackParent(rows[row]) && isItsOwnAncestor(row, parents) {
      parents[row] = nil
    }
    guard let order = topDown(parents, &findings) else { return [] }

    // From the bottom up, so that each row is complete before its parent takes it.
    var rows = rows
    var children = [[Int]](repeating: [], count: rows.count)
    var roots: [Int] = []
    for row in rows.indices {
      if let parent = parents[row] {
        children[parent].append(row)
      } else {
        roots.append(row)
      }
    }
    for row in order.reversed() where !children[row].isEmpty {
      rows[row].children += children[row].map { rows[$0] }
      for child in children[row] { rows[child].children = [] }
    }
    return roots.map { rows[$0] }
  }

  // MARK: Parents

  /// Says where no key above rows is what a row is known by.
  private func refuseKeysOfNobody(_ rowOfIdentity: [String: Int], _ findings: inout Findings) -> Bool {
    let parents = references.compactMap(\.parent)
    guard let first = references.first, let key = first.parent, rows.count > 1,
      parents.allSatisfy({ rowOfIdentity[$0] == nil }), !rows.contains(where: changed.mayLackParent)
    else { return false }
    findings.add(
      .orphanParent,
      at: first.position ?? rows[0].position,
      "\(key.excerpt) and the keys beside it are taken for parents, but no region in the file is known by any of them; list a "
        + "file or a part of this one that has them before it in regions.json, with \"inputs\", or say which one holds the "
        + "regions, as with \"at\": [\(JSONText.string(key))]"
    )
    return true
  }

  private static let remedyForLevels =
    ", or, where ids begin anew on each level, make a file of each level and list these from the roots down in regions.json, "
    + "with \"inputs\""

  private func parentsByReference(_ hierarchy: Shape.Hierarchy, _ findings: inout Findings) -> [Int?] {
    var rowOfIdentity: [String: Int] = [:]
    var twice: Set<String> = []
    for (row, reference) in references.enumerated() {
      guard let identity = reference.identity else { continue }
      if rowOfIdentity[identity] == nil { rowOfIdentity[identity] = row } else { twice.insert(identity) }
    }
    let roots = RootReferences(
      of: references.lazy.map { ($0.identity, $0.parent) }, identities: { rowOfIdentity[$0] != nil })
    var parents = [Int?](repeating: nil, count: rows.count)
    if case .parentKeys = hierarchy, refuseKeysOfNobody(rowOfIdentity, &findings) { return parents }
    for (row, reference) in references.enumerated() {
      guard let parent = reference.parent, !roots.isRoot(parent, of: reference.identity) else { continue }
      if let parentRow = rowOfIdentity[parent] {
        parents[row] = parentRow
        guard twice.contains(parent), !changed.mayLackParent(rows[row]) else { continue }
        findings.add(
          .ambiguousParent,
          at: reference.position ?? rows[row].position,
          "\(rows[row].name.excerpt) names the parent \(parent.excerpt), which is more than one region; "
            + "refer to parents by something that only one has"
            + (hierarchy == .references(to: .name) ? "" : FlatList.remedyForLevels)
        )
      } else if !changed.mayLackParent(rows[row]) {
        let text = JSONText.string(rows[row].code ?? rows[row].name)
        findings.add(
          .orphanParent,
          at: reference.position ?? rows[row].position,
          "\(rows[row].name.excerpt) names the parent \(parent.excerpt), which is not in the file; add it, correct the "
            + "reference, or leave the row out in regions.json: \"changes\": {\"remove\": [\(text)]}"
        )
      }
    }
    return parents
  }

  private func parents(by form: CodePrefix, _ findings: inout Findings) -> [Int?] {
    if case .separator(let separator) = form, let first = rows.first(where: { $0.code != nil }),
      !rows.contains(where: { $0.code?.contains(separator) ?? false })
    {
      findings.add(
        .unusedShapeKey, at: first.position,
        "no code has \(separator.excerpt) in it, at which \"by code prefix\" says that levels end; correct it or leave it out"
      )
    }
    let prefixes = CodePrefixes(form, of: rows.lazy.compactMap(\.code))
    var rowOfPrefix: [Substring: Int] = [:]
    var levels = [Int?](repeating: nil, count: rows.count)
    for (row, region) in rows.enumerated() {
      guard let own = region.code.flatMap(prefixes.own) else { continue }
      levels[row] = own.level
      if let other = rowOfPrefix[own.prefix] {
        reportSame(own.prefix, row, other, form, &findings)
      } else {
        rowOfPrefix[own.prefix] = row
      }
    }
    let root = levels.lazy.compactMap(\.self).min() ?? 0
    var parents = [Int?](repeating: nil, count: rows.count)
    for (row, region) in rows.enumerated() {
      guard let level = levels[row], let code = region.code else {
        if !changed.mayLackParent(region) { reportOddCode(of: region, form, &findings) }
        continue
      }
      guard level > root else { continue }
      let found = prefixes.nearest(above: code, at: level) { rowOfPrefix[$0] }
      parents[row] = found.first
      guard found.count != 1, !changed.mayLackParent(region) else { continue }
      if found.isEmpty {
        let above = prefixes.prefixes(of: code, at: root).map { "\($0)…" }.joined(separator: " or ")
        findings.add(
          .orphanParent,
          at: region.position,
          "\(region.name.excerpt) has the code \(code), but no region has the code of its parent, \(above); add it or "
            + "correct the code\(ChangedRegions.advice(toRemove: code))"
        )
      } else {
        let names = found.map { rows[$0].name.excerpt }.joined(separator: " and ")
        findings.add(
          .ambiguousParent,
          at: region.position,
          "\(region.name.excerpt) has the code \(code.excerpt), which begins as those of \(names) both do; say in the shape "
            + "where levels end so that only one is above it"
        )
      }
    }
    return parents
  }

  private func reportOddCode(of region: RegionNode, _ form: CodePrefix, _ findings: inout Findings) {
    let name = region.name.excerpt
    if form != .standard, let code = region.code {
      findings.add(
        .orphanParent,
        at: region.position,
        "\(name) has the code \(code.excerpt), which is not written as \"by code prefix\(form.words)\" says; correct one of them"
      )
    } else {
      findings.add(
        .orphanParent,
        at: region.position,
        "\(name) has no code that tells its parent; add one such as those of the other regions"
      )
    }
  }

  /// Says where codes differ only behind the last level, so that neither is above what begins as both do.
  private func reportSame(
    _ prefix: Substring, _ row: Int, _ other: Int, _ form: CodePrefix, _ findings: inout Findings
  ) {
    guard form != .standard, let code = rows[row].code, let otherCode = rows[other].code, code != otherCode,
      !changed.mayLackParent(rows[row])
    else { return }
    findings.add(
      .ambiguousParent,
      at: rows[row].position,
      "\(rows[row].name.excerpt) has the code \(code.excerpt), which is \(prefix.excerpt) up to the end of its level, as is "
        + "\(otherCode.excerpt) of \(rows[other].name.excerpt); say in the shape where the levels below end"
    )
  }

  // MARK: Order

  private func isItsOwnAncestor(_ row: Int, _ parents: [Int?]) -> Bool {
    var next = parents[row]
    for _ in 0..<FlatList.maximumDepth where next != nil && next != row { next = next.flatMap { parents[$0] } }
    return next == row
  }

  /// The rows with parents before children, `nil` where some are their own ancestors or lie too deep.
  private func topDown(_ parents: [Int?], _ findings: inout Findings) -> [Int]? {
    var depths = [Int](repeating: 0, count: rows.count)
    var isDone = [Bool](repeating: false, count: rows.count)
    var onPath = [Bool](repeating: false, count: rows.count)
    var order: [Int] = []
    order.reserveCapacity(rows.count)
    var isSound = true
    for start in rows.indices where !isDone[start] {
      var path: [Int] = []
      var next: Int? = start
      while let row = next, !isDone[row], !onPath[row] {
        onPath[row] = true
        path.append(row)
        next = parents[row]
      }
      if let row = next, onPath[row] {
        isSound = false
        reportCycle(through: row, parents, &findings)
      }
      for row in path.reversed() {
        depths[row] = parents[row].map { depths[$0] + 1 } ?? 0
        onPath[row] = false
        isDone[row] = true
        order.append(row)
        if depths[row] == FlatList.maximumDepth && isSound {
          findings.add(
            .tooDeep,
            at: rows[row].position,
            FlatList.tooDeep(rows[row].name, "check the references to parents")
          )
        }
        if depths[row] >= FlatList.maximumDepth { isSound = false }
      }
    }
    return isSound ? order : nil
  }

  private func reportCycle(through row: Int, _ parents: [Int?], _ findings: inout Findings) {
    var names = [rows[row].name]
    var next = parents[row]
    while let other = next, other != row, names.count < 5 {
      names.append(rows[other].name)
      next = parents[other]
    }
    if next != row { names.append("…") }
    names.append(rows[row].name)
    findings.add(
      .parentCycle,
      at: references[row].position ?? rows[row].position,
      "\(names.joined(separator: " → ").excerpt) is a circle of parents; correct one of the references"
    )
  }
}
