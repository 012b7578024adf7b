extension [NodePath.Step] {
  /// What `regions.json` says of a value below this one: the whole way from the root of its file.
  func atLine(_ keys: [String]) -> String {
    let above = map { step in
      switch step {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
    let keys = above + keys
    // What has a dot in it would be read as two.
    let isPlain = keys.allSatisfy { !$0.isBlank && !$0.contains(".") }
    return "\"at\": "
      + (isPlain ? JSONText.string(keys.joined(separator: ".")) : JSONText.array(keys.map(JSONText.string)))
  }

  /// What `regions.json` says where values of one file are the levels of one tree, from the roots down.
  func inputsLine(_ values: [[String]]) -> String {
    let inputs = values.enumerated().map { index, keys in "{\(index == 0 ? "\"file\": …, " : "")\(atLine(keys))}" }
    return "\"inputs\": [\(inputs.joined(separator: ", "))]"
  }
}
