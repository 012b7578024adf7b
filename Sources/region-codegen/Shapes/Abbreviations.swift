/// Dictionaries from abbreviations to names, such as `{"TX": "Texas", "NY": "New York"}`.
struct Abbreviations {
  let first: Node.Entry

  /// `nil` where keys may be something else: columns of a table, which come again and again, or words for parts of a record.
  init?(_ groups: [RecordGroup]) {
    var keys = Set<String>()
    var count = 0
    var first: Node.Entry?
    for entry in groups.lazy.flatMap(\.records).joined() {
      guard Self.isOne(entry.key), !KeyWords(entry.key).isStructural, case .string(let name) = entry.node.value,
        NameLikeness(name) >= .latin, !CodeForm.isAbbreviation(name)
      else { return nil }
      if first == nil { first = entry }
      keys.insert(entry.key)
      count += 1
    }
    // Two regions may have a district of one code each, but not all of them.
    guard let first, keys.count > 2, count * 10 <= keys.count * 12 else { return nil }
    self.first = first
  }

  /// That they were taken for what they are.
  var message: String {
    "keys such as \(first.key.excerpt) are taken for the codes of regions, and what stands under them for their names; where "
      + "that is not so, say in regions.json, with \"shape\", what they are"
  }

  /// TX, NSW, US-TX.
  private static func isOne(_ key: String) -> Bool {
    let letters = key.utf8.count(where: \.isASCIIUppercase)
    return CodeForm.isAbbreviation(key) && letters > 1 && (key.utf8.count < 4 || key.utf8.contains(0x2D))
  }
}
