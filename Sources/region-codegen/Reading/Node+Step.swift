extension Node {
  /// What stands in the value under a key, or in its place in an array, counted from 0.
  ///
  /// - Parameter place: what the value is called in the reason.
  /// - Throws: Why there is nothing.
  func step(into key: String, of place: String) throws(MissingStep) -> (step: NodePath.Step, node: Node) {
    switch value {
    case .dictionary(let entries):
      if let entry = entries.first(where: { $0.key == key }) { return (.key(key), entry.node) }
      let keys = entries.prefix(5).map(\.key.excerpt).joined(separator: ", ") + (entries.count > 5 ? ", …" : "")
      throw MissingStep(reason: "there is no key \(key.excerpt)" + (keys.isEmpty ? "" : ", but \(keys)"))
    case .array(let items):
      // One place is written in one way: neither 00 nor +0.
      if let index = Int(key), items.indices.contains(index), String(index) == key {
        return (.index(index), items[index])
      }
      let elements =
        switch items.count {
        case 0: "no elements"
        case 1: "1 element, which is called 0"
        default: "\(items.count) elements, which are called 0 to \(items.count - 1)"
        }
      throw MissingStep(reason: "\(place) is an array with \(elements), and none \(key.excerpt)")
    default:
      throw MissingStep(reason: "\(place) is \(summary), which holds no \(key.excerpt)")
    }
  }
}

/// Why there is nothing in some place of a value.
struct MissingStep: Error {
  var reason: String
}
