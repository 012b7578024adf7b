/// How well a column of records suits as their name.
struct NameColumn {
  let key: String
  let words: KeyWords
  let likeness: NameLikeness
  /// Whether every record has it.
  let isComplete: Bool
  /// Whether it says what the parent is called rather than the region.
  let repeatsParent: Bool
  /// Whether siblings share names so often that these are rather what the regions lie in.
  let isShared: Bool
  /// Whether no siblings share a name.
  let isUnique: Bool
  /// Whether all records have the same there, which is what they are rather than what they are called.
  let isConstant: Bool
  let rank: Int

  /// `nil` where the column cannot be the name.
  ///
  /// - Parameter containers: the keys under which the records stand.
  init?(
    _ column: RecordColumns.Column, in columns: RecordColumns, above: Shape.Level?, under containers: [String] = []
  ) {
    // What is called a name is missing where it is empty.
    guard column.key != "kind", !column.hasNumberForKey,
      column.strings * 2 >= columns.records.count || column.words.nameRank >= 6 && column.strings > 0,
      column.strings > column.filled / 2
    else { return nil }
    // Names in another script are keys themselves, and come once.
    let isKnown = NameLikeness(column.key) != .native || column.words.isStructural
    guard isKnown || column.cells.count == columns.records.count && columns.records.count > 1 else { return nil }
    key = column.key
    words = column.words
    isComplete = column.strings == columns.records.count
    rank = Self.rank(of: words, under: containers) + (above?.record.name == column.key ? 10 : 0)

    var counts = [0, 0, 0, 0]
    var repeats = 0
    var parents = 0
    var different = Set<String>()
    var group = 0
    var names = Set<String>()
    for cell in column.cells {
      guard case .string(let string) = columns.value(cell).value, !string.isBlank else { continue }
      let likeness = NameLikeness(ofScriptIn: string)
      counts[(CodeForm.isRatherCode(string) ? min(likeness, .slug) : likeness).rawValue] += 1
      while cell.record >= columns.siblings[group].records.upperBound {
        group += 1
        names = []
      }
      if !names.insert(string).inserted { repeats += 1 }
      if string == columns.siblings[group].parent.name { parents += 1 }
      if different.count < 1_000 { different.insert(string) }
    }
    let strings = column.strings
    // Kinds and letters repeat, names hardly do, unless in flat lists, where siblings are unknown.
    let repeatsAmongSiblings = repeats * 2 >= max(strings, 2)
    let mostlyOnlyChildren = columns.siblings.count * 2 >= strings
    let repeatsOverall = strings >= 10 && different.count * 5 < min(strings, 1_000) && mostlyOnlyChildren
    guard words.nameRank >= 5 || !(repeatsAmongSiblings || repeatsOverall) else { return nil }
    repeatsParent = strings > 0 && parents * 10 >= strings * 9
    isUnique = repeats == 0
    isConstant =
      different.count == 1 && strings > 1 && isComplete
      && (strings > 2 || different.first.map { KeyWords($0).isStructural } ?? false)
    // Wording that says a name outright is believed.
    isShared = repeats * 5 >= strings && repeats > 0 && words.nameRank < 5 && rank < 10

    var likeness = NameLikeness.none
    var enough = 0
    for candidate in [NameLikeness.native, .latin, .slug] {
      enough += counts[candidate.rawValue]
      if enough * 10 >= strings * 9 {
        likeness = candidate
        break
      }
    }
    if likeness == .none {
      // A key that is called a name holds names, whatever they look like.
      guard words.nameRank >= 5, isComplete else { return nil }
      likeness = .slug
    }
    self.likeness = likeness
  }

  /// How well the key suits a name, as its words in any language and the keys above it have it.
  private static func rank(of words: KeyWords, under containers: [String]) -> Int {
    let rank = words.nameRank
    guard rank == 2 || rank == 3 else { return rank }
    if words.isNameElsewhere { return 6 }
    if words.isLevelElsewhere { return 4 }
    guard let behind = containers.lazy.compactMap({ words.wordsBehind(kinOf: KeyWords($0)) }).first else { return rank }
    return behind.isEmpty ? 4 : rank == 3 && behind.count == 1 ? 5 : rank
  }

  /// The columns without those that are in another script than one whose key names a level, and say nothing by theirs: an
  /// airport in Chinese beside a city in English. The name in another language is called so, or as the level is.
  static func withoutAttributesInOtherScripts(_ names: [NameColumn]) -> [NameColumn] {
    let isTold = names.contains { name in
      name.likeness == .latin && name.isComplete && name.isUnique && !name.isConstant && !name.repeatsParent
        && (name.rank == 4 || name.rank == 14)
    }
    guard isTold else { return names }
    return names.filter { name in
      name.likeness != .native || name.rank > 2 || NameLikeness(name.key) == .native || !name.words.levels.isEmpty
        || KeyLanguage(name.key) != nil || name.words.isLocal
    }
  }

  /// Whether this one is the better name by its values, by their wording alone where those are alike.
  func isBetter(than other: NameColumn) -> Bool {
    if isConstant != other.isConstant { return other.isConstant }
    // What some records lack is not their name where all have what is called so.
    if isComplete != other.isComplete, (isComplete ? self : other).words.nameRank >= 5 { return isComplete }
    if likeness != other.likeness { return likeness > other.likeness }
    if repeatsParent != other.repeatsParent { return other.repeatsParent }
    if isComplete != other.isComplete { return isComplete }
    // Known words decide between names, not between a name and what comes again with others.
    if rank != other.rank, likeness >= .latin {
      if isUnique && other.isShared { return true }
      if other.isUnique && isShared { return false }
    }
    // Of two words for levels, the one for the lower level has the names that do not come again.
    if rank == other.rank, rank % 10 == 4, isUnique != other.isUnique { return isUnique }
    return rank > other.rank
  }

  func isEqual(to other: NameColumn) -> Bool { !isBetter(than: other) && !other.isBetter(than: self) }

  /// Whether wording speaks for this one so clearly that better values do not settle the matter.
  func isRival(of best: NameColumn) -> Bool {
    isEqual(to: best) || (!isConstant && words.nameRank >= 5 && best.words.nameRank <= 2 && best.rank < 10)
  }

  /// Whether another column has such names, too, until it ends before the last records.
  func isBesideShorter(_ column: RecordColumns.Column, in columns: RecordColumns) -> Bool {
    guard column.key != key, isUnique, isComplete, rank == 2, column.words.nameRank == 2, !column.words.isStructural,
      columns.siblings.count == 1, column.strings > 0, column.strings == column.filled,
      column.strings < columns.records.count, NameLikeness(column.key) == NameLikeness(key)
    else { return false }
    var texts = Set<String>()
    for (index, cell) in column.cells.lazy.prefix(column.strings).enumerated() {
      guard cell.record == index, case .string(let text) = columns.value(cell).value, NameLikeness(text) >= likeness,
        texts.insert(text).inserted
      else { return false }
    }
    return true
  }
}
