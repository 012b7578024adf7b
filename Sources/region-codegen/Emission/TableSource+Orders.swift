extension TableSource {
  /// Writes the orders of regions by which names are found.
  func nameOrders(_ source: inout SourceWriter) {
    source.line()
    order(nameOrder, requirement: "rowByName", &source)
    if let order = shortNameOrder { self.order(order, requirement: "rowByShortName", &source) }
  }

  private func order(_ order: PackedColumn, requirement: String, _ source: inout SourceWriter) {
    source.block("\(access.inlinable)\(access.modifier)static func \(requirement)(at position: Int) -> Int") {
      $0.line("\(order.name)[position]")
    }
    order.write(to: &source, access: access)
  }

  /// Writes the orders of regions by kind and by level, if there are any.
  func groupOrders(_ source: inout SourceWriter) {
    guard layout.kindOrder != nil || layout.levelOrder != nil else { return }
    source.line()
    source.line(
      "// Kinds and levels; not part of the table's conformance, so that they cost nothing where they are not used.")
    for column in groupColumns { column.writeApart(to: &source, access: access) }
  }

  /// Writes what gives the regions of a kind and of a level.
  func groups(_ source: inout SourceWriter) {
    guard layout.kindOrder != nil || layout.levelOrder != nil else { return }
    source.extend(name) { source in
      if layout.kindOrder != nil {
        source.line("/// The regions of a kind, in table order.")
        source.line("///")
        source.line("/// - Complexity: O(1).")
        source.block(
          "\(access.apartModifier)static func regions(of kind: RegionKind<\(name)>) -> RegionList<\(name)>"
        ) {
          $0.line("RegionList(Storage.kindOrder, group: kind.index + 1, starts: Storage.kindStarts)")
        }
      }
      if layout.kindOrder != nil, layout.levelOrder != nil { source.line() }
      if layout.levelOrder != nil {
        source.line("/// The regions of a level, in table order.")
        source.line("///")
        source.line("/// - Complexity: O(1).")
        source.block(
          "\(access.apartModifier)static func regions(at level: RegionLevel) -> RegionList<\(name)>"
        ) {
          $0.line("RegionList(Storage.levelOrder, group: level.rawValue, starts: Storage.levelStarts)")
        }
      }
    }
  }

  private var groupColumns: [PackedColumn] {
    [("kind", layout.kindOrder), ("level", layout.levelOrder)].flatMap { name, groups in
      groups.map {
        [PackedColumn(name: "\(name)Order", $0.order), PackedColumn(name: "\(name)Starts", $0.starts)]
      } ?? []
    }
  }

  private var nameOrder: PackedColumn { PackedColumn(name: "nameOrder", layout.nameOrder) }
  private var shortNameOrder: PackedColumn? {
    layout.shortNameOrder.map { PackedColumn(name: "shortNameOrder", $0) }
  }

  var nameOrderByteCount: Int { nameOrder.byteCount + (shortNameOrder?.byteCount ?? 0) }
  var groupOrderByteCount: Int { groupColumns.reduce(0) { $0 + $1.byteCount } }
}
