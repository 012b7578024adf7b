extension String {
  /// The string without blanks at its ends, U+3000 and line ends being blanks too.
  func trimmingBlanks() -> String {
    var copy = self
    return copy.withUTF8 { bytes -> String? in
      var start = 0
      var end = bytes.count
      while start < end {
        let length = bytes.lengthOfBlank(from: start, before: end)
        if length == 0 { break }
        start += length
      }
      while end > start {
        let length = bytes.lengthOfBlank(endingAt: end, after: start)
        if length == 0 { break }
        end -= length
      }
      if start == 0 && end == bytes.count { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    } ?? self
  }

  var isBlank: Bool {
    utf8.isEmpty || trimmingBlanks().utf8.isEmpty
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes the blank at `start` takes, 0 where there is none.
  fileprivate func lengthOfBlank(from start: Int, before end: Int) -> Int {
    let first = self[start]
    if first <= 0x20 { return first == 0x20 || (first >= 0x09 && first <= 0x0D) ? 1 : 0 }
    if first < 0xC2 || first > 0xE3 { return 0 }
    if start + 1 < end, isBlank(first, self[start + 1]) { return 2 }
    if start + 2 < end, isBlank(first, self[start + 1], self[start + 2]) { return 3 }
    return 0
  }

  fileprivate func lengthOfBlank(endingAt end: Int, after start: Int) -> Int {
    let last = self[end - 1]
    if last < 0x80 { return last == 0x20 || (last >= 0x09 && last <= 0x0D) ? 1 : 0 }
    if end - 2 >= start, isBlank(self[end - 2], last) { return 2 }
    if end - 3 >= start, isBlank(self[end - 3], self[end - 2], last) { return 3 }
    return 0
  }

  /// U+0085 and U+00A0.
  private func isBlank(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xC2 && (second == 0x85 || second == 0xA0)
  }

  /// U+1680, U+2000–U+200A, U+2028, U+2029, U+202F, U+205F and U+3000.
  private func isBlank(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    case (0xE1, 0x9A): third == 0x80
    case (0xE2, 0x80): third <= 0x8A || third == 0xA8 || third == 0xA9 || third == 0xAF
    case (0xE2, 0x81): third == 0x9F
    case (0xE3, 0x80): third == 0x80
    default: false
    }
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }
  var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }
  var isASCIILetterOrDigit: Bool { isASCIIDigit || isASCIIUppercase || isASCIILowercase }
}
