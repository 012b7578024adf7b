/// Reads JSON as RFC 8259 has it, with nothing added.
///
/// Numbers without fraction and exponent are integers, of 64 bits; all others are reals.
struct JSONReader {
  private var text: TextCursor
  private var pieces: [UInt8] = []

  private init(text: TextCursor) { self.text = text }

  static func read(_ text: UnsafeBufferPointer<UInt8>) throws(Diagnostic) -> Node {
    var reader = JSONReader(text: TextCursor(text))
    reader.skipSpace()
    let root = try reader.readValue(depth: 1)
    reader.skipSpace()
    guard reader.text.isAtEnd else {
      if let comment = reader.comment() { throw comment }
      let isAnother = root.isCollection && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(reader.text.byte)
      throw .error(
        .trailingText,
        at: reader.text.position,
        "\(reader.text.character.excerpt) after the end of the JSON value; "
          + (isAnother
            ? "where each line is a value of its own, put all of them into one array, with commas between them"
            : "remove what follows")
      )
    }
    return root
  }

  /// Whether text is meant to be JSON and not an OpenStep property list, which begins alike.
  ///
  /// An array is enough. A dictionary has a string in double quotes and then a colon. Comments, which JSON does not have,
  /// are for its reader to refuse.
  static func isRecognized(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = JSONReader(text: TextCursor(text))
    reader.skipSpaceAndComments()
    if reader.text.byte == UInt8(ascii: "[") { return true }
    guard reader.text.byte == UInt8(ascii: "{") else { return false }
    reader.text.offset += 1
    reader.skipSpaceAndComments()
    guard reader.text.byte == UInt8(ascii: "\"") else { return false }
    reader.text.offset += 1
    while reader.text.byte != UInt8(ascii: "\""), !reader.text.isAtEnd {
      reader.text.offset += reader.text.byte == UInt8(ascii: "\\") ? 2 : 1
    }
    reader.text.offset += 1
    reader.skipSpaceAndComments()
    return reader.text.byte == UInt8(ascii: ":")
  }

  // MARK: Values

  private mutating func readValue(depth: Int) throws(Diagnostic) -> Node {
    switch text.byte {
    case UInt8(ascii: "{"): try readObject(depth: depth)
    case UInt8(ascii: "["): try readArray(depth: depth)
    default: try readLeaf()
    }
  }

  private mutating func readLeaf() throws(Diagnostic) -> Node {
    let position = text.position
    let value: Node.Value =
      switch text.byte {
      case UInt8(ascii: "\""): .string(try readString())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber(at: position)
      default: try readWord()
      }
    return Node(value: value, position: position)
  }

  private mutating func readObject(depth: Int) throws(Diagnostic) -> Node {
    let position = text.position
    try NestingLimit.check(depth, at: position)
    var dictionary = DictionaryEntries()
    text.offset += 1
    skipSpace()
    if text.byte != UInt8(ascii: "}") {
      var key: DictionaryEntries.Key
      repeat {
        key = try readKey(of: dictionary, from: position)
        dictionary.append(key, try readValue(depth: depth + 1))
      } while try skipComma(after: key, from: position)
    }
    text.offset += 1
    return Node(value: .dictionary(dictionary.entries), position: position)
  }

  private mutating func readArray(depth: Int) throws(Diagnostic) -> Node {
    let position = text.position
    try NestingLimit.check(depth, at: position)
    var nodes: [Node] = []
    text.offset += 1
    skipSpace()
    if text.byte != UInt8(ascii: "]") {
      repeat {
        if text.isAtEnd { throw cutOff(in: "[", from: position) }
        nodes.append(try readValue(depth: depth + 1))
      } while try skipComma(after: nil, from: position)
    }
    text.offset += 1
    return Node(value: .array(nodes), position: position)
  }

