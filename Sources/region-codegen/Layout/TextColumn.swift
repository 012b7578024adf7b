/// Texts, pooled: one run of characters, and for each text where it is in there.
struct TextColumn: Equatable, Sendable {
  /// Each different text once, in order of first appearance.
  private(set) var pool: [String] = []
  private(set) var spans: [Span] = []
  /// For each text what it is called for short; none where the column has no short forms.
  private(set) var shortSpans: [Span] = []
  /// Those texts that a `String` cannot hold by value and that the compiler gets as literals.
  private(set) var literals: [String] = []
  private(set) var poolByteCount = 0

  /// See `RegionText`.
  struct Span: Equatable, Sendable {
    var offset: Int
    var byteCount: Int
    /// Counts from 1, 0 where there is none.
    var literal: Int

    static let missing = Span(offset: 0xffff_ffff, byteCount: 0xffff, literal: 0xffff)
  }

  /// How many UTF-8 bytes a `String` holds without the heap on every 64-bit platform.
  static let inlineByteCount = 15
  /// A literal costs the optimizer about half a millisecond, and debug builds an eighth of one.
  static let maximumLiterals = 5_000
  /// Names are what people look at; other texts can do with the heap where there are many long ones.
  static let maximumLiteralsOfAttributes = 200
  /// One less than the bits of a span allow, because all ones mean that there is no text.
  static let maximumByteCount = 0xfffe

  /// - Parameters:
  ///   - shortForms: For each text what it is called for short. Where the text begins with that, it takes no room.
  ///   - maximumLiterals: Where there are more texts that a `String` cannot hold by value, none is a literal.
  /// - Throws: A text or a pool that is too long.
  init(
    _ texts: [(text: String?, position: SourcePosition)], shortForms: [String] = [],
    maximumLiterals: Int = Self.maximumLiterals
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
        shortSpans.append(Span(offset: spans[index].offset, byteCount: byteCount, literal: 0))
      } else {
        shortSpans.append(try add(exact, text, at: texts[index].position, known: &known))
      }
    }
    guard poolByteCount <= 0xffff_ffff else {
      throw .error(.textTooLong, "more than 4 GiB of text in one column; split the file")
    }
    if literals.count > maximumLiterals {
      literals = []
      for index in spans.indices where spans[index] != .missing { spans[index].literal = 0 }
      for index in shortSpans.indices { shortSpans[index].literal = 0 }
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
    var span = Span(offset: poolByteCount, byteCount: byteCount, literal: 0)
    if byteCount > Self.inlineByteCount {
      literals.append(text)
      span.literal = literals.count
    }
    pool.append(text)
    poolByteCount += byteCount
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
      offset += text.utf8.count
    }
    return spans.map { $0 == .missing ? nil : $0.byteCount == 0 ? "" : textAtOffset[$0.offset] }
  }

  /// Whether reading a text of this column as a `String` can take memory from the heap.
  var needsHeap: Bool {
    literals.isEmpty && spans.contains { $0 != .missing && $0.byteCount > Self.inlineByteCount }
  }
}
