import RegionTables

/// What must hold for every table, checked the slow way.
public struct TableProperties<Table: RegionTable> {
  /// One line for each violation, none if all is well.
  public private(set) var violations: [String] = []

  public init(of table: Table.Type) {
    checkRanges()
    checkNames()
    for region in Table.regions {
      checkPlace(of: region)
      checkWays(from: region)
      checkTexts(of: region)
    }
    check(Array(Table.depthFirst) == descend(Table.roots), "the depth-first walk visits all, in order")
  }

  /// Children and depths each partition the rows, in order.
  private mutating func checkRanges() {
    let all = Array(Table.regions)
    let byParent = Array(Table.roots) + all.flatMap { Array($0.children) }
    let byDepth = (0..<Table.depthCount).flatMap { Array(Table.regions(atDepth: $0)) }
    check(all.map(\.index) == Array(0..<Table.count), "regions are numbered in order")
    check(byParent == all, "roots and children together are all regions, in order")
    check(byDepth == all, "the depths together are all regions, in order")
    for depth in 0..<Table.depthCount {
      check(!Table.regions(atDepth: depth).isEmpty, "there are regions at depth \(depth)")
    }
    for depth in [-1, Table.depthCount, .max, .min] {
      check(Table.regions(atDepth: depth).isEmpty, "there are no regions at depth \(depth)")
    }
  }

  private mutating func checkPlace(of region: Region<Table>) {
    let siblings = region.parent?.children ?? Table.roots
    check(Array(siblings).contains(region), "the parent of \(region.index) lists it")
    check(region.siblings == siblings, "\(region.index) has the siblings that its parent lists")
    if let position = siblings.firstIndex(of: region) {
      check(siblings[position] == region, "\(region.index) is where its siblings say")
    }
    for child in region.children { check(child.parent == region, "\(child.index) knows its parent") }
    let depth = region.parent.map { $0.depth + 1 } ?? 0
    check(region.depth == depth, "\(region.index) is one deeper than its parent")
    check(Table.regions(atDepth: depth).contains(region), "\(region.index) is among its depth")
  }

  private mutating func checkWays(from region: Region<Table>) {
    var climbed = [region]
    while let parent = climbed[0].parent { climbed.insert(parent, at: 0) }
    check(Array(region.path) == climbed, "the path of \(region.index) leads from a root to it")
    check(Array(region.ancestors) == climbed.dropLast().reversed(), "the ancestors of \(region.index) lead up")
    let names = climbed.map(\.name).joined(separator: "/")
    check(region.path.joined(separator: "/") == names, "the path of \(region.index) joins its names")
    check(Array(region.descendants) == descend(region.children), "the descendants of \(region.index) are all")
  }

  /// Every name finds all regions that have it, in table order.
  private mutating func checkNames() {
    let byName = Dictionary(grouping: Table.regions) { Array($0.name.utf8) }
    let byShortName = Dictionary(grouping: Table.regions) { Array($0.shortName.utf8) }
    for (name, regions) in byName {
      let found = Table.regions(named: String(decoding: name, as: UTF8.self))
      check(found.elementsEqual(regions), "\(regions[0].index) and its namesakes are found by name")
    }
    for (name, regions) in byShortName where byName[name] == nil {
      let found = Table.regions(named: String(decoding: name, as: UTF8.self))
      check(isCalled(found, by: name, regions), "\(regions[0].index) and its namesakes are found by short name")
    }
    for (name, regions) in byName {
      let text = String(decoding: name, as: UTF8.self)
      for other in [String(text.dropLast()), String(text.dropFirst()), text + "!"] {
        let found = Table.regions(named: other)
        let bytes = Array(other.utf8)
        let holds =
          byName[bytes].map { found.elementsEqual($0) } ?? isCalled(found, by: bytes, byShortName[bytes] ?? [])
        check(holds, "what the name of \(regions[0].index) contains finds only its own")
      }
    }
  }

  /// Whether regions are those with a short name, and others only where that and a Chinese suffix is their name.
  private func isCalled(_ found: RegionList<Table>, by name: [UInt8], _ regions: [Region<Table>]) -> Bool {
    let suffixes = ["省", "市", "区", "县", "旗", "盟", "州"].map { Array($0.utf8) }
    let others = found.filter { !regions.contains($0) }
    return Set(found).isSuperset(of: regions) && found.elementsEqual(found.sorted())
      && others.allSatisfy { other in
        let stem = suffixes.contains { name.suffix(3).elementsEqual($0) } ? name.dropLast(3) : name[...]
        let isBeginning = other.nameUTF8.starts(with: stem) || other.shortNameUTF8.starts(with: stem)
        return isBeginning && suffixes.contains { other.nameUTF8.suffix(3).elementsEqual($0) }
      }
  }

  private mutating func checkTexts(of region: Region<Table>) {
    check(!region.name.isEmpty, "\(region.index) has a name")
    check(region.nameUTF8.elementsEqual(region.name.utf8), "\(region.index) has the same name as bytes")
    check(!region.shortName.isEmpty, "\(region.index) has a short name")
    check(region.shortNameUTF8.elementsEqual(region.shortName.utf8), "\(region.index) has the same short name as bytes")
    check(region.description == region.name, "\(region.index) describes itself by name")
    if let code = region.code { check(Table[code: code] == region, "\(region.index) is found by its code") }
    if let code = region.integerCode {
      check(Table[code: code] == region, "\(region.index) is found by its code as a number")
      check(region.code == String(code), "\(region.index) has one code in both forms")
    }
    if let kind = region.kind {
      check(RegionKind<Table>.all.contains(kind), "the kind of \(region.index) is one of the table's")
    }
  }

  private func descend(_ regions: Regions<Table>) -> [Region<Table>] {
    regions.flatMap { [$0] + descend($0.children) }
  }

  private mutating func check(_ holds: Bool, _ statement: String) {
    if !holds { violations.append("not so: \(statement)") }
  }
}
