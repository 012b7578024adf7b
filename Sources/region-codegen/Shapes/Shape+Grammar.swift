extension Shape {
  /// The shape as one line, such as `[{state: name, cities: [{city: name, areas: [name]}]}]`.
  ///
  /// Roles stand where values do: `name`, `code`, `kind`, `parent`, `index`, and the types of attributes. A key that is
  /// called what it means stands alone. `T = …` is a shape that holds itself, and `same` stands for regions of a depth
  /// that was written out before. ``init(grammar:)`` reads the line again.
  var grammar: String {
    var writer = ShapeWriter(self)
    return writer.line()
  }

  /// The line of `regions.json` that has a file read so.
  var configurationLine: String { "\"shape\": \(JSONText.string(grammar))" }
}

/// Words with a meaning of their own in the line that says a shape.
enum ShapeWord {
  /// Keys of dictionaries whose keys are no words for parts of a record.
  static let keyed: Set<String> = ["name", "code", "index", "key", "kind", "parent"]

  /// A word, which in quotes is a key whatever it says.
  struct Quotable: Equatable {
    var text: String
    var isQuoted = false
    /// Words that may stand for it, each behind a `|`.
    var alternatives: [String] = []
    /// The dictionaries that it is in, as a member has them.
    var opened: [String] = []
  }

  /// What attributes are called by their type; `attribute` may be of any.
  static let types = valueTypes + ["latitude", "longitude"] + ofNames

  /// Attributes that have these names whatever their keys.
  static let ofNames = ["shortName", "pinyin"]

  /// The type of the values that a word for an attribute stands for.
  static func valueType(_ word: String) -> String { ofNames.contains(word) ? "string" : word }

  /// What a single value under a name can be called.
  static let valueTypes = ["string", "integer", "real", "boolean", "attribute"]

  /// A key as the line has it, in quotes where it would otherwise be taken for something else.
  static func written(_ key: String, quoting reserved: Set<String> = keyed) -> String {
    let isPlain = !key.isEmpty && key.utf8.allSatisfy { $0 >= 0x80 || $0 == 0x5F || $0.isASCIILetterOrDigit }
    return isPlain && !reserved.contains(key)
      ? key : "'\(key.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }
}

private struct ShapeWriter {
  private let shape: Shape
  private var written: Set<Int> = []
  private var isDefining = false

  init(_ shape: Shape) {
    self.shape = shape
  }

  mutating func line() -> String {
    var text = collection(at: 0)
    if let lists = shape.listsByPosition {
      text = String(repeating: "[", count: lists) + text + String(repeating: "]", count: lists)
    } else if case .parentKeys = shape.hierarchy {
      text = "{parent: \(text)}"
    }
    for key in shape.wrapper.reversed() { text = "{\(ShapeWord.written(key)): \(text)}" }
    let record = shape.levels.first?.record ?? Shape.Record()
    switch shape.hierarchy {
    case .nesting, .parentKeys(by: .code), .parentKeys(by: .position): break
    case .references(let identity), .parentKeys(let identity): text += " by parent \(words(for: identity))"
    case .codePrefix(let form): text += " by code prefix\(form.words)"
    case .paths(let keys, let isOutline):
      text +=
        (isOutline ? " by outline " : " by path ") + keys.map { record.written($0, quoting: []) }.joined(separator: " ")
    case .namePaths(let separator): text += " by name path \(ShapeWord.written(separator))"
    }
    guard shape.isRecursive else { return text }
    isDefining = true
    let definition = "T = \(collection(at: shape.levels.count - 1))"
    return text == "T" ? definition : "\(text), \(definition)"
  }

  private func words(for identity: Shape.Identity) -> String {
    switch identity {
    case .code: "code"
    case .name: "name"
    case .attribute(let key): ShapeWord.written(key, quoting: ["code", "name", "path"])
    case .path(let separator): "path \(ShapeWord.written(separator))"
    case .position: ""
    }
  }

