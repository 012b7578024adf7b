/// A place in UTF-8 text that moves forward, and knows its line and column.
///
/// Only valid while the buffer is. Reading past the end gives zero bytes instead of other memory, so a reader that
/// forgets to ask for the end misreads at worst, and the usual loop needs one comparison.
/// Pointers rather than arrays keep debug builds, which is what build plugins run, an order of magnitude faster.
struct TextCursor {
  private let base: UnsafePointer<UInt8>?
  let count: Int
  var offset = 0

  private var line: UInt32 = 1
  private var lineStart = 0
  private var countedTo = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    base = text.baseAddress
    count = text.count
  }

  var isAtEnd: Bool { offset >= count }

  /// The byte at the cursor, 0 at the end.
  var byte: UInt8 { self[offset] }

  subscript(offset: Int) -> UInt8 {
    guard let base, offset >= 0, offset < count else { return 0 }
    return base[offset]
  }

  /// Whether the bytes at the cursor are those of `literal`, which is ASCII.
  func isAt(_ literal: StaticString) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard count - offset >= length else { return false }
    let start = literal.utf8Start
    var index = 0
    while index < length {
      if self[offset + index] != start[index] { return false }
      index += 1
    }
    return true
  }

  /// Moves to the next place where `literal` stands, or to the end.
  mutating func advance(to literal: StaticString) {
    let first = literal.utf8Start[0]
    while offset < count {
      if self[offset] == first, isAt(literal) { return }
      offset += 1
    }
  }

  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    guard let base, range.lowerBound >= 0, range.upperBound <= count else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes(range), as: UTF8.self)
  }

  /// The character at the cursor, for messages; empty at the end.
  var character: String {
    let nearby = string(offset..<min(offset + 64, count))
    return nearby.unicodeScalars.first.map { String($0) } ?? ""
  }

  var position: SourcePosition {
    mutating get { position(at: offset) }
  }

  /// The line and column of an offset. CRLF, CR and LF each end one line.
  ///
  /// Readers ask in ascending order, which makes all answers together linear; looking back counts anew.
  mutating func position(at target: Int) -> SourcePosition {
    if target < countedTo {
      line = 1
      lineStart = 0
      countedTo = 0
    }
    var index = countedTo
    while index < target {
      let byte = self[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && self[index] != 0x0A) {
        line &+= 1
        lineStart = index
      }
    }
    countedTo = index
    return .text(line: line, column: UInt32(clamping: target - lineStart + 1))
  }
}
