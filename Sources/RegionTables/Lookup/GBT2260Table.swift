/// A table whose codes are those of GB/T 2260, the Chinese standard for codes of administrative divisions.
///
/// Such a code has six digits, two each for province, prefecture and county, and other numbers begin with it:
/// the nine digits of a township and the twelve of a village, and those of an identity card. `China` conforms;
/// a table of your own does with one line, where its codes are of that kind:
///
/// ```swift
/// extension MyRegions: GBT2260Table {}
/// ```
public protocol GBT2260Table: RegionTable {}

extension GBT2260Table {
  /// The region that a code lies in or stands for.
  ///
  /// Two digits stand for a province, four for a prefecture, six for a county or any of these; nine and twelve digits
  /// are those of a township or a village, which lies in the township of the first nine where the table has it, and
  /// else in the region of the first six.
  ///
  /// ```swift
  /// China.region(covering: "33")?.name            // "浙江省"
  /// China.region(covering: "330106001002")?.name  // "西湖区"
  /// ```
  ///
  /// - Parameter code: The digits, without blanks.
  /// - Returns: `nil` if `code` has another form, or if the table has no region with these digits.
  /// - Complexity: O(1), without heap.
  @inlinable
  public static func region(covering code: some StringProtocol) -> Region<Self>? {
    guard let number = decimalNumber(code.utf8) else { return nil }
    switch code.utf8.count {
    case 2: return Self[code: number * 10_000]
    case 4: return Self[code: number * 100]
    case 6: return Self[code: number]
    case 9: return Self[code: number] ?? Self[code: number / 1_000]
    case 12: return Self[code: number / 1_000] ?? Self[code: number / 1_000_000]
    default: return nil
    }
  }

  /// The region that issued an identity card, judging by its number.
  ///
  /// The number is looked at and not kept. That its form and its checksum are right does not mean that it was issued.
  ///
  /// - Parameter number: 18 characters as GB 11643-1999 has them, or the 15 digits of cards from before.
  /// - Returns: `nil` if the number cannot be one (the wrong length, no date of birth, a wrong checksum), or if
  ///   the table does not have the region, such as when it has been dissolved since.
  /// - Complexity: O(1), without heap.
  @inlinable
  public static func region(ofIdentityCard number: some StringProtocol) -> Region<Self>? {
    guard let code = IdentityCardNumber.regionCode(in: number.utf8) else { return nil }
    return Self[code: code]
  }
}
