import GeneratedRegions
import RegionSelection

/// Three columns that keys move through, and what is typed to narrow one of them.
struct PickScreen {
  enum Ending: Equatable {
    case chosen(Region<China>)
    case cancelled
  }

  private(set) var selection = CascadeSelection<China>()
  /// The column that keys act on.
  private(set) var focus = 0
  /// What the rows of that column must fit: a search, or the first digits of a code.
  private(set) var filter = ""

  init(at region: Region<China>? = nil) {
    guard let region else { return }
    selection.select(region)
    focus = min(region.depth, selection.columnCount - 1)
  }

  /// The rows of a column that can be chosen now.
  func rows(inColumn column: Int) -> [Int] {
    let rows = selection.rows(inColumn: column)
    if column != focus || filter.isEmpty { return Array(rows.indices) }
    let search = China.search(filter)
    return rows.indices.filter { search.contains(rows[$0]) || rows[$0].code?.hasPrefix(filter) == true }
  }

  /// - Parameter pageHeight: The number of rows that one key moves by at most.
  mutating func handle(_ key: Key, pageHeight: Int) -> Ending? {
    switch key {
    case .escape: return .cancelled
    case .enter: return selection.region.map(Ending.chosen) ?? .cancelled
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -pageHeight)
    case .pageDown: move(by: pageHeight)
    case .home: move(by: -China.count)
    case .end: move(by: China.count)
    case .left: turn(to: focus - 1)
    case .right: turn(to: focus + 1)
    case .backspace: narrow(to: String(filter.dropLast()))
    case .clear: narrow(to: "")
    case .text(let text): narrow(to: filter + text)
    }
    return nil
  }

  private mutating func move(by count: Int) {
    let rows = rows(inColumn: focus)
    guard let row = selection.selectedRow(inColumn: focus), let place = rows.firstIndex(of: row) else { return }
    let target = min(max(place + count, 0), rows.count - 1)
    if target != place { selection.select(row: rows[target], inColumn: focus) }
  }

  private mutating func turn(to column: Int) {
    guard selection.selectedRow(inColumn: column) != nil else { return }
    focus = column
    filter = ""
  }

  private mutating func narrow(to text: String) {
    filter = text
    let rows = rows(inColumn: focus)
    guard let row = selection.selectedRow(inColumn: focus), let first = rows.first, !rows.contains(row) else { return }
    selection.select(row: first, inColumn: focus)
  }
}
