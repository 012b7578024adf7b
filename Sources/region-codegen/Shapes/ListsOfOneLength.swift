/// Lists of texts that all have the same number of items, as the columns and the rows of tables have.
struct ListsOfOneLength {
  /// How a text is written, as far as it tells columns apart.
  enum Writing: Equatable {
    case latin
    /// Short, in capitals.
    case abbreviation
    case otherScript

    init(_ text: String) {
      if text.unicodeScalars.contains(where: { $0.value >= 0x370 && $0.properties.isAlphabetic }) {
        self = .otherScript
      } else if CodeForm.isAbbreviation(text), !NameLikeness.hasNoLetters(text) {
        self = .abbreviation
      } else {
        self = .latin
      }
    }
  }

  let length: Int
  private let lists: [[String]]

  /// `nil` where there are not two such lists at least.
  init?(_ nodes: [Node]) {
    guard nodes.count > 1, case .array(let first) = nodes[0].value, first.count > 1 else { return nil }
    length = first.count
    var lists: [[String]] = []
    for node in nodes {
      guard case .array(let items) = node.value, items.count == length else { return nil }
      var list: [String] = []
      for item in items {
        guard case .string(let text) = item.value, !text.isBlank else { return nil }
        list.append(text)
      }
      lists.append(list)
    }
    self.lists = lists
  }

  /// What stands in the same place of each list.
  var columns: [[String]] { (0..<length).map { place in lists.map { $0[place] } } }

  /// Whether what stands in the same place of each list is written alike, and otherwise than in another place: names in
  /// several languages, or a code and a name, and not several regions.
  var areRows: Bool {
    guard length <= 6 else { return false }
    let first = lists[0].map(Writing.init)
    guard first.contains(where: { $0 != first[0] }) else { return false }
    return lists.allSatisfy { $0.map(Writing.init) == first }
  }

  /// Whether the lists may be columns, by what stands above them: words in small letters above names in capital ones, or
  /// lists that are written in different ways under keys that are not.
  func areColumns(under keys: [String]) -> Bool {
    guard keys.count == lists.count, keys.count <= 8 else { return false }
    let areWords = keys.allSatisfy { $0.count > 1 && $0.first?.isLowercase ?? false }
    if areWords, lists.joined().allSatisfy({ $0.first?.isUppercase ?? false }) { return true }
    let writings = lists.map { list in
      let first = Writing(list[0])
      return list.allSatisfy { Writing($0) == first } ? first : nil
    }
    let ofKeys = keys.map(Writing.init)
    return ofKeys.allSatisfy { $0 == ofKeys[0] } && writings.allSatisfy { $0 != nil }
      && writings.contains { $0 != writings[0] }
  }
}

extension ShapeInference {
  /// Says that lists of names may be something else than regions side by side.
  mutating func noteListsOfOneLength(_ collections: [RegionCollection], _ level: Shape.Level, above: Shape.Level?) {
    let filled = collections.filter { !$0.node.isVoid }
    guard level.acceptsNames, let above, let lists = ListsOfOneLength(filled.map(\.node)) else { return }
    if lists.areRows {
      add(
        .guessedChildren,
        at: filled[0].node.position,
        "each of these lists has \(lists.length) texts, in each place of which all are written alike and otherwise than in "
          + "the others, but they are taken for the children of each region; where they tell of it, write each list as a "
          + "dictionary, with a key for each of its texts"
      )
    } else if known.levels.count == 1, above.collection == .keyed(by: .name),
      lists.areColumns(under: filled.map(\.name))
    {
      add(
        .guessedNames,
        at: filled[0].node.position,
        "keys such as \(filled[0].name.excerpt) are taken for regions, but each has a list of \(lists.length) texts under "
          + "it, so that they may be the columns of a table; where they are, write each row as a dictionary"
      )
    }
  }
}
