/// The elements that hold text: strings, keys, numbers, dates and data.
extension XMLPropertyListReader {
  /// Reads any value but an array or a dictionary.
  mutating func readLeaf(_ tag: StartTag) throws(Diagnostic) -> Node {
    let value: Node.Value
    switch tag.element {
    case .string: value = .string(try readString(tag))
    case .integer: value = .integer(try readInteger(tag))
    case .real: value = .real(try readReal(tag))
    case .date: value = .date(try readDate(tag))
    case .data: value = .data(try readData(tag))
    case .true:
      try readNothing(tag)
      value = .boolean(true)
    case .false:
      try readNothing(tag)
      value = .boolean(false)
    default:
      throw noValue(tag)
    }
    return Node(value: value, position: tag.position)
  }

  private func noValue(_ tag: StartTag) -> Diagnostic {
    switch tag.element {
    case .key:
      .error(
        .misplacedElement,
        at: tag.position,
        "a <key> outside of a dictionary; write <string>, or put the key and its value into a <dict>"
      )
    case .propertyList:
      .error(
        .misplacedElement,
        at: tag.position,
        "a <plist> inside another one; keep only what it holds"
      )
    default:
      .error(
        .unknownElement,
        at: tag.position,
        "property lists have no element \(source(of: tag)); "
          + "use array, dict, string, integer, real, true, false, date or data"
      )
    }
  }

  // MARK: Strings

  mutating func readString(_ tag: StartTag) throws(Diagnostic) -> String {
    if tag.isEmpty { return "" }
    let start = text.offset
    skipPlainText()
    // Most strings are one run of plain text, which needs no copy.
    if text.byte == UInt8(ascii: "<"), text[text.offset + 1] == UInt8(ascii: "/") {
      let string = text.string(start..<text.offset)
      try readEndTag(of: tag)
      return string
    }

    pieces.removeAll(keepingCapacity: true)
    pieces.append(contentsOf: text.bytes(start..<text.offset))
    while true {
      if text.isAtEnd { throw cutOff(inside: tag) }
      if text.byte == UInt8(ascii: "&") {
        try readReference()
      } else if text.isAt("<![CDATA[") {
        try readCharacterData()
      } else {
        try requireEndTag(of: tag)
        try readEndTag(of: tag)
        return String(decoding: pieces, as: UTF8.self)
      }
      let run = text.offset
      skipPlainText()
      pieces.append(contentsOf: text.bytes(run..<text.offset))
    }
  }

  private mutating func skipPlainText() {
    while text.byte != UInt8(ascii: "<"), text.byte != UInt8(ascii: "&"), !text.isAtEnd { text.offset += 1 }
  }

  private mutating func readCharacterData() throws(Diagnostic) {
    let opening = text.offset
    text.offset += "<![CDATA[".utf8.count
    let start = text.offset
    text.advance(to: "]]>")
    if text.isAtEnd { throw cutOff(in: "<![CDATA[", from: text.position(at: opening)) }
    pieces.append(contentsOf: text.bytes(start..<text.offset))
    text.offset += "]]>".utf8.count
  }

  private mutating func readReference() throws(Diagnostic) {
    let start = text.offset
    // The longest that means anything is &#x10FFFF; but leading zeros are allowed.
    var end = start + 1
    while end < start + 32, text[end] > 0x20, text[end] != UInt8(ascii: ";"), text[end] != UInt8(ascii: "<") {
      end += 1
    }
    if end >= text.count { throw cutOff(in: "a reference", from: text.position(at: start)) }
    let name = text.string(start + 1..<end)
    guard text[end] == UInt8(ascii: ";"), let scalar = Self.scalar(ofReference: name) else {
      throw .error(
        .unknownReference,
        at: text.position(at: start),
        text[end] == UInt8(ascii: ";")
          ? "\("&\(name);".excerpt) is none of &amp; &lt; &gt; &quot; &apos; and no character's number; "
            + "write the character itself"
          : "an & that begins no reference; write &amp;"
      )
    }
    pieces.append(contentsOf: String(scalar).utf8)
    text.offset = end + 1
  }

