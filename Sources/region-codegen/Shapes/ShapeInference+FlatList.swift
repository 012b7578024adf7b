extension ShapeInference {
  /// Looks for a tree in a list that has none in its nesting: in references to parents, or in the codes.
  mutating func recognizeFlatList(_ start: Node, _ shape: inout Shape) {
    let level = shape.levels[0]
    guard level.wrapper.isEmpty else { return }
    var contents = CollectionContents([RegionCollection(node: start)])
    if level.collection == .keyed(by: .index) || level.collection == .keyed(by: .code) {
      contents.addValuesAsItems()
    }
    let groups = level.record.opened.sorted { $0.utf8.count < $1.utf8.count }
      .reduce(contents.items) { $0.opening($1) }
    let columns = RecordColumns(level.item == .record ? groups : [])
    guard shape.levels.count == 1, level.record.children.isEmpty else {
      reportOtherParents(columns, shape)
      return
    }
    if let reference = parentReference(columns, level, at: start.position) {
      refuseOwnParents(reference, columns, shape)
      shape.levels[0].record.parent = reference.column.key
      shape.levels[0].record.attributes.removeAll { $0.key == reference.column.key }
      shape.hierarchy = .references(to: reference.identity)
      return
    }
    // Where records say that they have no children, their codes have no say.
    let isNested = columns.columns.contains {
      $0.words.childrenRank == 3 && $0.cells.contains { columns.value($0).isCollection }
    }
    if !isNested { recognizeCodePrefix(rows(start, shape), start, &shape) }
    if shape.hierarchy == .nesting {
      let reported = reportOtherParents(columns, shape)
      reportSignsOfTree(columns, shape, beside: reported)
      reportParentRecords(columns, shape)
      if level.collection == .keyed(by: .code) || level.item == .keyed(by: .code) { reportNestedKeys(start, shape) }
    }
  }

  private func rows(_ start: Node, _ shape: Shape) -> [RegionNode] {
    var application = ShapeApplication(Shape(levels: shape.levels, nameFormats: premises.nameFormats))
    return application.regions(of: start)
  }
}
