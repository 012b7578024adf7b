import Testing

@testable import region_codegen

@Suite struct JSONReadingTests {
  @Test func keysStayInDocumentOrderAndKnowTheirPlaces() throws {
    let document = try ReadingSupport.read("{\n  \"浙江\" : [ null],\n  \"a\": -1.50\n}")
    let expected = Node(
      value: .dictionary([
        .init(
          key: "浙江",
          keyPosition: .text(line: 2, column: 3),
          node: Node(
            value: .array([Node(value: .null, position: .text(line: 2, column: 16))]),
            position: .text(line: 2, column: 14)
          )
        ),
        .init(
          key: "a",
          keyPosition: .text(line: 3, column: 3),
          node: Node(value: .real(-1.5), position: .text(line: 3, column: 8))
        ),
      ]),
      position: .text(line: 1, column: 1)
    )
    #expect(document.root == expected)
    #expect(document.format == .json)
    #expect(document.encoding == "UTF-8")
  }

  @Test func integersOf64BitsStayIntegersAndOtherNumbersBecomeReals() throws {
    let source =
      "[0,-0,9223372036854775807,-9223372036854775808,9223372036854775808.0,1.0,1e2,1E-2,0.5e+1,4.9e-324]"
    guard case .array(let nodes) = try ReadingSupport.read(source).root.value else { return }
    #expect(
      nodes.map(\.value) == [
        .integer(0), .integer(0), .integer(.max), .integer(.min), .real(9_223_372_036_854_775_808), .real(1),
        .real(100), .real(0.01), .real(5), .real(.leastNonzeroMagnitude),
      ]
    )
  }

  /// As a real, a code of many digits would lose the last of them.
  @Test func integersBeyond64BitsAreRefused() throws {
    #expect(
      throws: Diagnostic.error(
        .integerOutOfRange, at: .text(line: 1, column: 2),
        "\"110101199001011234567\" is an integer beyond 64 bits; make it a string")
    ) { try ReadingSupport.read("[110101199001011234567]") }
  }

  @Test func escapesStandForTheirCharacters() throws {
    let source = #"["\"\\\/\b\f\n\r\t\u0000\u6d59\uD83D\uDE00 浙😀"]"#
    guard case .array(let nodes) = try ReadingSupport.read(source).root.value else { return }
    #expect(nodes.map(\.value) == [.string("\"\\/\u{8}\u{C}\n\r\t\u{0}浙😀 浙😀")])
  }

  /// Both begin with a brace, and a string in quotes can follow in both.
  @Test(arguments: [
    ("{\"a\":1}", Document.Format.json), (" {\n\"\\\"=\" \n: 1}", .json), ("[]", .json),
    ("{\"a\"=b;}", .openStep),
    ("{\"a:\";}", .openStep), ("{}", .openStep), ("{a:b=c;}", .openStep),
  ])
  func jsonAndOpenStepAreToldApart(_ source: String, _ format: Document.Format) throws {
    #expect(try ReadingSupport.read(source).format == format)
  }

  @Test func utf16WithAByteOrderMarkIsRead() throws {
    let units = "[\"浙\"]".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let document = try Document.read([0xFE, 0xFF] + units)
    #expect(document.format == .json)
    #expect(document.root.value == .array([Node(value: .string("浙"), position: .text(line: 1, column: 2))]))
  }

  @Test(arguments: refusals)
  func whatIsWrongIsSaidWithItsPlace(_ refusal: Refusal) {
    #expect(throws: refusal.diagnostic) { try Document.read(refusal.bytes) }
  }

  /// Where a comment stands, and how it is written. Property lists have them, in front of `{` too.
  @Test(arguments: [
    ("#[1, 2]", 1), ("#{\"a\": 1}", 1), ("[#1, 2]", 2), ("[1#, 2]", 3), ("[1,# 2]", 4), ("[1, 2#]", 6), ("[]#", 3),
    ("{#\"a\": 1}", 2), ("{\"a\"#: 1}", 5), ("{\"a\":# 1}", 6), ("{\"a\": 1#}", 8), ("{\"a\": 1,# \"b\": 2}", 9),
  ])
  func commentsAreRefusedAtTheirPlace(json: String, column: UInt32) {
    for comment in ["/* [ */", "// {\n", "/**//* */", "//\r\n//\n\n"] {
      let text = json.split(separator: "#", omittingEmptySubsequences: false).joined(separator: comment)
      #expect(
        throws: Diagnostic.error(
          .unexpectedCharacter, at: .text(line: 1, column: column),
          "a comment, which JSON does not have; remove it")
      ) {
        try Document.read(Array(text.utf8))
      }
    }
  }

  static let refusals: [Refusal] = [
    Refusal(
      "[1, {\"a\":\n",
      2,
      1,
      .cutOff,
      "the file ends inside { begun at 1:5; get the whole file, or close what is open"
    ),
    Refusal(
      "[1,2",
      1,
      5,
      .cutOff,
      "the file ends inside [ begun at 1:1; get the whole file, or close what is open"
    ),
    Refusal(
      "[tru",
      1,
      5,
      .cutOff,
      "the file ends inside a value begun at 1:2; get the whole file, or close what is open"
    ),
    Refusal("[1,]", 1, 4, .unexpectedCharacter, "\"]\" after a comma; remove the comma"),
    Refusal("{\"a\":1,}", 1, 8, .unexpectedCharacter, "\"}\" after a comma; remove the comma"),
    Refusal(
      "[1 2]",
      1,
      4,
      .unexpectedCharacter,
      "\"2\" in an array; write , before the next element, or ] at the end"
    ),
    Refusal(
      "{\"a\":1, b:2}",
      1,
      9,
      .unexpectedCharacter,
      "\"b\" where a key belongs; write keys in double quotes"
    ),
    Refusal(
      "{\"a\":1, \"b\" 2}",
      1,
      13,
      .unexpectedCharacter,
      "\"2\" after the key \"b\"; write : and the value"
    ),
    Refusal(
      "{\"a\":1\n\"b\":2}",
      2,
      1,
      .unexpectedCharacter,
      "\"\\\"\" after the value of \"a\"; write , before the next key, or } at the end"
    ),
    Refusal(
      "['浙江']",
      1,
      2,
      .unexpectedCharacter,
      "\"'\" where a value belongs; write a value, with text in double quotes"
    ),
    Refusal(
      "[\"a\nb\"]",
      1,
      4,
      .unexpectedCharacter,
      "the control character \"\\n\" in a string; write its escape, or close the string"
    ),
    Refusal("[] x", 1, 4, .trailingText, "\"x\" after the end of the JSON value; remove what follows"),
    Refusal(
      "[\"\\x41\"]",
      1,
      3,
      .unknownEscape,
      "a backslash before \"x\" means nothing; write \\\\ for a backslash, or remove it"
    ),
    Refusal(
      "[\"\\u41\"]",
      1,
      3,
      .unknownEscape,
      "\\u needs four hexadecimal digits; add leading zeros, or write the character itself"
    ),
    Refusal(
      "[\"\\ud83d\\u0041\"]",
      1,
      3,
      .loneSurrogate,
      "half of a surrogate pair; write both halves or the character itself"
    ),
    Refusal(
      "[01]",
      1,
      2,
      .malformedNumber,
      "\"01\" is not a number in JSON; write it like -12.5 or 1e6, or make it a string"
    ),
    Refusal(
      "[1., 2]",
      1,
      2,
      .malformedNumber,
      "\"1.\" is not a number in JSON; write it like -12.5 or 1e6, or make it a string"
    ),
    Refusal("[-1e999]", 1, 2, .nonFiniteNumber, "\"-1e999\" is too large for a number; make it a string"),
    Refusal(
      "{\"a\":1,\n\"\\u0061\":2}",
      2,
      1,
      .duplicateKey,
      "the key \"a\" is in this dictionary already, first at 1:2; rename or remove one of the two"
    ),
    Refusal(
      String(repeating: "[", count: 129),
      1,
      129,
      .nestedTooDeep,
      "more than 128 arrays and dictionaries inside each other; flatten the file"
    ),
  ]
}
