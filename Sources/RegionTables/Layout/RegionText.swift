/// Where a text of a table is, in eight bytes.
///
/// Texts lie end to end in one `StaticString`, which costs nothing to compile and nothing to load. A `String` holds
/// up to 15 of its bytes by value; for a longer text the compiler is given a literal beside the pool, so that no
/// text needs the heap. From the highest bits to the lowest:
///
/// | bits | hold |
/// |---|---|
/// | 16 | the number of the literal, counted from 1, or 0 |
/// | 16 | the length in bytes |
/// | 32 | the offset of the first byte in the pool |
///
/// All ones stand for no text at all.
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
  ///   - count: The length in bytes; in `0..<1 << 16`.
  ///   - literal: The number of the literal, counted from 1, or 0; in `0..<1 << 16`.
  @_alwaysEmitIntoClient
  public init(offset: Int, count: Int, literal: Int) {
    bits =
      UInt64(truncatingIfNeeded: literal) &<< 48 | UInt64(truncatingIfNeeded: count) &<< 32
      | UInt64(UInt32(truncatingIfNeeded: offset))
  }

  /// - Parameters:
  ///   - offset: Where the text begins in the pool; in `0..<1 << 32`.
  ///   - count: The length in bytes and one more, 0 for no text; in `0...1 << 16`.
  ///   - literal: The number of the literal, counted from 1, or 0; in `0..<1 << 16`.
  @_alwaysEmitIntoClient
  public init(offset: Int, countFrom1 count: Int, literal: Int) {
    self.init(offset: offset, count: count &- 1, literal: literal)
    if count == 0 { self = RegionText(integerLiteral: .max) }
  }

  /// The first bytes of the text.
  ///
  /// - Precondition: The text has that many bytes, and either all of them or few enough to do without a literal.
  @_alwaysEmitIntoClient
  public func prefix(_ count: Int) -> RegionText {
    count == self.count ? self : RegionText(integerLiteral: UInt64(count) &<< 32 | UInt64(offset))
  }

  @_alwaysEmitIntoClient
  var isMissing: Bool { bits == .max }

  @_alwaysEmitIntoClient
  var literal: Int { Int(truncatingIfNeeded: bits &>> 48) }

  @_alwaysEmitIntoClient
  var count: Int { Int(truncatingIfNeeded: bits &>> 32) & 0xffff }

  @_alwaysEmitIntoClient
  var offset: Int { Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: bits)) }

  /// The text, `nil` if there is none.
  ///
  /// - Parameters:
  ///   - pool: The texts of the column.
  ///   - long: Gives the literal of the column with a number, counted from 0.
  /// - Precondition: Both are those that the generator emitted with the text.
  @_alwaysEmitIntoClient
  public func string(in pool: StaticString, long: (Int) -> String) -> String? {
    isMissing ? nil : presentString(in: pool, long: long)
  }

  /// The bytes of the text; none, if there is no text.
  ///
  /// - Precondition: `pool` is the one that the generator emitted with the text.
  @_alwaysEmitIntoClient
  public func utf8(in pool: StaticString) -> StaticUTF8 {
    isMissing ? StaticUTF8(start: pool.utf8Start, count: 0) : presentUTF8(in: pool)
  }

  // Every region has a name, so that nobody need ask whether it does.

  /// - Precondition: There is a text.
  @_alwaysEmitIntoClient
  func presentString(in pool: StaticString, long: (Int) -> String) -> String {
    literal > 0 ? long(literal - 1) : presentUTF8(in: pool).string
  }

  /// - Precondition: There is a text.
  @_alwaysEmitIntoClient
  func presentUTF8(in pool: StaticString) -> StaticUTF8 {
    StaticUTF8(start: pool.utf8Start + offset, count: count)
  }
}
