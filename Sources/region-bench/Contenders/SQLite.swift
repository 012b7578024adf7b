import Foundation

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
  private typealias ColumnInteger = @convention(c) (OpaquePointer, Int32) -> Int64

  private let open: Open
  private let prepare: Prepare
  private let bindInteger: BindInteger
  private let bindText: BindText
  private let step: Step
  private let reset: Step
  private let columnText: ColumnText
  private let columnInteger: ColumnInteger
  private var database: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// - Returns: `nil` where the library is not installed.
  init?(path: String) {
    let names = ["libsqlite3.so.0", "libsqlite3.so", "libsqlite3.dylib"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { return nil }
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let open = function("sqlite3_open", as: Open.self), let step = function("sqlite3_step", as: Step.self),
      let prepare = function("sqlite3_prepare_v2", as: Prepare.self),
      let bindInteger = function("sqlite3_bind_int64", as: BindInteger.self),
      let bindText = function("sqlite3_bind_text", as: BindText.self),
      let reset = function("sqlite3_reset", as: Step.self),
      let columnText = function("sqlite3_column_text", as: ColumnText.self),
      let columnInteger = function("sqlite3_column_int64", as: ColumnInteger.self)
    else { return nil }
    self.open = open
    self.prepare = prepare
    self.bindInteger = bindInteger
    self.bindText = bindText
    self.step = step
    self.reset = reset
    self.columnText = columnText
    self.columnInteger = columnInteger
    guard open(path, &database) == 0 else { return nil }
  }

  /// Makes the tables and the indexes.
  func fill(_ roots: [Record]) {
    run("CREATE TABLE regions (id INTEGER PRIMARY KEY, parent INTEGER, code INTEGER, name TEXT)")
    run("BEGIN")
    var row: Int64 = 0
    func insert(_ records: [Record], below parent: Int64) {
      for record in records {
        let own = row
        row += 1
        query("INSERT INTO regions VALUES (?, ?, ?, ?)") { statement in
          _ = bindInteger(statement, 1, own)
          _ = bindInteger(statement, 2, parent)
          if let code = Int64(record.code) { _ = bindInteger(statement, 3, code) }
          bind(record.name, to: 4, of: statement)
          _ = step(statement)
        }
        insert(record.children ?? [], below: own)
      }
    }
    insert(roots, below: -1)
    run("COMMIT")
    for column in ["parent", "code", "name"] { run("CREATE INDEX by_\(column) ON regions (\(column))") }
  }

  private func bind(_ text: String, to place: Int32, of statement: OpaquePointer) {
    // The library makes a copy of its own if it is told this address.
    _ = bindText(statement, place, text, -1, UnsafeRawPointer(bitPattern: -1))
  }

  private func run(_ text: String) { query(text) { _ = step($0) } }

  private func query(_ text: String, _ body: (OpaquePointer) -> Void) {
    if statements[text] == nil, let database {
      var statement: OpaquePointer?
      _ = prepare(database, text, -1, &statement, nil)
      statements[text] = statement
    }
    guard let statement = statements[text] else { return }
    body(statement)
    _ = reset(statement)
  }

  /// The bytes of the titles below a region; `-1` for the provinces. `first` gets the region at a position.
  private func titles(below parent: Int64, region position: Int, first: inout Int64) -> Int {
    var sum = 0
    var chosen = first
    query("SELECT id, name FROM regions WHERE parent = ? ORDER BY id") { statement in
      _ = bindInteger(statement, 1, parent)
      var number = 0
      while step(statement) == 100 {
        if number == position { chosen = columnInteger(statement, 0) }
        number += 1
        sum += columnText(statement, 1).map { String(cString: $0).utf8.count } ?? 0
      }
    }
    first = chosen
    return sum
  }

  func firstScreen() -> Int {
    var region: Int64 = -1
    var sum = 0
    for position in [Screen.province, 0, 0] { sum += titles(below: region, region: position, first: &region) }
    return sum
  }

  func names(ofCodes codes: [UInt32]) -> Int {
    codes.reduce(0) { total, code in
      var count = 0
      query("SELECT name FROM regions WHERE code = ?") { statement in
        _ = bindInteger(statement, 1, Int64(code))
        if step(statement) == 100 { count = columnText(statement, 0).map { String(cString: $0).utf8.count } ?? 0 }
      }
      return total + count
    }
  }
}
