import Foundation

/// The encoding that a file names in its XML declaration.
enum DeclaredEncoding {
  private struct Supported {
    var name: String
    var aliases: [String]
    /// As Core Foundation numbers them, on every platform.
    var number: UInt
  }

  private static let supported: [Supported] = others + parts + pages

  private static let others = [
    Supported(name: "GB18030", aliases: [], number: 0x0632),
    Supported(name: "GBK", aliases: ["CP936", "MS936", "windows-936"], number: 0x0421),
    Supported(name: "GB2312", aliases: ["EUC-CN", "CN-GB"], number: 0x0930),
    Supported(name: "Big5", aliases: ["CN-Big5"], number: 0x0A03),
    Supported(name: "Big5-HKSCS", aliases: [], number: 0x0A06),
    Supported(name: "Shift_JIS", aliases: ["SJIS"], number: 0x0A01),
    Supported(name: "EUC-KR", aliases: [], number: 0x0940),
    Supported(name: "windows-949", aliases: ["CP949", "MS949"], number: 0x0422),
    Supported(name: "windows-31J", aliases: ["CP932", "MS932", "windows-932"], number: 0x0420),
    Supported(name: "EUC-TW", aliases: [], number: 0x0931),
    Supported(name: "KOI8-R", aliases: [], number: 0x0A02),
    Supported(name: "KOI8-U", aliases: [], number: 0x0A08),
    Supported(name: "windows-874", aliases: ["CP874"], number: 0x041D),
  ]

  /// ISO 8859 has no twelfth part.
  private static let parts = (1...16).filter { $0 != 12 }.map { part in
    Supported(name: "ISO-8859-\(part)", aliases: part == 1 ? ["latin1"] : [], number: 0x0200 + UInt(part))
  }

  private static let pages = [1252, 1250, 1251, 1253, 1254, 1255, 1256, 1257, 1258].enumerated().map { index, page in
    Supported(name: "windows-\(page)", aliases: ["CP\(page)"], number: 0x0500 + UInt(index))
  }

  /// The name in `<?xml … encoding="name"?>` at the very start of a file.
  static func name(in bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { buffer in
      var text = TextCursor(buffer)
      guard text.isAt("<?xml") else { return nil }
      while !text.isAt("encoding=") {
        if text.isAtEnd || text.byte == UInt8(ascii: ">") { return nil }
        text.offset += 1
      }
      text.offset += "encoding=".utf8.count
      let quote = text.byte
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      let start = text.offset + 1
      text.offset = start
      while text.byte != quote {
        if text.isAtEnd { return nil }
        text.offset += 1
      }
      return text.string(start..<text.offset)
    }
  }

  static func decode(_ bytes: [UInt8], as name: String) throws(Diagnostic) -> DecodedText {
    let start = SourcePosition.text(line: 1, column: 1)
    let simplified = simplify(name)
    switch simplified {
    case "utf8":
      return .utf8(bytes)
    case "usascii", "ascii":
      return ascii(bytes)
    case _ where simplified.hasPrefix("utf16") || simplified.hasPrefix("utf32"):
      throw .error(
        .badEncoding,
        at: start,
        "the file says that it is \(name.excerpt), but it is not; write encoding=\"UTF-8\""
      )
    default:
      for encoding in supported where ([encoding.name] + encoding.aliases).map(simplify).contains(simplified) {
        return decode(bytes, as: encoding)
      }
      throw .error(
        .unknownEncoding,
        at: start,
        "the encoding \(name.excerpt) is not supported; save the file as UTF-8 and write encoding=\"UTF-8\""
      )
    }
  }

  /// Letters and digits only, in lower case: `GB_18030` is GB18030 and `utf8` UTF-8.
  private static func simplify(_ name: String) -> String {
    name.prefix(64).lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func ascii(_ bytes: [UInt8]) -> DecodedText {
    guard let end = bytes.firstIndex(where: { $0 >= 0x80 }) else {
      return DecodedText(utf8: bytes, encoding: "US-ASCII")
    }
    return DecodedText(utf8: Array(bytes[..<end]), encoding: "US-ASCII", stop: .byte(bytes[end]))
  }

  private static func decode(_ bytes: [UInt8], as encoding: Supported) -> DecodedText {
    let number = String.Encoding(rawValue: 0x8000_0000 | encoding.number)
    if let text = String(bytes: bytes, encoding: number) {
      return DecodedText(utf8: Array(text.utf8), encoding: encoding.name)
    }
    let (text, end) = longestPrefix(of: bytes, as: number)
    return DecodedText(
      utf8: Array(text.utf8),
      encoding: encoding.name,
      stop: end < bytes.count ? .byte(bytes[end]) : nil
    )
  }

  /// What can be decoded of bytes that as a whole cannot, and where it ends.
  ///
  /// Foundation does not say where decoding failed. Halving what is left finds it, and decodes each byte at most
  /// a few times.
  private static func longestPrefix(
    of bytes: [UInt8],
    as encoding: String.Encoding
  ) -> (text: String, end: Int) {
    let longestCharacter = 4
    var text = ""
    var good = 0
    func extend(to ends: StrideThrough<Int>) -> Bool {
      for end in ends {
        guard let part = String(bytes: bytes[good..<end], encoding: encoding) else { continue }
        text += part
        good = end
        return true
      }
      return false
    }

    var bad = bytes.count
    while bad - good > 2 * longestCharacter {
      let middle = good + (bad - good) / 2
      // The middle may be inside of a character.
      if !extend(to: stride(from: middle, through: middle - longestCharacter + 1, by: -1)) { bad = middle }
    }
    while good < bad,
      extend(to: stride(from: good + 1, through: min(good + longestCharacter, bytes.count), by: 1))
    {}
    return (text, good)
  }
}
