/// Texts, pooled: one run of characters, and for each text where it is in there.
struct TextColumn: Equatable, Sendable {
  /// Each different text once, in order of first appearance; see ``writtenPool``.
  private(set) var pool: [String] = []
  private(set) var spans: [Span] = []
  /// For each text what it is called for short; none where the column has no short forms.
  private(set) var shortSpans: [Span] = []
  private var poolByteCount = 0

  /// See `RegionText`.
  struct Span: Equatable, Sendable {
    var offset: Int
    var byteCount: Int

    static let missing = Span(offset: 0xffff_ffff, byteCount: 0xffff_ffff)
  }

  /// How many UTF-8 bytes a `String` holds by value on 64-bit platforms.
  private static let inlineByteCount = 15
  /// What is longer is no name, and a table is not the place for it.
  static let maximumByteCount = 0xfffe

  /// - Parameters:
  ///   - shortForms: For each text what it is called for short. Where the text begins with that, it takes no room.
  /// - Throws: A text or a pool that is too long.
  init(
    _ texts: [(text: String?, position: SourcePosition)], shortForms: [String] = []
  ) throws(Diagnostic) {
    var known: [ExactText: Span] = [:]
    for (text, position) in texts {
      guard let text else {
        spans.append(.missing)
        continue
      }
      spans.append(try add(ExactText(text), text, at: position, known: &known))
    }
    for (index, text) in shortForms.enumerated() {
      let exact = ExactText(text)
      let byteCount = exact.utf8.count
      if let whole = texts[index].text, byteCount <= Self.inlineByteCount, whole.utf8.starts(with: exact.utf8) {
        shortSpans.append(Span(offset: spans[index].offset, byteCount: byteCount))
      } else {
        shortSpans.append(try add(exact, text, at: texts[index].position, known: &known))
      }
    }
    guard poolByteCount < 0xffff_ffff else {
      throw .error(.textTooLong, "more than 4 GiB of text in one column; split the file")
    }
  }

  /// The span of a text, which comes to the end of the pool if it is new.
  private mutating func add(
    _ exact: ExactText, _ text: String, at position: SourcePosition, known: inout [ExactText: Span]
  ) throws(Diagnostic) -> Span {
    if let span = known[exact] { return span }
    let byteCount = exact.utf8.count
    guard byteCount <= Self.maximumByteCount else {
      throw .error(
        .textTooLong, at: position,
        "a text of \(byteCount) UTF-8 bytes, but a table holds at most \(Self.maximumByteCount); shorten it")
    }
    let span = Span(offset: poolByteCount, byteCount: byteCount)
    pool.append(text)
    poolByteCount += byteCount + Self.zeroCount(after: text)
    known[exact] = span
    return span
  }

  /// The text of each span.
  var texts: [String?] {
    var textAtOffset: [Int: String] = [:]
    var offset = 0
    for text in pool {
      // Empty texts take no place, so that another text can begin where they are.
      if !text.isEmpty { textAtOffset[offset] = text }
      offset += text.utf8.count + Self.zeroCount(after: text)
    }
    return spans.map { $0 == .missing ? nil : $0.byteCount == 0 ? "" : textAtOffset[$0.offset] }
  }

  /// A `String` that is where its bytes are has to end in a zero.
  private static func zeroCount(after text: String) -> Int { text.utf8.count > inlineByteCount ? 1 : 0 }

  /// The pool as it is in the program, see `RegionText`: its texts, and zeros after long ones and the last.
  var writtenPool: [String] {
    pool.map { $0 + String(repeating: "\0", count: Self.zeroCount(after: $0)) } + [Self.endOfPool]
  }

  var writtenPoolByteCount: Int { poolByteCount + Self.endOfPool.utf8.count }

  /// As many bytes as are read of a short text, however short it is.
  static let endOfPool = String(repeating: "\0", count: inlineByteCount + 1)
}
