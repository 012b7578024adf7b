/// What a view has to do after something was selected.
///
/// ```swift
/// let change = selection.select(row: row, inColumn: component)
/// for column in change.reloadedColumns { pickerView.reloadComponent(column) }
/// for column in change.scrolledColumns {
///   pickerView.selectRow(selection.selectedRow(inColumn: column) ?? 0, inComponent: column, animated: true)
/// }
/// ```
@frozen
public struct CascadeChange: Hashable, Sendable {
  /// How much of what was asked for could be selected.
  @frozen
  public enum Outcome: Hashable, Sendable {
    /// Exactly what was asked for is selected.
    case exact
    /// What is selected is as near as possible: a region above what was asked for, if that was not found or has no
    /// column, or below it, if every column had to have a row.
    case partial
    /// What was asked for does not exist, and nothing has changed.
    case refused
  }

  /// Whether what was asked for is selected.
  public let outcome: Outcome

  /// The columns that have other rows than before.
  public let reloadedColumns: Range<Int>

  /// The columns with rows where another row is chosen than before, or that are ``reloadedColumns``.
  ///
  /// Not the column that a row was selected in by ``CascadeSelection/select(row:inColumn:)``: it shows the row already.
  public let scrolledColumns: Range<Int>

  @_alwaysEmitIntoClient
  init(_ outcome: Outcome, reloaded: Range<Int> = 0..<0, scrolled: Range<Int> = 0..<0) {
    self.outcome = outcome
    // Changes that ask for the same are equal, wherever nothing is to be done.
    reloadedColumns = reloaded.isEmpty ? 0..<0 : reloaded
    scrolledColumns = scrolled.isEmpty ? 0..<0 : scrolled
  }

  /// - Parameter column: Where the user chose a row, whose view shows it already; `nil` if all views are to follow.
  @_alwaysEmitIntoClient
  init<Table>(
    _ outcome: Outcome, from old: CascadeSelection<Table>, to new: CascadeSelection<Table>, chosenIn column: Int? = nil
  ) {
    var same = 0
    while same < new.columnCount, old.region(inColumn: same) == new.region(inColumn: same) { same += 1 }
    let reloaded = same + 1
    let scrolled = same == column ? same + 1 : same
    self.init(
      outcome, reloaded: reloaded..<max(reloaded, old.filledCount, new.filledCount),
      scrolled: scrolled..<max(scrolled, new.filledCount))
  }
}
