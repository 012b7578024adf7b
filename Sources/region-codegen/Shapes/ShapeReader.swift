/// A shape as it was written down in one line.
struct WrittenShape: Equatable, Sendable {
  var shape: Shape
  /// Where the line says what references to parents are compared with, or what else makes the tree.
  var clauseOffset: Int?
  /// The keys that records must have somewhere in the file, with their places in the line.
  var keys: [KeyPlace] = []

  struct KeyPlace: Equatable, Sendable {
    var depth: Int
    var key: String
    var offset: Int
  }
}

extension WrittenShape {
  /// Reads what ``Shape/grammar`` writes.
  init(grammar: String) throws(ShapeGrammarError) {
    var reader = ShapeReader()
    self = try reader.read(try ShapeLine(grammar))
  }
}

/// Finds out what the terms of a shape mean.
private struct ShapeReader {
  private var levels: [Shape.Level] = []
  private var keys: [WrittenShape.KeyPlace] = []
  /// Where the shape that holds itself stands, and since where in the line.
  private var recursion: (depth: Int, offset: Int)?
  private var isDefining = false
  private var pledges: [(depth: Int, offset: Int)] = []

  mutating func read(_ line: ShapeLine) throws(ShapeGrammarError) -> WrittenShape {
    var shape = Shape(levels: [])
    try readCollection(regions(of: line, &shape), at: 0)
    for pledge in pledges where pledge.depth >= levels.count && recursion?.depth != pledge.depth {
      throw ShapeGrammarError(offset: pledge.offset, message: "regions of this depth are written out nowhere")
    }
    shape.isRecursive = try readDefinition(line.definition)
    guard !levels.isEmpty else {
      throw ShapeGrammarError(offset: line.regions.offset, message: "there are no regions in this shape")
    }
    shape.levels = levels
    if levels[0].value == .parent {
      guard shape.hierarchy == .nesting else {
        throw ShapeGrammarError(
          offset: line.regions.offset, message: "parents stand under the names and around all; one of these is enough")
      }
      shape.hierarchy = .references(to: .name)
    }
    if let clause = line.clause { try readClause(clause, into: &shape) }
    return WrittenShape(shape: shape, clauseOffset: line.clause?.offset, keys: keys)
  }

  /// The term of the roots, without what stands around it, which goes into the shape.
  private func regions(of line: ShapeLine, _ shape: inout Shape) -> ShapeTerm {
    var regions = line.regions
    while let wrapper = regions.wrapper {
      shape.wrapper.append(wrapper.key)
      regions = wrapper.content
    }
    if let keyed = regions.keyed, keyed.key == "parent", keyed.ignored.isEmpty {
      shape.hierarchy = .parentKeys(by: .code)
      return keyed.content
    }
    var lists = 0
    while let content = regions.collectionByPosition {
      lists += 1
      regions = content
    }
    if lists > 0 { shape.hierarchy = .parentKeys(by: .position(lists: lists)) }
    return regions
  }

  /// What stands behind `T =`.
  ///
  /// - Returns: Whether there is such a definition.
  private mutating func readDefinition(_ definition: ShapeTerm?) throws(ShapeGrammarError) -> Bool {
    switch (definition, recursion) {
    case (let definition?, let recursion?):
      isDefining = true
      try readCollection(definition, at: recursion.depth)
      return true
    case (let definition?, nil):
      throw ShapeGrammarError(offset: definition.offset, message: "T is defined but stands nowhere in the shape")
    case (nil, let recursion?):
      throw ShapeGrammarError(
        offset: recursion.offset, message: "T is not defined; add \", T = […]\" to the end of the shape")
    case (nil, nil):
      return false
    }
  }

