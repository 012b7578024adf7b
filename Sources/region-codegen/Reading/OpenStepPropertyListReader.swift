/// Reads OpenStep property lists (`{ key = value; }`, `(a, b)`, `"text"`, `<0fbd77>`) and strings files, which are a
/// dictionary without its braces.
///
/// All scalars but data are strings, as in Apple's reader.
struct OpenStepPropertyListReader {
  private var text: TextCursor
  private var pieces: [UInt8] = []

  static func read(_ text: UnsafeBufferPointer<UInt8>) throws(Diagnostic) -> Node {
    var reader = OpenStepPropertyListReader(text: TextCursor(text))
    return try reader.readDocument()
  }

  private init(text: TextCursor) { self.text = text }

  /// Whether text that begins with `<` is data and not XML.
  static func isData(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = OpenStepPropertyListReader(text: TextCursor(text))
    while reader.skipOneSpace() {}
    guard reader.text.byte == UInt8(ascii: "<") else { return false }
    repeat {
      reader.text.offset += 1
    } while HexadecimalDigit.value(reader.text.byte) != nil || reader.text.byte == 0x20
    return reader.text.byte == UInt8(ascii: ">")
  }

  private mutating func readDocument() throws(Diagnostic) -> Node {
    try skipSpace()
    let start = text.offset
    let position = text.position
    // A file of nothing but comments is a strings file without strings.
    if text.isAtEnd { return Node(value: .dictionary([]), position: position) }
    guard isValueStart(text.byte) else {
      throw .error(
        .notAPropertyList,
        at: position,
        "neither a property list nor JSON begins with \(text.character.excerpt); save the data as one of them"
      )
    }
    let root = try readValue(depth: 1)
    try skipSpace()
    if text.isAtEnd { return root }
    guard case .string = root.value else {
      throw .error(
        .trailingText,
        at: text.position,
        "\(text.character.excerpt) after the end of the property list; remove what follows"
      )
    }
    guard text.byte == UInt8(ascii: "=") || text.byte == UInt8(ascii: ";") else {
      throw .error(
        .notAPropertyList,
        at: position,
        "this is no property list: \(text.character.excerpt) follows its first word; "
          + "save the data as a property list or JSON"
      )
    }
    text.offset = start
    let entries = try readEntries(of: Opening(source: "the strings file", position: position), depth: 1)
    if !text.isAtEnd { throw unexpected("where a key belongs", "write the key in quotes, or remove it") }
    return Node(value: .dictionary(entries), position: position)
  }

  // MARK: Values

  /// What began a container.
  private struct Opening {
    var source: String
    var position: SourcePosition
  }

  private mutating func readValue(depth: Int) throws(Diagnostic) -> Node {
    switch text.byte {
    case UInt8(ascii: "{"): try readDictionary(depth: depth)
    case UInt8(ascii: "("): try readArray(depth: depth)
    default: try readLeaf()
    }
  }

  private mutating func readLeaf() throws(Diagnostic) -> Node {
    let position = text.position
    if text.byte == UInt8(ascii: "<") {
      return Node(value: .data(try readData(from: position)), position: position)
    }
    return Node(value: .string(try readString()), position: position)
  }

  private mutating func readDictionary(depth: Int) throws(Diagnostic) -> Node {
    let opening = Opening(source: "{", position: text.position)
    try NestingLimit.check(depth, at: opening.position)
    text.offset += 1
    let entries = try readEntries(of: opening, depth: depth)
    try skip(UInt8(ascii: "}"), closing: opening)
    return Node(value: .dictionary(entries), position: opening.position)
  }

  /// Reads entries until something stands where a key would.
  private mutating func readEntries(of opening: Opening, depth: Int) throws(Diagnostic) -> [Node.Entry] {
    var dictionary = DictionaryEntries()
    while let key = try readKey(of: dictionary) {
      if try skipToValue(of: key, in: opening) {
        dictionary.append(key, try readValue(depth: depth + 1))
      } else {
        // In strings files a key alone is its own value.
        dictionary.append(key, Node(value: .string(key.string), position: key.position))
      }
      try skipSemicolon(after: key, in: opening)
    }
    return dictionary.entries
  }

