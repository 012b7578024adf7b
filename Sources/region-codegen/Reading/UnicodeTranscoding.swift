enum UTF8Validation {
  /// The length of the longest prefix that is UTF-8: no overlong forms, no surrogates, nothing past U+10FFFF.
  static func validPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let text = TextCursor(bytes)
    var offset = 0
    while offset < text.count {
      let lead = text[offset]
      if lead < 0x80 {
        offset += 1
        continue
      }
      let second = text[offset + 1]
      let length: Int
      // Where the range of the second byte is narrower than that of any continuation byte.
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0: length = second >= 0xA0 ? 3 : 0
      case 0xED: length = second <= 0x9F ? 3 : 0
      case 0xE1...0xEF: length = 3
      case 0xF0: length = second >= 0x90 ? 4 : 0
      case 0xF4: length = second <= 0x8F ? 4 : 0
      case 0xF1...0xF3: length = 4
      default: length = 0
      }
      if length == 0 { return offset }
      var index = 1
      while index < length {
        // Past the end the cursor gives zero bytes, which continue nothing.
        guard text[offset + index] & 0xC0 == 0x80 else { return offset }
        index += 1
      }
      offset += length
    }
    return offset
  }
}

enum UTF16Transcoding {
  /// UTF-16 as UTF-8, up to the first lone surrogate or odd byte.
  ///
  /// - Returns: the text, and how many bytes were read.
  static func utf8(
    _ bytes: UnsafeBufferPointer<UInt8>,
    bigEndian: Bool
  ) -> (utf8: [UInt8], end: Int) {
    guard let input = bytes.baseAddress, bytes.count >= 2 else { return ([], 0) }
    let high = bigEndian ? 0 : 1
    let low = 1 - high
    var offset = 0
    // A unit takes two bytes at least, and three in UTF-8 at most; a surrogate pair takes four of both.
    let utf8 = [UInt8](unsafeUninitializedCapacity: bytes.count / 2 * 3) { buffer, count in
      guard let output = buffer.baseAddress else { return }
      while offset + 2 <= bytes.count {
        let unit = UInt32(input[offset + high]) << 8 | UInt32(input[offset + low])
        var length = 2
        var scalar = unit
        if unit & 0xF800 == 0xD800 {
          guard unit < 0xDC00, offset + 4 <= bytes.count else { break }
          let next = UInt32(input[offset + 2 + high]) << 8 | UInt32(input[offset + 2 + low])
          guard next & 0xFC00 == 0xDC00 else { break }
          scalar = 0x10000 + (unit & 0x3FF) << 10 + next & 0x3FF
          length = 4
        }
        count += write(scalar, to: output + count)
        offset += length
      }
    }
    return (utf8, offset)
  }

  private static func write(_ scalar: UInt32, to output: UnsafeMutablePointer<UInt8>) -> Int {
    if scalar < 0x80 {
      output[0] = UInt8(truncatingIfNeeded: scalar)
      return 1
    }
    if scalar < 0x800 {
      output[0] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
      output[1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      return 2
    }
    if scalar < 0x10000 {
      output[0] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
      output[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
      output[2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      return 3
    }
    output[0] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
    output[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F)
    output[2] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
    output[3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
    return 4
  }
}
