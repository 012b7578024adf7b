/// What the keys of dictionaries look like, whatever stands under them.
enum KeyForm {
  /// Places in an order: `0…n` with a gap or two, `item1…itemN`.
  case index
  /// Numbers with gaps.
  case code
  /// Words.
  case word

  init(_ dictionaries: some Sequence<[Node.Entry]>) {
    var isContiguous = true
    var isNearlyContiguous = true
    var prefix: String?
    for entries in dictionaries {
      var lowest = Int.max
      var highest = 0
      for entry in entries {
        if let index = IndexKey(entry.key), prefix == nil || prefix == index.prefix {
          prefix = index.prefix
          lowest = min(lowest, index.number)
          highest = max(highest, index.number)
        } else if entry.key.utf8.count >= 9, entry.key.utf8.allSatisfy(\.isASCIIDigit), prefix ?? "" == "" {
          prefix = ""
          isContiguous = false
          isNearlyContiguous = false
        } else {
          self = .word
          return
        }
      }
      guard !entries.isEmpty else { continue }
      if lowest > 1 || highest - lowest + 1 != entries.count { isContiguous = false }
      if lowest > 0 || highest > 2 * entries.count + 4 { isNearlyContiguous = false }
    }
    switch prefix {
    case nil: self = .word
    case "": self = isContiguous || isNearlyContiguous ? .index : .code
    default: self = isContiguous || isNearlyContiguous ? .index : .word
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

extension [Node.Entry] {
  /// The first entry whose key is taken for a position and may just as well be a code: those that computers count begin at
  /// 0, or have a word in front.
  var firstThatMayBeCoded: Node.Entry? {
    let beginsAtZero = contains { IndexKey($0.key)?.number == 0 }
    return first { entry in
      guard !entry.node.isVoid, let index = IndexKey(entry.key) else { return false }
      guard index.prefix.isEmpty else { return !index.hasWord }
      return !beginsAtZero || entry.key.utf8.count > 1 && entry.key.utf8.first == 0x30
    }
  }
}

extension IndexKey {
  /// Whether a word such as `item` stands in front of the number, and not a sign or the beginning of a code.
  fileprivate var hasWord: Bool {
    let word = prefix.utf8.prefix(while: \.isASCIILetterOrDigit)
    return word.count >= 3 && word.dropFirst().allSatisfy { !$0.isASCIIUppercase && !$0.isASCIIDigit }
  }
}
