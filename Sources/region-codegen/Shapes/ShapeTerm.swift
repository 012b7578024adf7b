/// A part of the line that says a shape, before it is known what it means.
struct ShapeTerm {
  indirect enum Kind {
    case word(String)
    /// `nil` for `[]`.
    ///
    /// - Parameter following: what stands behind each item, for its children.
    case array(ShapeTerm?, following: ShapeTerm? = nil)
    /// - Parameter isOpen: whether `...` stands in it.
    case dictionary([Member], isOpen: Bool)
    case alternatives([ShapeTerm])
  }

  struct Member {
    /// With a dot after the key of each dictionary it is in.
    var key: String
    /// The keys of these dictionaries, from the outermost, each with a dot after those around it.
    var opened: [String] = []
    var isQuoted: Bool
    var offset: Int
    /// `nil` for a key that stands alone.
    var value: ShapeTerm?

    var isIgnored: Bool { if case .word("ignored")? = value?.kind { true } else { false } }
  }

  var kind: Kind
  /// Where it begins, in UTF-8 bytes.
  var offset: Int
}

extension ShapeTerm {
  /// Whether it stands for a collection, and not for a single value.
  var isCollection: Bool {
    switch kind {
    case .word(let word): word == "T" || word == "same"
    case .array, .dictionary, .alternatives: true
    }
  }

  var alternatives: [ShapeTerm] {
    if case .alternatives(let terms) = kind { terms } else { [self] }
  }

  /// The member of `{key: collection}`, which is something around the collection, and the keys beside it.
  var wrapper: (key: String, content: ShapeTerm, ignored: [String])? {
    guard case .dictionary(let members, isOpen: false) = kind, keyed == nil else { return nil }
    let others = members.filter { !$0.isIgnored }
    guard others.count == 1, others[0].opened.isEmpty, others[0].isQuoted || !ShapeWord.keyed.contains(others[0].key),
      let value = others[0].value, value.isCollection
    else { return nil }
    return (others[0].key, value, members.filter(\.isIgnored).map(\.key))
  }

  /// What stands in an array of collections, one for each parent; `nil` for other terms.
  var collectionByPosition: ShapeTerm? {
    guard case .array(let content?, nil) = kind else { return nil }
    let areCollections = content.alternatives.contains { term in
      if case .dictionary = term.kind { false } else { term.isCollection }
    }
    return areCollections ? content : nil
  }

  /// What stands under the keys of `{index: …}`, `{code: …}`, `{name: …}`, `{kind: […]}` and `{parent: …}`, and which keys beside them
  /// are no such keys.
  var keyed: (key: String, content: ShapeTerm, ignored: [Member])? {
    guard case .dictionary(let members, isOpen: false) = kind, let first = members.first, !first.isQuoted,
      ShapeWord.keyed.contains(first.key), let value = first.value
    else { return nil }
    let ignored = members.dropFirst().filter(\.isIgnored)
    guard ignored.count == members.count - 1 else { return nil }
    // `{kind: name}` is a record.
    if first.key == "kind", !value.isCollection { return nil }
    // `{name: name, x: ignored}` is a record.
    if case .word("name") = value.kind, first.key == "name", !ignored.isEmpty { return nil }
    return (first.key, value, ignored)
  }
}

/// What is wrong with the line that says a shape, and where in it.
struct ShapeGrammarError: Error, Equatable {
  /// In UTF-8 bytes.
  var offset: Int
  var message: String
}

/// The whole line: the regions, how they refer to parents, and the shape that holds itself.
struct ShapeLine {
  var regions: ShapeTerm
  /// The words after `by`.
  var clause: (words: [ShapeWord.Quotable], offset: Int)?
  var definition: ShapeTerm?

  init(_ text: String) throws(ShapeGrammarError) {
    var parser = ShapeLineParser(text)
    self = try parser.line()
  }

  fileprivate init(regions: ShapeTerm) {
    self.regions = regions
  }
}