  private mutating func collection(at depth: Int) -> String {
    if shape.isRecursive, depth >= shape.levels.count - (isDefining ? 0 : 1) { return "T" }
    guard let level = shape.level(atDepth: depth) else { return "[]" }
    // Written out wherever it is mentioned, a level would double the length of the line with each depth.
    guard written.insert(depth).inserted else { return "same" }
    var readings: [String] = level.acceptsNameAlone ? ["name"] : []
    if level.isArray {
      let items = items(level, depth)
      readings.append(level.childrenFollow ? "[\(items), \(collection(at: depth + 1))]" : "[\(items)]")
    }
    switch level.collection {
    case .record: readings.append(record(level, depth))
    case .keyed(by: .index): readings.append("{index: \(items(level, depth))\(ignored(level))}")
    case .keyed(by: .code): readings.append("{code: \(items(level, depth))\(ignored(level))}")
    case .keyed(by: .identifier): readings.append("{key: \(items(level, depth))\(ignored(level))}")
    case .keyed(by: .name): readings.append("{name: \(namedValue(level, depth))\(ignored(level))}")
    case nil: break
    }
    var text = readings.isEmpty ? "[]" : readings.joined(separator: " | ")
    if let others = level.besideKinds { text = "{kind: \(text)\(ignored(others))}" }
    for (index, key) in level.wrapper.enumerated().reversed() {
      let beside =
        index == level.wrapper.count - 1
        ? level.besideWrapper.map { "\(ShapeWord.written($0)): ignored, " }.joined() : ""
      text = "{\(beside)\(ShapeWord.written(key)): \(text)}"
    }
    return text
  }

  private mutating func items(_ level: Shape.Level, _ depth: Int) -> String {
    var items: [String] =
      level.acceptsNames && !level.itemsAreNamesUnderKeys ? ["name"] : []
    switch level.item {
    case .record: items.append(record(level, depth))
    case .keyed(by: .name): items.append("{name: \(namedValue(level, depth))}")
    case .keyed(by: .code): items.append("{code: name}")
    case .keyed(by: .index): items.append("{index: name}")
    case .keyed(by: .identifier): items.append("{key: name}")
    case nil: break
    }
    return items.joined(separator: " | ")
  }

  private func ignored(_ level: Shape.Level) -> String { ignored(level.ignored) }

  private func ignored(_ keys: [String]) -> String {
    keys.map { ", \(ShapeWord.written($0)): ignored" }.joined()
  }

  private mutating func namedValue(_ level: Shape.Level, _ depth: Int) -> String {
    switch level.value {
    case .children: collection(at: depth + 1)
    case .code: "code"
    case .parent: "parent"
    case .attribute(let type): type
    case .record: record(level, depth)
    }
  }

  private mutating func record(_ level: Shape.Level, _ depth: Int) -> String {
    let record = level.record
    var parts: [String] = []
    func add(_ key: String?, _ meaning: String) {
      guard let key else { return }
      parts.append(key == meaning ? meaning : "\(record.written(key)): \(meaning)")
    }
    add(record.code, "code")
    add(record.name, "name")
    add(record.kind, "kind")
    add(record.parent, "parent")
    for attribute in record.attributes { add(attribute.key, attribute.type) }
    for key in record.ignored { add(key, "ignored") }
    for key in record.children { parts.append("\(record.written(key)): \(collection(at: depth + 1))") }
    // Alone, it would be a dictionary around the children.
    let isLikeWrapper = record.children.count == 1 && parts.count == record.ignored.count + 1
    if isLikeWrapper || parts.isEmpty { parts.append("...") }
    return "{\(parts.joined(separator: ", "))}"
  }
}

extension Shape.Level {
  /// Whether what stands in the collection are dictionaries with names under keys that are none.
  fileprivate var itemsAreNamesUnderKeys: Bool {
    item == .keyed(by: .code) || item == .keyed(by: .index) || item == .keyed(by: .identifier)
  }
}

extension Shape.Record {
  /// A key as the line has it: with a dot after that of each dictionary it is in.
  func written(_ key: String, quoting reserved: Set<String> = ShapeWord.keyed) -> String {
    guard opened.contains(where: { key.hasPrefix($0 + ".") }) else { return ShapeWord.written(key, quoting: reserved) }
    var rest = key[...]
    var keys: [String] = []
    // A dictionary may have a dot in its own key, so that the key alone does not tell where one ends.
    for outer in opened.sorted(by: { $0.count < $1.count }) where key.hasPrefix(outer + ".") {
      let inner = outer.dropFirst(key.count - rest.count)
      keys.append(String(inner))
      rest = rest.dropFirst(inner.count + 1)
    }
    return (keys + [String(rest)]).map { ShapeWord.written($0, quoting: []) }.joined(separator: ".")
  }
}
