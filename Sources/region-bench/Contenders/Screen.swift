/// The first screen is all provinces, the counties of one province's first prefecture, and what stands between.
enum Screen {
  /// 河北省: the first province in the order of codes that has prefectures.
  static let province = 2
}

/// What a picker is asked, and what is chosen in it, as a random user does.
struct ScrollSession {
  /// For each event the column, and a number that the rows of the column are divided into.
  let events: [(column: Int, number: Int)]
  /// How many rows of a column can be seen.
  static let visibleRows = 5

  init(count: Int) {
    var state: UInt64 = 2_026
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    events = (0..<count).map { _ in (next() % 3, next()) }
  }

  /// Goes through the events with a picker; returns the bytes of all titles that it showed.
  @inline(__always)
  func run(
    rowCount: (_ column: Int) -> Int, select: (_ row: Int, _ column: Int) -> Void,
    title: (_ row: Int, _ column: Int) -> String
  ) -> Int {
    run(rowCount: rowCount, select: select) { rows, column in
      rows.reduce(0) { $0 + title($1, column).utf8.count }
    }
  }

  /// The same for those who are quicker with several titles at once.
  @inline(__always)
  func run(
    rowCount: (_ column: Int) -> Int, select: (_ row: Int, _ column: Int) -> Void,
    titleBytes: (_ rows: Range<Int>, _ column: Int) -> Int
  ) -> Int {
    var bytes = 0
    for event in events {
      let count = rowCount(event.column)
      if count == 0 { continue }
      select(event.number % count, event.column)
      // What lies to the right has other rows now.
      for column in (event.column + 1)..<max(3, event.column + 1) {
        bytes += titleBytes(0..<min(rowCount(column), Self.visibleRows), column)
      }
    }
    return bytes
  }

  /// The same for those who keep the rows of each column, as view controllers do.
  ///
  /// - Parameter children: The rows below a row, which may not exist.
  @inline(__always)
  func run<Rows: Collection>(
    keeping roots: Rows, children: (_ row: Int, _ rows: Rows) -> Rows, title: (_ row: Int, _ rows: Rows) -> String
  ) -> Int {
    let below = children(0, roots)
    var columns = [roots, below, children(0, below)]
    return run(
      rowCount: { columns[$0].count },
      select: { row, column in
        var chosen = row
        for below in (column + 1)..<max(3, column + 1) {
          columns[below] = children(chosen, columns[below - 1])
          chosen = 0
        }
      },
      title: { title($0, columns[$1]) })
  }
}