private struct ShapeLineParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func line() throws(ShapeGrammarError) -> ShapeLine {
    let first = try alternatives()
    var line = ShapeLine(regions: first)
    if case .word("T") = first.kind, take(0x3D) {
      line.definition = try alternatives()
    } else {
      line.clause = try clause()
      if take(0x2C) {
        let start = offset
        guard let word = try word(), word == .init(text: "T"), take(0x3D) else {
          throw error("only a definition of T can follow, as in \"…, T = [{name, children: T}]\"", at: start)
        }
        line.definition = try alternatives()
      }
    }
    skipBlanks()
    guard offset == bytes.count else { throw error("the shape ends before this") }
    return line
  }

  private mutating func clause() throws(ShapeGrammarError) -> (words: [ShapeWord.Quotable], offset: Int)? {
    skipBlanks()
    let start = offset
    guard let first = try word() else { return nil }
    guard first.text == "by", !first.isQuoted else {
      throw error("only \"by parent …\" or \"by code prefix\" can follow the regions", at: start)
    }
    var words: [ShapeWord.Quotable] = []
    while let next = try word() {
      var next = next
      // A key of a dictionary in the record, as `country.name`.
      while !next.isQuoted || !words.isEmpty, take(0x2E) {
        guard let inner = try word() else { throw error("a key is expected after the dot") }
        next.opened.append(next.text)
        next.text += ".\(inner.text)"
      }
      while take(0x7C) {
        guard let other = try word(), !other.isQuoted, !next.isQuoted else {
          throw error("a number is expected beside the \"|\", as in \"by code prefix 2|3 5\"")
        }
        next.alternatives.append(other.text)
      }
      words.append(next)
    }
    return (words, start)
  }

  private mutating func alternatives() throws(ShapeGrammarError) -> ShapeTerm {
    let first = try term()
    var terms = [first]
    while take(0x7C) { terms.append(try term()) }
    return terms.count == 1 ? first : ShapeTerm(kind: .alternatives(terms), offset: first.offset)
  }

  private mutating func term() throws(ShapeGrammarError) -> ShapeTerm {
    skipBlanks()
    let start = offset
    depth += 1
    defer { depth -= 1 }
    guard depth <= NestingLimit.depth else { throw error("brackets are nested too deep") }
    if take(0x5B) {
      if take(0x5D) { return ShapeTerm(kind: .array(nil), offset: start) }
      let content = try alternatives()
      let following = take(0x2C) ? try alternatives() : nil
      try expect(0x5D, "]")
      return ShapeTerm(kind: .array(content, following: following), offset: start)
    }
    if take(0x7B) { return try dictionary(from: start) }
    guard let word = try word(), !word.isQuoted else {
      throw error("\"[\", \"{\" or a word is expected", at: start)
    }
    return ShapeTerm(kind: .word(word.text), offset: start)
  }

  private mutating func dictionary(from start: Int) throws(ShapeGrammarError) -> ShapeTerm {
    var members: [ShapeTerm.Member] = []
    var keys: Set<String> = []
    var isOpen = false
    if take(0x7D) { return ShapeTerm(kind: .dictionary([], isOpen: false), offset: start) }
    repeat {
      skipBlanks()
      let place = offset
      if takeDots() {
        isOpen = true
        continue
      }
      guard var key = try word() else { throw error("a key is expected") }
      var opened: [String] = []
      while take(0x2E) {
        guard let inner = try word() else { throw error("a key is expected after the dot") }
        opened.append(key.text)
        key = .init(text: "\(key.text).\(inner.text)", isQuoted: key.isQuoted)
      }
      guard keys.insert(key.text).inserted else {
        throw error("the key \(key.text.excerpt) is in this dictionary already", at: place)
      }
      var value: ShapeTerm?
      if take(0x3A) { value = try alternatives() }
      members.append(.init(key: key.text, opened: opened, isQuoted: key.isQuoted, offset: place, value: value))
    } while take(0x2C)
    try expect(0x7D, "}")
    return ShapeTerm(kind: .dictionary(members, isOpen: isOpen), offset: start)
  }

  // MARK: Words

  private mutating func word() throws(ShapeGrammarError) -> ShapeWord.Quotable? {
    skipBlanks()
    let start = offset
    guard offset < bytes.count else { return nil }
    if bytes[offset] == 0x27 { return .init(text: try quoted(), isQuoted: true) }
    while offset < bytes.count,
      bytes[offset] >= 0x80 || bytes[offset] == 0x5F || bytes[offset].isASCIILetterOrDigit
    { offset += 1 }
    return offset == start ? nil : .init(text: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  /// `'it''s'` is “it's”.
  private mutating func quoted() throws(ShapeGrammarError) -> String {
    let start = offset
    var text: [UInt8] = []
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x27 {
        guard offset < bytes.count, bytes[offset] == 0x27 else { return String(decoding: text, as: UTF8.self) }
        offset += 1
      }
      text.append(byte)
    }
    throw error("the quotation mark is never closed", at: start)
  }

  private mutating func takeDots() -> Bool {
    guard bytes[offset...].starts(with: [0x2E, 0x2E, 0x2E]) else { return false }
    offset += 3
    return true
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ sign: String) throws(ShapeGrammarError) {
    guard take(byte) else { throw error("\"\(sign)\" is expected") }
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x0A || bytes[offset] == 0x09 { offset += 1 }
  }

  private func error(_ message: String, at place: Int? = nil) -> ShapeGrammarError {
    let message = (place ?? offset) >= bytes.count ? message + ", but the shape ends here" : message
    return ShapeGrammarError(offset: place ?? offset, message: message)
  }
}
