extension ShapeInference {
  /// What `regions.json` says of a value below the one that holds the regions: the whole way from the root of its file.
  func atLine(_ steps: String...) -> String {
    let above = path.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
    let keys = above + known.wrapper + steps
    // What has a dot in it would be read as two.
    let isPlain = keys.allSatisfy { !$0.isBlank && !$0.contains(".") }
    return "\"at\": "
      + (isPlain ? JSONText.string(keys.joined(separator: ".")) : JSONText.array(keys.map(JSONText.string)))
  }

  /// What to do with lists in a list, which are not read where regions would be: mostly each is a level, as in
  /// `[[provinces], [cities], [districts]]`.
  func remedy(forListsIn collection: Node) -> String {
    let plain = "write names and what they hold as dictionaries, as arrays in arrays are not read"
    guard known.levels.isEmpty, case .array(let items) = collection.value, items.count <= FlatList.maximumDepth,
      items.allSatisfy({ if case .array = $0.value { $0.mayHoldRegions() } else { false } })
    else { return plain }
    guard items.count > 1 else { return "say in regions.json that they are one level further in: \(atLine("0"))" }
    let inputs = items.indices.map { "{\($0 == 0 ? "\"file\": …, " : "")\(atLine(String($0)))}" }
    return
      "where each of the \(items.count) arrays is a level of one tree, list them in regions.json, from the roots down: "
      + "\"inputs\": [\(inputs.joined(separator: ", "))]; where one of them is all that is meant, say \(atLine("0"))"
  }
}
