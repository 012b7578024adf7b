/// Why a file cannot be read: the stable names that diagnostics of the reading stage carry.
///
/// Documentation and `regions.json` refer to these by raw value, so a name, once released, keeps its meaning.
enum ReadingError: String, CaseIterable, Sendable {
  // Any format

  /// The file is empty, or begins like none of the formats that are read.
  case notAPropertyList = "not-a-property-list"
  /// The file ends in the middle of something.
  case cutOff = "cut-off"
  /// Bytes that the text encoding of the file does not have, or text that is not Unicode in a binary property list.
  case badEncoding = "bad-encoding"
  /// The file declares an encoding that is not supported.
  case unknownEncoding = "unknown-encoding"
  /// A dictionary has the same key twice.
  case duplicateKey = "duplicate-key"
  /// More containers inside each other than ``NestingLimit`` allows.
  case nestedTooDeep = "nested-too-deep"
  /// A number that is infinite, not a number, or too large for a double-precision real.
  case nonFiniteNumber = "non-finite-number"
  /// An integer that needs more than 64 bits and a sign.
  case integerOutOfRange = "integer-out-of-range"
  /// Half of a UTF-16 surrogate pair without the other half.
  case loneSurrogate = "lone-surrogate"
  /// An integer, real or JSON number that is not written as one.
  case malformedNumber = "malformed-number"

  // XML property lists

  /// An end tag that closes something else than what was opened last, or an end tag that is missing.
  case mismatchedTag = "mismatched-tag"
  /// An element that property lists do not have.
  case unknownElement = "unknown-element"
  /// An element, comment or declaration where it cannot stand.
  case misplacedElement = "misplaced-element"
  /// Text between elements.
  case misplacedText = "misplaced-text"
  /// A `<plist>` with nothing in it.
  case emptyPropertyList = "empty-property-list"
  /// A key that no value follows.
  case missingValue = "missing-value"
  /// A value in a dictionary without a key before it.
  case missingKey = "missing-key"
  /// `&…;` that is neither one of XML's five entities nor a character's number.
  case unknownReference = "unknown-reference"
  /// The document type declares an entity. None are expanded and none are opened.
  case entityDeclaration = "entity-declaration"
  /// The document type declares something else within the file.
  case internalSubset = "internal-subset"
  /// A date that is not `YYYY-MM-DDThh:mm:ssZ`, or no such day or time.
  case malformedDate = "malformed-date"
  /// Data that is not base64, or in an OpenStep property list not hexadecimal.
  case malformedData = "malformed-data"

  // OpenStep property lists and JSON

  /// A character that cannot stand where it does.
  case unexpectedCharacter = "unexpected-character"
  /// A backslash followed by something that means nothing.
  case unknownEscape = "unknown-escape"
  /// Something after the end of the value that is the file.
  case trailingText = "trailing-text"

  // Binary property lists

  /// Offsets, sizes or markers that contradict each other.
  case corruptBinary = "corrupt-binary"
  /// A container that contains itself.
  case referenceCycle = "reference-cycle"
  /// References to the same objects that multiply beyond what a file of that size can need.
  case tooManyReferences = "too-many-references"
  /// An object that XML property lists do not have, such as a keyed archiver's UID.
  case unsupportedObject = "unsupported-object"
}

extension Diagnostic {
  static func error(_ error: ReadingError, at position: SourcePosition?, _ message: String) -> Diagnostic {
    .error(error.rawValue, at: position, message)
  }

  /// The file ends before what began at `start` does.
  static func cutOff(in construct: String, from start: SourcePosition, end text: TextCursor) -> Diagnostic {
    var text = text
    let place = start.lineAndColumn.map { " begun at \($0)" } ?? ""
    return .error(
      .cutOff,
      at: text.position(at: text.count),
      "the file ends inside \(construct)\(place); get the whole file, or close what is open"
    )
  }
}
