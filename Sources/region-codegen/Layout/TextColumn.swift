/// Texts, pooled: one run of characters, and for each text where it is in there.
struct TextColumn: Equatable, Sendable {
  /// Each different text once, in order of first appearance.
  private(set) var pool: [String] = []
  private(set) var spans: [Span] = []
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
  /// A literal costs the optimizer about a millisecond, and more than that where there are many.
  static let maximumLiterals = 2_000
  /// Names are what people look at; other texts can do with the heap where there are many long ones.
  static let maximumLiteralsOfAttributes = 200
  /// One less than the bits of a span allow, because all ones mean that there is no text.
  static let maximumByteCount = 0xfffe

  /// - Parameter maximumLiterals: Where there are more texts that a `String` cannot hold by value, none is a literal.
  /// - Throws: A text or a pool that is too long.
  init(
    _ texts: [(text: String?, position: SourcePosition)], maximumLiterals: Int = Self.maximumLiterals
  ) throws(Diagnostic) {
    var spanOfText: [ExactText: Span] = [:]
    for (text, position) in texts {
      guard let text else {
        spans.append(.missing)
        continue
      }
      let exact = ExactText(text)
      if let span = spanOfText[exact] {
        spans.append(span)
        continue
      }
      let byteCount = exact.utf8.count
      guard byteCount <= Self.maximumByteCount else {
        throw .error(
          "text-too-long", at: position,
          "a text of \(byteCount) UTF-8 bytes, but a table holds at most \(Self.maximumByteCount); shorten it")
      }
      var span = Span(offset: poolByteCount, byteCount: byteCount, literal: 0)
      if byteCount > Self.inlineByteCount {
        literals.append(text)
        span.literal = literals.count
      }
      pool.append(text)
      poolByteCount += byteCount
      spanOfText[exact] = span
      spans.append(span)
    }
    guard poolByteCount <= 0xffff_ffff else {
      throw .error("text-too-long", at: nil, "more than 4 GiB of text in one column; split the file")
    }
    if literals.count > maximumLiterals {
      literals = []
      for index in spans.indices where spans[index] != .missing { spans[index].literal = 0 }
    }
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

  /// What the column takes in the program: spans, pool, and for each literal a `String` and its bytes.
  var byteCount: Int {
    spans.count * 8 + poolByteCount + literals.reduce(0) { $0 + 16 + $1.utf8.count + 1 }
  }
}
