extension Shape {
  /// The shape as one line, such as `[{state: name, cities: [{city: name, areas: [name]}]}]`.
  ///
  /// Roles stand where values do: `name`, `code`, `kind`, `parent`, `index`, and the types of attributes. A key that is
  /// called what it means stands alone. `T = …` is a shape that holds itself.
  var grammar: String {
    let last = levels.count - 1
    let isWhole = isRecursive && last == 0
    var text = isWhole ? "T" : collection(at: 0, defining: nil)
    switch hierarchy {
    case .nesting: break
    case .parentKeys: text = "{parent: \(text)}"
    case .references(to: .code): text += " by parent code"
    case .references(to: .name): text += " by parent name"
    case .references(to: .attribute(let key)): text += " by parent \(written(key))"
    case .codePrefix: text += " by code prefix"
    }
    for key in wrapper.reversed() { text = "{\(written(key)): \(text)}" }
    guard isRecursive else { return text }
    let definition = "T = \(collection(at: last, defining: last))"
    return text == "T" ? definition : "\(text), \(definition)"
  }

  private func collection(at depth: Int, defining: Int?) -> String {
    if isRecursive, depth >= levels.count - 1, defining.map({ depth > $0 }) ?? true { return "T" }
    guard let level = level(atDepth: depth) else { return "[]" }
    var readings: [String] = []
    let record = self.record(level, depth, defining, under: nil)
    if level.isArray { readings.append("[\(items(level, record, depth, defining))]") }
    switch level.collection {
    case .record: readings.append(record)
    case .keyed(by: .index): readings.append("{index: \(items(level, record, depth, defining))}")
    case .keyed(by: .code):
      readings.append(
        "{code: \(items(level, self.record(level, depth, defining, under: .code), depth, defining))}"
      )
    case .keyed(by: .name): readings.append(named(level, depth, defining))
    case nil: break
    }
    var text = readings.joined(separator: " | ")
    for key in level.wrapper.reversed() { text = "{\(written(key)): \(text)}" }
    return text
  }

  private func items(_ level: Level, _ record: String, _ depth: Int, _ defining: Int?) -> String {
    var items: [String] = level.acceptsNames && level.item != .keyed(by: .code) ? ["name"] : []
    switch level.item {
    case .record: items.append(record)
    case .keyed(by: .name): items.append(named(level, depth, defining))
    case .keyed(by: .code): items.append("{code: name}")
    case .keyed(by: .index): items.append("{index: name}")
    case nil: break
    }
    return items.joined(separator: " | ")
  }

  private func named(_ level: Level, _ depth: Int, _ defining: Int?) -> String {
    let below = self.level(atDepth: depth + 1) == nil ? "[]" : collection(at: depth + 1, defining: defining)
    switch level.value {
    case .children: return "{name: \(below)}"
    case .code: return "{name: code}"
    case .record: return "{name: \(record(level, depth, defining, under: .name))}"
    }
  }

  private func record(_ level: Level, _ depth: Int, _ defining: Int?, under key: Key?) -> String {
    let record = level.record
    var parts: [String] = []
    func add(_ key: String?, _ meaning: String) {
      guard let key else { return }
      parts.append(key == meaning ? meaning : "\(written(key)): \(meaning)")
    }
    add(record.code, "code")
    add(record.name, "name")
    add(record.kind, "kind")
    add(record.parent, "parent")
    if let coordinates = record.coordinates {
      let latitude = "\(written(coordinates.latitude)): latitude"
      parts.append("\(written(coordinates.key)): {\(latitude), \(written(coordinates.longitude)): longitude}")
    }
    for attribute in record.attributes { parts.append("\(written(attribute.key)): \(attribute.type)") }
    for key in record.ignored { parts.append("\(written(key)): ignored") }
    for key in record.children {
      let isLast = self.level(atDepth: depth + 1) == nil
      add(key, isLast ? "[]" : collection(at: depth + 1, defining: defining))
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  private func written(_ key: String) -> String {
    key.utf8.allSatisfy { $0 >= 0x80 || $0 == 0x5F || $0.isASCIILetterOrDigit } && !key.isEmpty
      ? key : key.excerpt
  }
}
