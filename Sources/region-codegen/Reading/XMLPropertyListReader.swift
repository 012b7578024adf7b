/// Reads XML property lists.
///
/// Not an XML parser: like Apple's reader it knows the few elements of property lists, comments, processing
/// instructions, CDATA, the five entities and character references. It keeps white space in strings as it is, ignores
/// attributes, and reads nothing after the end of the outermost element. Unlike Apple's reader it refuses duplicate keys
/// and a `<key>` where a value should be.
struct XMLPropertyListReader {
  var text: TextCursor
  /// Reused for strings that are not one run of plain text.
  var pieces: [UInt8] = []

  static func read(_ text: UnsafeBufferPointer<UInt8>) throws(Diagnostic) -> Node {
    var reader = XMLPropertyListReader(text: TextCursor(text))
    return try reader.readDocument()
  }

  /// Whether text is meant to be XML: it begins with `<`, and not with the data of an OpenStep property list.
  static func isRecognized(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = XMLPropertyListReader(text: TextCursor(text))
    reader.skipSpace()
    return reader.text.byte == UInt8(ascii: "<") && !OpenStepPropertyListReader.isData(text)
  }

  /// The elements of property lists. The raw value is the name's ASCII bytes, so that no tag costs a `String`.
  enum Element: UInt64 {
    case array = 0x61_7272_6179
    case data = 0x6461_7461
    case date = 0x6461_7465
    case dictionary = 0x6469_6374
    case `false` = 0x66_616C_7365
    case integer = 0x69_6E74_6567_6572
    case key = 0x6B_6579
    case propertyList = 0x70_6C69_7374
    case real = 0x7265_616C
    case string = 0x7374_7269_6E67
    case `true` = 0x7472_7565
  }

  struct StartTag {
    var element: Element?
    var name: Range<Int>
    var position: SourcePosition
    /// Written `<name/>`.
    var isEmpty: Bool
  }

  // MARK: Document

  private mutating func readDocument() throws(Diagnostic) -> Node {
    try skipProlog()
    let outermost = try readStartTag()
    guard outermost.element == .propertyList else {
      guard outermost.element != nil else {
        throw .error(
          .notAPropertyList,
          at: outermost.position,
          "the outermost element is \(source(of: outermost)) where a property list has <plist>; "
            + "save the data as a property list"
        )
      }
      return try readValue(outermost, depth: 1)
    }
    guard !outermost.isEmpty, try skipToStartTag(inside: outermost) else {
      throw .error(
        .emptyPropertyList,
        at: outermost.position,
        "this <plist> holds nothing; put an array or a dictionary into it"
      )
    }
    let first = try readStartTag()
    let root = try readValue(first, depth: 1)
    if try skipToStartTag(inside: outermost) {
      throw .error(
        .misplacedElement,
        at: text.position,
        "a <plist> holds one value, and this is a second one; put both into an array or a dictionary"
      )
    }
    try readEndTag(of: outermost)
    return root
  }

  /// Moves to the start tag of the outermost element.
  private mutating func skipProlog() throws(Diagnostic) {
    while true {
      skipSpace()
      if text.isAtEnd {
        throw .error(.cutOff, at: text.position, "the file ends before its first element; get the whole file")
      } else if text.isAt("<!--") || text.isAt("<?") {
        try skipCommentOrInstruction()
      } else if text.isAt("<!DOCTYPE") {
        try skipDocumentType()
      } else if text.byte != UInt8(ascii: "<") {
        throw misplacedText()
      } else if text[text.offset + 1] == UInt8(ascii: "/") {
        throw .error(
          .mismatchedTag,
          at: text.position,
          "an end tag before any element was opened; remove it"
        )
      } else {
        return
      }
    }
  }

