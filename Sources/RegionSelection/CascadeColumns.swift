/// How a selection spreads the levels of a table over columns.
@frozen
@usableFromInline
struct CascadeColumns: Hashable, Sendable {
  /// The number of columns that are shown, at least 1.
  @usableFromInline
  let count: Int

  /// The number of columns that every branch would take without an end set to them, `nil` if branches are as they are.
  @usableFromInline
  let paddedCount: Int?

  /// Whether `count` is less than the branches would take.
  @usableFromInline
  let stopEarly: Bool

  /// The titles of rows that are no regions, by column; the last one is not `nil`.
  @usableFromInline
  let extraRows: [String?]

  @_alwaysEmitIntoClient
  init(tableDepth: Int, paddedTo width: Int?, stopAt depth: Int?, extraRows: [String?]) {
    paddedCount = width.map { Swift.min(Swift.max($0, 1), Swift.max(tableDepth, 64)) }
    let whole = paddedCount ?? Swift.max(tableDepth, 1)
    let last = Swift.min(Swift.max(depth ?? .max, 0), whole - 1)
    count = last + 1
    stopEarly = count < whole
    var titles = Array(extraRows.prefix(count))
    while let last = titles.last, last == nil { titles.removeLast() }
    self.extraRows = titles
  }

  @_alwaysEmitIntoClient
  func haveExtraRow(at column: Int) -> Bool { extraRow(at: column) != nil }

  @_alwaysEmitIntoClient
  func extraRow(at column: Int) -> String? {
    extraRows.indices.contains(column) ? extraRows[column] : nil
  }

  /// The last of the columns that show `region`, if `first` is the first of them.
  ///
  /// A region takes more than one where it is not deep enough below it to fill the others.
  @_alwaysEmitIntoClient
  func last<Table>(for region: Region<Table>, from first: Int) -> Int {
    guard let paddedCount, first < paddedCount else { return first }
    return paddedCount - 1 - region.height(atMost: paddedCount - 1 - first)
  }
}

extension Region {
  /// The number of steps down to the lowest region below this one; `limit`, if there are more.
  ///
  /// In breadth-first order the descendants of each depth lie side by side, so that only the ends are followed.
  @_alwaysEmitIntoClient
  func height(atMost limit: Int) -> Int {
    var lower = UInt32(truncatingIfNeeded: index)
    var upper = lower + 1
    var height = 0
    while height < limit {
      lower = Table.Storage.row(at: Int(lower)).firstChild
      upper = Table.Storage.row(at: Int(upper)).firstChild
      if lower == upper { break }
      height += 1
    }
    return height
  }
}

extension Regions {
  @_alwaysEmitIntoClient
  static var none: Regions { Table.regions(atDepth: -1) }

  @_alwaysEmitIntoClient
  init(only region: Region<Table>) {
    self = Table.regions.slice(region.index..<region.index + 1)
  }
}
