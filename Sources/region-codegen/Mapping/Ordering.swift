/// Brings regions into the order of a list that has their names or codes.
enum Ordering {
  static func apply(
    _ file: TableReading.File, _ order: Configuration.Order, to regions: [RegionNode], _ findings: inout Findings
  ) -> [RegionNode] {
    let input = Configuration.Input(file: order.file, position: order.position, at: order.at)
    var reading = InputReading(input, file: file.name, file.root)
    let list = reading.value()
    findings.add(reading.findings.diagnostics)
    guard let list, let texts = texts(in: list, file.name, &findings) else { return regions }

    var forest = RegionForest(regions)
    let lookup = RegionLookup(forest)
    var numbersOfName: [String: [Int]] = [:]
    for (number, node) in forest.nodes.enumerated() { numbersOfName[node.name, default: []].append(number) }
    var ranks = [Int?](repeating: nil, count: forest.nodes.count)
    var listed: Set<String> = []
    for (rank, text) in texts.enumerated() where listed.insert(text.value).inserted {
      // A root is not confused with a region below it that has the same name.
      var found = lookup.regions(called: text.value)
      if found.isEmpty { found = numbersOfName[text.value] ?? [] }
      if found.isEmpty {
        findings.add(
          .noSuchRegion, at: text.position,
          "there is no region \(text.value.excerpt) to give a place in the order; correct it or remove it")
      }
      for number in found where ranks[number] == nil { ranks[number] = rank }
    }
    for parent in [nil] + forest.nodes.indices.map(Optional.some) {
      sort(under: parent, by: ranks, &forest, &findings)
    }
    return forest.regions
  }

  /// An array of strings or whole numbers.
  private static func texts(in list: Node, _ file: String, _ findings: inout Findings) -> [Placed<String>]? {
    guard case .array(let items) = list.value else {
      findings.add(
        .unexpectedValue, at: list.position,
        "\(file) holds \(list.summary) where an array of names or codes is expected; say in \"at\" where that is")
      return nil
    }
    return items.compactMap { item in
      if let text = CodeForm.text(of: item.value) { return Placed(value: text, position: item.position) }
      findings.add(
        .unexpectedValue, at: item.position,
        "there is \(item.summary) where a name or a code is expected; change it or remove it")
      return nil
    }
  }

  private static func sort(
    under parent: Int?, by ranks: [Int?], _ forest: inout RegionForest, _ findings: inout Findings
  ) {
    let siblings = forest.siblings(under: parent)
    guard siblings.contains(where: { ranks[$0] != nil }) else { return }
    for number in siblings where ranks[number] == nil {
      let node = forest.nodes[number]
      findings.add(
        .unlistedRegion, at: node.position,
        "\(node.name.excerpt) has no place in the order, so it comes after those that have; list it")
    }
    let sorted = siblings.enumerated().sorted { one, other in
      (ranks[one.element] ?? .max, one.offset) < (ranks[other.element] ?? .max, other.offset)
    }
    forest.setSiblings(sorted.map(\.element), under: parent)
  }
}
