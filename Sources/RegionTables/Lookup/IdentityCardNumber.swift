/// The number on a Chinese identity card: region, date of birth, sequence, check character.
@usableFromInline
enum IdentityCardNumber {
  /// The six digits of the region, if all the rest can be right.
  @_alwaysEmitIntoClient
  static func regionCode(in number: some Collection<UInt8>) -> UInt64? {
    switch number.count {
    case 18:
      guard hasRightChecksum(number), isDate(number.dropFirst(6).prefix(8)) else { return nil }
    case 15:
      // The old form leaves out the century, which is the twentieth.
      guard value(number) != nil, isDate(number.dropFirst(6).prefix(6), century: 1900) else { return nil }
    default: return nil
    }
    return value(number.prefix(6)).map { UInt64($0) }
  }

  /// ISO/IEC 7064, MOD 11-2: the weighted sum of all characters leaves 1; X is ten.
  @_alwaysEmitIntoClient
  static func hasRightChecksum(_ number: some Collection<UInt8>) -> Bool {
    var remainder = 0
    for (position, byte) in number.enumerated() {
      let digit: Int
      switch byte {
      case 0x30...0x39: digit = Int(byte) - 0x30
      case 0x58 where position == 17, 0x78 where position == 17: digit = 10
      default: return false
      }
      // Each place weighs twice what the next one does.
      remainder = (remainder * 2 + digit) % 11
    }
    return remainder == 1
  }

  /// Whether the digits are year, month and day, two digits for month and day each.
  @_alwaysEmitIntoClient
  static func isDate(_ digits: some Collection<UInt8>, century: Int = 0) -> Bool {
    guard let number = value(digits) else { return false }
    let (year, month, day) = (century + number / 10_000, number / 100 % 100, number % 100)
    guard (1800..<2100).contains(year), (1...12).contains(month) else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = month == 2 ? (isLeapYear ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
    return (1...days).contains(day)
  }

  @_alwaysEmitIntoClient
  static func value(_ digits: some Collection<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }
}
