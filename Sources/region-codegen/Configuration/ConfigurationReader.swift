/// Takes a configuration out of the values of its file, and notes what is wrong with them.
struct ConfigurationReader {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func tables(in root: Node) -> [Configuration.Table] {
    guard let entries = members(of: root, "the configuration", known: ConfigurationKeys.file) else { return [] }
    guard let tables = entries["tables"] else {
      report(.missingKey, root.position, "no \"tables\"; name each table and its input: {\"tables\": {…}}")
      return []
    }
    guard case .dictionary(let named) = tables.value else {
      report(.wrongType, tables.position, "\"tables\" is not a dictionary of tables by name")
      return []
    }
    guard !named.isEmpty else {
      report(
        .missingKey, tables.position,
        "\"tables\" has no table; name each and its input: {\"tables\": {\"MyRegions\": {\"input\": …}}}")
      return []
    }
    reportClashes(named)
    return named.compactMap { table($0) }
  }

  /// The file of a table is called as the table is.
  private mutating func reportClashes(_ tables: [Node.Entry]) {
    var names: [String: String] = [:]
    for table in tables {
      let folded = table.key.lowercased()
      guard let other = names[folded] else {
        names[folded] = table.key
        continue
      }
      report(
        .badTableName, table.keyPosition,
        "\(table.key.excerpt) and \(other.excerpt) differ in capitals alone, and their files would be one where names of "
          + "files do; call one of the tables otherwise")
    }
  }

  private mutating func table(_ entry: Node.Entry) -> Configuration.Table? {
    let name = entry.key
    guard SwiftIdentifier.isTypeName(name) else {
      report(
        .badTableName, entry.keyPosition,
        "\(name.excerpt) cannot be the name of a Swift type here; use letters and digits, a capital first, and no word "
          + "that Swift or RegionTables has taken")
      return nil
    }
    guard let entries = members(of: entry.node, "table \(name.excerpt)", known: ConfigurationKeys.table) else {
      return nil
    }
    guard let inputs = inputs(entries, of: entry) else { return nil }
    return Configuration.Table(
      name: name, inputs: inputs,
      access: entries["access"].flatMap { choice($0, "access") } ?? .internal,
      policy: DiagnosticPolicy(
        isStrict: entries["strict"].flatMap { flag($0, "strict") } ?? false,
        treatments: entries["diagnostics"].map { treatments($0) } ?? [:]),
      revision: entries["revision"].flatMap { revision($0) },
      order: entries["order"].flatMap { order($0) },
      changes: entries["changes"].map { changes($0) } ?? .init(),
      drop: entries["drop"].map { dropped($0) } ?? [],
      columns: entries["columns"].flatMap { columns($0) },
      members: entry.node.entries,
      fingerprint: fingerprint(of: entry.node))
  }

  private mutating func revision(_ node: Node) -> Configuration.Revision? {
    guard let entries = members(of: node, "\"revision\"", known: ConfigurationKeys.revision) else { return nil }
    guard case .string(let date)? = entries["date"]?.value, case .string(let source)? = entries["source"]?.value,
      !date.isEmpty, !source.isEmpty
    else {
      report(.wrongType, node.position, "\"revision\" needs a \"date\" and a \"source\", both texts")
      return nil
    }
    guard Self.isDate(date) else {
      report(
        .wrongType, entries["date"]?.position ?? node.position,
        "\(date.excerpt) is no date; write a day, a month or a year, as \"2026-09-11\", \"2026-09\" or \"2026\"")
      return nil
    }
    return Configuration.Revision(date: date, source: source)
  }

  /// Whether a text is a day, a month or a year in ISO 8601.
  private static func isDate(_ text: String) -> Bool {
    guard [4, 7, 10].contains(text.utf8.count) else { return false }
    let day = text + "-01-01".suffix(10 - text.utf8.count)
    let seconds = Array("\(day)T00:00:00Z".utf8).withUnsafeBufferPointer(PropertyListDate.seconds)
    // A day that its month does not have is read as one of the next.
    return seconds.map { PropertyListDate.text($0).hasPrefix(day) } ?? false
  }

  private mutating func treatments(_ node: Node) -> [String: DiagnosticPolicy.Treatment] {
    let members = members(of: node, "\"diagnostics\"", known: DiagnosticPolicy.adjustable) ?? [:]
    var treatments: [String: DiagnosticPolicy.Treatment] = [:]
    for (identifier, node) in members { treatments[identifier] = choice(node, identifier) }
    return treatments
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: Node, _ key: String
  ) -> Choice? where Choice.RawValue == String {
    if case .string(let word) = node.value, let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    report(.wrongType, node.position, "\"\(key)\" is none of \(words)")
    return nil
  }

  mutating func flag(_ node: Node, _ key: String) -> Bool? {
    if case .boolean(let flag) = node.value { return flag }
    report(.wrongType, node.position, "\"\(key)\" is neither true nor false")
    return nil
  }

  /// The values of a dictionary by key; reports those keys that are not `known`.
  mutating func members(of node: Node, _ what: String, known: [String]) -> [String: Node]? {
    guard case .dictionary(let entries) = node.value else {
      report(.wrongType, node.position, "\(what) is not a dictionary")
      return nil
    }
    var members: [String: Node] = [:]
    for entry in entries {
      if known.contains(entry.key) {
        members[entry.key] = entry.node
      } else if known == DiagnosticPolicy.adjustable, Finding(rawValue: entry.key)?.severity == .error {
        report(.misplacedKey, entry.keyPosition, "\(entry.key.excerpt) stays an error, as there is no table without it")
      } else {
        let nearest = EditDistance.nearest(to: entry.key, among: known)
        report(
          .unknownKey, entry.keyPosition,
          "\(what) has no key \(entry.key.excerpt)" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
      }
    }
    return members
  }

  mutating func report(_ fault: ConfigurationFault, _ position: SourcePosition, _ message: String) {
    diagnostics.append(.error(fault.rawValue, at: position, message))
  }
}