  /// Reads a key and the colon after it.
  private mutating func readKey(
    of dictionary: DictionaryEntries,
    from position: SourcePosition
  ) throws(Diagnostic) -> DictionaryEntries.Key {
    guard text.byte == UInt8(ascii: "\"") else {
      throw unexpected("where a key belongs", "write keys in double quotes", in: "{", from: position)
    }
    let keyPosition = text.position
    let key = DictionaryEntries.Key(string: try readString(), position: keyPosition)
    try dictionary.requireNew(key)
    skipSpace()
    guard text.byte == UInt8(ascii: ":") else {
      throw unexpected(
        "after the key \(key.string.excerpt)",
        "write : and the value",
        in: "{",
        from: position
      )
    }
    text.offset += 1
    skipSpace()
    if text.isAtEnd { throw cutOff(in: "{", from: position) }
    return key
  }

  /// Moves to the next element of an array, or with a key of an object, or else to its end.
  ///
  /// - Returns: whether there is a next element.
  private mutating func skipComma(
    after key: DictionaryEntries.Key?,
    from position: SourcePosition
  ) throws(Diagnostic) -> Bool {
    let end = key == nil ? UInt8(ascii: "]") : UInt8(ascii: "}")
    skipSpace()
    if text.byte == end { return false }
    guard text.byte == UInt8(ascii: ",") else {
      guard let key else {
        throw unexpected(
          "in an array",
          "write , before the next element, or ] at the end",
          in: "[",
          from: position
        )
      }
      throw unexpected(
        "after the value of \(key.string.excerpt)",
        "write , before the next key, or } at the end",
        in: "{",
        from: position
      )
    }
    text.offset += 1
    skipSpace()
    if text.byte == end {
      throw .error(
        .unexpectedCharacter,
        at: text.position,
        "\(text.character.excerpt) after a comma; remove the comma"
      )
    }
    return true
  }

