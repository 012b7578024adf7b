/// Regions as text that other programs read.
enum RegionDump {
  /// One object with the key `regions`; in each region `name`, and `code`, `kind`, `attributes` and `children`
  /// where it has them. Ends with a line break.
  static func json(_ regions: [RegionNode]) -> String {
    var text = "{\"regions\":"
    append(regions, to: &text)
    text += "}\n"
    return text
  }

  /// One line a region, depth-first: the names from the root down, joined by `/`. What cannot be seen in them, line breaks
  /// among it, is written as an escape.
  static func paths(_ regions: [RegionNode]) -> String {
    var text = ""
    func append(_ regions: [RegionNode], below path: String) {
      for region in regions {
        let own = path + SwiftLiteral.visible(region.name)
        text += own + "\n"
        append(region.children, below: own + "/")
      }
    }
    append(regions, below: "")
    return text
  }

  private static func append(_ regions: [RegionNode], to text: inout String) {
    text += "["
    for (index, region) in regions.enumerated() {
      text += index == 0 ? "{" : ",{"
      text += "\"name\":" + JSONText.string(region.name)
      if let code = region.code { text += ",\"code\":" + JSONText.string(code) }
      if let kind = region.kind { text += ",\"kind\":" + JSONText.string(kind) }
      if !region.attributes.isEmpty {
        text += ",\"attributes\":{"
        text += region.attributes.map {
          JSONText.string($0.key) + ":" + JSONText.value($0.value)
        }.joined(separator: ",")
        text += "}"
      }
      if !region.children.isEmpty {
        text += ",\"children\":"
        append(region.children, to: &text)
      }
      text += "}"
    }
    text += "]"
  }
}