  private mutating func skipDocumentType() throws(Diagnostic) {
    let start = text.offset
    while !text.isAtEnd {
      let byte = text.byte
      if byte == UInt8(ascii: ">") {
        text.offset += 1
        return
      }
      if byte == UInt8(ascii: "[") {
        let subset = text.offset
        text.advance(to: "<!ENTITY")
        guard text.isAtEnd else {
          throw .error(
            .entityDeclaration,
            at: text.position,
            "entity declarations are neither expanded nor opened; "
              + "remove the declaration and write its text where it is used"
          )
        }
        throw .error(
          .internalSubset,
          at: text.position(at: subset),
          "a property list declares nothing in its document type; remove what stands in [ ]"
        )
      }
      text.offset += 1
    }
    throw cutOff(in: "<!DOCTYPE", from: text.position(at: start))
  }

  // MARK: Containers

  private mutating func readValue(_ tag: StartTag, depth: Int) throws(Diagnostic) -> Node {
    switch tag.element {
    case .array: try readArray(tag, depth: depth)
    case .dictionary: try readDictionary(tag, depth: depth)
    default: try readLeaf(tag)
    }
  }

  private mutating func readArray(_ tag: StartTag, depth: Int) throws(Diagnostic) -> Node {
    try NestingLimit.check(depth, at: tag.position)
    var nodes: [Node] = []
    if !tag.isEmpty {
      while try skipToStartTag(inside: tag) {
        let element = try readStartTag()
        nodes.append(try readValue(element, depth: depth + 1))
      }
      try readEndTag(of: tag)
    }
    return Node(value: .array(nodes), position: tag.position)
  }

  private mutating func readDictionary(_ tag: StartTag, depth: Int) throws(Diagnostic) -> Node {
    try NestingLimit.check(depth, at: tag.position)
    var dictionary = DictionaryEntries()
    if !tag.isEmpty {
      while try skipToStartTag(inside: tag) {
        let key = try readKey(of: dictionary)
        let element = try readStartTag(ofValueFor: key, inside: tag)
        dictionary.append(key, try readValue(element, depth: depth + 1))
      }
      try readEndTag(of: tag)
    }
    return Node(value: .dictionary(dictionary.entries), position: tag.position)
  }

  private mutating func readKey(of dictionary: DictionaryEntries) throws(Diagnostic) -> DictionaryEntries.Key {
    let tag = try readStartTag()
    guard tag.element == .key else {
      throw .error(
        .missingKey,
        at: tag.position,
        "this \(source(of: tag)) in a dictionary has no key; put a <key> before it"
      )
    }
    let key = DictionaryEntries.Key(string: try readString(tag), position: tag.position)
    try dictionary.requireNew(key)
    return key
  }

  private mutating func readStartTag(
    ofValueFor key: DictionaryEntries.Key,
    inside tag: StartTag
  ) throws(Diagnostic) -> StartTag {
    if try skipToStartTag(inside: tag) {
      let element = try readStartTag()
      if element.element != .key { return element }
    }
    throw .error(
      .missingValue,
      at: key.position,
      "the key \(key.string.excerpt) has no value; put one after it or remove the key"
    )
  }

  // MARK: Markup

  /// Moves past white space, comments and processing instructions to the next tag.
  ///
  /// - Returns: whether it is a start tag.
  private mutating func skipToStartTag(inside tag: StartTag) throws(Diagnostic) -> Bool {
    while true {
      skipSpace()
      if text.isAtEnd { throw cutOff(inside: tag) }
      guard text.byte == UInt8(ascii: "<") else { throw misplacedText() }
      switch text[text.offset + 1] {
      case UInt8(ascii: "/"):
        return false
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard text.isAt("<!--") || text.isAt("<?") else {
          if "<!--".utf8.starts(with: text.bytes(text.offset..<text.count)) { throw cutOff(inside: tag) }
          throw .error(
            .misplacedElement,
            at: text.position,
            "declarations and CDATA cannot stand between elements; move the text into a <string>, or remove it"
          )
        }
        try skipCommentOrInstruction()
      default:
        return true
      }
    }
  }

