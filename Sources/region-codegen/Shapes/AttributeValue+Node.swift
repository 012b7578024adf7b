extension AttributeValue {
  /// The value as an attribute holds it: data in base 64, a date as in ISO 8601; `nil` for collections and `null`.
  init?(_ value: Node.Value) {
    switch value {
    case .string(let string): self = .string(string)
    case .integer(let integer): self = .integer(integer)
    case .real(let real): self = .real(real)
    case .boolean(let boolean): self = .boolean(boolean)
    case .data(let bytes): self = .string(base64(bytes))
    case .date(let seconds): self = .string(iso8601(secondsSince2001: seconds))
    case .null, .array, .dictionary: return nil
    }
  }
}

extension AttributeValue {
  /// What a shape calls it.
  var typeName: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .boolean: "boolean"
    }
  }
}

private func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var index = 0
  while index < bytes.count {
    let second = index + 1 < bytes.count ? bytes[index + 1] : nil
    let third = index + 2 < bytes.count ? bytes[index + 2] : nil
    let group = UInt32(bytes[index]) << 16 | UInt32(second ?? 0) << 8 | UInt32(third ?? 0)
    text.append(digits[Int(group >> 18)])
    text.append(digits[Int(group >> 12 & 63)])
    text.append(second == nil ? 0x3D : digits[Int(group >> 6 & 63)])
    text.append(third == nil ? 0x3D : digits[Int(group & 63)])
    index += 3
  }
  return String(decoding: text, as: UTF8.self)
}

private func iso8601(secondsSince2001 seconds: Double) -> String {
  // Years past these have no four digits; such a date is kept as the number it was.
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
