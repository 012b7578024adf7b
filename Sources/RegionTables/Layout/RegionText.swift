/// Where a text of a table is, in eight bytes.
///
/// Texts lie end to end in one `StaticString`, which costs nothing to compile and nothing to load. A zero follows each of
/// more than 15 bytes, and 16 zeros the last one, so that texts can be `String`s where they are; see ``StaticUTF8``. The
/// low 32 bits are the offset of the first byte in there, the high ones the length in bytes. All ones stand for no text
/// at all.
@frozen
public struct RegionText: ExpressibleByIntegerLiteral, Sendable {
  @usableFromInline
  let bits: UInt64

  @_alwaysEmitIntoClient
  public init(integerLiteral bits: UInt64) {
    self.bits = bits
  }

  /// - Parameters:
  ///   - offset: Where the text begins in the pool; in `0..<1 << 32`, as no pool is longer.
  ///   - count: The length in bytes; in `0..<1 << 32`.
  @_alwaysEmitIntoClient
  public init(offset: Int, count: Int) {
    bits = UInt64(truncatingIfNeeded: count) &<< 32 | UInt64(UInt32(truncatingIfNeeded: offset))
  }

  /// - Parameters:
  ///   - offset: Where the text begins in the pool; in `0..<1 << 32`.
  ///   - count: The length in bytes and one more, 0 for no text; in `0..<1 << 32`.
  @_alwaysEmitIntoClient
  public init(offset: Int, countFrom1 count: Int) {
    self.init(offset: offset, count: count &- 1)
    if count == 0 { self = RegionText(integerLiteral: .max) }
  }

  /// The first bytes of the text.
  ///
  /// - Precondition: The text has that many bytes, and either all of them or no more than 15.
  @_alwaysEmitIntoClient
  public func prefix(_ count: Int) -> RegionText { RegionText(offset: offset, count: count) }

  @_alwaysEmitIntoClient
  var isMissing: Bool { bits == .max }

  @_alwaysEmitIntoClient
  var count: Int { Int(truncatingIfNeeded: bits &>> 32) }

  @_alwaysEmitIntoClient
  var offset: Int { Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: bits)) }

  /// The text, `nil` if there is none.
  ///
  /// - Precondition: `pool` is the one that the generator emitted with the text.
  @_alwaysEmitIntoClient
  public func string(in pool: StaticString) -> String? { isMissing ? nil : presentUTF8(in: pool).string }

  /// The bytes of the text; none, if there is no text.
  ///
  /// - Precondition: `pool` is the one that the generator emitted with the text.
  @_alwaysEmitIntoClient
  public func utf8(in pool: StaticString) -> StaticUTF8 {
    isMissing ? StaticUTF8(start: pool.utf8Start, count: 0) : presentUTF8(in: pool)
  }

  /// The bytes of the text. Every region has a name, so that nobody need ask whether it does.
  ///
  /// - Precondition: There is a text.
  @_alwaysEmitIntoClient
  func presentUTF8(in pool: StaticString) -> StaticUTF8 {
    StaticUTF8(start: pool.utf8Start + offset, count: count)
  }
}
