#if _pointerBitWidth(_64)
  /// The two words that a `String` is in memory.
  ///
  /// A `String` of up to 15 bytes is those bytes, and one that is a longer literal is the address of its bytes: to make
  /// either takes a few instructions. But the library makes a `String` of bytes by looking at each of them, and puts more
  /// than 15 of them on the heap, as it cannot know that they stay.
  ///
  /// | bytes | first word | second word |
  /// |---|---|---|
  /// | up to 15 | the first eight | the rest; in the highest byte the count and `0xa0`, or `0xe0` if all are ASCII |
  /// | more | the count, and bit 60, since a zero follows | the address less 32, and bit 63, since nobody frees it |
  ///
  /// Where nobody promises that this stays so, ``areKnown`` looks whether it is.
  @frozen
  @usableFromInline
  struct StringWords {
    @usableFromInline
    let first: UInt64
    @usableFromInline
    let second: UInt64

    @_alwaysEmitIntoClient
    init(_ first: UInt64, _ second: UInt64) {
      self.first = first
      self.second = second
    }

    @_alwaysEmitIntoClient
    init(of string: String) {
      self = unsafeBitCast(string, to: StringWords.self)
    }

    /// The words that the `String` of a text would have.
    ///
    /// - Precondition: See ``StaticUTF8/string``.
    @_alwaysEmitIntoClient
    init(_ text: StaticUTF8) {
      let count = UInt64(truncatingIfNeeded: text.count)
      let start = UnsafeRawPointer(text.start)
      guard count <= 15 else {
        self.init(count | 1 << 60, UInt64(UInt(bitPattern: start)) &- 32 | 1 << 63)
        return
      }
      // Both words are read whatever the count, and what is too much is masked: no processor guesses how long names are.
      let first = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self)) & ~(.max << (8 &* count))
      let second = UInt64(littleEndian: (start + 8).loadUnaligned(as: UInt64.self)) & .max >> (128 &- 8 &* count)
      let isASCII = (first | second) & 0x8080_8080_8080_8080 == 0
      self.init(first, second | (count | (isASCII ? 0xe0 : 0xa0)) << 56)
    }

    /// The words as the `String` that they are. Nobody owns what was cast, so that no reference to it is counted.
    ///
    /// - Precondition: ``areKnown``.
    @_alwaysEmitIntoClient
    var string: String { unsafeBitCast(self, to: String.self) }
  }

  extension StringWords {
    /// Whether the words of a `String` are what they are thought to be.
    ///
    /// On Apple's systems they are part of the ABI and cannot change. Of other systems, those are listed that tests have
    /// run on. On any other, the words of literals are looked at: the compiler does so and leaves little of it, but it
    /// counts references to each `String` then.
    @_alwaysEmitIntoClient
    static var areKnown: Bool {
      #if canImport(Darwin) || (os(Linux) && arch(x86_64) && compiler(>=6.3) && compiler(<6.4))
        true
      #else
        areAsThought
      #endif
    }

    @_alwaysEmitIntoClient
    static var areAsThought: Bool {
      let long = "西湖区西湖区"
      let address = long.utf8.withContiguousStorageIfAvailable { UInt64(UInt(bitPattern: $0.baseAddress)) } ?? 0
      return StringWords(of: "") == StringWords(0, 0xe0 << 56)
        && StringWords(of: "西") == StringWords(0xbf_a5e8, 0xa3 << 56)
        && StringWords(of: "0123456789abcde") == StringWords(0x3736_3534_3332_3130, 0xef65_6463_6261_3938)
        && StringWords(of: long) == StringWords(18 | 1 << 60, address &- 32 | 1 << 63)
    }

    @_alwaysEmitIntoClient
    static func == (one: StringWords, other: StringWords) -> Bool {
      one.first == other.first && one.second == other.second
    }
  }
#endif
