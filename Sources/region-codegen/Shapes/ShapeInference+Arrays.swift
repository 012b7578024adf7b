extension ShapeInference {
  /// What `regions.json` says of a value below the one that holds the regions.
  func atLine(_ key: String) -> String { premises.path.atLine(known.wrapper + [key]) }

  /// What to do with lists in a list, which are not read where regions would be: mostly each is a level, as in
  /// `[[provinces], [cities], [districts]]`.
  func remedy(forListsIn collection: Node) -> String {
    let plain =
      "arrays in arrays are read as the rows of a table, where all have one length and a column with names; write names "
      + "and what they hold as dictionaries, such as {\"浙江\": [\"杭州\", \"宁波\"]}"
    guard known.levels.isEmpty, case .array(let items) = collection.value, items.count <= FlatList.maximumDepth,
      items.allSatisfy({ if case .array = $0.value { $0.mayHoldRegions() } else { false } })
    else { return plain }
    guard items.count > 1 else { return "say in regions.json that they are one level further in: \(atLine("0"))" }
    let levels = items.indices.map { known.wrapper + [String($0)] }
    guard let file = premises.file,
      let line = premises.path.inputsLine(joining: levels, in: file, at: collection.position)
    else { return plain }
    return
      "where each of the \(items.count) arrays is a level of one tree, list them in regions.json, from the roots down: "
      + "\(line); where one of them is all that is meant, say \(atLine("0"))"
  }
}
