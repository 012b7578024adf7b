extension Node {
  /// Whether the value can hold others.
  var isCollection: Bool {
    switch value {
    case .array, .dictionary: true
    default: false
    }
  }

  /// What stands in a dictionary; nothing for other values.
  var entries: [Entry] { if case .dictionary(let entries) = value { entries } else { [] } }

  /// Whether the value stands for nothing at all: no children, no code.
  var isVoid: Bool {
    switch value {
    case .null: true
    case .string(let string): string.isBlank
    case .array(let items): items.isEmpty
    case .dictionary(let entries): entries.isEmpty
    default: false
    }
  }

  /// The value in words for a message.
  var summary: String {
    switch value {
    case .string(let string): string.isBlank ? "an empty string" : "the string \(string.excerpt)"
    case .integer(let integer): "the integer \(integer)"
    case .real(let real): "the number \(real)"
    case .boolean(let boolean): "the boolean \(boolean)"
    case .data: "data"
    case .date: "a date"
    case .null: "null"
    case .array(let items): items.isEmpty ? "an empty array" : "an array"
    case .dictionary(let entries): entries.isEmpty ? "an empty dictionary" : "a dictionary"
    }
  }

  /// Whether the value is a dictionary of nothing but words and what they say, as that of `{timestamp: …, copyright: …}`.
  var tellsOfFile: Bool {
    !entries.isEmpty
      && entries.allSatisfy { entry in
        !entry.node.isCollection && (NameLikeness(entry.key) == .slug || KeyWords(entry.key).isStructural)
      } && entries.contains { KeyWords($0.key).isMeta }
  }

  /// Whether anything here has a name, as far as a look into the first values tells.
  func mayHoldRegions(depth: Int = 4) -> Bool {
    switch value {
    case .string(let string):
      return NameLikeness(string) != .none
    case .array(let items):
      return depth > 0 && items.prefix(5).contains { $0.mayHoldRegions(depth: depth - 1) }
    case .dictionary(let entries):
      guard depth > 0 else { return true }
      let hasNativeKey = entries.prefix(5).contains {
        NameLikeness($0.key) == .native && !KeyWords($0.key).isStructural
      }
      if hasNativeKey { return true }
      return entries.prefix(20).contains { $0.node.mayHoldRegions(depth: depth - 1) }
    default:
      return false
    }
  }
}

extension Node.Value {
  var isReal: Bool { if case .real = self { true } else { false } }
}

extension Node.Entry {
  /// What stands in a dictionary, under keys that begin with that of the dictionary; `nil` for other values.
  var opened: [Node.Entry]? {
    guard case .dictionary(let entries) = node.value else { return nil }
    return entries.map { inner in
      var inner = inner
      inner.key = "\(key).\(inner.key)"
      return inner
    }
  }
}
