/// Regions that a list of paths takes for one though what identifies them differs, as two cantons of a province may have one
/// name and ids of their own.
struct MergedPlaces {
  struct Place {
    /// The names from the root down.
    var path: [String]
    var key: String
    var values: (String, String)
    var position: SourcePosition
  }

  private(set) var places: [Place] = []

  private struct Step: Hashable {
    var parent: Int
    var name: String
  }

  private struct Seen {
    var row: Int
    var value: String
    var other: (row: Int, value: String)?
    var isShared = false
  }

  /// - Parameter keys: what holds the names above a record's own, from the roots down.
  ///
  /// - Complexity: O(*nk*) for *n* rows with *k* keys of codes.
  init(_ rows: [RegionNode], under keys: [String]) {
    let codes = Set(rows.prefix(100).lazy.flatMap(\.attributes).map(\.key))
      .filter { !keys.contains($0) && KeyWords($0).codeRank > 0 }.sorted()
    guard !codes.isEmpty else { return }
    var parents = [Int](repeating: 0, count: rows.count)
    for depth in keys.indices {
      var numbers: [Step: Int] = [:]
      for (index, row) in rows.enumerated() {
        let name = Self.text(of: row, keys[depth])
        let step = Step(parent: parents[index], name: name ?? "")
        let number = numbers[step] ?? numbers.count + 1
        numbers[step] = number
        parents[index] = number
      }
      for code in codes { add(rows, parents, code, Array(keys[...depth])) }
    }
  }

  private static func text(of row: RegionNode, _ key: String) -> String? {
    row.attributes.first { $0.key == key }?.value.description.trimmingBlanks()
  }

  private mutating func add(_ rows: [RegionNode], _ parents: [Int], _ code: String, _ keys: [String]) {
    var seen: [Int: Seen] = [:]
    var values: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      guard let value = Self.text(of: row, code), !value.utf8.isEmpty else { continue }
      // What two places have in common identifies neither.
      guard values.updateValue(parents[index], forKey: value) ?? parents[index] == parents[index] else { return }
      guard var place = seen[parents[index]] else {
        seen[parents[index]] = Seen(row: index, value: value)
        continue
      }
      if place.value == value { place.isShared = true } else { place.other = place.other ?? (index, value) }
      seen[parents[index]] = place
    }
    let different = seen.values.filter { $0.other != nil }
    // Codes of what is below differ nearly everywhere, those of the place itself nearly nowhere.
    let agreeing = seen.values.count { $0.other == nil && $0.isShared }
    guard agreeing > 0, different.count <= agreeing else { return }
    for place in different.sorted(by: { $0.row < $1.row }) {
      guard let other = place.other else { continue }
      let path = keys.compactMap { Self.text(of: rows[place.row], $0) }
      places.append(
        Place(path: path, key: code, values: (place.value, other.value), position: rows[other.row].position))
    }
  }

  func report(_ findings: inout Findings) {
    for place in places {
      findings.add(
        .twinSiblings,
        at: place.position,
        "\(place.path.joined(separator: " › ").excerpt) is read as one region, but has both \(place.values.0.excerpt) and "
          + "\(place.values.1.excerpt) under \(place.key.excerpt), so that two are merged; rename one in the file"
      )
    }
  }
}
