/// Reads a file's values as regions, exactly as a shape says.
///
/// What does not fit is reported at its place. Nothing is guessed, and nothing is left out without a word.
struct ShapeApplication {
  private let shape: Shape
  private let isFlat: Bool
  private(set) var findings = Findings()
  /// One for each row of a flat list, empty for other shapes.
  private(set) var references: [FlatList.Reference] = []
  /// The keys of records that were there, by depth.
  private(set) var keysSeen: [Int: Set<String>] = [:]
  private var codeTypes = CodeTypes()
  private let changed: ChangedRegions
  private let notesKeys: Bool
  private var path: [NodePath.Step]
  /// Where collections of children are put instead of being read, `nil` when they are read.
  private var deferred: [RegionCollection]?

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
      if !isOutline { MergedPlaces(rows, under: keys).report(&findings) }
      if isOutline, let first = rows.first, !first.attributes.contains(where: { $0.key == keys.first && !$0.isBlank }) {
        findings.add(
          .orphanParent, at: first.position,
          "\(first.name.excerpt) has nothing before it that it could lie in, as \((keys.first ?? "").excerpt) of the first record is "
            + "empty; fill it in")
      }
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
      for row in first..<references.count {
        references[row].parent = place
        references[row].position = node.position
      }
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

  /// The collections in which the regions of `collections` hold their children.
  static func children(of collections: [RegionCollection], by level: Shape.Level) -> [RegionCollection] {
    var application = ShapeApplication(Shape(levels: [level]))
    application.deferred = []
    for collection in collections {
      let first = application.deferred?.count ?? 0
      _ = application.regions(in: collection.node, depth: 0)
      application.setProvince(collection.province, ofDeferred: first...)
    }
    return application.deferred ?? []
  }

