#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A database with an index, read through the system's library, if there is one.
final class SQLite {
  private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  private typealias Prepare =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>, UnsafeRawPointer?
    ) -> Int32
  private typealias BindInteger = @convention(c) (OpaquePointer, Int32, Int64) -> Int32
  private typealias BindText =
    @convention(c) (
      OpaquePointer, Int32, UnsafePointer<CChar>?, Int32, UnsafeRawPointer?
    ) -> Int32
  private typealias Step = @convention(c) (OpaquePointer) -> Int32
  private typealias ColumnText = @convention(c) (OpaquePointer, Int32) -> UnsafePointer<UInt8>?
  private typealias ColumnBytes = @convention(c) (OpaquePointer, Int32) -> Int32
  private typealias ColumnInteger = @convention(c) (OpaquePointer, Int32) -> Int64

  private let open: Open
  private let prepare: Prepare
  private let bindInteger: BindInteger
  private let bindText: BindText
  private let step: Step
  private let reset: Step
  private let columnText: ColumnText
  private let columnBytes: ColumnBytes
  private let columnInteger: ColumnInteger
  private var database: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// Loads the library into the process, if it is installed.
  @discardableResult
  static func load() -> UnsafeMutableRawPointer? {
    let names = ["libsqlite3.so.0", "libsqlite3.so", "libsqlite3.dylib"]
    return names.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
  }

  /// - Returns: `nil` where the library is not installed.
  init?(path: String) {
    guard let library = Self.load() else { return nil }
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let open = function("sqlite3_open", as: Open.self), let step = function("sqlite3_step", as: Step.self),
      let prepare = function("sqlite3_prepare_v2", as: Prepare.self),
      let bindInteger = function("sqlite3_bind_int64", as: BindInteger.self),
      let bindText = function("sqlite3_bind_text", as: BindText.self),
      let reset = function("sqlite3_reset", as: Step.self),
      let columnText = function("sqlite3_column_text", as: ColumnText.self),
      let columnBytes = function("sqlite3_column_bytes", as: ColumnBytes.self),
      let columnInteger = function("sqlite3_column_int64", as: ColumnInteger.self)
    else { return nil }
    self.open = open
    self.prepare = prepare
    self.bindInteger = bindInteger
    self.bindText = bindText
    self.step = step
    self.reset = reset
    self.columnText = columnText
    self.columnBytes = columnBytes
    self.columnInteger = columnInteger
    guard open(path, &database) == 0 else { return nil }
  }

  /// Makes the table and the indexes; the regions have the numbers that they have in ours.
  func fill(_ regions: [(name: String, code: UInt32?, parent: Int?)]) {
    run("CREATE TABLE regions (id INTEGER PRIMARY KEY, parent INTEGER, code INTEGER, name TEXT)")
    run("BEGIN")
    for (row, region) in regions.enumerated() {
      query("INSERT INTO regions VALUES (?, ?, ?, ?)") { statement in
        _ = bindInteger(statement, 1, Int64(row))
        _ = bindInteger(statement, 2, Int64(region.parent ?? -1))
        if let code = region.code { _ = bindInteger(statement, 3, Int64(code)) }
        bind(region.name, to: 4, of: statement)
        _ = step(statement)
      }
    }
    run("COMMIT")
    for column in ["parent", "code", "name"] { run("CREATE INDEX by_\(column) ON regions (\(column))") }
  }

  /// Begins a transaction, or each question would be one of its own, and most of its time locking of the file.
  func beginReading() { run("BEGIN") }

  private func bind(_ text: String, to place: Int32, of statement: OpaquePointer) {
    // The library makes a copy of its own if it is told this address.
    _ = bindText(statement, place, text, -1, UnsafeRawPointer(bitPattern: -1))
  }

  private func run(_ text: String) { query(text) { _ = step($0) } }

  private func query(_ text: String, _ body: (OpaquePointer) -> Void) {
    var statement = statements[text]
    if statement == nil, let database {
      _ = prepare(database, text, -1, &statement, nil)
      statements[text] = statement
    }
    guard let statement else { return }
    body(statement)
    _ = reset(statement)
  }

  /// Calls `body` for each row of the answer to a question with numbers in it.
  private func rows(_ text: String, _ numbers: Int..., body: (OpaquePointer) -> Void) {
    query(text) { statement in
      for (place, number) in numbers.enumerated() { _ = bindInteger(statement, Int32(place + 1), Int64(number)) }
      while step(statement) == 100 { body(statement) }
    }
  }

  private func number(_ column: Int32, of statement: OpaquePointer) -> Int { Int(columnInteger(statement, column)) }

  private func text(_ column: Int32, of statement: OpaquePointer) -> String {
    columnText(statement, column).map { String(cString: $0) } ?? ""
  }

  /// The bytes of the titles below a region, `-1` for the provinces, and the region at a position.
  private func titles(below parent: Int, regionAt position: Int) -> (bytes: Int, region: Int) {
    var bytes = 0
    var siblings: [Int] = []
    rows("SELECT id, name FROM regions WHERE parent = ? ORDER BY id", parent) {
      siblings.append(number(0, of: $0))
      bytes += text(1, of: $0).utf8.count
    }
    return (bytes, siblings.indices.contains(position) ? siblings[position] : -1)
  }

  func firstScreen() -> Int {
    var region = -1
    var sum = 0
    for position in [Screen.province, 0, 0] {
      let titles = titles(below: region, regionAt: position)
      sum += titles.bytes
      region = titles.region
    }
    return sum
  }

  private func childCount(_ parent: Int) -> Int {
    var count = 0
    rows("SELECT count(*) FROM regions WHERE parent = ?", parent) { count = number(0, of: $0) }
    return count
  }

  func childCounts(_ rows: [Int]) -> Int { rows.reduce(0) { $0 &+ childCount($1) &* $1 } }

  func parents(_ rows: [Int]) -> Int {
    rows.reduce(0) { sum, row in
      var parent = 0
      self.rows("SELECT parent FROM regions WHERE id = ?", row) { parent = max(0, number(0, of: $0)) }
      return sum &+ parent
    }
  }

  func names(_ rows: [Int]) -> Int {
    rows.reduce(0) { sum, row in
      var count = 0
      self.rows("SELECT name FROM regions WHERE id = ?", row) { count = text(0, of: $0).utf8.count }
      return sum &+ count
    }
  }

  func nameBytes(_ rows: [Int]) -> Int {
    rows.reduce(0) { sum, row in
      var answer = 0
      self.rows("SELECT name FROM regions WHERE id = ?", row) {
        guard let name = columnText($0, 0) else { return }
        answer = Int(columnBytes($0, 0)) &* Int(name[0])
      }
      return sum &+ answer
    }
  }

  /// In the order of numbers, which is the fastest.
  func walk() -> Int {
    var sum = 0
    rows("SELECT name, code FROM regions") { sum &+= text(0, of: $0).utf8.count &+ number(1, of: $0) }
    return sum
  }

  func rows(ofCodes codes: [UInt32]) -> Int {
    codes.reduce(0) { sum, code in
      var row = 0
      rows("SELECT id FROM regions WHERE code = ?", Int(code)) { row = number(0, of: $0) }
      return sum &+ row
    }
  }

  func names(ofCodes codes: [UInt32]) -> Int {
    codes.reduce(0) { sum, code in
      var count = 0
      rows("SELECT name FROM regions WHERE code = ?", Int(code)) { count = text(0, of: $0).utf8.count }
      return sum &+ count
    }
  }

  func rows(ofNames names: [String]) -> Int {
    var sum = 0
    for name in names {
      query("SELECT id FROM regions WHERE name = ?") { statement in
        bind(name, to: 1, of: statement)
        while step(statement) == 100 { sum &+= number(0, of: statement) }
      }
    }
    return sum
  }

  func scroll(_ session: ScrollSession) -> Int {
    /// The region that is chosen in each column, or `-1`.
    var chosen = [-1, -1, -1]
    func parent(_ column: Int) -> Int? {
      if column == 0 { return -1 }
      return chosen[column - 1] < 0 ? nil : chosen[column - 1]
    }
    func child(_ position: Int, of parent: Int) -> Int {
      var child = -1
      rows("SELECT id FROM regions WHERE parent = ? ORDER BY id LIMIT 1 OFFSET ?", parent, position) {
        child = number(0, of: $0)
      }
      return child
    }
    func select(_ row: Int, _ column: Int) {
      chosen[column] = parent(column).map { child(row, of: $0) } ?? -1
      for below in (column + 1)..<max(3, column + 1) { chosen[below] = parent(below).map { child(0, of: $0) } ?? -1 }
    }
    select(0, 0)
    return session.run(
      rowCount: { parent($0).map(childCount) ?? 0 }, select: select,
      titleBytes: { rows, column in
        var bytes = 0
        self.rows("SELECT name FROM regions WHERE parent = ? ORDER BY id LIMIT ?", parent(column) ?? -1, rows.count) {
          bytes += text(0, of: $0).utf8.count
        }
        return bytes
      })
  }
}
