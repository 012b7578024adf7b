import RegionTables

/// A linked picker as it would be written without thinking of cost: a copy of the tree that has every padding and every
/// row on top written out, and one number for each column.
struct SlowPicker<Table: RegionTable> {
  final class Node {
    /// `nil` for a row on top that is no region.
    let region: Region<Table>?
    let title: String
    let children: [Node]

    init(region: Region<Table>?, title: String, children: [Node]) {
      self.region = region
      self.title = title
      self.children = children
    }
  }

  let presentation: Presentation
  let columnCount: Int
  let roots: [Node]
  /// Where each region is in the tree, in all columns that show it, from the first on.
  private(set) var places: [Region<Table>: [[Int]]] = [:]
  /// The chosen row of each column that has rows.
  private(set) var rows: [Int] = []

  init(_ presentation: Presentation) {
    self.presentation = presentation
    let width = presentation.paddedTo.map { min(max($0, 1), max(Table.depthCount, 64)) }
    let whole = width ?? max(Table.depthCount, 1)
    let count = min(whole, max(presentation.stopAt ?? .max, 0) < whole ? max(presentation.stopAt ?? 0, 0) + 1 : whole)
    columnCount = count

    func height(_ region: Region<Table>) -> Int {
      region.children.map { height($0) + 1 }.max() ?? 0
    }
    func level(_ regions: [Region<Table>], _ column: Int) -> [Node] {
      if column == count || regions.isEmpty { return [] }
      var nodes: [Node] = regions.map { region in
        let isRepeated = width.map { height(region) < $0 - 1 - column } ?? false
        let below = isRepeated ? [region] : Array(region.children)
        return Node(region: region, title: region.name, children: level(below, column + 1))
      }
      if column < presentation.extraRows.count, let title = presentation.extraRows[column] {
        nodes.insert(Node(region: nil, title: title, children: []), at: 0)
      }
      return nodes
    }
    roots = level(Array(Table.roots), 0)
    note(roots, below: [])
    fill()
  }

  private mutating func note(_ nodes: [Node], below rows: [Int]) {
    for (row, node) in nodes.enumerated() {
      if let region = node.region { places[region, default: []].append(rows + [row]) }
      note(node.children, below: rows + [row])
    }
  }

  private mutating func fill() {
    while !nodes(rows.count).isEmpty { rows.append(0) }
  }
}

extension SlowPicker {
  /// The rows of a column.
  func nodes(_ column: Int) -> [Node] {
    guard column >= 0, column <= rows.count else { return [] }
    return rows.prefix(column).reduce(roots) { $0[$1].children }
  }

  func chosen(_ column: Int) -> Node? {
    column >= 0 && column < rows.count ? nodes(column)[rows[column]] : nil
  }

  var region: Region<Table>? {
    rows.indices.compactMap { chosen($0)?.region }.last
  }

  mutating func select(row: Int, column: Int) -> Bool {
    guard nodes(column).indices.contains(row) else { return false }
    rows = rows.prefix(column) + [row]
    fill()
    return true
  }

  mutating func select(_ target: Region<Table>?, columnCount: Int = 0) {
    var shown = target
    while let region = shown, places[region] == nil { shown = region.parent }
    let places = shown.flatMap { self.places[$0] } ?? []
    rows = places.min { abs($0.count - columnCount) < abs($1.count - columnCount) } ?? []
    fill()
  }
}