  /// What stands behind `by`.
  private mutating func readClause(
    _ clause: (words: [ShapeWord.Quotable], offset: Int), into shape: inout Shape
  ) throws(ShapeGrammarError) {
    guard shape.listsByPosition == nil else {
      throw ShapeGrammarError(
        offset: clause.offset, message: "lists in a list tell parents by their positions, and by nothing else")
    }
    shape.hierarchy = try hierarchy(clause, of: shape)
    guard case .paths(let names, _) = shape.hierarchy else { return }
    try notePathKeys(names, at: clause.offset)
    for key in clause.words.flatMap(\.opened) where !shape.levels[0].record.opened.contains(key) {
      shape.levels[0].record.opened.append(key)
    }
  }

  private func hierarchy(
    _ clause: (words: [ShapeWord.Quotable], offset: Int),
    of shape: Shape
  ) throws(ShapeGrammarError) -> Shape.Hierarchy {
    func made(_ identity: Shape.Identity) -> Shape.Hierarchy {
      if case .parentKeys = shape.hierarchy { .parentKeys(by: identity) } else { .references(to: identity) }
    }
    let first = clause.words.first
    let rest = clause.words.dropFirst()
    let isCodePrefix = first == .init(text: "code") && rest.first == .init(text: "prefix")
    switch (first?.isQuoted ?? true ? nil : first?.text, rest.count) {
    case _ where clause.words.contains { !$0.alternatives.isEmpty } && !isCodePrefix:
      throw ShapeGrammarError(
        offset: clause.offset, message: "\"|\" can only stand between numbers, as in \"by code prefix 2|3 5\"")
    case ("code", 1...) where isCodePrefix:
      return .codePrefix(try codePrefix(Array(rest.dropFirst()), at: clause.offset))
    case ("name", 2) where rest.first == .init(text: "path") && rest.last?.text.isEmpty == false:
      return .namePaths(separator: rest.last?.text ?? "")
    case ("path", 1...): return .paths(rest.map(\.text))
    case ("outline", 1...): return .paths(rest.map(\.text), isOutline: true)
    case ("parent", 1):
      if rest.last == .init(text: "code") { return made(.code) }
      if rest.last == .init(text: "name") { return made(.name) }
      return made(.attribute(rest.last?.text ?? ""))
    case ("parent", 2) where rest.first == .init(text: "path"):
      return made(.path(separator: rest.last?.text ?? ""))
    default:
      throw ShapeGrammarError(
        offset: clause.offset,
        message:
          "\"by parent code\", \"by parent name\", \"by parent KEY\", \"by parent path '-'\", \"by path KEY…\", \"by outline KEY…\", "
          + "\"by name path '-'\", \"by code prefix\", \"by code prefix 2 5\" or \"by code prefix '-'\" is expected"
      )
    }
  }

  /// What stands behind `by code prefix`: nothing, where levels end, or a sign between them.
  private func codePrefix(_ words: [ShapeWord.Quotable], at offset: Int) throws(ShapeGrammarError) -> CodePrefix {
    func error(_ message: String) -> ShapeGrammarError { ShapeGrammarError(offset: offset, message: message) }
    if words.isEmpty { return .standard }
    if words.count == 1, words[0].isQuoted {
      guard !words[0].text.isEmpty else { throw error("there is nothing between the quotation marks") }
      return .separator(words[0].text)
    }
    var ends: [[Int]] = []
    for word in words {
      let texts = [word.text] + word.alternatives
      let numbers = texts.compactMap { text in Int(text).flatMap { String($0) == text ? $0 : nil } }
      guard numbers.count == texts.count, !word.isQuoted, word.opened.isEmpty,
        numbers.allSatisfy((1...CodePrefix.maximumEnd).contains)
      else {
        throw error(
          "behind \"by code prefix\" stand numbers from 1 to \(CodePrefix.maximumEnd), after how many signs each level of a "
            + "code ends, as in \"by code prefix 2 5\", or what stands between levels, as in \"by code prefix '-'\"")
      }
      ends.append(numbers)
    }
    let all = ends.flatMap(\.self)
    guard zip(all, all.dropFirst()).allSatisfy(<) else {
      throw error("each level of a code ends further on than the one before it, so that these numbers must grow")
    }
    guard ends.count > 1 else { throw error("with one level there is no tree; say where the levels below it end, too") }
    return .ends(ends)
  }

