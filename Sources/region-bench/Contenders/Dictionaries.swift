import Foundation

/// What tutorials do: dictionaries within arrays, looked into at every call.
struct Dictionaries {
  var provinces: [[String: Any]]

  init(_ data: Data) throws {
    provinces = try PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]] ?? []
  }

  @inline(never)
  func firstScreen() -> Int {
    let cities = provinces[Screen.province]["children"] as? [[String: Any]] ?? []
    return titles(provinces) + titles(cities) + titles(cities[0]["children"] as? [[String: Any]] ?? [])
  }

  private func titles(_ records: [[String: Any]]) -> Int {
    records.reduce(0) { $0 + ($1["name"] as? String ?? "").utf8.count }
  }

  /// The titles of all provinces, cities and districts, each found by its place in the tree.
  @inline(never)
  func names() -> Int {
    var sum = 0
    for province in provinces.indices {
      sum += (provinces[province]["name"] as? String ?? "").utf8.count
      let cities = provinces[province]["children"] as? [[String: Any]] ?? []
      for city in cities.indices {
        sum += (cities[city]["name"] as? String ?? "").utf8.count
        sum += titles(cities[city]["children"] as? [[String: Any]] ?? [])
      }
    }
    return sum
  }

  @inline(never)
  func scroll(_ session: ScrollSession) -> Int {
    var chosen = [0, 0, 0]
    func rows(_ column: Int) -> [[String: Any]] {
      var rows = provinces
      for above in chosen[..<column] {
        guard rows.indices.contains(above) else { return [] }
        rows = rows[above]["children"] as? [[String: Any]] ?? []
      }
      return rows
    }
    return session.run(
      rowCount: { rows($0).count },
      select: { row, column in
        chosen[column] = row
        for below in (column + 1)..<max(3, column + 1) { chosen[below] = 0 }
      },
      title: { rows($1)[$0]["name"] as? String ?? "" })
  }
}
