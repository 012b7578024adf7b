#if !hasFeature(Embedded)
  /// A key of anything that is encoded.
  ///
  /// One type for all, as linkers keep what conforms to a protocol in every program, and enumerations of keys conform
  /// to six each.
  @_spi(RegionSelection)
  public struct EncodedKey: CodingKey, ExpressibleByStringLiteral {
    public let stringValue: String
    public var intValue: Int? { nil }

    public init(stringLiteral value: String) { stringValue = value }

    public init?(stringValue: String) { self.stringValue = stringValue }

    public init?(intValue: Int) { nil }
  }
#endif
