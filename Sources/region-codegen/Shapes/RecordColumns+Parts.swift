/// Dictionaries within records that hold parts of these, as `info` in `{info: {capital, area}, cities: […]}`.
extension RecordColumns {
  /// The keys of the dictionaries.
  ///
  /// What tells of regions is called the same in each of them, whereas regions differ from parent to parent. Where there
  /// is nothing else in the records, names such as `North` may do so, too.
  var partKeys: [String] {
    guard records.count > 1, !hasTooManyKeys else { return [] }
    let keys = partsCalledAlike
    let areAll = columns.allSatisfy { keys.contains($0.key) }
    return keys.filter { !areAll || NameLikeness($0) == .slug }
  }

  private var partsCalledAlike: [String] {
    columns.filter { column in
      guard column.filled * 2 > records.count, column.collections == column.filled, !column.words.isKnownForChildren
      else { return false }
      let parts = column.cells.map { value($0) }.filter { !$0.isVoid }.map(\.entries)
      guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { !$0.node.isCollection } }) else {
        return false
      }
      let inner = RecordColumns([RecordGroup(parent: siblings[0].parent, records: parts)])
      return !inner.hasTooManyKeys && inner.entryCount * 2 > inner.columns.count * parts.count
        && !inner.columns.contains { NameLikeness($0.key) == .native && !$0.words.isStructural }
    }.map(\.key)
  }
}

extension RecordColumns {
  /// Whether each record has one list of children and nothing else, under words that differ, as `{departments: […]}` and
  /// `{provinces: […]}` do.
  var holdsChildrenUnderDifferentWords: Bool {
    columns.count > 1 && columns.count < records.count && entryCount == records.count
      && columns.allSatisfy { $0.collections == $0.filled && (NameLikeness($0.key) == .slug || $0.words.isStructural) }
      && columns.contains { $0.words.childrenRank > 0 }
  }

  /// Whether all that stands in the column is written as codes such as `JP-13` are, which are names where there is
  /// nothing better.
  func mayBeCodes(_ column: Column) -> Bool {
    texts(of: column).allSatisfy { text in
      text.map { CodeForm.isTokenWithDigit($0) || CodeForm.isAbbreviation($0) } ?? true
    }
  }

  /// Whether dictionaries in the column hold more than single values.
  func holdsCollections(in column: Column) -> Bool {
    column.cells.contains { cell in value(cell).entries.contains { $0.node.isCollection && !$0.node.isVoid } }
  }

  /// Whether each record has something in just one of the columns.
  func areOnePerRecord(_ columns: [Column]) -> Bool {
    areExclusive(columns) && columns.reduce(0) { $0 + $1.filled } == records.count
  }

  /// Whether no record fills two of the columns.
  func areExclusive(_ columns: [Column]) -> Bool {
    var isFilled = [Bool](repeating: false, count: records.count)
    for column in columns {
      for cell in column.cells where !value(cell).isVoid {
        if isFilled[cell.record] { return false }
        isFilled[cell.record] = true
      }
    }
    return true
  }
}

extension [RecordGroup] {
  /// The records, with the entries of the dictionaries under the keys in their place.
  func opening(_ keys: [String]) -> [RecordGroup] { keys.reduce(self) { $0.opening($1) } }
}
