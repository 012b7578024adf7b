/// Strings in the place of regions, which are names or are refused.
extension ShapeInference {
  /// Whether strings in the collections are names.
  mutating func acceptStrings(
    _ contents: CollectionContents, of collection: Node, _ level: inout Shape.Level
  ) -> Bool {
    let dictionaries = contents.items.count + contents.dictionaries.count
    // Tools that leave out the array around a single record leave it out around a single name.
    level.acceptsNameAlone =
      !contents.alone.isEmpty && level.collection == .record
      && contents.alone.allSatisfy { NameLikeness($0) > .slug }
    let others = contents.oddities.count + (level.acceptsNameAlone ? 0 : contents.alone.count)
    if others > contents.strings.count + dictionaries, let first = contents.oddities.first ?? contents.alone.first {
      refuse(first, in: collection, level)
      return false
    }
    guard let first = contents.strings.first else { return true }
    var names = 0
    for string in contents.strings {
      if case .string(let text) = string.value, NameLikeness(text) != .none { names += 1 }
    }
    guard names * 2 >= contents.strings.count else {
      nothing(at: first, "\(first.summary) and what stands beside it do not read as names")
      return false
    }
    level.acceptsNames = true
    noteIndentation(contents.strings)
    return true
  }

  /// Says that most of a collection is neither a name nor a dictionary, and what to write in its place.
  private mutating func refuse(_ value: Node, in collection: Node, _ level: Shape.Level) {
    let what = "there is \(value.summary) where regions would be"
    let isList = if case .array = value.value { true } else { false }
    if isList, !known.levels.isEmpty, let key = collection.entries.first?.key,
      [.keyed(by: .code), .keyed(by: .index)].contains(level.collection)
    {
      nothing(
        at: value, "\(key.excerpt) and the numbers beside it hold lists and no names of their own",
        remedy: "where they are years or versions, keep one of them; where they are regions, write names in their place"
      )
    } else if isList {
      nothing(at: value, what, remedy: remedy(forListsIn: collection))
    } else if !known.levels.isEmpty, CodeForm.text(of: value.value) != nil || value.value.isReal {
      nothing(
        at: value, what,
        remedy:
          "write what each number is as the key of a dictionary, such as latitude, as arrays of numbers are not read")
    } else {
      nothing(at: value, what)
    }
  }

  /// Blanks and signs in front of some names often tell how deep they lie.
  private mutating func noteIndentation(_ strings: [Node]) {
    func isIndented(_ string: Node) -> Bool {
      guard case .string(let text) = string.value, let first = text.unicodeScalars.first else { return false }
      return first.properties.isWhitespace || "-+*>#|├└│".unicodeScalars.contains(first)
    }
    noteHeadings(strings)
    guard let first = strings.first(where: isIndented), !strings.allSatisfy(isIndented),
      strings.count(where: isIndented) > 2
    else { return }
    add(
      .treeNotRead,
      at: first.position,
      "names such as \(first.summary) are indented, which seems to tell where they are in a tree, but is not read so; "
        + "write the tree as parents, codes or nesting"
    )
  }

  /// Names between dashes, or with a colon behind them, often stand above what lies in them.
  private mutating func noteHeadings(_ strings: [Node]) {
    func isHeading(_ string: Node) -> Bool {
      guard case .string(let text) = string.value, let first = text.unicodeScalars.first,
        let last = text.unicodeScalars.last, text.unicodeScalars.count > 2
      else { return false }
      let signs = "-–—=*#~_·•"
      return ":：".unicodeScalars.contains(last)
        || signs.unicodeScalars.contains(first) && signs.unicodeScalars.contains(last)
    }
    guard let first = strings.first, isHeading(first), !isHeading(strings[strings.count - 1]) else { return }
    let count = strings.count(where: isHeading)
    guard count > 1, count * 2 <= strings.count else { return }
    add(
      .treeNotRead,
      at: first.position,
      "\(count) names such as \(first.summary) are written as headings of those below them, but are not read so; "
        + "write the tree as parents, codes or nesting"
    )
  }
}
