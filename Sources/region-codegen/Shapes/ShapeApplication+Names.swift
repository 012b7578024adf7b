extension ShapeApplication {
  /// Gives the region its name, and the code that is written with it; `false` where there is no name.
  mutating func setName(
    _ string: String,
    at position: SourcePosition,
    _ depth: Int,
    of region: inout RegionNode
  ) -> Bool {
    guard let name = checkedName(string, at: position, ofCode: region.code) else { return false }
    region.name = name
    if name.utf8.isEmpty { return true }
    // One format is for all levels.
    let formats = shape.nameFormats
    guard deferred == nil, let format = formats.count == 1 ? formats[0] : formats.dropFirst(depth).first else {
      return true
    }
    guard let parts = format.parts(of: name) else {
      add(
        .nameFormat,
        at: position,
        "\(name.excerpt) is not written as \"nameFormat\" says; correct one of them"
      )
      return true
    }
    region.name = parts.name
    if region.code == nil { region.code = parts.code }
    return true
  }

  private mutating func checkedName(_ string: String, at position: SourcePosition, ofCode code: String?) -> String? {
    let name = string.trimmingBlanks()
    if name.utf8.isEmpty {
      if changed.mayLackName(code: code) { return name }
      add(
        .emptyName,
        at: position,
        "the name of \(place) is empty; fill it in or remove the region"
          + (code.map { ", in regions.json: \"changes\": {\"remove\": [\(JSONText.string($0))]}" } ?? "")
      )
      return nil
    }
    if name.utf8.count != string.utf8.count {
      add(
        .trimmedName,
        at: position,
        "\(string.excerpt) has blanks at its ends, which were removed; remove them in the file"
      )
    }
    return name
  }

  mutating func reportMissingName(of region: RegionNode, _ record: Shape.Record, _ other: Node?) {
    let advice = ChangedRegions.advice(toRemove: region.code)
    if let other, let key = record.name {
      let isNull = if case .null = other.value { true } else { false }
      let remedy = !isNull ? "make it a string" : advice.isEmpty ? "fill it in or remove the region" : "fill it in"
      add(
        .missingName, at: other.position,
        "\(key.excerpt) of \(place) holds \(other.summary), not a name; \(remedy)\(advice)")
    } else {
      let remedy = record.name.map { "add \($0.excerpt)" } ?? "give it one"
      add(.missingName, at: region.position, "the record \(place) has no name; \(remedy)\(advice)")
    }
  }
}
