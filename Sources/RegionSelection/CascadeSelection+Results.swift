extension CascadeSelection {
  /// The region in the last column where one is chosen, `nil` while there is none.
  ///
  /// With nothing but rows of the table to choose from, there is none only where the table is empty. With a row such
  /// as 不限 on top, this is the region that the choice is limited to, and `region?.location` has nothing for the levels
  /// below: with 浙江省 and 不限, only `state`.
  @_alwaysEmitIntoClient
  public var region: Region<Table>? { lowest }

  /// The chosen regions, from the first column on, as many as there are columns with one.
  ///
  /// Padded columns repeat regions: 北京市, 北京市, 东城区.
  @_alwaysEmitIntoClient
  public var regions: [Region<Table>] { (0..<chosenCount).compactMap { region(inColumn: $0) } }

  /// The chosen rows, from the first column on, as many as there are columns with rows.
  ///
  /// They may be others' after the data has changed: save ``saved`` or the selection itself.
  @_alwaysEmitIntoClient
  public var indices: [Int] { (0..<filledCount).compactMap { selectedRow(inColumn: $0) } }

  /// The way from a root down to ``region``, as the table has it, without what padding repeats.
  @_alwaysEmitIntoClient
  public var path: RegionPath<Table>? { region?.path }

  /// The names of ``regions`` with `separator` between them, without rows such as 不限; empty if no region is chosen.
  @_alwaysEmitIntoClient
  public func formatted(separator: String) -> String {
    var text = ""
    for column in 0..<chosenCount {
      if column > 0 { text += separator }
      text += region(inColumn: column)?.name ?? ""
    }
    return text
  }

  /// What is chosen, in a form that can be saved and, after the data has changed, restored.
  ///
  /// Selecting it in columns like these gives this selection again, rows such as 不限 included. After a restoring that
  /// failed in part, it is what is chosen now: save `unrestored ?? saved` to keep what was chosen first.
  @_alwaysEmitIntoClient
  public var saved: SavedRegion {
    var first = self
    first.go(to: region)
    return SavedRegion(region, columnCount: first.chosenCount == chosenCount ? nil : chosenCount)
  }

  /// What ``select(_:)-(SavedRegion)`` or decoding could not select as it was saved, `nil` if there is no such thing.
  ///
  /// The selection is as near to it as possible. It is encoded again as it was, until something else is selected.
  @_alwaysEmitIntoClient
  public var unrestored: SavedRegion? { lost }
}
