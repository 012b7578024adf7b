/// What people leave between words, full-width blanks of Chinese text among it.
@usableFromInline
enum Blanks {
  @inlinable
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0d, 0x20, 0x85, 0xa0, 0x2000...0x200b, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff: true
    default: false
    }
  }

  /// `text` without blanks at its ends, not copied.
  @inlinable
  static func trimmed(_ text: String) -> Substring { trimmed(text[...]) }

  @inlinable
  static func trimmed(_ text: Substring) -> Substring {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !contains($0) }),
      let last = scalars.lastIndex(where: { !contains($0) })
    else { return text[text.endIndex...] }
    return text[start..<scalars.index(after: last)]
  }
}

/// The bytes of a text without blanks at its ends: faster to walk than those of a substring, and not copied either.
@frozen
@usableFromInline
struct TrimmedUTF8: Sequence, IteratorProtocol, Sendable {
  @usableFromInline
  var bytes: String.UTF8View.Iterator
  /// How many bytes are still to come.
  @usableFromInline
  var count: Int

  @inlinable
  init(_ text: String) {
    let trimmed = Blanks.trimmed(text)
    bytes = text.utf8.makeIterator()
    for _ in 0..<text.utf8.distance(from: text.startIndex, to: trimmed.startIndex) { _ = bytes.next() }
    count = trimmed.utf8.count
  }

  @inlinable
  mutating func next() -> UInt8? {
    guard count > 0 else { return nil }
    count &-= 1
    return bytes.next()
  }
}
