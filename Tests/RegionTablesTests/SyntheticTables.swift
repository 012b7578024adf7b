import RegionTables

/// A table over any storage.
enum Table<Storage: RegionStorage>: RegionTable {}

/// Rows that are worked out while the test runs, by other means than the generator's.
///
/// Regions are named with one letter each.
protocol SyntheticStorage: RegionStorage {
  static var tree: SyntheticTree { get }
}

extension SyntheticStorage {
  static var depthCount: Int { tree.depthStarts.count - 1 }
  static func depthStart(at depth: Int) -> UInt32 { tree.depthStarts[depth] }
  static func row(at index: Int) -> RegionRow { tree.rows[index] }
  static func nameText(at index: Int) -> RegionText { RegionText(integerLiteral: 1 << 32 | UInt64(index % 26)) }
  static func rowByName(at position: Int) -> Int { tree.rowsByName[position] }
  static var namePool: StaticString { "abcdefghijklmnopqrstuvwxyz\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0" }
}

struct SyntheticTree {
  let rows: [RegionRow]
  let depthStarts: [UInt32]
  let rowsByName: [Int]

  /// - Parameter childCount: How many children the region of the given depth and number has.
  init(roots: Int, childCount: (_ depth: Int, _ index: Int) -> Int) {
    var rows: [RegionRow] = []
    var starts: [UInt32] = [0]
    var parents = Array(repeating: 0xfff_ffff, count: roots)
    var first = roots
    var depth = 0
    while !parents.isEmpty {
      var next: [Int] = []
      for parent in parents {
        let index = rows.count
        rows.append(RegionRow(integerLiteral: UInt64(parent) << 28 | UInt64(first)))
        let count = childCount(depth, index)
        next += Array(repeating: index, count: count)
        first += count
      }
      starts.append(UInt32(rows.count))
      parents = next
      depth += 1
    }
    rowsByName = rows.indices.sorted { ($0 % 26, $0) < ($1 % 26, $1) }
    rows.append(RegionRow(integerLiteral: 0xfff_ffff << 28 | UInt64(first)))
    self.rows = rows
    depthStarts = starts
  }
}

typealias EmptyTable = Table<EmptyTableStorage>
enum EmptyTableStorage: SyntheticStorage {
  static let tree = SyntheticTree(roots: 0) { _, _ in 0 }
}

typealias OneRegion = Table<OneRegionStorage>
enum OneRegionStorage: SyntheticStorage {
  static let tree = SyntheticTree(roots: 1) { _, _ in 0 }
}

typealias Ragged = Table<RaggedStorage>
enum RaggedStorage: SyntheticStorage {
  static let tree = SyntheticTree(roots: 5) { depth, index in depth < 4 ? (index * 7 + depth) % 4 : 0 }
}

typealias LeavesFirst = Table<LeavesFirstStorage>
enum LeavesFirstStorage: SyntheticStorage {
  static let tree = SyntheticTree(roots: 3) { depth, index in depth < 2 && index % 3 == 2 ? 2 : 0 }
}

typealias ThousandChildren = Table<ThousandChildrenStorage>
enum ThousandChildrenStorage: SyntheticStorage {
  static let tree = SyntheticTree(roots: 2) { depth, index in depth == 0 && index == 1 ? 1_000 : 0 }
}

typealias TenLevels = Table<TenLevelsStorage>
enum TenLevelsStorage: SyntheticStorage {
  static let tree = SyntheticTree(roots: 1) { depth, _ in depth < 9 ? 1 + depth % 2 : 0 }
}
