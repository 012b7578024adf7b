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

  private var nameOrder: PackedColumn { PackedColumn(name: "nameOrder", layout.nameOrder) }
  private var shortNameOrder: PackedColumn? {
    layout.shortNameOrder.map { PackedColumn(name: "shortNameOrder", $0) }
  }

  var orderByteCount: Int { nameOrder.byteCount + (shortNameOrder?.byteCount ?? 0) }
}