  private mutating func setProvince(_ above: String?, ofDeferred range: PartialRangeFrom<Int>) {
    guard var collections = deferred else { return }
    // Only one of them may hold the array while it changes, or each change copies all of it.
    deferred = nil
    for index in collections.indices[range] {
      collections[index].province = above ?? StandardProvinces.prefix(ofProvince: collections[index].name)
    }
    deferred = collections
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
      for row in first..<references.count {
        references[row].parent = entry.key.trimmingBlanks()
        references[row].position = entry.keyPosition
      }
      path.removeLast()
    }
    return rows
  }

  // MARK: Collections

  private mutating func regions(in collection: Node, depth: Int) -> [RegionNode] {
    guard !collection.isVoid else { return [] }
    guard let level = shape.level(atDepth: depth) else {
      unexpected(collection, "nothing, as regions at depth \(depth) have no children elsewhere")
      return []
    }
    let length = path.count
    defer { path.removeLast(path.count - length) }
    guard let node = descend(collection, along: level.wrapper, beside: level.besideWrapper), !node.isVoid else {
      return []
    }

    guard let others = level.besideKinds else { return regions(in: node, level, depth) }
    guard case .dictionary(let entries) = node.value else {
      unexpected(node, "a dictionary by kind")
      return []
    }
    if notesKeys { keysSeen[min(depth, shape.levels.count - 1), default: []].formUnion(entries.lazy.map(\.key)) }
    var regions: [RegionNode] = []
    for entry in entries where !others.contains(entry.key) && !entry.node.isVoid {
      path.append(.key(entry.key))
      let first = regions.count
      regions += self.regions(in: entry.node, level, depth)
      for index in first..<regions.count where regions[index].kind == nil {
        regions[index].kind = entry.key.trimmingBlanks()
      }
      path.removeLast()
    }
    return regions
  }

  /// The regions in what a level has in itself, and not around it.
  private mutating func regions(in node: Node, _ level: Shape.Level, _ depth: Int) -> [RegionNode] {
    var regions: [RegionNode] = []
    switch (node.value, level.collection) {
    case (.array(let items), _) where level.isArray:
      regions.reserveCapacity(items.count)
      for (index, item) in items.enumerated() {
        path.append(.index(index))
        if level.childrenFollow, case .array = item.value {
          readChildren(item, behind: index == 0 ? nil : items[index - 1], depth, of: &regions)
        } else {
          readItem(item, under: nil, level, depth, into: &regions)
        }
        path.removeLast()
      }
    case (.string(let string), _) where level.acceptsNameAlone:
      var region = RegionNode(name: "", position: node.position)
      guard setName(string, at: node.position, depth, of: &region) else { return [] }
      append(region, FlatList.Reference(), depth, to: &regions)
    case (.dictionary(let entries), .record):
      readRecord(entries, at: node.position, under: nil, level, depth, into: &regions)
    case (.dictionary(let entries), .keyed(let key)):
      readEntries(entries, keyedBy: key, level, depth, into: &regions)
    default:
      unexpected(node, level.expectedCollection)
    }
    return regions
  }

  /// Gives the last region the children that stand behind it.
  private mutating func readChildren(_ item: Node, behind before: Node?, _ depth: Int, of regions: inout [RegionNode]) {
    guard let before, !regions.isEmpty else {
      return unexpected(item, "a name or a record, as children stand behind a region,")
    }
    if case .array = before.value {
      return unexpected(item, "a name or a record, as the children of one region stand in one array,")
    }
    let last = regions.count - 1
    regions[last].children += children(in: item, of: regions[last], depth)
  }

  private mutating func readEntries(
    _ entries: [Node.Entry],
    keyedBy key: Shape.Key,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    if notesKeys, !level.ignored.isEmpty {
      keysSeen[min(depth, shape.levels.count - 1), default: []].formUnion(entries.lazy.map(\.key))
    }
    let entries = level.ignored.isEmpty ? entries : entries.filter { !level.ignored.contains($0.key) }
    for entry in key == .index ? inOrderOfIndex(entries) : entries {
      path.append(.key(entry.key))
      switch key {
      case .index: readItem(entry.node, under: nil, level, depth, into: &regions)
      case .code, .identifier: readItem(entry.node, under: (entry, key), level, depth, into: &regions)
      case .name: readNamed(entry, level, depth, into: &regions)
      }
      path.removeLast()
    }
  }

  /// Positions are numbers: 2 comes before 10.
  private mutating func inOrderOfIndex(_ entries: [Node.Entry]) -> [Node.Entry] {
    var numbered: [(number: Int, entry: Node.Entry)] = []
    for entry in entries {
      if let number = IndexKey(entry.key)?.number {
        numbered.append((number, entry))
      } else {
        unexpectedKey(entry, "is not a position as the keys beside it are")
      }
    }
    numbered.sort { $0.number < $1.number }
    return numbered.map(\.entry)
  }

  // MARK: Regions

  /// What stands in a collection: a name, a record, or a dictionary of regions.
  private mutating func readItem(
    _ item: Node,
    under key: (entry: Node.Entry, meaning: Shape.Key)?,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    switch (item.value, level.item) {
    case (.string(let string), _) where level.acceptsNames:
      var region = RegionNode(name: "", position: item.position)
      identify(&region, by: key)
      guard setName(string, at: item.position, depth, of: &region) else { return }
      append(region, FlatList.Reference(), depth, to: &regions)
    case (.dictionary(let entries), .record):
      readRecord(entries, at: item.position, under: key, level, depth, into: &regions)
    case (.array, .record) where level.record.isRow:
      readRecord(item.asRow?.entries ?? [], at: item.position, under: key, level, depth, into: &regions)
    case (.dictionary(let entries), .keyed(let inner)) where key == nil && !entries.isEmpty:
      readEntries(entries, keyedBy: inner, level, depth, into: &regions)
    default:
      var region = RegionNode(name: "", position: item.position)
      identify(&region, by: key)
      guard changed.mayLackName(code: region.code) else { return unexpected(item, level.expectedItem) }
      append(region, FlatList.Reference(), depth, to: &regions)
    }
  }

  /// A region whose name is a key.
  private mutating func readNamed(
    _ entry: Node.Entry,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    guard !entry.key.utf8.allSatisfy(\.isASCIIDigit) || entry.key.isEmpty else {
      unexpectedKey(entry, "is a number where other keys are names")
      return
    }
    if case .dictionary(let entries) = entry.node.value, level.value == .record, !entries.isEmpty {
      readRecord(entries, at: entry.keyPosition, under: (entry, .name), level, depth, into: &regions)
      return
    }
    if level.value == .record, level.record.isRow, !entry.node.isVoid, let row = entry.node.asRow {
      readRecord(row.entries, at: entry.keyPosition, under: (entry, .name), level, depth, into: &regions)
      return
    }
    var reference = FlatList.Reference()
    var region = RegionNode(name: "", position: entry.keyPosition)
    if level.value == .code, !CodeForm.isMissing(entry.node) { region.code = CodeForm.text(of: entry.node.value) }
    guard setName(entry.key, at: entry.keyPosition, depth, of: &region) else { return }
    switch level.value {
    case .code:
      codeTypes.add(entry.node, under: nil)
      guard !CodeForm.isMissing(entry.node) else { break }
      if region.code == nil { unexpected(entry.node, "a string or a whole number") }
    case .parent:
      reference.parent = CodeForm.text(of: entry.node.value)
      reference.position = entry.node.position
      if reference.parent == nil, !entry.node.isVoid { unexpected(entry.node, "a string or a whole number") }
    case .attribute(let type):
      var record = Shape.Record()
      record.attributes = [.init(key: Shape.valueKey, type: type)]
      let value = Node.Entry(key: Shape.valueKey, keyPosition: entry.keyPosition, node: entry.node)
      if deferred == nil { addAttribute(value, record, isKey: false, to: &region) }
    case .children, .record:
      region.children = children(in: entry.node, of: region, depth)
    }
    append(region, reference, depth, to: &regions)
  }

  private mutating func readRecord(
    _ entries: [Node.Entry],
    at position: SourcePosition,
    under key: (entry: Node.Entry, meaning: Shape.Key)?,
    _ level: Shape.Level,
    _ depth: Int,
    into regions: inout [RegionNode]
  ) {
    let record = level.record
    let identityKey = shape.hierarchy.identityKey
    var region = RegionNode(name: "", position: position)
    var reference = FlatList.Reference()
    var name: (text: String, position: SourcePosition)?
    /// What stands in the place of a name and is none.
    var otherThanName: Node?
    var children: [Node.Entry] = []
    identify(&region, by: key)
    if let (entry, meaning) = key, meaning == .name { name = (entry.key, entry.keyPosition) }

    let entries = record.opened.isEmpty ? entries : opened(entries, record.opened)
    if notesKeys { keysSeen[min(depth, shape.levels.count - 1), default: []].formUnion(entries.lazy.map(\.key)) }
    for entry in entries {
      let value = entry.node
      if entry.key == record.name {
        switch value.value {
        case .string(let string): name = (string, value.position)
        default: otherThanName = value
        }
      } else if entry.key == record.code {
        codeTypes.add(value, under: entry.key)
        guard !CodeForm.isMissing(value) else { continue }
        region.code = CodeForm.text(of: value.value)
        if region.code == nil { unexpected(value, under: entry.key, "a string or a whole number") }
      } else if entry.key == record.kind {
        guard !value.isVoid else { continue }
        if case .string(let kind) = value.value {
          region.kind = kind.trimmingBlanks()
        } else {
          unexpected(value, under: entry.key, "a string")
        }
      } else if record.children.contains(entry.key) {
        if !value.isVoid { children.append(entry) }
      } else if entry.key == record.parent {
        guard !value.isVoid else { continue }
        reference.parent = CodeForm.text(of: value.value)
        reference.position = value.position
        if reference.parent == nil { unexpected(value, under: entry.key, "a string or a whole number") }
      } else if entry.key == Shape.identifierKey, key?.meaning == .identifier, !record.ignored.contains(entry.key) {
        unexpectedKey(entry, "is what the key above the record is kept as")
      } else if !record.ignored.contains(entry.key), deferred == nil {
        addAttribute(entry, record, to: &region)
      }
      if entry.key == identityKey {
        reference.identity = CodeForm.text(of: value.value)
      }
    }

    if depth == 0, case .paths(let keys, _) = shape.hierarchy, name.map({ $0.text.isBlank }) ?? true {
      // What has no name of its own is what its path leads to.
      let last = keys.last { key in region.attributes.contains { $0.key == key && !$0.value.description.isBlank } }
      if let attribute = region.attributes.first(where: { $0.key == last }) {
        name = (attribute.value.description, attribute.position)
        reference.isEndOfPath = true
      }
    }
    if let name {
      guard setName(name.text, at: name.position, depth, of: &region) else { return }
    } else if !changed.mayLackName(code: region.code) {
      reportMissingName(of: region, record, otherThanName)
      return
    }
    // What has no name and is removed takes with it what is below.
    if !(region.name.utf8.isEmpty && changed.removes(code: region.code)) {
      for entry in children {
        path.append(.key(entry.key))
        region.children += self.children(in: entry.node, of: region, depth)
        path.removeLast()
      }
    }
    append(region, reference, depth, to: &regions)
  }

  private mutating func reportMissingName(of region: RegionNode, _ record: Shape.Record, _ other: Node?) {
    let path = NodePath(steps: self.path)
    let advice = ChangedRegions.advice(toRemove: region.code)
    if let other, let key = record.name {
      let isNull = if case .null = other.value { true } else { false }
      let remedy = !isNull ? "make it a string" : advice.isEmpty ? "fill it in or remove the region" : "fill it in"
      findings.add(
        .missingName, at: other.position,
        "\(key.excerpt) of \(path.place) holds \(other.summary), not a name; \(remedy)\(advice)")
    } else {
      let remedy = record.name.map { "add \($0.excerpt)" } ?? "give it one"
      findings.add(.missingName, at: region.position, "the record \(path.place) has no name; \(remedy)\(advice)")
    }
  }

  /// Gives a region what the key says under which it stands.
  private func identify(_ region: inout RegionNode, by key: (entry: Node.Entry, meaning: Shape.Key)?) {
    guard let (entry, meaning) = key else { return }
    let text = entry.key.trimmingBlanks()
    switch meaning {
    case .code: region.code = text
    case .identifier:
      region.attributes.append(.init(key: Shape.identifierKey, value: .string(text), position: entry.keyPosition))
    case .index, .name: break
    }
  }

  /// The entries, with those of dictionaries under `keys` in the place of these.
  private mutating func opened(_ entries: [Node.Entry], _ keys: [String]) -> [Node.Entry] {
    entries.flatMap { entry -> [Node.Entry] in
      guard keys.contains(entry.key), !entry.node.isVoid else { return [entry] }
      var entry = entry
      entry.node = entry.node.asRow ?? entry.node
      guard let inner = entry.opened else {
        unexpected(entry.node, under: entry.key, "a dictionary")
        return []
      }
      return opened(inner, keys)
    }
  }

  private mutating func append(
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

  private mutating func children(in collection: Node, of region: RegionNode, _ depth: Int) -> [RegionNode] {
    guard deferred == nil else {
      if !collection.isVoid {
        deferred?.append(RegionCollection(node: collection, name: region.name, code: region.code))
      }
      return []
    }
    return regions(in: collection, depth: depth + 1)
  }

  private mutating func addAttribute(
    _ entry: Node.Entry,
    _ record: Shape.Record,
    isKey: Bool = true,
    to region: inout RegionNode
  ) {
    let key = isKey ? entry.key : nil
    switch entry.key {
    case record.latitude: addCoordinate(.latitude, entry, to: &region)
    case record.longitude: addCoordinate(.longitude, entry, to: &region)
    default:
      let type = record.attributes.first { $0.key == entry.key }?.type
      if let value = AttributeValue(entry.node.value) {
        if !entry.node.isVoid, let type, !value.isOf(ShapeWord.valueType(type)) {
          unexpected(entry.node, under: key, "\(type == "integer" ? "an" : "a") \(ShapeWord.valueType(type))")
          return
        }
        let name = type.map { ShapeWord.ofNames.contains($0) } == true ? type : nil
        region.attributes.append(.init(key: name ?? entry.key, value: value, position: entry.node.position))
      } else if !entry.node.isVoid {
        let word = ShapeWord.written(entry.key)
        unexpected(
          entry.node, under: key, "a string, a number, a boolean, data or a date",
          remedy: key == nil ? nil : "change it, or say in the shape that it is left out, as with \(word): ignored")
      }
    }
  }

  private mutating func addCoordinate(_ coordinate: Coordinate, _ entry: Node.Entry, to region: inout RegionNode) {
    guard !entry.node.isVoid else { return }
    guard let degrees = coordinate.degrees(of: entry.node.value) else {
      unexpected(entry.node, under: entry.key, "a \(coordinate) in degrees")
      return
    }
    let position = entry.node.position
    region.attributes.append(.init(key: coordinate.rawValue, value: .real(degrees), position: position))
  }

  // MARK: Steps and findings

  /// - Parameter others: what may stand beside the keys; `nil` for anything.
  private mutating func descend(_ node: Node, along keys: [String], beside others: [String]?) -> Node? {
    var node = node
    for key in keys {
      if node.isVoid { return node }
      guard case .dictionary(let entries) = node.value,
        let entry = entries.first(where: { $0.key == key })
      else {
        unexpected(node, "a dictionary with the key \(key.excerpt)")
        return nil
      }
      if entries.count > 1, let others {
        for other in entries where other.key != key && !others.contains(other.key) {
          unexpectedKey(other, "stands beside \(key.excerpt)")
        }
      }
      path.append(.key(key))
      node = entry.node
    }
    return node
  }

  /// Gives the region its name, and the code that is written with it; `false` where there is no name.
  private mutating func setName(
    _ string: String,
    at position: SourcePosition,
    _ depth: Int,
    of region: inout RegionNode
  ) -> Bool {
    guard let name = checkedName(string, at: position, ofCode: region.code) else { return false }
    region.name = name
    if name.utf8.isEmpty { return true }
    // One format is for all levels.
    let formats = shape.nameFormats
    guard deferred == nil, let format = formats.count == 1 ? formats[0] : formats.dropFirst(depth).first else {
      return true
    }
    guard let parts = format.parts(of: name) else {
      findings.add(
        .nameFormat,
        at: position,
        "\(name.excerpt) is not written as \"nameFormat\" says; correct one of them"
      )
      return true
    }
    region.name = parts.name
    if region.code == nil { region.code = parts.code }
    return true
  }

  private mutating func checkedName(_ string: String, at position: SourcePosition, ofCode code: String?) -> String? {
    let name = string.trimmingBlanks()
    if name.utf8.isEmpty {
      if changed.mayLackName(code: code) { return name }
      let path = NodePath(steps: self.path)
      findings.add(
        .emptyName,
        at: position,
        "the name of \(path.place) is empty; fill it in or remove the region"
          + (code.map { ", in regions.json: \"changes\": {\"remove\": [\(JSONText.string($0))]}" } ?? "")
      )
      return nil
    }
    if name.utf8.count != string.utf8.count {
      findings.add(
        .trimmedName,
        at: position,
        "\(string.excerpt) has blanks at its ends, which were removed; remove them in the file"
      )
    }
    return name
  }

  private mutating func unexpected(
    _ node: Node, under key: String? = nil, _ expected: String, remedy: String? = nil
  ) {
    let path = NodePath(steps: self.path + (key.map { [.key($0)] } ?? []))
    let contradiction =
      node.summary == expected
      ? "holds \(expected) that is not written as those beside it"
      : "holds \(node.summary) where \(expected) is expected"
    findings.add(
      .unexpectedValue, at: node.position, "\(path.place) \(contradiction); \(remedy ?? "change it or remove it")")
  }

  private mutating func unexpectedKey(_ entry: Node.Entry, _ why: String) {
    let path = NodePath(steps: self.path.last == .key(entry.key) ? self.path.dropLast() : self.path)
    findings.add(
      .unexpectedKey,
      at: entry.keyPosition,
      "key \(entry.key.excerpt) of \(path.place) \(why); rename it or remove it"
    )
  }
}