  /// The keys of `by path` are those of the outermost records.
  private mutating func notePathKeys(_ names: [String], at offset: Int) throws(ShapeGrammarError) {
    func has(_ level: Shape.Level, _ key: String) -> Bool { level.record.attributes.contains { $0.key == key } }
    for key in names where !has(levels[0], key) {
      guard !levels.contains(where: { has($0, key) }) else {
        throw ShapeGrammarError(
          offset: offset,
          message: "\(key.excerpt) belongs to records within others, but \"by path\" makes a tree of the outermost "
            + "ones; say with \"at\" where the records are, or leave \"by path\" out")
      }
      keys.append(.init(depth: 0, key: key, offset: offset))
    }
  }

  // MARK: Collections

  private mutating func readCollection(_ term: ShapeTerm, at depth: Int) throws(ShapeGrammarError) {
    switch term.kind {
    case .word("T"):
      guard !isDefining || depth == (recursion?.depth ?? 0) + 1 else {
        throw ShapeGrammarError(offset: term.offset, message: "T can only hold itself one level below")
      }
      if isDefining { return }
      if let recursion, recursion.depth != depth {
        throw ShapeGrammarError(offset: term.offset, message: "T stands at another depth already")
      }
      guard levels.count <= depth else { throw twofold(term) }
      recursion = (depth, term.offset)
    case .word("same"):
      pledges.append((depth, term.offset))
    case .array(nil, _):
      break
    default:
      guard !isDefining || depth == recursion?.depth else {
        throw ShapeGrammarError(offset: term.offset, message: "below T there is nothing but T")
      }
      guard depth < FlatList.maximumDepth else {
        throw ShapeGrammarError(
          offset: term.offset, message: "no more than \(FlatList.maximumDepth) levels are supported")
      }
      let isKnown = levels.count > depth || (recursion?.depth == depth && !isDefining)
      guard !isKnown else { throw twofold(term) }
      levels.append(Shape.Level())
      let level = try level(term, at: depth)
      levels[depth] = level
    }
  }

  private func twofold(_ term: ShapeTerm) -> ShapeGrammarError {
    ShapeGrammarError(
      offset: term.offset,
      message: "regions of this depth are written out already; write \"same\" here, and all their forms there, as in "
        + "\"[name | {name, …}]\"")
  }

  private mutating func level(_ term: ShapeTerm, at depth: Int) throws(ShapeGrammarError) -> Shape.Level {
    var level = Shape.Level()
    var term = term
    while let wrapper = term.wrapper {
      level.wrapper.append(wrapper.key)
      level.besideWrapper += wrapper.ignored
      term = wrapper.content
    }
    if let keyed = term.keyed, keyed.key == "kind" {
      level.besideKinds = keyed.ignored.map(\.key)
      for member in keyed.ignored { keys.append(.init(depth: depth, key: member.key, offset: member.offset)) }
      term = keyed.content
    }
    if case .array(nil, _) = term.kind { return level }
    for alternative in term.alternatives {
      switch alternative.kind {
      case .array(let content, let following):
        level.isArray = true
        if let content { try readItems(content, at: depth, into: &level) }
        if let following {
          guard following.isCollection else {
            throw ShapeGrammarError(
              offset: following.offset,
              message: "behind each region of an array stand its children, as in [name, [name]]")
          }
          level.childrenFollow = true
          try readCollection(following, at: depth + 1)
        }
      case .word("name"):
        level.acceptsNameAlone = true
      case .dictionary:
        guard level.collection == nil else { throw second("dictionary", alternative) }
        try readDictionary(alternative, at: depth, into: &level)
      default:
        throw ShapeGrammarError(
          offset: alternative.offset, message: "\"[\" or \"{\" is expected, as regions stand here")
      }
    }
    return level
  }

