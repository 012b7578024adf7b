import Testing

@testable import region_codegen

@Suite struct XMLReadingTests {
  @Test func keysStayInDocumentOrderAndKnowTheirPlaces() throws {
    let document = try ReadingSupport.read(
      """
      <?xml version="1.0"?>
      <plist>
      <dict>
        <key>浙江</key> <integer>2</integer>
        <key>a</key>\t<array><true/></array>
      </dict>
      </plist>
      """
    )
    let expected = Node(
      value: .dictionary([
        .init(
          key: "浙江",
          keyPosition: .text(line: 4, column: 3),
          node: Node(value: .integer(2), position: .text(line: 4, column: 21))
        ),
        .init(
          key: "a",
          keyPosition: .text(line: 5, column: 3),
          node: Node(
            value: .array([Node(value: .boolean(true), position: .text(line: 5, column: 23))]),
            position: .text(line: 5, column: 16)
          )
        ),
      ]),
      position: .text(line: 3, column: 1)
    )
    #expect(document.root == expected)
    #expect(document.format == .xml)
    #expect(document.encoding == "UTF-8")
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func eachKindOfLineBreakEndsOneLine(_ lineBreak: String) throws {
    let document = try ReadingSupport.read("<array>\(lineBreak)\(lineBreak)  <true/></array>")
    guard case .array(let nodes) = document.root.value else { throw NotAnArray() }
    #expect(nodes.map(\.position) == [.text(line: 3, column: 3)])
  }

  private struct NotAnArray: Error {}

  @Test(arguments: refusals)
  func whatIsWrongIsSaidWithItsPlace(_ refusal: Refusal) {
    #expect(throws: refusal.diagnostic) { try Document.read(refusal.bytes) }
  }

  static let refusals: [Refusal] = [
    Refusal([], nil, .notAPropertyList, "the file is empty; put a property list or JSON into it"),
    Refusal(
      "<!DOCTYPE html>\n<html></html>",
      2,
      1,
      .notAPropertyList,
      "the outermost element is <html> where a property list has <plist>; save the data as a property list"
    ),
    Refusal(
      "<?xml version=\"1.0\"?>\n",
      2,
      1,
      .cutOff,
      "the file ends before its first element; get the whole file"
    ),
    Refusal(
      "<plist>\n<array>\n",
      3,
      1,
      .cutOff,
      "the file ends inside <array> begun at 2:1; get the whole file, or close what is open"
    ),
    Refusal(
      "<array><string>浙",
      1,
      19,
      .cutOff,
      "the file ends inside <string> begun at 1:8; get the whole file, or close what is open"
    ),
    Refusal(
      "<array><!-- ",
      1,
      13,
      .cutOff,
      "the file ends inside <!-- begun at 1:8; get the whole file, or close what is open"
    ),
    Refusal(
      "<array>\n</dict>",
      2,
      1,
      .mismatchedTag,
      "</dict> does not close the <array> opened at 1:1; add or remove a tag so that they pair"
    ),
    Refusal(
      "<array><string>a<string>b</string></array>",
      1,
      17,
      .mismatchedTag,
      "the <string> opened at 1:8 is not closed before this; close it, or write &lt; for <"
    ),
    Refusal("<array <true/></array>", 1, 1, .mismatchedTag, "this tag has no > at its end; add it"),
    Refusal("</array>", 1, 1, .mismatchedTag, "an end tag before any element was opened; remove it"),
    Refusal(
      "<array><name/></array>",
      1,
      8,
      .unknownElement,
      "property lists have no element <name>; "
        + "use array, dict, string, integer, real, true, false, date or data"
    ),
    Refusal(
      "<array>\u{0}<true/></array>",
      1,
      8,
      .misplacedText,
      "the text \"\\u{0}\" stands between elements; put it into a <string> or remove it"
    ),
    Refusal(
      "<array><\u{0}array/></array>",
      1,
      8,
      .unknownElement,
      "property lists have no element <\\u{0}array>; "
        + "use array, dict, string, integer, real, true, false, date or data"
    ),
    Refusal(
      "<plist><true/><true/></plist>",
      1,
      15,
      .misplacedElement,
      "a <plist> holds one value, and this is a second one; put both into an array or a dictionary"
    ),
    Refusal(
      "<array><key>a</key></array>",
      1,
      8,
      .misplacedElement,
      "a <key> outside of a dictionary; write <string>, or put the key and its value into a <dict>"
    ),
    Refusal(
      "<array><plist/></array>",
      1,
      8,
      .misplacedElement,
      "a <plist> inside another one; keep only what it holds"
    ),
    Refusal(
      "<array><![CDATA[a]]></array>",
      1,
      8,
      .misplacedElement,
      "declarations and CDATA cannot stand between elements; move the text into a <string>, or remove it"
    ),
    Refusal(
      "<string>a<!-- b --></string>",
      1,
      10,
      .misplacedElement,
      "comments and instructions cannot stand inside <string>; move this one out"
    ),
    Refusal(
      "<array>\n 浙江 <true/></array>",
      2,
      2,
      .misplacedText,
      "the text \"浙江 \" stands between elements; put it into a <string> or remove it"
    ),
    Refusal("<true> </true>", 1, 7, .misplacedText, "<true> holds no text; write <true/> or <false/>"),
    Refusal(
      "<plist> <!-- nothing --> </plist>",
      1,
      1,
      .emptyPropertyList,
      "this <plist> holds nothing; put an array or a dictionary into it"
    ),
    Refusal(
      "<dict>\n<key>a</key>\n<key>b</key><true/></dict>",
      2,
      1,
      .missingValue,
      "the key \"a\" has no value; put one after it or remove the key"
    ),
    Refusal(
      "<dict><key>a</key></dict>",
      1,
      7,
      .missingValue,
      "the key \"a\" has no value; put one after it or remove the key"
    ),
    Refusal(
      "<dict><key>a</key><true/><false/></dict>",
      1,
      26,
      .missingKey,
      "this <false> in a dictionary has no key; put a <key> before it"
    ),
    Refusal(
      "<string>&nbsp;</string>",
      1,
      9,
      .unknownReference,
      "\"&nbsp;\" is none of &amp; &lt; &gt; &quot; &apos; and no character's number; "
        + "write the character itself"
    ),
    Refusal(
      "<string>&#xD800;</string>",
      1,
      9,
      .unknownReference,
      "\"&#xD800;\" is none of &amp; &lt; &gt; &quot; &apos; and no character's number; "
        + "write the character itself"
    ),
    Refusal(
      "<string>R & D</string>",
      1,
      11,
      .unknownReference,
      "an & that begins no reference; write &amp;"
    ),
    Refusal(
      "<!DOCTYPE plist [\n  <!ENTITY a SYSTEM \"file:///etc/passwd\">\n]><plist>&a;</plist>",
      2,
      3,
      .entityDeclaration,
      "entity declarations are neither expanded nor opened; "
        + "remove the declaration and write its text where it is used"
    ),
    Refusal(
      "<!DOCTYPE plist [ <!ELEMENT plist ANY> ]><plist/>",
      1,
      17,
      .internalSubset,
      "a property list declares nothing in its document type; remove what stands in [ ]"
    ),
    Refusal(
      "<integer>12 </integer>",
      1,
      1,
      .malformedNumber,
      "\"12 \" is not an integer; write digits only, or make it a <real> or a <string>"
    ),
    Refusal(
      "<integer>9223372036854775808</integer>",
      1,
      1,
      .integerOutOfRange,
      "\"9223372036854775808\" is beyond 64 bits; make it a <string>"
    ),
    Refusal(
      "<real>1,5</real>",
      1,
      1,
      .malformedNumber,
      "\"1,5\" is not a number; write it like -12.5 or 1e6, or make it a <string>"
    ),
    Refusal(
      "<real>nan</real>",
      1,
      1,
      .nonFiniteNumber,
      "\"nan\" is not a finite number; remove it or make it a <string>"
    ),
    Refusal(
      "<date>2026-09-11</date>",
      1,
      1,
      .malformedDate,
      "\"2026-09-11\" is not a date; write it like 2026-09-11T08:30:00Z"
    ),
    Refusal(
      "<data>TWE</data>",
      1,
      1,
      .malformedData,
      "the content of this <data> is not base64; encode it again, or remove it"
    ),
    Refusal(
      "<dict>\n<key>a</key><true/>\n <key>b</key><true/>\n <key>a</key><true/></dict>",
      4,
      2,
      .duplicateKey,
      "the key \"a\" is in this dictionary already, first at 2:1; rename or remove one of the two"
    ),
    Refusal(
      "<dict>" + (0..<50).map { "<key>k\($0)</key><true/>\n" }.joined() + "<key>k40</key><true/></dict>",
      51,
      1,
      .duplicateKey,
      "the key \"k40\" is in this dictionary already, first at 41:1; rename or remove one of the two"
    ),
    Refusal(
      String(repeating: "<array>", count: 129),
      1,
      897,
      .nestedTooDeep,
      "more than 128 arrays and dictionaries inside each other; flatten the file"
    ),
  ]
}
