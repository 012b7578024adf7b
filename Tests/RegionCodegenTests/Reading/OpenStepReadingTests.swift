import Testing

@testable import region_codegen

@Suite struct OpenStepReadingTests {
  @Test func keysStayInDocumentOrderAndKnowTheirPlaces() throws {
    let document = try ReadingSupport.read("/* c */ {\n  \"浙 江\" = (b);\n  a = <0f>;\n}")
    let expected = Node(
      value: .dictionary([
        .init(
          key: "浙 江",
          keyPosition: .text(line: 2, column: 3),
          node: Node(
            value: .array([Node(value: .string("b"), position: .text(line: 2, column: 16))]),
            position: .text(line: 2, column: 15)
          )
        ),
        .init(
          key: "a",
          keyPosition: .text(line: 3, column: 3),
          node: Node(value: .data([0x0F]), position: .text(line: 3, column: 7))
        ),
      ]),
      position: .text(line: 1, column: 9)
    )
    #expect(document.root == expected)
    #expect(document.format == .openStep)
    #expect(document.encoding == "UTF-8")
  }

  @Test(arguments: refusals)
  func whatIsWrongIsSaidWithItsPlace(_ refusal: Refusal) {
    #expect(throws: refusal.diagnostic) { try Document.read(refusal.bytes) }
  }

  static let refusals: [Refusal] = [
    Refusal(
      "code,name\n330000,浙江\n",
      1,
      1,
      .notAPropertyList,
      "this is no property list: \",\" follows its first word; save the data as a property list or JSON"
    ),
    Refusal(
      "#!/bin/sh",
      1,
      1,
      .notAPropertyList,
      "neither a property list nor JSON begins with \"#\"; save the data as one of them"
    ),
    Refusal(
      "{ a = (b, \"c\n",
      2,
      1,
      .cutOff,
      "the file ends inside a string begun at 1:11; get the whole file, or close what is open"
    ),
    Refusal(
      "{ a = (b, c\n",
      2,
      1,
      .cutOff,
      "the file ends inside ( begun at 1:7; get the whole file, or close what is open"
    ),
    Refusal(
      "a = b; c =",
      1,
      11,
      .cutOff,
      "the file ends inside the strings file begun at 1:1; get the whole file, or close what is open"
    ),
    Refusal(
      "(a) /* b",
      1,
      9,
      .cutOff,
      "the file ends inside /* begun at 1:5; get the whole file, or close what is open"
    ),
    Refusal(
      "{ a = b\n c = d; }",
      2,
      2,
      .unexpectedCharacter,
      "\"c\" after the value of \"a\"; end the value with ;"
    ),
    Refusal(
      "{ a b; }",
      1,
      5,
      .unexpectedCharacter,
      "\"b\" after the key \"a\"; write = and the value"
    ),
    Refusal(
      "{ 'a': 1 }",
      1,
      6,
      .unexpectedCharacter,
      "\":\" after the key \"a\"; write =; if this is JSON, put all keys in double quotes"
    ),
    Refusal(
      "{ a = 浙江; }",
      1,
      7,
      .unexpectedCharacter,
      "\"浙\" where the value of \"a\" belongs; write the value, in quotes"
    ),
    Refusal(
      "{ a = b; 浙江 = c; }",
      1,
      10,
      .unexpectedCharacter,
      "\"浙\" where a key or } belongs; write the key in quotes, or close the dictionary"
    ),
    Refusal(
      "a = b;\n= c;",
      2,
      1,
      .unexpectedCharacter,
      "\"=\" where a key belongs; write the key in quotes, or remove it"
    ),
    Refusal(
      "(a b)",
      1,
      4,
      .unexpectedCharacter,
      "\"b\" in an array; write text in quotes, a comma before the next element, and ) at the end"
    ),
    Refusal("(a) b", 1, 5, .trailingText, "\"b\" after the end of the property list; remove what follows"),
    Refusal(
      "(<0f 1>)",
      1,
      7,
      .malformedData,
      "half a byte in data; write bytes as two hexadecimal digits each"
    ),
    Refusal("(<0f xy>)", 1, 6, .malformedData, "\"x\" in data; write bytes as two hexadecimal digits each"),
    Refusal(
      "(\"\\Ud83d\")",
      1,
      3,
      .loneSurrogate,
      "half of a surrogate pair; write both halves or the character itself"
    ),
    Refusal(
      "(\"\\377\")",
      1,
      3,
      .unknownEscape,
      "\\377 is no character of the NeXTSTEP encoding; write the character itself"
    ),
    Refusal(
      "{ a = b;\n \"a\" = c; }",
      2,
      2,
      .duplicateKey,
      "the key \"a\" is in this dictionary already, first at 1:3; rename or remove one of the two"
    ),
    Refusal(
      String(repeating: "(", count: 129),
      1,
      129,
      .nestedTooDeep,
      "more than 128 arrays and dictionaries inside each other; flatten the file"
    ),
  ]
}
