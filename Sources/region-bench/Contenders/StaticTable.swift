import GeneratedRegions
import RegionSelection

// Each contender answers the same questions with a number that shows that it looked: the UTF-8 bytes of the titles it
// saw, or the children it counted.

/// The generated table.
enum StaticTable {
  @inline(never)
  static func firstScreen() -> Int {
    let province = China.roots[Screen.province]
    return titles(China.roots) + titles(province.children) + titles(province.children[0].children)
  }

  private static func titles(_ regions: Regions<China>) -> Int {
    regions.reduce(0) { $0 + $1.name.utf8.count }
  }

  /// The same screen without making strings.
  @inline(never)
  static func firstScreenBytes() -> Int {
    func bytes(_ regions: Regions<China>) -> Int {
      regions.reduce(0) { $0 &+ ($1.nameUTF8.first == 0 ? 0 : $1.nameUTF8.count) }
    }
    let province = China.roots[Screen.province]
    return bytes(China.roots) + bytes(province.children) + bytes(province.children[0].children)
  }

  @inline(never)
  static func childCounts(_ rows: [Int]) -> Int {
    let regions = China.regions
    return rows.reduce(0) { $0 &+ regions[$1].children.count &* $1 }
  }

  @inline(never)
  static func parents(_ rows: [Int]) -> Int {
    let regions = China.regions
    return rows.reduce(0) { $0 &+ (regions[$1].parent?.index ?? 0) }
  }

  @inline(never)
  static func names(_ rows: [Int]) -> Int {
    let regions = China.regions
    return rows.reduce(0) { $0 &+ regions[$1].name.utf8.count }
  }

  @inline(never)
  static func nameBytes(_ rows: [Int]) -> Int {
    let regions = China.regions
    return rows.reduce(0) { sum, row in
      let name = regions[row].nameUTF8
      return sum &+ name.count &* Int(name[0])
    }
  }

  @inline(never)
  static func walk() -> Int {
    var sum = 0
    for region in China.depthFirst {
      sum &+= region.nameUTF8.count &+ Int(truncatingIfNeeded: region.integerCode ?? 0)
    }
    return sum
  }

  @inline(never)
  static func rows(ofCodes codes: [UInt32]) -> Int { codes.reduce(0) { $0 &+ (China[code: $1]?.index ?? 0) } }

  @inline(never)
  static func names(ofCodes codes: [UInt32]) -> Int {
    codes.reduce(0) { $0 &+ (China[code: $1]?.name.utf8.count ?? 0) }
  }

  @inline(never)
  static func rows(ofNames names: [String]) -> Int {
    names.reduce(0) { $0 &+ China.regions(named: $1).reduce(0) { $0 &+ $1.index } }
  }

  @inline(never)
  static func searches(_ texts: [String]) -> Int {
    texts.reduce(0) { $0 &+ China.search($1).reduce(0) { $0 &+ $1.index } }
  }

  @inline(never)
  static func scroll(_ session: ScrollSession) -> Int {
    var selection = CascadeSelection<China>()
    return session.run(
      rowCount: { selection.rowCount(inColumn: $0) }, select: { selection.select(row: $0, inColumn: $1) },
      title: { selection.title(ofRow: $0, inColumn: $1) ?? "" })
  }

  /// Without a selection: the rows of each column are kept, and nothing looks after them.
  @inline(never)
  static func scrollByHand(_ session: ScrollSession) -> Int {
    let none = China.roots.slice(0..<0)
    return session.run(
      keeping: China.roots, children: { row, rows in row < rows.count ? rows[row].children : none },
      title: { row, rows in rows[row].name })
  }
}