/// A value that holds the children of one region, or the roots.
struct RegionCollection {
  var node: Node
  var name = ""
  var code: String?
  /// The first two digits of codes of GB/T 2260 in the province that the name, or one above it, is known for.
  var province: String?
}

extension Shape.Level {
  var expectedCollection: String {
    switch (isArray, collection) {
    case (true, nil): "an array"
    case (false, .some): "a dictionary"
    default: "an array or a dictionary"
    }
  }

  var expectedItem: String {
    switch (acceptsNames, item) {
    case (true, nil): "a name"
    case (false, .some): "a dictionary"
    default: "a name or a dictionary"
    }
  }
}

extension Shape.Hierarchy {
  /// The key of what references to a parent are compared with.
  fileprivate var identityKey: String? {
    switch self {
    case .references(to: .attribute(let key)), .parentKeys(by: .attribute(let key)): key
    default: nil
    }
  }
}

extension AttributeValue {
  /// Whether a value may be called by this type; whole numbers are real ones too.
  fileprivate func isOf(_ type: String) -> Bool {
    switch self {
    case .string: type != "integer" && type != "real" && type != "boolean"
    case .integer: type != "string" && type != "boolean"
    case .real: type != "string" && type != "boolean" && type != "integer"
    case .boolean: type != "string" && type != "real" && type != "integer"
    }
  }
}

extension NodePath {
  /// The path, or words for the outermost value.
  fileprivate var place: String { steps.isEmpty ? "the file" : description }
}
