/// Numbers written as text, the same number of characters for each.
///
/// The compiler takes a text as it is, however long, whereas every element of an array costs it time. A character is
/// a digit of base 64, from `0` for 0 to `o` for 63, and the digit that counts most comes first.
@frozen
public struct PackedNumbers: Sendable {
  @usableFromInline
  let digits: StaticString
  @usableFromInline
  let width: Int

  /// - Parameters:
  ///   - width: How many digits each number has; in `1...5`.
  ///   - digits: Those of all numbers, end to end.
  @inlinable
  public init(width: Int, _ digits: StaticString) {
    self.digits = digits
    self.width = width
  }

  /// The number at `index`.
  ///
  /// - Precondition: There is one: `index` is not checked.
  /// - Complexity: O(1).
  @inlinable
  public subscript(index: Int) -> Int {
    let start = digits.utf8Start + index &* width
    var number = 0
    for place in 0..<width { number = number &<< 6 | Int(start[place] &- 0x30) }
    return number
  }
}
