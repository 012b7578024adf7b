import Foundation

/// What Foundation's decoders make.
struct Record: Codable {
  var code: String
  var name: String
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
    session.run(
      keeping: self, children: { row, rows in rows.indices.contains(row) ? rows[row].children ?? [] : [] },
      title: { row, rows in rows[row].name })
  }
}

/// The best that parsing can offer: the regions in one array, with numbers for links, and dictionaries for what is
/// looked up. All of it is made once.
struct Decoded {
  struct Region {
    var name: String
    var code: UInt32?
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
        let code = UInt32(record.code)
        regions.append(
          Region(name: record.name, code: code, parent: parent, children: start..<(start + children.count)))
        if let code { rowOfCode[code] = row }
        rowsOfName[record.name, default: []].append(row)
        next += children.map { ($0, row) }
      }
      if rootCount == 0 { rootCount = level.count }
      level = next
    }
  }

  private var rootCount = 0
  private var roots: Range<Int> { 0..<rootCount }

  /// The positions of each region and of those above it.
  var places: [[Int]] {
    var places: [[Int]] = []
    for (row, region) in regions.enumerated() {
      places.append(region.parent.map { places[$0] + [row - regions[$0].children.lowerBound] } ?? [row])
    }
    return places
  }

  /// The rows, depth first.
  var depthFirst: [Int] {
    func rows(_ siblings: Range<Int>) -> [Int] { siblings.flatMap { [$0] + rows(regions[$0].children) } }
    return rows(roots)
  }

  @inline(never)
  func firstScreen() -> Int {
    let cities = regions[Screen.province].children
    return titles(roots) + titles(cities) + titles(regions[cities.lowerBound].children)
  }

  private func titles(_ rows: Range<Int>) -> Int { rows.reduce(0) { $0 + regions[$1].name.utf8.count } }

  @inline(never)
  func walk() -> Int {
    func visit(_ rows: Range<Int>) -> Int {
      rows.reduce(0) {
        let region = regions[$1]
        return $0 &+ region.name.utf8.count &+ Int(region.code ?? 0) &+ visit(region.children)
      }
    }
    return visit(roots)
  }

  @inline(never)
  func scroll(_ session: ScrollSession) -> Int {
    session.run(
      keeping: roots, children: { row, rows in row < rows.count ? regions[rows.lowerBound + row].children : 0..<0 },
      title: { row, rows in regions[rows.lowerBound + row].name })
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
  func names(ofCodes codes: [UInt32]) -> Int {
    codes.reduce(0) { $0 &+ (rowOfCode[$1].map { regions[$0].name.utf8.count } ?? 0) }
  }

  @inline(never)
  func rows(ofNames names: [String]) -> Int {
    names.reduce(0) { $0 &+ (rowsOfName[$1] ?? []).reduce(0) { $0 &+ $1 } }
  }
}
