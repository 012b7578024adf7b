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
  /// else in the region of the first six. A prefecture that is none, as the table has divisions of county level with its
  /// digits directly below a province, lies in that: 1101 and 429000 do.
  ///
  /// ```swift
  /// China.region(covering: "33")?.name            // "浙江省"
  /// China.region(covering: "330106001002")?.name  // "西湖区"
  /// China.region(covering: "110100")?.name        // "北京市"
  /// ```
  ///
  /// - Parameter code: The digits, without blanks.
  /// - Returns: `nil` if `code` has another form, or if the table has no region with these digits, none below them and
  ///   none above a township.
  /// - Complexity: O(1), without heap.
  @_alwaysEmitIntoClient
  public static func region(covering code: some StringProtocol) -> Region<Self>? {
    guard let number = decimalNumber(code.utf8) else { return nil }
    switch code.utf8.count {
    case 2: return Self[code: number * 10_000]
    case 4: return division(number * 100)
    case 6: return division(number)
    case 9: return Self[code: number] ?? division(number / 1_000)
    case 12: return Self[code: number / 1_000] ?? division(number / 1_000_000)
    default: return nil
    }
  }

  /// The region with a code of six digits, or, if these stand for a prefecture that is none, what its counties are part of.
  @_alwaysEmitIntoClient
  static func division(_ code: UInt64) -> Region<Self>? {
    if let region = Self[code: code] { return region }
    guard code % 100 == 0, code % 10_000 != 0 else { return nil }
    for county in code + 1..<code + 100 {
      if let region = Self[code: county] { return region.parent }
    }
    return nil
  }

  /// The region that issued an identity card, judging by its number.
  ///
  /// The number is looked at and not kept. That its form and its checksum are right does not mean that it was issued.
  /// Numbers of residents of Taiwan, which begin with 83, are from 710000.
  ///
  /// - Parameter number: 18 characters as GB 11643-1999 has them, or the 15 digits of cards from before.
  /// - Returns: `nil` if the number cannot be one (the wrong length, no date of birth, a wrong checksum), or if
  ///   the table does not have the region, such as when it has been dissolved since.
  /// - Complexity: O(1), without heap.
  @_alwaysEmitIntoClient
  public static func region(ofIdentityCard number: some StringProtocol) -> Region<Self>? {
    guard let code = IdentityCardNumber.regionCode(in: number.utf8) else { return nil }
    return Self[code: code / 10_000 == 83 ? 710_000 : code]
  }
}
