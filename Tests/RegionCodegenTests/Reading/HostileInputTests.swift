import Foundation
import Testing

@testable import region_codegen

/// Whatever the bytes are, reading ends with a document or with one well-formed error.
@Suite struct HostileInputTests {
  private static let sources: [[UInt8]] = {
    var random = RandomPropertyList(seed: 20_260_911)
    let value: [String: Any] = [
      "name": "浙江省 & <b>", "code": "330000", "count": 12, "area": -1.5, "real": true,
      "day": Date(timeIntervalSince1970: 0), "data": Data([1, 2, 3]),
      "cities": [["杭州市", ["西湖区", "😀"], [String]()], [String: String]()] as [Any],
    ]
    let json =
      #"{"name": "浙江\u7701", "list": [1, -2.5e3, true, null, {"a": [], "b": {}}], "x": "\ud83d\ude00\n"}"#
    let xml =
      "<plist><array><integer> -0x1f</integer><string>a&amp;<![CDATA[<x>]]>&#20013;</string>"
      + "<!-- c --><?p x?></array></plist>"
    let strings = "\"a b\" = 'c\\n\\101\\U6d59'; // d\n/* e */ f = (g, <0f>, {h = i;}); j;"
    let gbk = Array("<?xml version='1.0' encoding='GBK'?><array><string>".utf8) + [0xD5, 0xE3]
    var sources: [[UInt8]] = []
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try? PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
      if let data { sources.append(Array(data)) }
    }
    for text in [json, xml, strings, random.openStep(value)] { sources.append(Array(text.utf8)) }
    sources.append([0xFF, 0xFE] + xml.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    sources.append(gbk + Array("</string></array>".utf8))
    return sources
  }()

  @Test func everyPrefixIsReadOrRefused() {
    for source in Self.sources {
      for length in 0..<source.count { expectAnAnswer(Array(source[..<length])) }
    }
  }

  @Test func mutationsAreReadOrRefused() {
    var random = RandomPropertyList(seed: 1)
    for _ in 0..<8_000 {
      guard var bytes = Self.sources.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      expectAnAnswer(bytes)
    }
  }

  /// A file that was cut off is told from one that is wrong, and the error is where it ends.
  @Test func everyPrefixOfAnXMLListIsSaidToBeCutOff() throws {
    let source = try #require(Self.sources.first)
    for length in 1..<source.count - "</plist>".utf8.count {
      let error = #expect(throws: Diagnostic.self) { try Document.read(Array(source[..<length])) }
      let endsWithinCharacter = source[length] & 0xC0 == 0x80
      #expect(error?.identifier == (endsWithinCharacter ? .badEncoding : ReadingError.cutOff).rawValue)
    }
  }

  /// Dictionaries inside each other, as deep as allowed, in each format.
  private static let deepest: [[UInt8]] = {
    let inner = NestingLimit.depth - 1
    func nested(_ opening: String, _ innermost: String, _ closing: String) -> [UInt8] {
      Array(
        (String(repeating: opening, count: inner) + innermost + String(repeating: closing, count: inner)).utf8
      )
    }
    var binary = BinaryPropertyList()
    for number in 0..<inner { binary.add(dictionary: [(inner + 1, number + 1)]) }
    binary.add(array: [])
    binary.add(ascii: "a")
    return [
      nested("<dict><key>a</key>", "<array/>", "</dict>"), nested("{a=", "()", ";}"),
      nested("{\"a\":", "[]", "}"), binary.bytes,
    ]
  }()

  @Test(arguments: deepest.indices)
  func theDeepestNestingFitsTheSmallestStack(_ index: Int) async {
    let wasRead = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: (try? Document.read(Self.deepest[index])) != nil) }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(wasRead)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout RandomPropertyList) {
    guard !bytes.isEmpty else { return }
    let offset = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: offset)
    case 3: bytes.removeSubrange(offset..<min(bytes.count, offset + Int.random(in: 1...8, using: &random)))
    default:
      let copied = bytes[offset..<min(bytes.count, offset + 20)]
      bytes.insert(contentsOf: copied, at: Int.random(in: 0...bytes.count, using: &random))
    }
  }

  private func expectAnAnswer(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      _ = try Document.read(bytes)
    } catch {
      let isKnown = ReadingError(rawValue: error.identifier) != nil
      let isOneSentence =
        !error.message.isEmpty && !error.message.contains(where: \.isNewline) && error.message.last != "."
      if !isKnown || !isOneSentence || error.severity != .error {
        Issue.record("\(error) for \(bytes)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func everyKindOfErrorIsTested() {
    let tested =
      XMLReadingTests.refusals + BinaryReadingTests.refusals + OpenStepReadingTests.refusals
      + JSONReadingTests.refusals + EncodingTests.refusals
    #expect(Set(tested.map(\.error)) == Set(ReadingError.allCases))
  }
}
