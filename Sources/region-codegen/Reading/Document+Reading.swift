extension Document {
  /// Reads the bytes of a property list or JSON file, whichever they are.
  ///
  /// Accepts what Apple's property list readers accept and gives the same values, in document order and with
  /// positions. What would be misread or lost is refused: duplicate keys, numbers that are not finite,
  /// entity declarations, text that is not in the file's encoding. Time and memory are linear in the size of the file.
  ///
  /// - Throws: the first error, named by a ``ReadingError``.
  static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Document {
    if bytes.isEmpty {
      throw .error(.notAPropertyList, at: nil, "the file is empty; put a property list or JSON into it")
    }
    if BinaryPropertyListReader.isRecognized(bytes) {
      let root = try withBytes(of: bytes, BinaryPropertyListReader.read)
      return Document(root: root, format: .binary, encoding: nil)
    }
    let text = try DecodedText.decode(bytes)
    let format = format(of: text)
    let root: Node
    do {
      switch format {
      case .json: root = try withBytes(of: text.utf8, JSONReader.read)
      case .openStep: root = try withBytes(of: text.utf8, OpenStepPropertyListReader.read)
      case .xml, .binary: root = try withBytes(of: text.utf8, XMLPropertyListReader.read)
      }
    } catch {
      // The readers see the text before the bad byte only, and miss what it hides.
      if error.identifier == ReadingError.cutOff.rawValue, let badEncoding = text.badEncoding {
        throw badEncoding
      }
      throw error
    }
    if format != .xml, let badEncoding = text.badEncoding { throw badEncoding }
    return Document(root: root, format: format, encoding: text.encoding)
  }

  private static func format(of text: DecodedText) -> Format {
    text.utf8.withUnsafeBufferPointer { buffer in
      if JSONReader.isRecognized(buffer) { return .json }
      if XMLPropertyListReader.isRecognized(buffer) { return .xml }
      return .openStep
    }
  }

  private static func withBytes(
    of bytes: [UInt8],
    _ read: (UnsafeBufferPointer<UInt8>) throws(Diagnostic) -> Node
  ) throws(Diagnostic) -> Node {
    try bytes.withUnsafeBufferPointer { (buffer) throws(Diagnostic) -> Node in try read(buffer) }
  }
}
