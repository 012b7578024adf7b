import Foundation

/// What tutorials do: dictionaries within arrays, looked into at every call.
struct Dictionaries {
  var provinces: [[String: Any]]

  init(_ data: Data) throws {
    provinces = try PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]] ?? []
  }

  @inline(never)
  func firstScreen() -> Int {
    let cities = children(of: provinces[Screen.province])
    return titles(provinces) + titles(cities) + titles(children(of: cities[0]))
  }

  private func children(of record: [String: Any]) -> [[String: Any]] { record["children"] as? [[String: Any]] ?? [] }

  private func title(of record: [String: Any]) -> String { record["name"] as? String ?? "" }

  private func titles(_ records: [[String: Any]]) -> Int { records.reduce(0) { $0 + title(of: $1).utf8.count } }

  /// - Parameter place: The positions of the region and of those above it.
  private func record(at place: [Int]) -> [String: Any] {
    var record = provinces[place[0]]
    for position in place.dropFirst() { record = children(of: record)[position] }
    return record
  }

  @inline(never)
  func childCounts(_ rows: [Int], places: [[Int]]) -> Int {
    rows.reduce(0) { $0 &+ children(of: record(at: places[$1])).count &* $1 }
  }

  @inline(never)
  func names(_ rows: [Int], places: [[Int]]) -> Int {
    rows.reduce(0) { $0 &+ title(of: record(at: places[$1])).utf8.count }
  }

  @inline(never)
  func nameBytes(_ rows: [Int], places: [[Int]]) -> Int {
    rows.reduce(0) { sum, row in
      let name = title(of: record(at: places[row])).utf8
      return sum &+ name.count &* Int(name.first ?? 0)
    }
  }

  @inline(never)
  func walk() -> Int {
    func visit(_ records: [[String: Any]]) -> Int {
      records.reduce(0) {
        $0 &+ title(of: $1).utf8.count &+ (Int($1["code"] as? String ?? "") ?? 0) &+ visit(children(of: $1))
      }
    }
    return visit(provinces)
  }

  /// Goes through everything, depth first, until `body` returns `false`.
  private func search(_ body: (_ record: [String: Any], _ ordinal: Int) -> Bool) {
    var ordinal = 0
    func visit(_ records: [[String: Any]]) -> Bool {
      for record in records {
        guard body(record, ordinal) else { return false }
        ordinal += 1
        guard visit(children(of: record)) else { return false }
      }
      return true
    }
    _ = visit(provinces)
  }

  /// - Parameter order: The rows of the table, depth first.
  @inline(never)
  func rows(ofCodes codes: [UInt32], order: [Int]) -> Int {
    codes.reduce(0) { sum, code in
      let text = String(code)
      var row = 0
      search { record, ordinal in
        guard record["code"] as? String == text else { return true }
        row = order[ordinal]
        return false
      }
      return sum &+ row
    }
  }

  @inline(never)
  func names(ofCodes codes: [UInt32]) -> Int {
    codes.reduce(0) { sum, code in
      let text = String(code)
      var count = 0
      search { record, _ in
        guard record["code"] as? String == text else { return true }
        count = title(of: record).utf8.count
        return false
      }
      return sum &+ count
    }
  }

  @inline(never)
  func rows(ofNames names: [String], order: [Int]) -> Int {
    names.reduce(0) { sum, name in
      var rows = 0
      search { record, ordinal in
        if title(of: record) == name { rows &+= order[ordinal] }
        return true
      }
      return sum &+ rows
    }
  }

  @inline(never)
  func scroll(_ session: ScrollSession) -> Int {
    var chosen = [0, 0, 0]
    func rows(_ column: Int) -> [[String: Any]] {
      var rows = provinces
      for above in chosen[..<column] {
        guard rows.indices.contains(above) else { return [] }
        rows = children(of: rows[above])
      }
      return rows
    }
    return session.run(
      rowCount: { rows($0).count },
      select: { row, column in
        chosen[column] = row
        for below in (column + 1)..<max(3, column + 1) { chosen[below] = 0 }
      },
      title: { title(of: rows($1)[$0]) })
  }
}