  private static func scalar(ofReference name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.utf8.first == UInt8(ascii: "#") else { return nil }
      let isHexadecimal = name.utf8.dropFirst().first == UInt8(ascii: "x")
      let digits = name.utf8.dropFirst(isHexadecimal ? 2 : 1)
      // The number initializer would accept a sign.
      guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else {
        return nil
      }
      return UInt32(String(digits) ?? "", radix: isHexadecimal ? 16 : 10).flatMap { Unicode.Scalar($0) }
    }
  }

  // MARK: Numbers

  mutating func readInteger(_ tag: StartTag) throws(Diagnostic) -> Int64 {
    let content = try readContent(tag)
    switch IntegerText.parse(text.bytes(content)) {
    case .value(let value):
      return value
    case .outOfRange:
      throw .error(
        .integerOutOfRange,
        at: tag.position,
        "\(text.string(content).excerpt) is beyond 64 bits; make it a <string>"
      )
    case .malformed:
      throw .error(
        .malformedNumber,
        at: tag.position,
        "\(text.string(content).excerpt) is not an integer; write digits only, or make it a <real> or a <string>"
      )
    }
  }

  mutating func readReal(_ tag: StartTag) throws(Diagnostic) -> Double {
    let content = try readString(tag)
    guard let value = RealText.parse(content) else {
      throw .error(
        .malformedNumber,
        at: tag.position,
        "\(content.excerpt) is not a number; write it like -12.5 or 1e6, or make it a <string>"
      )
    }
    guard value.isFinite else {
      throw .error(
        .nonFiniteNumber,
        at: tag.position,
        "\(content.excerpt) is not a finite number; remove it or make it a <string>"
      )
    }
    return value
  }

  // MARK: Others

  /// The end of `<true></true>`.
  mutating func readNothing(_ tag: StartTag) throws(Diagnostic) {
    if tag.isEmpty { return }
    let start = text.offset
    let content = try readContent(tag)
    guard content.isEmpty else {
      throw .error(
        .misplacedText,
        at: text.position(at: start),
        "\(source(of: tag)) holds no text; write <true/> or <false/>"
      )
    }
  }

  mutating func readDate(_ tag: StartTag) throws(Diagnostic) -> Double {
    let content = try readContent(tag)
    guard let seconds = PropertyListDate.seconds(text.bytes(content)) else {
      throw .error(
        .malformedDate,
        at: tag.position,
        "\(text.string(content).excerpt) is not a date; write it like 2026-09-11T08:30:00Z"
      )
    }
    return seconds
  }

  mutating func readData(_ tag: StartTag) throws(Diagnostic) -> [UInt8] {
    let content = try readContent(tag)
    guard !tag.isEmpty, let data = Base64.decode(text.bytes(content)) else {
      throw .error(
        .malformedData,
        at: tag.position,
        "the content of this <data> is not base64; encode it again, or remove it"
      )
    }
    return data
  }

  /// Reads up to and with the end tag of an element that holds plain text only.
  private mutating func readContent(_ tag: StartTag) throws(Diagnostic) -> Range<Int> {
    let start = text.offset
    if tag.isEmpty { return start..<start }
    while text.byte != UInt8(ascii: "<"), !text.isAtEnd { text.offset += 1 }
    let content = start..<text.offset
    try requireEndTag(of: tag)
    try readEndTag(of: tag)
    return content
  }

  /// Refuses anything but an end tag at the cursor.
  private mutating func requireEndTag(of tag: StartTag) throws(Diagnostic) {
    if text.offset + 1 >= text.count { throw cutOff(inside: tag) }
    switch text[text.offset + 1] {
    case UInt8(ascii: "/"):
      return
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      if "<![CDATA[".utf8.starts(with: text.bytes(text.offset..<text.count)) { throw cutOff(inside: tag) }
      throw .error(
        .misplacedElement,
        at: text.position,
        "comments and instructions cannot stand inside \(source(of: tag)); move this one out"
      )
    default:
      throw .error(
        .mismatchedTag,
        at: text.position,
        "the \(source(of: tag)) opened at \(tag.position.lineAndColumn ?? "") is not closed before this; "
          + "close it, or write &lt; for <"
      )
    }
  }
}
