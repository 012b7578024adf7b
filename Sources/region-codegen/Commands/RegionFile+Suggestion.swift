extension RegionFile {
  /// The `regions.json` that says what was found out about the files, beside all that is said of them already; `nil` where
  /// nothing was found out.
  var suggestion: String? {
    guard let shape = recognition.shape, !recognition.regions.isEmpty else { return nil }
    let shapes = [shape] + recognition.joinedShapes
    guard shapes.count == table.inputs.count else { return nil }
    let name = table.name.isEmpty ? "MyRegions" : table.name
    var members = table.members.map { ($0.key, JSONText.node($0.node)) }
    if let inputs = table.members.firstIndex(where: { $0.key == "inputs" }) {
      let written: [Node] = if case .array(let items) = table.members[inputs].node.value { items } else { [] }
      let inputs = zip(written, shapes).map { input, shape in
        if case .string(let file) = input.value {
          return JSONText.object([("file", JSONText.string(file))].saying(shape, after: "file"))
        }
        return JSONText.object(input.entries.map { ($0.key, JSONText.node($0.node)) }.saying(shape, after: "at"))
      }
      members = members.map { $0.0 == "inputs" ? ("inputs", JSONText.array(inputs)) : $0 }
    } else {
      if members.isEmpty { members = [("input", JSONText.string(table.inputs[0].file))] }
      members = members.saying(shape, after: "at")
    }
    return JSONText.object([("tables", JSONText.object([(name, JSONText.object(members))]))])
  }
}

extension [(String, String)] {
  /// Members of an object with the shape among them, in the place of another one or behind those that say what is read.
  fileprivate func saying(_ shape: Shape, after key: String) -> [(String, String)] {
    var members = filter { $0.0 != "shape" }
    let place = members.lastIndex { $0.0 == key } ?? members.lastIndex { $0.0 == "input" || $0.0 == "file" } ?? -1
    members.insert(("shape", JSONText.string(shape.grammar)), at: place + 1)
    return members
  }
}
