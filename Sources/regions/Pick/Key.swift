/// What a terminal sends when a key is pressed.
enum Key: Equatable {
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, backspace, clear
  case text(String)
}

/// Bytes from a terminal that are not yet keys.
struct KeyDecoder {
  private var bytes: [UInt8] = []

  /// Whether more bytes may belong to the last key.
  var isWaiting: Bool { !bytes.isEmpty }

  mutating func add(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// The keys that are complete.
  ///
  /// - Parameter isOver: Whether nothing has come for a while, so that an escape byte was the Esc key.
  mutating func keys(isOver: Bool) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let first = rest.first {
      guard let length = Self.length(of: rest) ?? (isOver || rest.count > Self.longest ? 1 : nil) else { break }
      let sequence = rest.prefix(length)
      rest = rest.dropFirst(length)
      if first == 0x1b {
        if let key = length == 1
          ? .escape : Self.escapeSequences[String(decoding: sequence.dropFirst(2), as: UTF8.self)]
        {
          keys.append(key)
        }
      } else if first < 0x20 || first == 0x7f {
        if let key = Self.controls[first] { keys.append(key) }
      } else {
        let text = String(decoding: sequence, as: UTF8.self)
        if text != "\u{fffd}" { keys.append(.text(text)) }
      }
    }
    bytes = Array(rest)
    return keys
  }

  /// No key is as long.
  private static let longest = 64

  /// The number of bytes of the first key, `nil` if they are not all there.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1b:
      guard let second = bytes.dropFirst().first else { return nil }
      guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else { return 1 }
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7e).contains($0) }) else { return nil }
      return end - bytes.startIndex + 1
    case 0xc2...0xf4:
      let length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      let following = bytes.dropFirst().prefix(length - 1)
      if let stray = following.firstIndex(where: { $0 & 0xc0 != 0x80 }) { return stray - bytes.startIndex }
      return following.count == length - 1 ? length : nil
    default: return 1
    }
  }

  private static let controls: [UInt8: Key] = [
    0x03: .escape, 0x04: .escape, 0x08: .backspace, 0x09: .right, 0x0a: .enter, 0x0d: .enter, 0x0e: .down,
    0x10: .up, 0x15: .clear, 0x7f: .backspace,
  ]

  /// By what follows `ESC [` or `ESC O`.
  private static let escapeSequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "4~": .end, "5~": .pageUp,
    "6~": .pageDown, "7~": .home, "8~": .end, "Z": .left,
  ]
}
