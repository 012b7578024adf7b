/// Columns that each hold one name for all records that have the same in the next one, as those of a path do.
extension RecordColumns {
  /// The keys of the columns that may hold what lies above the names, the coarsest first.
  ///
  /// - Parameters:
  ///   - name: The key of the names.
  ///   - others: The keys of what is no name of a place.
  ///
  /// - Complexity: O(*nc*²) for *n* records with *c* such columns.
  func levelsAbove(_ name: String, besides others: [String?]) -> [String] {
    guard let place = columns.firstIndex(where: { $0.key == name }) else { return [] }
    let levels = columns.enumerated().compactMap { offset, column -> LevelAbove? in
      guard column.key != name, !others.contains(column.key), column.strings == records.count, mayBeInPath(column)
      else { return nil }
      let level = LevelAbove(column, texts(of: column).map { $0 ?? "" }, distance: abs(offset - place))
      guard !level.texts.contains(where: \.isBlank), level.count < records.count else { return nil }
      return level.count > 1 || column.words.isOfLevel ? level : nil
    }
    // Of two columns with as many names, that which is further from the regions' own is above the other.
    let fromBelow = levels.sorted { ($1.count, $0.distance) < ($0.count, $1.distance) }
    guard var lowest = fromBelow.first, lowest.count > 1 else { return [] }
    var keys = [lowest.key]
    for level in fromBelow.dropFirst() where keys.count < Self.mostLevelsAbove && level.isAbove(lowest) {
      keys.append(level.key)
      lowest = level
    }
    return keys.reversed()
  }

  /// More columns than these are no levels.
  private static let mostLevelsAbove = 6
}

private struct LevelAbove {
  let key: String
  let isOfLevel: Bool
  let texts: [String]
  /// How many different names there are.
  let count: Int
  /// How many columns lie between this and that of the regions' names.
  let distance: Int

  init(_ column: RecordColumns.Column, _ texts: [String], distance: Int) {
    key = column.key
    isOfLevel = column.words.isOfLevel
    self.texts = texts
    self.distance = distance
    count = Set(texts).count
  }

  /// Whether there is one name here for each of those below, and not always the same two together, which may be one name in
  /// two ways.
  func isAbove(_ other: LevelAbove) -> Bool {
    guard count < other.count || isOfLevel else { return false }
    var names: [String: String] = [:]
    return zip(other.texts, texts).allSatisfy { below, above in
      names.updateValue(above, forKey: below) ?? above == above
    }
  }
}
