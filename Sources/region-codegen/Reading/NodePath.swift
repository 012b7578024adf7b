/// The way from the root of a document to a value, such as `[3].cities[0].areas`.
struct NodePath: Hashable, CustomStringConvertible, Sendable {
  enum Step: Hashable, Sendable {
    /// Counted from 0.
    case index(Int)
    case key(String)
  }

  var steps: [Step] = []

  /// The steps, keys that are not plain words in quotes and brackets; a lone `.` for the root itself.
  var description: String {
    if steps.isEmpty { return "." }
    var result = ""
    for step in steps {
      switch step {
      case .index(let index): result += "[\(index)]"
      case .key(let key) where Self.isWord(key): result += result.isEmpty ? key : ".\(key)"
      case .key(let key): result += "[\(key.excerpt)]"
      }
    }
    return result
  }

  /// Letters of any script, digits and `_`, with no digit first, and not long.
  private static func isWord(_ key: String) -> Bool {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
    guard let first = key.unicodeScalars.first, isLetter(first), key.utf8.count <= 100 else { return false }
    return key.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) }
  }
}

extension Document {
  /// Where the n-th object stands, such as `[3].cities[0].areas`; `nil` for positions in text, which need no path.
  ///
  /// Linear in `n`.
  func keyPath(of position: SourcePosition) -> String? {
    guard case .object = position else { return nil }
    var steps: [NodePath.Step] = []
    return Self.find(position, from: root, &steps) ? NodePath(steps: steps).description : nil
  }

  private static func find(_ position: SourcePosition, from node: Node, _ steps: inout [NodePath.Step])
    -> Bool
  {
    if node.position == position { return true }
    switch node.value {
    case .array(let nodes):
      for (index, child) in nodes.enumerated() {
        steps.append(.index(index))
        if find(position, from: child, &steps) { return true }
        steps.removeLast()
      }
    case .dictionary(let entries):
      for entry in entries {
        steps.append(.key(entry.key))
        if find(position, from: entry.node, &steps) { return true }
        steps.removeLast()
      }
    default:
      break
    }
    return false
  }
}
