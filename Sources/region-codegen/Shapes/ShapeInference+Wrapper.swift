/// Dictionaries with one key around the regions of a level.
extension ShapeInference {
  /// The one key of all the dictionaries, where it is no name.
  func wrapperKey(of contents: CollectionContents, _ above: Shape.Level?) -> String? {
    // At the top of the file, wrappers are told apart from regions with more care.
    guard above != nil, !contents.hasArrays, contents.oddities.isEmpty, contents.alone.isEmpty,
      let first = contents.dictionaries.first?.records[0],
      let key = first.first(where: { !$0.isAboutCollection })?.key
    else { return nil }
    let isAlike = contents.dictionaries.allSatisfy { group in
      group.records[0].contains { $0.key == key }
        && group.records[0].allSatisfy { $0.key == key || $0.isAboutCollection }
    }
    // A word in small letters or a single letter that comes every time is no name either.
    let isWord = contents.dictionaries.count > 1 && (NameLikeness(key) == .slug || key.utf8.count == 1)
    guard isAlike, isWord || KeyWords(key).isStructural else { return nil }
    let others = contents.dictionaries.reduce(into: Set<String>()) { $0.formUnion($1.records[0].lazy.map(\.key)) }
    guard others.count <= 10 else { return nil }
    return contents.dictionaries.contains { $0.records[0].contains { $0.key == key && $0.node.isCollection } }
      ? key : nil
  }

  /// Under a name, what a word holds that does not say children may tell something of the region.
  mutating func noteGuessedWrapper(_ key: String, _ contents: CollectionContents, _ above: Shape.Level?) {
    let words = KeyWords(key)
    guard above?.collection == .keyed(by: .name), above?.value == .children, !words.isKnownForChildren,
      !words.isWrapper,
      let entry = contents.dictionaries.first?.records[0].first(where: { $0.key == key }), entry.node.isCollection
    else { return }
    add(
      .guessedChildren,
      at: entry.keyPosition,
      "\(key.excerpt) is taken for the children of each region, as it holds what may be regions; say so in regions.json, with "
        + "the \"shape\" that inspect prints, or with \(key.excerpt) as ignored where it is not that"
    )
  }

  mutating func noteBeside(_ key: String, _ contents: CollectionContents, _ level: inout Shape.Level) {
    let others = contents.dictionaries.flatMap { $0.records[0].filter { $0.key != key } }
    guard let first = others.first else { return }
    for other in others where !level.besideWrapper.contains(other.key) { level.besideWrapper.append(other.key) }
    add(
      .keyLeftOut,
      at: first.keyPosition,
      "beside \(key.excerpt), which holds the regions, \(level.besideWrapper.map(\.excerpt).joined(separator: ", ")) "
        + "\(level.besideWrapper.count == 1 ? "was" : "were") left out"
    )
  }
}

extension Node.Entry {
  /// Whether it counts or describes what stands beside it, as `total` does.
  fileprivate var isAboutCollection: Bool {
    let words = KeyWords(key)
    return node.isVoid && words.isStructural || !node.isCollection && (words.isMeta || words.isMeasure)
  }
}
