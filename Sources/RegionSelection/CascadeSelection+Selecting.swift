extension CascadeSelection {
  /// Chooses a row, and the first row of every column below, as a picker does when a wheel comes to rest.
  ///
  /// - Parameters:
  ///   - row: Counts a row on top that is no region. If there is no such row, nothing changes.
  ///   - column: If there is no such column, nothing changes.
  /// - Returns: What a view of the columns has to do.
  /// - Complexity: O(1) in the size of the table.
  @_alwaysEmitIntoClient
  @discardableResult
  public mutating func select(row: Int, inColumn column: Int) -> CascadeChange {
    guard row >= 0, row < rowCount(inColumn: column) else { return CascadeChange(.refused) }
    let old = self
    if let chosen = region(atRow: row, inColumn: column) {
      choose(chosen, count: column + 1)
    } else {
      choose(region(inColumn: column - 1), count: column)
    }
    return CascadeChange(.exact, from: old, to: self, chosenIn: column)
  }

  /// Chooses a region in the first column that shows it, and the first row of every column below.
  ///
  /// - Parameter target: If it is below the last column, the region above it in that column is chosen.
  /// - Returns: What a view of the columns has to do.
  /// - Complexity: O(1) in the size of the table.
  @_alwaysEmitIntoClient
  @discardableResult
  public mutating func select(_ target: Region<Table>) -> CascadeChange {
    let old = self
    go(to: target)
    return CascadeChange(region == target ? .exact : .partial, from: old, to: self)
  }

  /// Chooses rows column by column, from the first, as ``indices`` has them.
  ///
  /// - Parameter indices: Those from the first one on that does not exist are ignored. Columns that none is given for are at
  ///   their first row.
  /// - Returns: What a view of the columns has to do.
  /// - Complexity: O(*n*) in the number of indices.
  @_alwaysEmitIntoClient
  @discardableResult
  public mutating func select(indices: some Collection<Int>) -> CascadeChange {
    let old = self
    var column = 0
    for row in indices {
      guard select(row: row, inColumn: column).outcome == .exact else { break }
      column += 1
    }
    if column == 0 { return CascadeChange(.refused) }
    return CascadeChange(column == indices.count ? .exact : .partial, from: old, to: self)
  }

  /// Chooses the region with a code, as ``select(_:)-(Region<Table>)`` does.
  ///
  /// - Parameter code: If no region has it, nothing changes, also where the first digits are those of a city. To restore
  ///   a code of GB/T 2260 that may be gone by now, select ``SavedRegion/init(gbt2260:)``.
  /// - Returns: What a view of the columns has to do.
  /// - Complexity: O(1) in the size of the table.
  @_alwaysEmitIntoClient
  @discardableResult
  public mutating func select(code: String) -> CascadeChange {
    Table[code: code].map { select($0) } ?? CascadeChange(.refused)
  }

  /// Chooses the region with a code that is a number, as ``select(code:)-(String)`` does.
  ///
  /// ```swift
  /// selection.select(code: 330106)
  /// ```
  @_alwaysEmitIntoClient
  @discardableResult
  public mutating func select(code: some BinaryInteger) -> CascadeChange {
    Table[code: code].map { select($0) } ?? CascadeChange(.refused)
  }

  /// Chooses a region by the names that lead to it from a root, and the first row of every column below.
  ///
  /// - Parameter path: Names as the table has them; a name may be given once more for each padded column that shows it.
  ///   Where they do not lead all the way, they are taken more loosely, as `region(path:)` of the table does:
  ///   without suffixes, with levels missing. If that leads to no one region either, the names from the first one on that
  ///   is not found are ignored; if the first one is not found, nothing changes.
  /// - Returns: What a view of the columns has to do.
  /// - Complexity: O(*n*) in the number of siblings of the regions on the path.
  @_alwaysEmitIntoClient
  @discardableResult
  public mutating func select(path: [String]) -> CascadeChange {
    guard !path.isEmpty else { return CascadeChange(.refused) }
    let names = SavedRegion.names(path, columnCount: path.count)
    if !names.region(in: Table.self).isWhole, let region = Table.region(path: path).region { return select(region) }
    return restore(names)
  }

  /// Chooses the region that was saved, and the first row of every column below.
  ///
  /// Where that is possible only in part, ``unrestored`` is what could not be selected as it was.
  ///
  /// - Parameter saved: Where the region is not in the table any more, the lowest one above it that is in it is chosen.
  ///   If there is none, nothing changes, ``unrestored`` neither.
  /// - Returns: What a view of the columns has to do.
  /// - Complexity: O(1) in the size of the table for codes, as ``select(path:)`` for names.
  @_alwaysEmitIntoClient
  @discardableResult
  public mutating func select(_ saved: SavedRegion) -> CascadeChange {
    let change = restore(saved)
    if change.outcome == .partial { lost = saved }
    return change
  }

  @_alwaysEmitIntoClient
  mutating func restore(_ saved: SavedRegion) -> CascadeChange {
    let (found, isWhole) = saved.region(in: Table.self)
    guard found != nil || isWhole else { return CascadeChange(.refused) }
    let old = self
    go(to: found, columnCount: isWhole ? saved.columnCount : nil)
    return CascadeChange(isWhole && region == found ? .exact : .partial, from: old, to: self)
  }

  /// Chooses a region in the first column that shows it; with `nil`, none, if the first column can be without.
  ///
  /// - Parameter columnCount: The number of columns up to the one to choose it in, if that is another; taken as the nearest
  ///   that shows it.
  @_alwaysEmitIntoClient
  mutating func go(to target: Region<Table>?, columnCount: Int? = nil) {
    guard let target else { return choose(nil, count: 0) }
    var lowest = target
    var shown = 0..<0
    _ = places(upTo: target) { region, first, last in
      if first >= columns.count { return true }
      lowest = region
      shown = first..<Swift.min(last + 1, columns.count)
      return false
    }
    choose(lowest, count: Swift.min(Swift.max(columnCount ?? 0, shown.lowerBound + 1), shown.upperBound))
  }

  @_alwaysEmitIntoClient
  mutating func choose(_ region: Region<Table>?, count: Int) {
    lowest = region
    chosenCount = count
    lost = nil
    fill()
  }
}
