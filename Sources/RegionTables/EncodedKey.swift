#if !hasFeature(Embedded)
  /// A key of anything that is encoded.
  ///
  /// One type for all, as linkers keep what conforms to a protocol in every program, and enumerations of keys conform
  /// to six each.
  struct EncodedKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral value: String) { stringValue = value }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
#endif
