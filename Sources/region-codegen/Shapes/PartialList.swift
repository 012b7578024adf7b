/// A list of regions that another table has too, among more: the cities that an application shows first.
struct PartialList {
  /// What records are known by; the code is empty where there is none.
  private struct Identity: Hashable {
    var name: String
    var code: String
  }

  private let identities: Set<Identity>
  private let nameKey: String?
  private let codeKey: String?

  /// `nil` where the value is no list of names or of records with names and single values.
  init?(_ node: Node) {
    guard case .array(let items) = node.value, let first = items.first else { return nil }
    let keys = first.entries.map { (key: $0.key, words: KeyWords($0.key)) }
    nameKey = keys.filter { $0.words.nameRank >= 4 }.max { $0.words.nameRank < $1.words.nameRank }?.key
    codeKey = keys.first { $0.words.codeRank >= 3 }?.key
    var identities: Set<Identity> = []
    for item in items {
      let isFlat = !item.entries.contains { $0.node.isCollection }
      guard isFlat, let identity = PartialList.identity(of: item, nameKey, codeKey) else { return nil }
      identities.insert(identity)
    }
    self.identities = identities
  }

  /// Whether all stand in a table that has more of them.
  ///
  /// Single names must stand where the names of regions do in a tree, records with the same code where they have one.
  ///
  /// - Complexity: O(*n*) for *n* values in the table.
  func isPart(of table: Node) -> Bool {
    guard nameKey != nil || table.holdsListsInRecords else { return false }
    var missing = identities
    var others = 0
    visit(table, depth: FlatList.maximumDepth) { identity in
      if missing.remove(identity) == nil, !identities.contains(identity) { others += 1 }
    }
    return missing.isEmpty && others > 0 && !holdsAllRoots(of: table)
  }

  /// A list of all roots names the outermost level, whose order it may tell.
  private func holdsAllRoots(of table: Node) -> Bool {
    let roots: [Identity?] =
      switch table.value {
      case .array(let items):
        items.map { PartialList.identity(of: $0, nameKey ?? PartialList.nameKey(in: $0), codeKey) }
      case .dictionary(let entries): entries.map { Identity(name: $0.key, code: "") }
      default: []
      }
    return !roots.isEmpty && roots.allSatisfy { $0.map(identities.contains) ?? false }
  }

  private func visit(_ node: Node, depth: Int, _ body: (Identity) -> Void) {
    guard depth > 0 else { return }
    switch node.value {
    case .array(let items):
      for item in items {
        let key = nameKey ?? PartialList.nameKey(in: item)
        if let identity = PartialList.identity(of: item, key, codeKey) { body(identity) }
        visit(item, depth: depth - 1, body)
      }
    case .dictionary(let entries):
      for entry in entries where entry.node.isCollection {
        if nameKey == nil { body(Identity(name: entry.key, code: "")) }
        visit(entry.node, depth: depth - 1, body)
      }
    default: break
    }
  }

  private static func nameKey(in record: Node) -> String? {
    record.entries.first { KeyWords($0.key).nameRank >= 4 }?.key
  }

  private static func identity(of node: Node, _ nameKey: String?, _ codeKey: String?) -> Identity? {
    if case .string(let text) = node.value { return Identity(name: text, code: "") }
    guard let nameKey, let name = node.entries.first(where: { $0.key == nameKey }),
      case .string(let text) = name.node.value
    else { return nil }
    let code = codeKey.flatMap { key in node.entries.first { $0.key == key } }.flatMap {
      CodeForm.text(of: $0.node.value)
    }
    return Identity(name: text, code: code ?? "")
  }
}

extension Node {
  /// Whether there are dictionaries here with collections in them.
  fileprivate var holdsListsInRecords: Bool {
    switch value {
    case .array(let items): items.contains { $0.entries.contains(where: \.node.isCollection) }
    case .dictionary(let entries): entries.contains(where: \.node.isCollection)
    default: false
    }
  }
}
