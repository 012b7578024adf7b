import Foundation

/// What Foundation's decoders make.
struct Record: Codable {
  var code: String
  var name: String
  var kind: String
  var children: [Record]?
}

extension [Record] {
  @inline(never)
  func firstScreen() -> Int {
    let cities = self[Screen.province].children ?? []
    return titles(self) + titles(cities) + titles(cities[0].children ?? [])
  }

  private func titles(_ records: [Record]) -> Int { records.reduce(0) { $0 + $1.name.utf8.count } }

  @inline(never)
  func walk() -> Int {
    reduce(0) { $0 &+ $1.name.utf8.count &+ (Int($1.code) ?? 0) &+ ($1.children?.walk() ?? 0) }
  }

  @inline(never)
  func scroll(_ session: ScrollSession) -> Int {
    var chosen = [0, 0, 0]
    func rows(_ column: Int) -> [Record] {
      var rows = self
      for above in chosen[..<column] {
        guard rows.indices.contains(above) else { return [] }
        rows = rows[above].children ?? []
      }
      return rows
    }
    return session.run(
      rowCount: { rows($0).count },
      select: { row, column in
        chosen[column] = row
        for below in (column + 1)..<Swift.max(3, column + 1) { chosen[below] = 0 }
      },
      title: { rows($1)[$0].name })
  }
}

/// The best that parsing can offer: the regions in one array, with numbers for links, and dictionaries for what is
/// looked up. All of it is made once.
struct Decoded {
  struct Region {
    var name: String
    var parent: Int?
    var children: Range<Int>
  }

  private(set) var regions: [Region] = []
  private(set) var rowOfCode: [UInt32: Int] = [:]
  private(set) var rowsOfName: [String: [Int]] = [:]

  init(_ roots: [Record]) {
    var level: [(record: Record, parent: Int?)] = roots.map { ($0, nil) }
    while !level.isEmpty {
      var next: [(record: Record, parent: Int?)] = []
      let nextStart = regions.count + level.count
      for (record, parent) in level {
        let row = regions.count
        let children = record.children ?? []
        let start = nextStart + next.count
        regions.append(Region(name: record.name, parent: parent, children: start..<(start + children.count)))
        if let code = UInt32(record.code) { rowOfCode[code] = row }
        rowsOfName[record.name, default: []].append(row)
        next += children.map { ($0, row) }
      }
      level = next
    }
  }

  @inline(never)
  func childCounts(_ rows: [Int]) -> Int { rows.reduce(0) { $0 &+ regions[$1].children.count &* $1 } }

  @inline(never)
  func parents(_ rows: [Int]) -> Int { rows.reduce(0) { $0 &+ (regions[$1].parent ?? 0) } }

  @inline(never)
  func names(_ rows: [Int]) -> Int { rows.reduce(0) { $0 &+ regions[$1].name.utf8.count } }

  @inline(never)
  func nameBytes(_ rows: [Int]) -> Int {
    rows.reduce(0) { sum, row in
      let name = regions[row].name.utf8
      return sum &+ name.count &* Int(name.first ?? 0)
    }
  }

  @inline(never)
  func rows(ofCodes codes: [UInt32]) -> Int { codes.reduce(0) { $0 &+ (rowOfCode[$1] ?? 0) } }

  @inline(never)
  func rows(ofNames names: [String]) -> Int {
    names.reduce(0) { $0 &+ (rowsOfName[$1] ?? []).reduce(0) { $0 &+ $1 } }
  }
}
