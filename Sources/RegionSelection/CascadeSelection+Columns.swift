extension CascadeSelection {
  /// The number of columns, at least 1. Some may have no rows.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var columnCount: Int { columns.count }

  /// The regions that a column offers; none in a column that does not exist.
  ///
  /// A row on top such as 不限 is not among them: ``rowCount(inColumn:)``, ``title(ofRow:inColumn:)`` and
  /// ``region(atRow:inColumn:)`` count it.
  ///
  /// - Complexity: O(1) in the size of the table, as everything that is asked of a column.
  @_alwaysEmitIntoClient
  public func rows(inColumn column: Int) -> Regions<Table> {
    guard column >= 0, column <= chosenCount else { return .none }
    return rows(below: region(inColumn: column - 1), inColumn: column - 1)
  }

  /// The title of the row on top of a column that is no region, `nil` if the column has no such row now.
  @_alwaysEmitIntoClient
  public func extraRow(inColumn column: Int) -> String? {
    guard let title = columns.extraRow(at: column), !rows(inColumn: column).isEmpty else { return nil }
    return title
  }

  /// The number of rows in a column, with the one on top that is no region.
  @_alwaysEmitIntoClient
  public func rowCount(inColumn column: Int) -> Int {
    let count = rows(inColumn: column).count
    return count > 0 && columns.haveExtraRow(at: column) ? count + 1 : count
  }

  /// The region in a row, `nil` for the row on top that is none and for rows that do not exist.
  @_alwaysEmitIntoClient
  public func region(atRow row: Int, inColumn column: Int) -> Region<Table>? {
    let rows = rows(inColumn: column)
    let position = columns.haveExtraRow(at: column) && row > .min ? row - 1 : row
    return rows.indices.contains(position) ? rows[position] : nil
  }

  /// The text of a row: the name of its region or the title of the row on top; `nil` for rows that do not exist.
  @_alwaysEmitIntoClient
  public func title(ofRow row: Int, inColumn column: Int) -> String? {
    if let region = region(atRow: row, inColumn: column) { return region.name }
    return row == 0 ? extraRow(inColumn: column) : nil
  }

  /// The region that is chosen in a column, `nil` if there is none.
  @_alwaysEmitIntoClient
  public func region(inColumn column: Int) -> Region<Table>? {
    guard let region, column >= 0, column < chosenCount else { return nil }
    // Without padding each column shows one level, so that it takes a few steps up from the last.
    if columns.paddedCount == nil {
      var shown = region
      for _ in column + 1..<chosenCount { shown = shown.parent ?? shown }
      return shown
    }
    return places(upTo: region) { $2 >= column } ?? region
  }

  /// The row that is chosen in a column, `nil` if the column has no rows.
  @_alwaysEmitIntoClient
  public func selectedRow(inColumn column: Int) -> Int? {
    let rows = rows(inColumn: column)
    guard !rows.isEmpty else { return nil }
    guard let chosen = region(inColumn: column), let row = rows.firstIndex(of: chosen) else { return 0 }
    return columns.haveExtraRow(at: column) ? row + 1 : row
  }

  /// Whether a region is chosen in every column that has rows, which only a row such as 不限 can prevent.
  @_alwaysEmitIntoClient
  public var isComplete: Bool { rows(inColumn: chosenCount).isEmpty }

  /// The number of columns, from the first, that have rows.
  @_alwaysEmitIntoClient
  var filledCount: Int { isComplete ? chosenCount : chosenCount + 1 }

  /// The first region from a root down to `end` for which `isSought` holds, given the first and the last of the columns
  /// that show it.
  @_alwaysEmitIntoClient
  func places(
    upTo end: Region<Table>, where isSought: (_ region: Region<Table>, _ first: Int, _ last: Int) -> Bool
  ) -> Region<Table>? {
    var first = 0
    for region in end.path {
      let last = columns.last(for: region, from: first)
      if isSought(region, first, last) { return region }
      first = last + 1
    }
    return nil
  }
}
