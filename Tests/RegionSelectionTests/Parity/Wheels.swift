/// What wheels show that know only what they were told: titles since they were last reloaded, and rows.
struct Wheels: Equatable {
  var titles: [[String?]]
  var rows: [Int]

  /// - Parameter titles: The titles that a column has now.
  mutating func reload(_ columns: some Sequence<Int>, titles now: (Int) -> [String?]) {
    for column in columns {
      titles[column] = now(column)
      // A wheel that loses its row shows the last one.
      rows[column] = min(rows[column], max(titles[column].count - 1, 0))
    }
  }
}
