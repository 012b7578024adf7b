/// Reads the regions of a table from its files, as `regions.json` says.
enum TableReading {
  /// A file of a table, as its diagnostics call it.
  struct File {
    var name: String
    var root: Node
  }

  /// - Parameters:
  ///   - inputs: one for each of the table's, in their order.
  ///   - order: the file that gives the order.
  static func read(_ table: Configuration.Table, from inputs: [File], order: File? = nil) -> Recognition {
    guard let first = table.inputs.first, let firstFile = inputs.first, inputs.count == table.inputs.count else {
      return Recognition(shape: nil, regions: [], diagnostics: [])
    }
    var reading = InputReading(first, file: firstFile.name, firstFile.root, changed: table.changes.regions)
    var recognition = reading.tree()
    if table.inputs.count > 1, !recognition.hasErrors {
      recognition = joined(recognition, table, inputs)
    }
    guard !recognition.hasErrors, table.isMapped else { return recognition }
    var findings = Findings()
    findings.add(recognition.diagnostics)
    recognition.regions = mapped(recognition.regions, table, order, &findings)
    if recognition.regions.isEmpty, !findings.hasErrors, let last = table.drop.first ?? table.changes.remove.first {
      findings.add(
        .noRegions, at: last.position,
        "what \"drop\" and \"changes\" take out is all there is; leave at least one region")
    }
    recognition.diagnostics = findings.diagnostics
    if findings.hasErrors { recognition.regions = [] }
    return recognition
  }

  private static func joined(
    _ first: Recognition, _ table: Configuration.Table, _ files: [File]
  ) -> Recognition {
    var join = Join(first, file: files[0].name, changed: table.changes.regions)
    for (input, file) in zip(table.inputs, files).dropFirst() where !join.findings.hasErrors {
      join.add(input, file: file.name, file.root)
    }
    join.demoteRepeatedCodes()
    return Recognition(
      shape: join.shapes.first,
      regions: join.findings.hasErrors ? [] : join.forest.regions,
      diagnostics: join.findings.diagnostics,
      joinedShapes: Array(join.shapes.dropFirst()))
  }

  private static func mapped(
    _ regions: [RegionNode], _ table: Configuration.Table, _ order: File?, _ findings: inout Findings
  ) -> [RegionNode] {
    var regions = regions
    if table.changes != .init() {
      var forest = RegionForest(regions)
      forest.apply(table.changes, &findings)
      regions = forest.regions
    }
    if !table.drop.isEmpty {
      var dropping = Dropping(table.drop)
      regions = dropping.apply(to: regions, &findings)
    }
    if let place = table.order, let order {
      regions = Ordering.apply(order, place, to: regions, &findings)
    }
    if let columns = table.columns {
      regions = Padding(columns, regions, &findings).apply(to: regions)
    }
    return regions
  }
}

extension Configuration.Changes {
  /// The regions of the files that are to be different.
  fileprivate var regions: ChangedRegions {
    ChangedRegions(removed: remove.map(\.value), renamed: rename.map(\.region.value))
  }
}

extension Configuration.Table {
  /// Whether the tree is not left as the files have it.
  var isMapped: Bool { order != nil || changes != .init() || !drop.isEmpty || columns != nil }
}
