/// Regions side by side, whose parents are told by what the rows say rather than by where they stand.
struct FlatList {
  /// No country has more levels, and everything after this stage walks trees by recursion.
  static let maximumDepth = 32

  var rows: [RegionNode]
  /// One for each row.
  var references: [Reference]
  /// What is to be removed in the end, by code or name, so that it needs no parent.
  var removing: Set<String> = []
  /// Of these, what was left out for the want of a parent.
  private(set) var removed: Set<String> = []
  private var orphans: Set<Int> = []

  init(rows: [RegionNode], references: [Reference], removing: Set<String> = []) {
    self.rows = rows
    self.references = references
    self.removing = removing
  }

  /// What a row says of its place in the tree.
  struct Reference {
    var identity: String?
    var parent: String?
    /// Whether the row is what its path leads to, and not below that.
    var isEndOfPath = false
    var position: SourcePosition?
  }

  mutating func tree(by hierarchy: Shape.Hierarchy, _ findings: inout Findings) -> [RegionNode] {
    guard rows.count == references.count else { return [] }
    let parents = hierarchy == .codePrefix ? parentsByPrefix(&findings) : parentsByReference(hierarchy, &findings)
    guard let order = topDown(parents, &findings) else { return [] }

    // From the bottom up, so that each row is complete before its parent takes it.
    var rows = rows
    var children = [[Int]](repeating: [], count: rows.count)
    var roots: [Int] = []
    for row in rows.indices {
      if let parent = parents[row] {
        children[parent].append(row)
      } else if !orphans.contains(row) {
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

  private func textToBeRemoved(_ row: RegionNode) -> String? {
    [row.code, row.name].compactMap { $0 }.first(where: removing.contains)
  }

  /// Whether a row without its parent is to be removed in the end, so that it is no error.
  private mutating func isLeftOut(_ row: Int) -> Bool {
    guard let text = textToBeRemoved(rows[row]) else { return false }
    orphans.insert(row)
    removed.insert(text)
    return true
  }

  /// Says where no key above rows is what a row is known by.
  private func refuseKeysOfNobody(_ rowOfIdentity: [String: Int], _ findings: inout Findings) -> Bool {
    let parents = references.compactMap(\.parent)
    guard let first = references.first, let key = first.parent, rows.count > 1,
      parents.allSatisfy({ rowOfIdentity[$0] == nil }), !rows.contains(where: { textToBeRemoved($0) != nil })
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

  private mutating func parentsByReference(_ hierarchy: Shape.Hierarchy, _ findings: inout Findings) -> [Int?] {
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
        guard twice.contains(parent) else { continue }
        findings.add(
          .ambiguousParent,
          at: reference.position ?? rows[row].position,
          "\(rows[row].name.excerpt) names the parent \(parent.excerpt), which is more than one region; "
            + "refer to parents by something that only one has"
            + (hierarchy == .references(to: .name) ? "" : FlatList.remedyForLevels)
        )
      } else if !isLeftOut(row) {
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

  private mutating func parentsByPrefix(_ findings: inout Findings) -> [Int?] {
    var rowOfPrefix: [Substring: Int] = [:]
    var digits = [Int](repeating: 0, count: rows.count)
    for (row, region) in rows.enumerated() {
      guard let code = region.code, let count = CodeForm.significantDigits(of: code) else { continue }
      digits[row] = count
      let prefix = code.prefix(count)
      if rowOfPrefix[prefix] == nil { rowOfPrefix[prefix] = row }
    }
    let fewest = digits.lazy.filter { $0 > 0 }.min() ?? 0
    var parents = [Int?](repeating: nil, count: rows.count)
    for (row, region) in rows.enumerated() {
      guard let code = region.code, digits[row] > 0 else {
        if isLeftOut(row) { continue }
        findings.add(
          .orphanParent,
          at: region.position,
          "\(region.name.excerpt) has no code that tells its parent; add one such as those of the other regions"
        )
        continue
      }
      guard digits[row] > fewest else { continue }
      var count = digits[row]
      repeat {
        count -= count > 6 ? 3 : 2
        parents[row] = rowOfPrefix[code.prefix(count)]
      } while parents[row] == nil && count > fewest
      if parents[row] == nil, !isLeftOut(row) {
        findings.add(
          .orphanParent,
          at: region.position,
          "\(region.name.excerpt) has the code \(code), but no region has the code of its parent, "
            + "\(code.prefix(fewest))…; add it or correct the code"
        )
      }
    }
    return parents
  }

  // MARK: Order

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
            "\(rows[row].name.excerpt) lies \(FlatList.maximumDepth) levels deep; "
              + "no more are supported, so check the references to parents"
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
