/// Base64 as property lists hold it: anything that is not of its alphabet is skipped.
enum Base64 {
  /// - Returns: `nil` where the text is not ASCII, or ends within a group of four.
  static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let cursor = TextCursor(text)
    var bytes: [UInt8] = []
    var group: UInt32 = 0
    var digits = 0
    var padding = 0
    var offset = 0
    while offset < cursor.count {
      let byte = cursor[offset]
      offset += 1
      guard byte < 0x80 else { return nil }
      if byte == UInt8(ascii: "=") {
        padding += 1
      } else if !isSpace(byte) {
        padding = 0
      }
      guard let value = value(byte) else { continue }
      group = group << 6 | value
      digits += 1
      guard digits == 4 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: group >> 16))
      if padding < 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
      if padding < 1 { bytes.append(UInt8(truncatingIfNeeded: group)) }
      group = 0
      digits = 0
    }
    return digits == 0 ? bytes : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    case UInt8(ascii: "="): 0
    default: nil
    }
  }

  /// Without line breaks.
  static func encode(_ bytes: [UInt8]) -> String {
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
}
