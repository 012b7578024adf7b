extension Node {
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
}

/// A key that only says where its value stands in the order: `10`, `item10`.
struct IndexKey {
  var prefix: String
  var number: Int

  init?(_ key: String) {
    var copy = key
    let split = copy.withUTF8 { bytes -> (prefix: Int, number: Int)? in
      var start = bytes.count
      var number = 0
      var scale = 1
      while start > 0, bytes[start - 1].isASCIIDigit {
        // Longer numbers are codes.
        guard bytes.count - start < 9 else { return nil }
        number += Int(bytes[start - 1] - 0x30) * scale
        scale *= 10
        start -= 1
      }
      guard start < bytes.count, bytes[..<start].allSatisfy({ $0 < 0x80 }) else { return nil }
      return (start, number)
    }
    guard let split else { return nil }
    prefix = split.prefix == 0 ? "" : String(decoding: key.utf8.prefix(split.prefix), as: UTF8.self)
    number = split.number
  }
}

extension Node {
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
