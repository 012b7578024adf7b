/// Dates as XML property lists write them: `YYYY-MM-DDThh:mm:ssZ`, in the Gregorian calendar and UTC.
enum PropertyListDate {
  /// Seconds since 2001-01-01T00:00:00Z, `nil` where the text is no date.
  ///
  /// Days that a month does not have count into the next one, as in Apple's reader.
  static func seconds(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var cursor = TextCursor(bytes)
    let isNegative = cursor.byte == UInt8(ascii: "-")
    if isNegative { cursor.offset += 1 }
    guard let year = number(digits: 1...9, before: "-", &cursor),
      let month = number(digits: 2...2, before: "-", &cursor), (1...12).contains(month),
      let day = number(digits: 2...2, before: "T", &cursor), (1...31).contains(day),
      let hour = number(digits: 2...2, before: ":", &cursor), hour < 24,
      let minute = number(digits: 2...2, before: ":", &cursor), minute < 60,
      let second = number(digits: 2...2, before: "Z", &cursor), second <= 60,
      cursor.isAtEnd
    else { return nil }
    let days = daysSince2001(year: isNegative ? -year : year, month: month, day: day)
    return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  private static func number(
    digits: ClosedRange<Int>,
    before separator: Unicode.Scalar,
    _ cursor: inout TextCursor
  ) -> Int? {
    var value = 0
    var count = 0
    while cursor.byte >= UInt8(ascii: "0"), cursor.byte <= UInt8(ascii: "9"), count < digits.upperBound {
      value = value * 10 + Int(cursor.byte - UInt8(ascii: "0"))
      count += 1
      cursor.offset += 1
    }
    guard digits.contains(count), cursor.byte == UInt8(ascii: separator) else { return nil }
    cursor.offset += 1
    return value
  }

  private static func daysSince2001(year: Int, month: Int, day: Int) -> Int {
    // Counting years from March puts the leap day at the end of a year, where it moves no other day.
    let monthsFromMarch = (month + 9) % 12
    let marchYear = month > 2 ? year : year - 1
    let daysBeforeMonth = (monthsFromMarch * 153 + 2) / 5
    let daysBeforeYear = marchYear * 365 + floor(marchYear, 4) - floor(marchYear, 100) + floor(marchYear, 400)
    let from0000March = daysBeforeYear + daysBeforeMonth + day - 1
    return from0000March - daysFrom0000MarchTo2001
  }

  private static let daysFrom0000MarchTo2001 = 730_791

  private static func floor(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
  }
}
