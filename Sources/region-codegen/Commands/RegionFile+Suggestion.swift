extension RegionFile {
  /// The `regions.json` that says what was found out about the files; `nil` where nothing was,
  /// or where it says more already.
  var suggestion: String? {
    guard let shape = recognition.shape, !recognition.regions.isEmpty, !table.isMapped else { return nil }
    let shapes = [shape] + recognition.joinedShapes
    guard shapes.count == table.inputs.count else { return nil }
    let name = table.name.isEmpty ? "MyRegions" : table.name
    let inputs = zip(table.inputs, shapes).map { input, shape in
      var parts: [String] = []
      if !input.at.isEmpty { parts.append("\"at\": [\(input.at.map(JSONText.string).joined(separator: ", "))]") }
      parts.append(shape.configurationLine)
      if !input.nameFormats.isEmpty {
        parts.append("\"nameFormat\": [\(input.nameFormats.map { JSONText.string($0.text) }.joined(separator: ", "))]")
      }
      return (file: JSONText.string(input.file), parts: parts)
    }
    let entry =
      inputs.count == 1
      ? (["\"input\": \(inputs[0].file)"] + inputs[0].parts).joined(separator: ", ")
      : "\"inputs\": ["
        + inputs.map { "{" + (["\"file\": \($0.file)"] + $0.parts).joined(separator: ", ") + "}" }
        .joined(separator: ", ") + "]"
    return "{\"tables\": {\(JSONText.string(name)): {\(entry)}}}"
  }
}
