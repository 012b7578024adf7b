/// Reads a file's values as regions, exactly as a shape says.
///
/// What does not fit is reported at its place. Nothing is guessed, and nothing is left out without a word.
struct ShapeApplication {
  let shape: Shape
  private let isFlat: Bool
  private(set) var findings = Findings()
  /// One for each row of a flat list, empty for other shapes.
  private(set) var references: [FlatList.Reference] = []
  /// The keys of records that were there, by depth.
  private(set) var keysSeen: [Int: Set<String>] = [:]
  var codeTypes = CodeTypes()
  let changed: ChangedRegions
  private let notesKeys: Bool
  var path: [NodePath.Step]
  /// Where collections of children are put instead of being read, `nil` when they are read.
  var deferred: [RegionCollection]?

  /// - Parameters:
  ///   - path: where in its file the value lies that is read.
  ///   - notesKeys: whether to keep ``keysSeen``.
  init(
    _ shape: Shape, at path: [NodePath.Step] = [], notesKeys: Bool = false, isFlat: Bool? = nil,
    changed: ChangedRegions = .none
  ) {
    self.shape = shape
    self.isFlat = isFlat ?? (shape.hierarchy != .nesting)
    self.path = path
    self.notesKeys = notesKeys
    self.changed = changed
  }

  mutating func regions(of root: Node) -> [RegionNode] {
    let rows = rows(of: root)
    guard isFlat else { return rows }
    if case .paths(let keys, let isOutline) = shape.hierarchy {
      if isOutline, let first = rows.first, !first.attributes.contains(where: { $0.key == keys.first && !$0.isBlank }) {
        findings.add(
          .orphanParent, at: first.position,
          "\(first.name.excerpt) has nothing before it that it could lie in, as \((keys.first ?? "").excerpt) of the first record is "
            + "empty; fill it in")
      }
      if !isOutline { MergedPlaces(rows, under: keys).report(&findings) }
      return PathList.tree(rows, under: keys, isEnd: references.map(\.isEndOfPath), isOutline: isOutline)
    }
    if case .namePaths(let separator) = shape.hierarchy { return PathList.tree(rows, splittingNamesAt: separator) }
    var list = FlatList(rows: rows, references: references, changed: changed)
    if shape.levels.first?.value == .parent { list.addUnlistedRoots() }
    return list.tree(by: shape.hierarchy, &findings)
  }

  /// The regions as they stand in the file, with ``references`` telling their parents.
  mutating func rows(of root: Node) -> [RegionNode] {
    guard let node = descend(root, along: shape.wrapper, beside: nil) else { return [] }
    defer { codeTypes.report(&findings) }
    if let depth = shape.listsByPosition { return rowsByPosition(in: node, inLists: depth) }
    if case .parentKeys = shape.hierarchy { return rowsUnderParentKeys(of: node) }
    return regions(in: node, depth: 0)
  }

  /// `[children]`, one for each parent, or lists of these.
  private mutating func rowsByPosition(in node: Node, inLists depth: Int, at place: String = "") -> [RegionNode] {
    guard !node.isVoid else { return [] }
    guard depth > 0 else {
      let first = references.count
      let rows = regions(in: node.withRowsRead, depth: 0)
      setParent(place, at: node.position, ofRowsFrom: first)
      return rows
    }
    guard case .array(let items) = node.value else {
      unexpected(node, "an array with a list for each parent")
      return []
    }
    var rows: [RegionNode] = []
    for (index, item) in items.enumerated() {
      path.append(.index(index))
      rows += rowsByPosition(in: item, inLists: depth - 1, at: PositionalList.place(index, in: place))
      path.removeLast()
    }
    return rows
  }

  /// `{parent code: collection}`.
  private mutating func rowsUnderParentKeys(of node: Node) -> [RegionNode] {
    guard case .dictionary(let entries) = node.value else {
      unexpected(node, "a dictionary with parents as its keys")
      return []
    }
    var rows: [RegionNode] = []
    for entry in entries {
      path.append(.key(entry.key))
      let first = references.count
      rows += regions(in: entry.node, depth: 0)
      setParent(entry.key.trimmingBlanks(), at: entry.keyPosition, ofRowsFrom: first)
      path.removeLast()
    }
    return rows
  }

  private mutating func setParent(_ parent: String, at position: SourcePosition, ofRowsFrom first: Int) {
    for row in first..<references.count {
      references[row].parent = parent
      references[row].position = position
    }
  }

  /// Adds a region to those beside it, and to ``references`` where it is a row of a flat list.
  mutating func append(
    _ region: RegionNode,
    _ reference: FlatList.Reference,
    _ depth: Int,
    to regions: inout [RegionNode]
  ) {
    regions.append(region)
    guard isFlat, depth == 0 else { return }
    var reference = reference
    switch shape.hierarchy {
    case .references(to: .attribute), .parentKeys(by: .attribute): break
    case .references(to: .name), .parentKeys(by: .name): reference.identity = region.name
    case .references(to: .path(let separator)):
      reference.identity = (reference.parent.map { $0 + separator } ?? "") + region.name
    default: reference.identity = region.code
    }
    references.append(reference)
  }

  /// Keeps keys in ``keysSeen``, where these are wanted.
  mutating func note(keysOf entries: [Node.Entry], atDepth depth: Int) {
    guard notesKeys else { return }
    keysSeen[min(depth, shape.levels.count - 1), default: []].formUnion(entries.lazy.map(\.key))
  }

  mutating func add(_ finding: Finding, at position: SourcePosition, _ message: String) {
    findings.add(finding, at: position, message)
  }
}
