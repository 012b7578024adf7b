/// What people leave between words: the white space of Unicode, which the generator takes off names too, and U+200B and
/// U+FEFF, which come along when text is copied.
@usableFromInline
enum Blanks {
  @_alwaysEmitIntoClient
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000...0x200b, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff: true
    default: false
    }
  }

  /// `text` without blanks at its ends, not copied.
  @_alwaysEmitIntoClient
  static func trimmed(_ text: String) -> Substring { trimmed(text[...]) }

  @_alwaysEmitIntoClient
  static func trimmed(_ text: Substring) -> Substring {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !contains($0) }),
      let last = scalars.lastIndex(where: { !contains($0) })
    else { return text[text.endIndex...] }
    return text[start..<scalars.index(after: last)]
  }
}

/// The bytes of a text without blanks at its ends, not copied.
///
/// It walks scalars, as the indices of other views would bring much of `String` into small programs.
@frozen
@usableFromInline
struct TrimmedUTF8: IteratorProtocol, Sendable {
  @usableFromInline
  var scalars: String.UnicodeScalarView.Iterator
  /// The bytes of the scalar that is being walked, the next one lowest.
  @usableFromInline
  var pending: UInt32 = 0
  @usableFromInline
  var pendingCount = 0
  /// How many bytes are still to come.
  @usableFromInline
  var count: Int

  @_alwaysEmitIntoClient
  init(_ text: String) {
    var position = 0
    var blanksBefore = 0
    var start = 0
    var end = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if !Blanks.contains(scalar) {
        if end == 0 { start = position }
        end = position + width
      } else if end == 0 {
        blanksBefore += 1
      }
      position += width
    }
    scalars = text.unicodeScalars.makeIterator()
    for _ in 0..<blanksBefore { _ = scalars.next() }
    count = end - start
    // Most texts that this one is compared with differ in the first scalar, so that one is decoded only once.
    decode()
  }

  @_alwaysEmitIntoClient
  mutating func next() -> UInt8? {
    guard count > 0 else { return nil }
    count &-= 1
    if pendingCount == 0 { decode() }
    defer {
      pending &>>= 8
      pendingCount &-= 1
    }
    return UInt8(truncatingIfNeeded: pending)
  }

  @inline(never)
  @_alwaysEmitIntoClient
  mutating func decode() {
    guard let scalar = scalars.next() else { return }
    pendingCount = UTF8.width(scalar)
    pending = Self.utf8(scalar.value, count: pendingCount)
  }

  /// The `count` bytes of a scalar in UTF-8, the first one lowest.
  @_alwaysEmitIntoClient
  static func utf8(_ scalar: UInt32, count: Int) -> UInt32 {
    guard count > 1 else { return scalar }
    var rest = scalar
    var bytes: UInt32 = 0
    for _ in 1..<count {
      bytes = bytes &<< 8 | 0x80 | rest & 0x3f
      rest &>>= 6
    }
    let mark: UInt32 = count == 2 ? 0xc0 : count == 3 ? 0xe0 : 0xf0
    return bytes &<< 8 | mark | rest
  }
}
