/// The entries of a dictionary while it is read: keeps their order and refuses a key that is already there.
struct DictionaryEntries {
  struct Key {
    var string: String
    var position: SourcePosition
  }

  private(set) var entries: [Node.Entry] = []
  private var indexByKey: [String: Int] = [:]

  /// Up to this many keys, comparing with each is faster than hashing, and nearly all dictionaries are smaller.
  private static let scannedKeys = 12

  /// The entry that has this key, in any of the forms that Unicode holds to be the same text.
  private func entry(for key: String) -> Node.Entry? {
    if entries.count > Self.scannedKeys {
      return indexByKey[key].map { entries[$0] }
    }
    var index = 0
    while index < entries.count {
      if entries[index].key == key { return entries[index] }
      index += 1
    }
    return nil
  }

  mutating func append(_ key: Key, _ node: Node) {
    entries.append(Node.Entry(key: key.string, keyPosition: key.position, node: node))
    if entries.count == Self.scannedKeys + 1 {
      for (index, entry) in entries.enumerated() { indexByKey[entry.key] = index }
    } else if entries.count > Self.scannedKeys {
      indexByKey[key.string] = entries.count - 1
    }
  }

  /// Refuses `key` where the dictionary has it already. Keys come before values, so readers ask before reading on.
  func requireNew(_ key: Key) throws(Diagnostic) {
    guard let first = entry(for: key.string) else { return }
    let place = first.keyPosition.lineAndColumn.map { ", first at \($0)" } ?? ""
    throw .error(
      .duplicateKey,
      at: key.position,
      "the key \(key.string.excerpt) is in this dictionary already\(place); rename or remove one of the two"
    )
  }
}