  private func second(_ what: String, _ term: ShapeTerm) -> ShapeGrammarError {
    ShapeGrammarError(offset: term.offset, message: "a second form of \(what) cannot be told from the first")
  }

  /// A dictionary in the place of a collection.
  private mutating func readDictionary(
    _ term: ShapeTerm, at depth: Int, into level: inout Shape.Level
  ) throws(ShapeGrammarError) {
    guard let keyed = term.keyed else {
      level.collection = .record
      try readRecord(term, at: depth, needsName: true, into: &level)
      return
    }
    level.ignored = keyed.ignored.map(\.key)
    for member in keyed.ignored { keys.append(.init(depth: depth, key: member.key, offset: member.offset)) }
    switch keyed.key {
    case "index":
      level.collection = .keyed(by: .index)
      try readItems(keyed.content, at: depth, into: &level)
    case "code":
      level.collection = .keyed(by: .code)
      try readItems(keyed.content, at: depth, into: &level)
      try refuseKeyedItems(of: level, keyed.content)
    case "key":
      level.collection = .keyed(by: .identifier)
      try readItems(keyed.content, at: depth, into: &level)
      try refuseKeyedItems(of: level, keyed.content)
    case "name":
      level.collection = .keyed(by: .name)
      try readNamed(keyed.content, at: depth, into: &level)
    default:
      throw ShapeGrammarError(
        offset: term.offset, message: "{parent: …} can only stand around all regions; quote the key if it is called so")
    }
  }

  /// One region stands under each code.
  private func refuseKeyedItems(of level: Shape.Level, _ content: ShapeTerm) throws(ShapeGrammarError) {
    guard case .keyed? = level.item else { return }
    throw ShapeGrammarError(
      offset: content.offset,
      message: "under a code stands a name or a record; keys that are all there is of a region are its name, as in "
        + "{name: {code: name}}")
  }

  private mutating func readItems(
    _ term: ShapeTerm, at depth: Int, into level: inout Shape.Level
  ) throws(ShapeGrammarError) {
    for item in term.alternatives {
      switch item.kind {
      case .word("name"): level.acceptsNames = true
      case .dictionary:
        let hadItem = level.item
        level.item = nil
        try readItem(item, at: depth, into: &level)
        guard hadItem == nil || hadItem == level.item else { throw second("dictionary", item) }
      default:
        throw ShapeGrammarError(
          offset: item.offset, message: "\"name\" or \"{\" is expected, as one region stands here")
      }
    }
  }

  private mutating func readItem(
    _ item: ShapeTerm, at depth: Int, into level: inout Shape.Level
  ) throws(ShapeGrammarError) {
    guard let keyed = item.keyed, keyed.ignored.isEmpty else {
      level.item = .record
      try readRecord(item, at: depth, needsName: true, into: &level)
      return
    }
    switch (keyed.key, keyed.content.kind) {
    case ("name", _):
      level.item = .keyed(by: .name)
      try readNamed(keyed.content, at: depth, into: &level)
    case ("code", .word("name")), ("index", .word("name")), ("key", .word("name")):
      level.item = .keyed(by: keyed.key == "code" ? .code : keyed.key == "index" ? .index : .identifier)
      level.acceptsNames = true
    default:
      throw ShapeGrammarError(
        offset: item.offset,
        message:
          "in an array, only {name: …}, {code: name}, {key: name} and {index: name} can be dictionaries with such keys")
    }
  }