  private mutating func readKey(of dictionary: DictionaryEntries) throws(Diagnostic) -> DictionaryEntries.Key? {
    try skipSpace()
    guard isStringStart(text.byte) else { return nil }
    let position = text.position
    let key = DictionaryEntries.Key(string: try readString(), position: position)
    try dictionary.requireNew(key)
    return key
  }

  /// - Returns: whether there is a value and not just a key.
  private mutating func skipToValue(
    of key: DictionaryEntries.Key,
    in opening: Opening
  ) throws(Diagnostic) -> Bool {
    try skipSpace(in: opening)
    switch text.byte {
    case UInt8(ascii: ";"): return false
    case UInt8(ascii: "="): break
    case UInt8(ascii: ":"):
      throw unexpected("after the key \(key.string.excerpt)", "write =; if this is JSON, put all keys in double quotes")
    default:
      throw unexpected("after the key \(key.string.excerpt)", "write = and the value")
    }
    text.offset += 1
    try skipSpace(in: opening)
    guard isValueStart(text.byte) else {
      throw unexpected("where the value of \(key.string.excerpt) belongs", "write the value, in quotes")
    }
    return true
  }

  private mutating func skipSemicolon(
    after key: DictionaryEntries.Key,
    in opening: Opening
  ) throws(Diagnostic) {
    try skipSpace(in: opening)
    guard text.byte == UInt8(ascii: ";") else {
      throw unexpected("after the value of \(key.string.excerpt)", "end the value with ;")
    }
    text.offset += 1
  }

  private mutating func readArray(depth: Int) throws(Diagnostic) -> Node {
    let opening = Opening(source: "(", position: text.position)
    try NestingLimit.check(depth, at: opening.position)
    text.offset += 1
    var nodes: [Node] = []
    try skipSpace(in: opening)
    while isValueStart(text.byte) {
      nodes.append(try readValue(depth: depth + 1))
      try skipSpace(in: opening)
      guard text.byte == UInt8(ascii: ",") else { break }
      text.offset += 1
      try skipSpace(in: opening)
    }
    try skip(UInt8(ascii: ")"), closing: opening)
    return Node(value: .array(nodes), position: opening.position)
  }

  private mutating func skip(_ byte: UInt8, closing opening: Opening) throws(Diagnostic) {
    if text.isAtEnd { throw cutOff(in: opening.source, from: opening.position) }
    guard text.byte == byte else {
      throw byte == UInt8(ascii: ")")
        ? unexpected("in an array", "write text in quotes, a comma before the next element, and ) at the end")
        : unexpected("where a key or } belongs", "write the key in quotes, or close the dictionary")
    }
    text.offset += 1
  }

  private mutating func readData(from position: SourcePosition) throws(Diagnostic) -> [UInt8] {
    text.offset += 1
    var bytes: [UInt8] = []
    while true {
      if skipOneSpace() { continue }
      if text.isAtEnd { throw cutOff(in: "<", from: position) }
      if text.byte == UInt8(ascii: ">") {
        text.offset += 1
        return bytes
      }
      guard let high = HexadecimalDigit.value(text.byte) else {
        throw malformedData("\(text.character.excerpt) in data")
      }
      text.offset += 1
      if text.isAtEnd { throw cutOff(in: "<", from: position) }
      guard let low = HexadecimalDigit.value(text.byte) else { throw malformedData("half a byte in data") }
      text.offset += 1
      bytes.append(high << 4 | low)
    }
  }

  private mutating func malformedData(_ what: String) -> Diagnostic {
    .error(.malformedData, at: text.position, "\(what); write bytes as two hexadecimal digits each")
  }

  // MARK: Strings

