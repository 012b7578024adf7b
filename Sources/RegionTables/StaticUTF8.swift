/// UTF-8 bytes that are part of the program and so never go away.
///
/// ```swift
/// region.nameUTF8.withContiguousStorageIfAvailable { fwrite($0.baseAddress, 1, $0.count, stdout) }
/// ```
@frozen
public struct StaticUTF8 {
  @usableFromInline
  let start: UnsafePointer<UInt8>
  public let count: Int

  /// - Parameters:
  ///   - start: The first of `count` bytes that stay unchanged as long as the program runs.
  ///   - count: The number of bytes.
  @_alwaysEmitIntoClient
  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }
}

// The bytes are constants of the program: nobody writes them and nobody frees them.
extension StaticUTF8: @unchecked Sendable {}

extension StaticUTF8: RandomAccessCollection {
  @_alwaysEmitIntoClient
  public var startIndex: Int { 0 }

  @_alwaysEmitIntoClient
  public var endIndex: Int { count }

  /// The byte at `position`.
  ///
  /// - Precondition: `position` is in `0..<count`.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public subscript(position: Int) -> UInt8 {
    precondition(position >= 0 && position < count, "position of a byte out of range")
    return start[position]
  }

  /// Calls `body` with the bytes, always.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public func withContiguousStorageIfAvailable<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try body(UnsafeBufferPointer(start: start, count: count))
  }
}

extension StaticUTF8 {
  /// The bytes as text, without heap where the words of a `String` are known; see ``StringWords``.
  ///
  /// - Complexity: O(1) where they are, that of ``copiedString`` otherwise.
  /// - Precondition: The bytes begin and end where characters do. If there are more than 15, a zero follows; otherwise, 16
  ///   bytes can be read.
  @_alwaysEmitIntoClient
  var string: String {
    #if _pointerBitWidth(_64)
      if StringWords.areKnown { return StringWords(self).string }
    #endif
    return copiedString
  }

  /// The bytes as text that the library makes of them, on the heap if they are more than a `String` has room for.
  ///
  /// They are a part of a `StaticString`, in which the compiler has let no invalid UTF-8 through. Where the library can be
  /// told so, it need not check each of them again.
  ///
  /// - Precondition: The bytes begin and end where characters do.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @_alwaysEmitIntoClient
  var copiedString: String {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        return String(copying: UTF8Span(unchecked: bytes.span))
      }
    #endif
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension StaticUTF8: Hashable {
  @_alwaysEmitIntoClient
  public static func == (one: StaticUTF8, other: StaticUTF8) -> Bool {
    one.elementsEqual(other)
  }

  @_alwaysEmitIntoClient
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(bytes: UnsafeRawBufferPointer(start: start, count: count))
  }
}
