/// The text of a file as UTF-8.
struct DecodedText {
  /// Without a byte order mark.
  var utf8: [UInt8]
  /// As the IANA names it.
  var encoding: String
  /// Where decoding stopped and why, `nil` where the whole file was decoded.
  ///
  /// What an XML property list has after its end is nobody's business, so this is an error only when a reader gets to
  /// it.
  var stop: Stop?

  enum Stop {
    case byte(UInt8)
    case surrogate
  }

  /// Decodes by byte order mark, then by the encoding that an XML declaration names, then as UTF-8.
  ///
  /// As in Apple's reader the declaration counts only at the very start of the file, and not after a byte order mark.
  static func decode(_ bytes: [UInt8]) throws(Diagnostic) -> DecodedText {
    if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) { return utf32(bytes, bigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) { return utf32(bytes, bigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes, bigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes, bigEndian: false) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(Array(bytes.dropFirst(3))) }
    if bytes.prefix(2).contains(0) {
      throw .error(
        .badEncoding,
        at: .text(line: 1, column: 1),
        "a zero byte at the start, which no text has that lacks a byte order mark; save the file as UTF-8"
      )
    }
    guard let name = DeclaredEncoding.name(in: bytes) else { return utf8(bytes) }
    return try DeclaredEncoding.decode(bytes, as: name)
  }

  /// The error that ``stop`` is.
  var badEncoding: Diagnostic? {
    let what: String
    switch stop {
    case nil: return nil
    case .surrogate: what = "half of a surrogate pair"
    case .byte(let byte):
      let digits = String(byte, radix: 16, uppercase: true)
      what = "the byte 0x\(digits.count < 2 ? "0" : "")\(digits)"
    }
    let end = utf8.withUnsafeBufferPointer { text in
      var cursor = TextCursor(text)
      return cursor.position(at: cursor.count)
    }
    return .error(.badEncoding, at: end, "\(what) is not \(encoding) here; save the file as UTF-8")
  }

  static func utf8(_ bytes: [UInt8]) -> DecodedText {
    let valid = bytes.withUnsafeBufferPointer { UTF8Validation.validPrefix($0) }
    if valid == bytes.count { return DecodedText(utf8: bytes, encoding: "UTF-8") }
    return DecodedText(utf8: Array(bytes[..<valid]), encoding: "UTF-8", stop: .byte(bytes[valid]))
  }

  private static func utf16(_ bytes: [UInt8], bigEndian: Bool) -> DecodedText {
    let (utf8, end) = bytes.withUnsafeBufferPointer { bytes in
      UTF16Transcoding.utf8(UnsafeBufferPointer(rebasing: bytes.dropFirst(2)), bigEndian: bigEndian)
    }
    let rest = bytes.count - 2 - end
    return DecodedText(
      utf8: utf8,
      encoding: "UTF-16",
      stop: rest == 0 ? nil : rest == 1 ? .byte(bytes[2 + end]) : .surrogate
    )
  }

  private static func utf32(_ bytes: [UInt8], bigEndian: Bool) -> DecodedText {
    var utf8: [UInt8] = []
    var offset = 4
    while offset + 4 <= bytes.count {
      var value: UInt32 = 0
      for index in 0..<4 { value = value << 8 | UInt32(bytes[offset + (bigEndian ? index : 3 - index)]) }
      guard let scalar = Unicode.Scalar(value) else { break }
      utf8.append(contentsOf: UTF8.encode(scalar) ?? .init())
      offset += 4
    }
    return DecodedText(
      utf8: utf8,
      encoding: "UTF-32",
      stop: offset < bytes.count ? .byte(bytes[offset]) : nil
    )
  }
}