  private mutating func readString() throws(Diagnostic) -> String {
    let quote = text.byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = text.offset
      while isUnquoted(text.byte) { text.offset += 1 }
      return text.string(start..<text.offset)
    }
    let opening = text.offset
    text.offset += 1
    var run = text.offset
    var isPlain = true
    pieces.removeAll(keepingCapacity: true)
    while text.byte != quote {
      if text.isAtEnd { throw cutOff(in: "a string", from: text.position(at: opening)) }
      guard text.byte == UInt8(ascii: "\\") else {
        text.offset += 1
        continue
      }
      isPlain = false
      pieces.append(contentsOf: text.bytes(run..<text.offset))
      let escape = text.offset
      text.offset += 1
      if text.isAtEnd { throw cutOff(in: "a string", from: text.position(at: opening)) }
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
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return try readOctal(from: escape)
    case UInt8(ascii: "U"):
      return try readUTF16(from: escape)
    default:
      guard let scalar = text.character.unicodeScalars.first else { return "\\" }
      text.offset += UTF8.width(scalar)
      switch scalar {
      case "a": return "\u{07}"
      case "b": return "\u{08}"
      case "f": return "\u{0C}"
      case "n": return "\n"
      case "r": return "\r"
      case "t": return "\t"
      case "v": return "\u{0B}"
      default: return scalar
      }
    }
  }

  /// One to three octal digits: a byte in the encoding of NeXTSTEP.
  private mutating func readOctal(from escape: Int) throws(Diagnostic) -> Unicode.Scalar {
    var value: UInt8 = 0
    var digits = 0
    while digits < 3, text.byte >= UInt8(ascii: "0"), text.byte <= UInt8(ascii: "7") {
      value = value << 3 | text.byte & 7
      digits += 1
      text.offset += 1
    }
    guard let scalar = NextStepEncoding.scalar(value) else {
      throw .error(
        .unknownEscape,
        at: text.position(at: escape),
        "\(text.string(escape..<text.offset)) is no character of the NeXTSTEP encoding; write the character itself"
      )
    }
    return scalar
  }

  /// `U` and up to four hexadecimal digits, twice for a surrogate pair.
  private mutating func readUTF16(from escape: Int) throws(Diagnostic) -> Unicode.Scalar {
    let unit = readUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = text.offset
    if unit & 0xFC00 == 0xD800, text.isAt("\\U") {
      text.offset += 1
      let low = readUnit()
      if low & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF) {
        return scalar
      }
      text.offset = second
    }
    if text.isAtEnd { throw cutOff(in: "a string", from: text.position(at: escape)) }
    throw .error(
      .loneSurrogate,
      at: text.position(at: escape),
      "half of a surrogate pair; write both halves or the character itself"
    )
  }

  private mutating func readUnit() -> UInt32 {
    text.offset += 1
    var unit: UInt32 = 0
    var digits = 0
    while digits < 4, let digit = HexadecimalDigit.value(text.byte) {
      unit = unit << 4 | UInt32(digit)
      digits += 1
      text.offset += 1
    }
    return unit
  }

  // MARK: Characters

  private mutating func skipSpace() throws(Diagnostic) {
    while true {
      if skipOneSpace() { continue }
      if text.isAt("//") {
        while !text.isAtEnd, text.byte != 0x0A, text.byte != 0x0D, !isAtLineSeparator { text.offset += 1 }
      } else if text.isAt("/*") {
        let start = text.offset
        text.offset += 2
        text.advance(to: "*/")
        if text.isAtEnd { throw cutOff(in: "/*", from: text.position(at: start)) }
        text.offset += 2
      } else {
        return
      }
    }
  }

  /// Moves on inside of a container, which cannot end with the file.
  private mutating func skipSpace(in opening: Opening) throws(Diagnostic) {
    try skipSpace()
    if text.isAtEnd { throw cutOff(in: opening.source, from: opening.position) }
  }

  private mutating func skipOneSpace() -> Bool {
    let byte = text.byte
    if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
      text.offset += 1
      return true
    }
    if isAtLineSeparator {
      text.offset += 3
      return true
    }
    return false
  }

  /// U+2028 or U+2029.
  private var isAtLineSeparator: Bool {
    text.byte == 0xE2 && text[text.offset + 1] == 0x80 && text[text.offset + 2] & 0xFE == 0xA8
  }

  private func isValueStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): true
    default: isStringStart(byte)
    }
  }

  private func isStringStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isUnquoted(byte)
  }

  private func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    // From - to : these are - . / the digits and :
    case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  // MARK: Errors

  private mutating func unexpected(_ place: String, _ remedy: String) -> Diagnostic {
    .error(.unexpectedCharacter, at: text.position, "\(text.character.excerpt) \(place); \(remedy)")
  }

  private func cutOff(in construct: String, from position: SourcePosition) -> Diagnostic {
    .cutOff(in: construct, from: position, end: text)
  }
}
