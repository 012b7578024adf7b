extension RegionTable {
  /// The region with a code that is a number.
  ///
  /// ```swift
  /// China[code: 330106]?.name  // "西湖区"
  /// ```
  ///
  /// Only where all codes of a table are plain decimal numbers do they count as numbers. If one has a leading zero or a
  /// letter, as `010101` has, they are texts, all of them, and no number finds one: use ``subscript(code:)-(StringProtocol)``
  /// with the code as the table has it.
  ///
  /// - Parameter code: The number. Any is fine; what no region has gives `nil`.
  /// - Complexity: O(1), without heap, hit or miss.
  @_alwaysEmitIntoClient
  public static subscript(code code: some BinaryInteger) -> Region<Self>? {
    guard let number = UInt64(exactly: code), let row = Storage.row(ofKey: number),
      Storage.codeIndex?.isExact == true || Storage.integerCode(at: row) == number
    else { return nil }
    return Region(row: row)
  }

  /// The region with a code, as ``Region/code`` writes it.
  ///
  /// ```swift
  /// China[code: "330106"]?.name  // "西湖区"
  /// ```
  ///
  /// - Parameter code: The code, letter by letter. Any text is fine; what no region has gives `nil`.
  /// - Complexity: O(*n*) in the length of the code, whatever the size of the table; without heap, hit or miss.
  @_alwaysEmitIntoClient
  public static subscript(code code: some StringProtocol) -> Region<Self>? {
    if let number = decimalNumber(code.utf8), let region = Self[code: number] { return region }
    guard let row = Storage.row(ofKey: RegionCodeHash.key(of: code.utf8)),
      let found = Storage.codeUTF8(at: row), found.elementsEqual(code.utf8)
    else { return nil }
    return Region(row: row)
  }

  /// The number whose decimal digits are exactly `digits`.
  @_alwaysEmitIntoClient
  static func decimalNumber(_ digits: some Collection<UInt8>) -> UInt64? {
    guard let first = digits.first, digits.count <= 20, first != 0x30 || digits.count == 1 else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      let (product, overflows) = number.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(UInt64(digit &- 0x30))
      guard !overflows, !carries else { return nil }
      number = sum
    }
    return number
  }
}