  private mutating func readWord() throws(Diagnostic) -> Node.Value {
    let start = text.offset
    let position = text.position
    while text.byte >= UInt8(ascii: "a"), text.byte <= UInt8(ascii: "z") { text.offset += 1 }
    switch text.string(start..<text.offset) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      if text.isAtEnd { throw cutOff(in: "a value", from: position) }
      text.offset = start
      throw unexpected(
        "where a value belongs",
        "write a value, with text in double quotes",
        in: "a value",
        from: position
      )
    }
  }

  private mutating func readNumber(at position: SourcePosition) throws(Diagnostic) -> Node.Value {
    let start = text.offset
    var isInteger = true
    if text.byte == UInt8(ascii: "-") { text.offset += 1 }
    let hasLeadingZero = text.byte == UInt8(ascii: "0")
    let digits = skipDigits()
    var isWellFormed = digits == 1 || (digits > 1 && !hasLeadingZero)
    if text.byte == UInt8(ascii: ".") {
      isInteger = false
      text.offset += 1
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    if text.byte == UInt8(ascii: "e") || text.byte == UInt8(ascii: "E") {
      isInteger = false
      text.offset += 1
      if text.byte == UInt8(ascii: "+") || text.byte == UInt8(ascii: "-") { text.offset += 1 }
      isWellFormed = skipDigits() > 0 && isWellFormed
    }
    let number = text.string(start..<text.offset)
    if isWellFormed, isInteger, let value = Int64(number) { return .integer(value) }
    if isWellFormed, isInteger {
      // A real would lose the last digits, and with them a code.
      throw .error(
        .integerOutOfRange,
        at: position,
        "\(number.excerpt) is an integer beyond 64 bits; make it a string"
      )
    }
    if isWellFormed, let value = Double(number) {
      guard value.isFinite else {
        throw .error(
          .nonFiniteNumber,
          at: position,
          "\(number.excerpt) is too large for a number; make it a string"
        )
      }
      return .real(value)
    }
    if text.isAtEnd { throw cutOff(in: "a number", from: position) }
    throw .error(
      .malformedNumber,
      at: position,
      "\(number.excerpt) is not a number in JSON; write it like -12.5 or 1e6, or make it a string"
    )
  }

  private mutating func skipDigits() -> Int {
    let start = text.offset
    while isDigit(text.byte) { text.offset += 1 }
    return text.offset - start
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  // MARK: Strings

  private mutating func readString() throws(Diagnostic) -> String {
    let opening = text.offset
    text.offset += 1
    var run = text.offset
    var isPlain = true
    pieces.removeAll(keepingCapacity: true)
    while text.byte != UInt8(ascii: "\"") {
      if text.isAtEnd { throw cutOff(in: "a string", from: text.position(at: opening)) }
      if text.byte < 0x20 {
        throw .error(
          .unexpectedCharacter,
          at: text.position,
          "the control character \(text.character.excerpt) in a string; write its escape, or close the string"
        )
      }
      guard text.byte == UInt8(ascii: "\\") else {
        text.offset += 1
        continue
      }
      isPlain = false
      pieces.append(contentsOf: text.bytes(run..<text.offset))
      let escape = text.offset
      text.offset += 1
      let scalar = try readEscape(from: escape)
      pieces.append(contentsOf: String(scalar).utf8)
      run = text.offset
    }
    let last = run..<text.offset
    text.offset += 1
    if isPlain { return text.string(last) }
    pieces.append(contentsOf: text.bytes(last))
    return String(decoding: pieces, as: UTF8.self)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape(from escape: Int) throws(Diagnostic) -> Unicode.Scalar {
    let byte = text.byte
    text.offset += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try readUnit(from: escape)
      if let scalar = Unicode.Scalar(unit) { return scalar }
      if unit & 0xFC00 == 0xD800, text.isAt("\\u") {
        let second = text.offset
        text.offset += 2
        let low = try readUnit(from: second)
        if low & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF) {
          return scalar
        }
      }
      if text.isAtEnd { throw cutOff(in: "a string", from: text.position(at: escape)) }
      throw .error(
        .loneSurrogate,
        at: text.position(at: escape),
        "half of a surrogate pair; write both halves or the character itself"
      )
    default:
      if text.offset > text.count { throw cutOff(in: "a string", from: text.position(at: escape)) }
      text.offset = escape + 1
      throw .error(
        .unknownEscape,
        at: text.position(at: escape),
        "a backslash before \(text.character.excerpt) means nothing; write \\\\ for a backslash, or remove it"
      )
    }
  }

  private mutating func readUnit(from escape: Int) throws(Diagnostic) -> UInt32 {
    var unit: UInt32 = 0
    var digits = 0
    while digits < 4 {
      guard let digit = HexadecimalDigit.value(text.byte) else {
        if text.isAtEnd { throw cutOff(in: "a string", from: text.position(at: escape)) }
        throw .error(
          .unknownEscape,
          at: text.position(at: escape),
          "\\u needs four hexadecimal digits; add leading zeros, or write the character itself"
        )
      }
      unit = unit << 4 | UInt32(digit)
      digits += 1
      text.offset += 1
    }
    return unit
  }

  // MARK: Errors

  private mutating func skipSpace() {
    while text.byte == 0x20 || text.byte == 0x0A || text.byte == 0x0D || text.byte == 0x09 {
      text.offset += 1
    }
  }

  private mutating func skipSpaceAndComments() {
    skipSpace()
    while isAtComment {
      if text.isAt("/*") {
        text.offset += 2
        text.advance(to: "*/")
        text.offset += 2
      } else {
        while !text.isAtEnd, text.byte != 0x0A, text.byte != 0x0D { text.offset += 1 }
      }
      skipSpace()
    }
  }

  private var isAtComment: Bool { text.isAt("//") || text.isAt("/*") }

  private mutating func comment() -> Diagnostic? {
    isAtComment
      ? .error(.unexpectedCharacter, at: text.position, "a comment, which JSON does not have; remove it") : nil
  }

  private mutating func unexpected(
    _ place: String,
    _ remedy: String,
    in construct: String,
    from position: SourcePosition
  ) -> Diagnostic {
    if text.isAtEnd { return cutOff(in: construct, from: position) }
    return comment()
      ?? .error(.unexpectedCharacter, at: text.position, "\(text.character.excerpt) \(place); \(remedy)")
  }

  private func cutOff(in construct: String, from position: SourcePosition) -> Diagnostic {
    .cutOff(in: construct, from: position, end: text)
  }
}
