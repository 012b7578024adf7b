import Foundation
import Testing

@testable import region_codegen

@Suite struct EncodingTests {
  private static let list = "<plist><array><string>浙江省</string><string>é ü</string></array></plist>"
  private static let declaration = "<?xml version=\"1.0\" encoding=\"%\"?>"

  private static let expected = Node.Value.array([
    Node(value: .string("浙江省"), position: .text(line: 1, column: 15)),
    Node(value: .string("é ü"), position: .text(line: 1, column: 41)),
  ])

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF], String.Encoding.utf8, "UTF-8"),
      ([], .utf8, "UTF-8"),
      ([0xFE, 0xFF], .utf16BigEndian, "UTF-16"),
      ([0xFF, 0xFE], .utf16LittleEndian, "UTF-16"),
      ([0x00, 0x00, 0xFE, 0xFF], .utf32BigEndian, "UTF-32"),
      ([0xFF, 0xFE, 0x00, 0x00], .utf32LittleEndian, "UTF-32"),
    ] as [([UInt8], String.Encoding, String)]
  )
  func aByteOrderMarkDecides(_ mark: [UInt8], _ encoding: String.Encoding, _ name: String) throws {
    let text = try #require(Self.list.data(using: encoding))
    let document = try Document.read(mark + Array(text))
    #expect(document.root.value == Self.expected)
    #expect(document.encoding == name)
    let foundation = try ReadingSupport.foundation(mark + Array(text))
    #expect(ReadingSupport.difference(document.root.value, foundation) == nil)
  }

  /// Encodings by their names in XML declarations, and a text in each.
  @Test(
    arguments: [
      ("GB18030", "GB18030", [0xD5, 0xE3, 0x81, 0x30, 0x81, 0x30, 0x41]),
      ("gb_18030", "GB18030", [0xD5, 0xE3]),
      ("GBK", "GBK", [0xD5, 0xE3, 0xE9, 0x46, 0x80]), ("cp936", "GBK", [0xD5, 0xE3]),
      ("GB2312", "GB2312", [0xD5, 0xE3]), ("Big5", "Big5", [0xA4, 0xA4]),
      ("Shift_JIS", "Shift_JIS", [0x92, 0x86]),
      ("EUC-KR", "EUC-KR", [0xB0, 0xA1]), ("ISO-8859-1", "ISO-8859-1", [0xE9]),
      ("windows-1252", "windows-1252", [0x80]), ("windows-949", "windows-949", [0xB0, 0xA1]),
      ("CP932", "windows-31J", [0x92, 0x86]), ("EUC-TW", "EUC-TW", [0xC4, 0xE3]), ("koi8-r", "KOI8-R", [0xED]),
      ("KOI8-U", "KOI8-U", [0xA4]), ("windows-874", "windows-874", [0xA1]), ("iso-8859-2", "ISO-8859-2", [0xA3]),
      ("ISO_8859-16", "ISO-8859-16", [0xA3]), ("windows-1251", "windows-1251", [0xCC]),
      ("windows-1258", "windows-1258", [0xC3]),
      ("US-ASCII", "US-ASCII", [0x41]),
      ("utf8", "UTF-8", [0xC3, 0xA9]),
    ] as [(String, String, [UInt8])]
  )
  func aDeclaredEncodingIsReadAsFoundationReadsIt(_ declared: String, _ name: String, _ text: [UInt8]) throws {
    let declaration = Array(Self.declaration.replacingOccurrences(of: "%", with: declared).utf8)
    let bytes = declaration + Array("<string>".utf8) + text + Array("</string>".utf8)
    let document = try Document.read(bytes)
    #expect(document.encoding == name)
    #expect(ReadingSupport.difference(document.root.value, try ReadingSupport.foundation(bytes)) == nil)
  }

  @Test(arguments: refusals)
  func whatIsNotInTheEncodingIsRefused(_ refusal: Refusal) {
    #expect(throws: refusal.diagnostic) { try Document.read(refusal.bytes) }
  }

  /// Whatever is read when the bad byte comes, and wherever it is in a character.
  @Test(arguments: [("UTF-8", 0xFF as UInt8), ("GB18030", 0xFF)])
  func aBadByteIsFoundAnywhereBeforeTheEnd(_ name: String, _ badByte: UInt8) throws {
    let declaration = Self.declaration.replacingOccurrences(of: "%", with: name)
    let source = Array(
      "\(declaration)\n<array><string>abcdefghijklmnopq&amp;<![CDATA[x]]></string></array> after".utf8
    )
    let end = source.count - " after".utf8.count
    for offset in declaration.utf8.count + 1..<end {
      var bytes = source
      bytes.insert(badByte, at: offset)
      let column = offset - declaration.utf8.count
      let message = "the byte 0xFF is not \(name) here; save the file as UTF-8"
      #expect(throws: Diagnostic.error(.badEncoding, at: .text(line: 2, column: UInt32(column)), message)) {
        try Document.read(bytes)
      }
    }
  }

  @Test func badBytesAfterTheEndOfXMLAreNobodysBusiness() throws {
    #expect(throws: Never.self) { try Document.read(Array("<array/>".utf8) + [0xFF]) }
  }

  @Test func utf8IsWhatTheStandardLibraryHoldsItToBe() {
    var random = RandomPropertyList(seed: 7)
    let bytes: [UInt8] =
      [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE4, 0xED, 0xEF]
      + [0xF0, 0xF3, 0xF4, 0xF5, 0xFF]
    for _ in 0..<20_000 {
      let sample = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
        bytes.randomElement(using: &random)
      }
      let valid = sample.withUnsafeBufferPointer { UTF8Validation.validPrefix($0) }
      let repaired = Array(String(decoding: sample, as: UTF8.self).utf8)
      let common = zip(sample, repaired).prefix { $0 == $1 }.count
      // The first repair begins where the longest valid prefix ends, unless U+FFFD shares bytes with what it replaces.
      #expect((valid == sample.count) == (repaired == sample))
      #expect(valid <= common)
      #expect(String(validating: sample[..<valid], as: UTF8.self) != nil)
    }
  }

  static let refusals: [Refusal] = [
    Refusal(
      Array("<array>\n<string>浙".utf8) + [0xD5, 0xE3] + Array("</string></array>".utf8),
      .text(line: 2, column: 12),
      .badEncoding,
      "the byte 0xD5 is not UTF-8 here; save the file as UTF-8"
    ),
    Refusal(
      Array("{ a = \"".utf8) + [0x0F, 0xE3],
      .text(line: 1, column: 9),
      .badEncoding,
      "the byte 0xE3 is not UTF-8 here; save the file as UTF-8"
    ),
    Refusal(
      Array("(a)".utf8) + [0xFF],
      .text(line: 1, column: 4),
      .badEncoding,
      "the byte 0xFF is not UTF-8 here; save the file as UTF-8"
    ),
    Refusal(
      [0xFF, 0xFE] + Array("(".utf8) + [0x00, 0x3D, 0xD8] + Array(")".utf8) + [0x00],
      .text(line: 1, column: 2),
      .badEncoding,
      "half of a surrogate pair is not UTF-16 here; save the file as UTF-8"
    ),
    Refusal(
      [0xFE, 0xFF, 0x00, 0x28, 0x00],
      .text(line: 1, column: 2),
      .badEncoding,
      "the byte 0x00 is not UTF-16 here; save the file as UTF-8"
    ),
    Refusal(
      [0x28, 0x00, 0x29, 0x00],
      .text(line: 1, column: 1),
      .badEncoding,
      "a zero byte at the start, which no text has that lacks a byte order mark; save the file as UTF-8"
    ),
    Refusal(
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><array/>",
      1,
      1,
      .badEncoding,
      "the file says that it is \"UTF-16\", but it is not; write encoding=\"UTF-8\""
    ),
    Refusal(
      "<?xml version='1.0' encoding='EBCDIC'?><array/>",
      1,
      1,
      .unknownEncoding,
      "the encoding \"EBCDIC\" is not supported; save the file as UTF-8 and write encoding=\"UTF-8\""
    ),
  ]
}
