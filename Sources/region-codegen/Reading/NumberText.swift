/// Integers as XML property lists write them: white space, a sign, white space, then decimal digits or `0x` and
/// hexadecimal ones.
enum IntegerText {
  enum Result: Equatable {
    case value(Int64)
    case outOfRange
    case malformed
  }

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
    var cursor = TextCursor(bytes)
    skipSpace(&cursor)
    let isNegative = cursor.byte == UInt8(ascii: "-")
    if isNegative || cursor.byte == UInt8(ascii: "+") {
      cursor.offset += 1
      skipSpace(&cursor)
    }
    let isHexadecimal = cursor.isAt("0x") || cursor.isAt("0X")
    if isHexadecimal { cursor.offset += 2 }
    if cursor.isAtEnd { return .malformed }

    let radix: UInt64 = isHexadecimal ? 16 : 10
    var magnitude: UInt64 = 0
    var overflowed = false
    while !cursor.isAtEnd {
      guard let digit = HexadecimalDigit.value(cursor.byte), UInt64(digit) < radix else { return .malformed }
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      overflowed = overflowed || overflow || carry
      magnitude = sum
      cursor.offset += 1
    }
    if overflowed { return .outOfRange }
    if isNegative, magnitude == Int64.min.magnitude { return .value(.min) }
    guard let value = Int64(exactly: magnitude) else { return .outOfRange }
    return .value(isNegative ? -value : value)
  }

  private static func skipSpace(_ cursor: inout TextCursor) {
    while !cursor.isAtEnd {
      if cursor.byte > 0x20, cursor.byte < 0x7F { return }
      guard let scalar = cursor.character.unicodeScalars.first, scalar.properties.isWhitespace else { return }
      cursor.offset += UTF8.width(scalar)
    }
  }
}

/// Reals as XML property lists write them: white space, a sign, digits with a point anywhere, an exponent.
enum RealText {
  /// - Returns: the number, infinite or not a number where the text says so, or `nil` where it is none.
  static func parse(_ text: String) -> Double? {
    let trimmed = text.drop { $0.isWhitespace }
    if isDecimal(trimmed.utf8) { return Double(trimmed) }
    switch text.prefix(16).lowercased() {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: return nil
    }
  }

  /// The number initializer would accept hexadecimal and more.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    func isSign(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
    func dropDigits() -> Int {
      let after = rest.drop { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      defer { rest = after }
      return rest.count - after.count
    }
    if isSign(rest.first) { rest.removeFirst() }
    var digits = dropDigits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      digits += dropDigits()
    }
    guard digits > 0 else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if isSign(rest.first) { rest.removeFirst() }
      guard dropDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
