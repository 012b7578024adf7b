/// Numbers written as text, the same number of characters for each.
///
/// The compiler takes a text as it is, however long, whereas every element of an array costs it time. Of each character,
/// from `@` to the last of ASCII, the low six bits are free and the two above them are not. To put a number together
/// from pieces of six bits would take many instructions. So characters are chosen whose bytes, read as a word and
/// combined with the same word shifted by exclusive or, are the number: ``shift(width:)`` brings bits that are free to
/// each place where one is not, and leaves just as many characters as pieces would need.
@frozen
public struct PackedNumbers: Sendable {
  @usableFromInline
  let text: StaticString
  @usableFromInline
  let width: Int

  /// - Parameters:
  ///   - width: How many characters each number has; in `1...11`.
  ///   - text: Those of all numbers, end to end, and seven more, which are read and not looked at.
  @_alwaysEmitIntoClient
  public init(width: Int, _ text: StaticString) {
    self.text = text
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
    let start = UnsafeRawPointer(text.utf8Start) + index &* width
    if width <= 4 { return Self.number(in: start.loadUnaligned(as: UInt32.self), width: width) }
    let word = start.loadUnaligned(as: UInt64.self).littleEndian
    if width <= 8 { return (word ^ word &>> Self.shift(width: width)) & ~(.max &<< UInt64(6 &* width)) }
    let low = (word ^ word &>> Self.shift(width: 8)) & 0xffff_ffff_ffff
    return low | Self.number(in: (start + 8).loadUnaligned(as: UInt32.self), width: width &- 8) &<< 48
  }

  /// The number that the first `width` of four characters are.
  @_alwaysEmitIntoClient
  static func number(in word: UInt32, width: Int) -> UInt64 {
    let word = word.littleEndian
    return UInt64((word ^ word &>> UInt32(shift(width: width))) & ~(.max &<< UInt32(6 &* width)))
  }

  /// How far the word of a number of up to eight characters is shifted.
  ///
  /// With this shift every number has exactly one word of that many characters, and no bit beyond them counts.
  @_alwaysEmitIntoClient
  public static func shift(width: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: 2 &* ((width &- 1) | 1))
  }
}
