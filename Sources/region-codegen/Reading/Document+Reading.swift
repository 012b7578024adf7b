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
    let text = try DecodedText.decode(bytes)
    do {
      let root = try text.utf8.withUnsafeBufferPointer { (buffer) throws(Diagnostic) -> Node in
        try XMLPropertyListReader.read(buffer)
      }
      return Document(root: root, format: .xml, encoding: text.encoding)
    } catch {
      // The readers see the text before the bad byte only, and what is missing is what it hid.
      if error.identifier == ReadingError.cutOff.rawValue, let badByte = text.badByteDiagnostic() {
        throw badByte
      }
      throw error
    }
  }
}
