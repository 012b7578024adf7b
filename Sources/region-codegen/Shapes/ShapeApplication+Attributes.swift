extension ShapeApplication {
  mutating func addAttribute(
    _ entry: Node.Entry,
    _ record: Shape.Record,
    isKey: Bool = true,
    to region: inout RegionNode
  ) {
    let key = isKey ? entry.key : nil
    switch entry.key {
    case record.latitude: addCoordinate(.latitude, entry, to: &region)
    case record.longitude: addCoordinate(.longitude, entry, to: &region)
    default:
      let type = record.attributes.first { $0.key == entry.key }?.type
      if let value = AttributeValue(entry.node.value) {
        if !entry.node.isVoid, let type, !value.isOf(ShapeWord.valueType(type)) {
          unexpected(entry.node, under: key, "\(type == "integer" ? "an" : "a") \(ShapeWord.valueType(type))")
          return
        }
        let name = type.map { ShapeWord.ofNames.contains($0) } == true ? type : nil
        region.attributes.append(.init(key: name ?? entry.key, value: value, position: entry.node.position))
      } else if !entry.node.isVoid {
        let word = ShapeWord.written(entry.key)
        unexpected(
          entry.node, under: key, "a string, a number, a boolean, data or a date",
          remedy: key == nil ? nil : "change it, or say in the shape that it is left out, as with \(word): ignored")
      }
    }
  }

  private mutating func addCoordinate(_ coordinate: Coordinate, _ entry: Node.Entry, to region: inout RegionNode) {
    guard !entry.node.isVoid else { return }
    guard let degrees = coordinate.degrees(of: entry.node.value) else {
      unexpected(entry.node, under: entry.key, "a \(coordinate) in degrees")
      return
    }
    let position = entry.node.position
    region.attributes.append(.init(key: coordinate.rawValue, value: .real(degrees), position: position))
  }
}

extension AttributeValue {
  /// Whether a value may be called by this type; whole numbers are real ones too.
  fileprivate func isOf(_ type: String) -> Bool {
    switch self {
    case .string: type != "integer" && type != "real" && type != "boolean"
    case .integer: type != "string" && type != "boolean"
    case .real: type != "string" && type != "boolean" && type != "integer"
    case .boolean: type != "string" && type != "real" && type != "integer"
    }
  }
}