  private mutating func skipCommentOrInstruction() throws(Diagnostic) {
    let start = text.offset
    if text.isAt("<?") {
      text.offset += 2
      text.advance(to: "?>")
      if text.isAtEnd { throw cutOff(in: "<?", from: text.position(at: start)) }
      text.offset += 2
    } else {
      text.offset += 4
      text.advance(to: "-->")
      if text.isAtEnd { throw cutOff(in: "<!--", from: text.position(at: start)) }
      text.offset += 3
    }
  }

  /// Reads the tag at the cursor, which stands at its `<`.
  private mutating func readStartTag() throws(Diagnostic) -> StartTag {
    let position = text.position
    let nameStart = text.offset + 1
    text.offset = nameStart
    var nameEnd: Int?
    while true {
      let byte = text.byte
      if byte == UInt8(ascii: ">") { break }
      if byte == UInt8(ascii: "<") {
        throw .error(
          .mismatchedTag,
          at: position,
          "this tag has no > at its end; add it"
        )
      }
      if text.isAtEnd { throw cutOff(in: "a tag", from: position) }
      if nameEnd == nil, isSpace(byte) { nameEnd = text.offset }
      text.offset += 1
    }
    let isEmpty = text[text.offset - 1] == UInt8(ascii: "/") && text.offset > nameStart
    let name = nameStart..<(nameEnd ?? text.offset - (isEmpty ? 1 : 0))
    text.offset += 1
    return StartTag(element: element(name), name: name, position: position, isEmpty: isEmpty)
  }

  /// Reads the end tag at the cursor, which stands at `</`.
  mutating func readEndTag(of tag: StartTag) throws(Diagnostic) {
    let start = text.offset
    text.offset += 2
    let nameStart = text.offset
    while text.byte != UInt8(ascii: ">") {
      if text.isAtEnd { throw cutOff(inside: tag) }
      text.offset += 1
    }
    var nameEnd = text.offset
    while nameEnd > nameStart, isSpace(text[nameEnd - 1]) { nameEnd -= 1 }
    text.offset += 1
    if let element = tag.element, element == self.element(nameStart..<nameEnd) { return }
    throw .error(
      .mismatchedTag,
      at: text.position(at: start),
      "</\(shortened(nameStart..<nameEnd))> does not close the \(source(of: tag)) "
        + "opened at \(tag.position.lineAndColumn ?? ""); add or remove a tag so that they pair"
    )
  }

  private func element(_ name: Range<Int>) -> Element? {
    // A leading zero byte would not show in the packed name.
    guard name.count <= 8, text[name.lowerBound] != 0 else { return nil }
    var packed: UInt64 = 0
    var index = name.lowerBound
    while index < name.upperBound {
      packed = packed << 8 | UInt64(text[index])
      index += 1
    }
    return Element(rawValue: packed)
  }

  private mutating func skipSpace() {
    while isSpace(text.byte) { text.offset += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  // MARK: Errors

  func cutOff(inside tag: StartTag) -> Diagnostic {
    cutOff(in: source(of: tag), from: tag.position)
  }

  func cutOff(in construct: String, from position: SourcePosition) -> Diagnostic {
    .cutOff(in: construct, from: position, end: text)
  }

  private mutating func misplacedText() -> Diagnostic {
    var end = text.offset
    while end < text.count, end < text.offset + 200, text[end] != UInt8(ascii: "<") { end += 1 }
    let words = text.string(text.offset..<end).split(whereSeparator: \.isNewline).first ?? ""
    return .error(
      .misplacedText,
      at: text.position,
      "the text \(words.excerpt) stands between elements; put it into a <string> or remove it"
    )
  }

  func source(of tag: StartTag) -> String { "<\(shortened(tag.name))>" }

  private func shortened(_ name: Range<Int>) -> String {
    let start = text.string(name.lowerBound..<min(name.upperBound, name.lowerBound + 200))
    return String(start.excerpt.dropFirst().dropLast())
  }
}
