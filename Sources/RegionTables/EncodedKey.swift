#if !hasFeature(Embedded)
  /// A key of anything that is encoded.
  ///
  /// One type for all, as linkers keep what conforms to a protocol in every program, and enumerations of keys conform
  /// to six each.
  @_spi(RegionSelection)
  public struct EncodedKey: CodingKey {
    public let stringValue: String
    @_alwaysEmitIntoClient
    public var intValue: Int? { nil }

    @_alwaysEmitIntoClient
    public init(_ stringValue: String) { self.stringValue = stringValue }

    @_alwaysEmitIntoClient
    public init?(stringValue: String) { self.stringValue = stringValue }

    @_alwaysEmitIntoClient
    public init?(intValue: Int) { nil }
  }
#endif
