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

  /// The date in the same form, in ISO 8601; as the number it is where its year has no four digits.
  static func text(_ seconds: Double) -> String {
    guard seconds > -63_000_000_000, seconds < 252_000_000_000 else { return "\(seconds)" }
    let whole = Int(seconds.rounded(.down))
    let daysSince2001 = whole >= 0 ? whole / 86_400 : -((86_399 - whole) / 86_400)
    let second = whole - daysSince2001 * 86_400

    // The civil calendar from a count of days, with years that begin in March so that leap days come last.
    let day = daysSince2001 + 11_323 + 719_468
    let era = (day >= 0 ? day : day - 146_096) / 146_097
    let dayOfEra = day - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * month + 2) / 5 + 1
    let civilMonth = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0)

    func padded(_ number: Int, to width: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(civilMonth))-\(padded(date))"
      + "T\(padded(second / 3_600)):\(padded(second / 60 % 60)):\(padded(second % 60))Z"
  }
}