  /// What stands under a key that is a name.
  private mutating func readNamed(
    _ term: ShapeTerm, at depth: Int, into level: inout Shape.Level
  ) throws(ShapeGrammarError) {
    let hadName = [level.collection, level.item].count { $0 == .keyed(by: .name) } > 1
    let value: Shape.KeyedValue
    if case .word("code") = term.kind {
      value = .code
    } else if case .word("parent") = term.kind {
      guard depth == 0 else {
        throw ShapeGrammarError(
          offset: term.offset, message: "only outermost names can have their parents under them, and no children")
      }
      value = .parent
    } else if case .word(let type) = term.kind, ShapeWord.valueTypes.contains(type) {
      value = .attribute(type)
    } else if term.isNamelessRecord {
      value = .record
    } else {
      value = .children
    }
    guard !hadName || value == level.value else { throw second("dictionary by names", term) }
    level.value = value
    switch value {
    case .code, .parent, .attribute: break
    case .record: try readRecord(term, at: depth, needsName: false, into: &level)
    case .children:
      guard term.isCollection else {
        throw ShapeGrammarError(
          offset: term.offset,
          message:
            "under a name stand regions, a record, \"code\" or what else a value is, such as \"string\"; write {name} for a "
            + "record")
      }
      try readCollection(term, at: depth + 1)
    }
  }

  // MARK: Records

  private mutating func readRecord(
    _ term: ShapeTerm, at depth: Int, needsName: Bool, into level: inout Shape.Level
  ) throws(ShapeGrammarError) {
    guard case .dictionary(let members, _) = term.kind else { return }
    var record = Shape.Record()
    for member in members {
      keys.append(.init(depth: depth, key: member.key, offset: member.offset))
      for key in member.opened where !record.opened.contains(key) { record.opened.append(key) }
      guard let value = member.value else {
        guard !member.isQuoted, member.opened.isEmpty else {
          throw ShapeGrammarError(offset: member.offset, message: "say what the key holds, as in 'key': string")
        }
        try assign(member.key, member.key, at: member.offset, to: &record)
        continue
      }
      if value.isCollection {
        record.children.append(member.key)
        try readCollection(value, at: depth + 1)
      } else if case .word(let role) = value.kind {
        try assign(role, member.key, at: value.offset, to: &record)
      }
    }
    guard !needsName || record.name != nil else {
      throw ShapeGrammarError(offset: term.offset, message: "the record has no name; say which key holds it: KEY: name")
    }
    guard level.record == Shape.Record() || level.record == record else { throw second("record", term) }
    level.record = record
  }

  private func assign(
    _ role: String, _ key: String, at offset: Int, to record: inout Shape.Record
  ) throws(ShapeGrammarError) {
    let roles: [String: WritableKeyPath<Shape.Record, String?>] = [
      "name": \.name, "code": \.code, "kind": \.kind, "parent": \.parent, "latitude": \.latitude,
      "longitude": \.longitude,
    ]
    if let path = roles[role] {
      guard record[keyPath: path] == nil else {
        throw ShapeGrammarError(offset: offset, message: "another key of this record is the \(role) already")
      }
      record[keyPath: path] = key
    }
    if role == "ignored" {
      record.ignored.append(key)
    } else if ShapeWord.types.contains(role) {
      guard !ShapeWord.ofNames.contains(role) || !record.attributes.contains(where: { $0.type == role }) else {
        throw ShapeGrammarError(offset: offset, message: "another key of this record is the \(role) already")
      }
      record.attributes.append(.init(key: key, type: role))
    } else if roles[role] == nil {
      let words = roles.keys.filter { !ShapeWord.types.contains($0) }.sorted() + ["ignored"] + ShapeWord.types
      let nearest = EditDistance.nearest(to: role, among: words)
      throw ShapeGrammarError(
        offset: offset,
        message: role == key
          ? "\(key.excerpt) means nothing by itself; say what the key holds, as in \(key): string"
          : "\(role.excerpt) is nothing that a key can hold; "
            + (nearest.map { "did you mean \"\($0)\"?" } ?? "take one of \(words.joined(separator: ", "))"))
    }
  }
}

extension ShapeTerm {
  /// Whether it is a record that says more of a region whose name is the key above.
  fileprivate var isNamelessRecord: Bool {
    guard case .dictionary(let members, let isOpen) = kind, keyed == nil, wrapper == nil else { return false }
    if isOpen || members.isEmpty { return true }
    return !members.contains { member in
      if let value = member.value, case .word("name") = value.kind { return true }
      return member.value == nil && member.key == "name"
    }
  }
}
