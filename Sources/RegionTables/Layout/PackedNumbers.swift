/// Numbers written as text, the same number of characters for each.
///
/// The compiler takes a text as it is, however long, whereas every element of an array costs it time. A character is
/// a digit of base 64, from `0` for 0 to `o` for 63, and the digit that counts least comes first.
@frozen
public struct PackedNumbers: Sendable {
  @usableFromInline
  let digits: StaticString
  @usableFromInline
  let width: Int

  /// - Parameters:
  ///   - width: How many digits each number has; in `1...11`.
  ///   - digits: Those of all numbers, end to end, and seven characters more, which are read and not looked at.
  @_alwaysEmitIntoClient
  public init(width: Int, _ digits: StaticString) {
    self.digits = digits
    self.width = width
  }

  /// The number at `index`, or the low bits of it where an `Int` has no room for more.
  ///
  /// - Precondition: There is one: `index` is not checked.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public subscript(index: Int) -> Int { Int(truncatingIfNeeded: bits(at: index)) }

  /// The number at `index` as a bit pattern.
  ///
  /// - Precondition: There is one: `index` is not checked.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public func bits(at index: Int) -> UInt64 {
    // Generated code gives the width as a literal, so that of all this the compiler leaves a few instructions.
    let start = UnsafeRawPointer(digits.utf8Start) + index &* width
    if width <= 4 { return Self.number(of: start.loadUnaligned(as: UInt32.self), count: width) }
    let low = Self.number(of: start.loadUnaligned(as: UInt64.self), count: min(width, 8))
    if width <= 8 { return low }
    return low | Self.number(of: (start + 8).loadUnaligned(as: UInt32.self), count: width &- 8) &<< 48
  }

  /// The number that the first `count` of four digits, at most, stand for.
  @_alwaysEmitIntoClient
  static func number(of word: UInt32, count: Int) -> UInt64 {
    // From digits of six bits in bytes to pairs of twelve bits in halves, to one number.
    let digits = (word.littleEndian &- 0x3030_3030) & (.max &>> UInt32(truncatingIfNeeded: 32 &- 8 &* count))
    let pairs = digits & 0xff_00ff | (digits &>> 2) & 0xfc0_0fc0
    return UInt64(pairs & 0xfff | (pairs &>> 4) & 0xfff000)
  }

  /// The number that the first `count` of eight digits, at most, stand for.
  @_alwaysEmitIntoClient
  static func number(of word: UInt64, count: Int) -> UInt64 {
    let digits = (word.littleEndian &- 0x3030_3030_3030_3030) & (.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    let pairs = digits & 0xff_00ff_00ff_00ff | (digits &>> 2) & 0xfc0_0fc0_0fc0_0fc0
    let fours = pairs & 0xfff_0000_0fff | (pairs &>> 4) & 0xff_f000_00ff_f000
    return fours & 0xff_ffff | (fours &>> 8) & 0xffff_ff00_0000
  }
}
