/// What to keep of a region when a program ends: its code.
///
/// Regions are numbers of rows, which other data numbers differently. A code stays what it is, also where the table
/// that reads it does not have it any more, or not yet: then ``region`` is `nil`, and encoding it again gives what was
/// decoded.
///
/// ```swift
/// struct Address: Codable { var district: RegionCode<China> }
///
/// let address = try JSONDecoder().decode(Address.self, from: Data(#"{"district":"330106"}"#.utf8))
/// address.district.region?.name  // "西湖区"
/// ```
public struct RegionCode<Table: RegionTable>: Sendable {
  /// The code as text.
  public let code: String
  /// If the code was a number, its bits; those of an `Int64`, if it is negative.
  @usableFromInline
  let numberBits: UInt64?
  /// The date of the table under which the code was saved, if that was noted; see ``RegionRevision/date``.
  public var revision: String?

  @_alwaysEmitIntoClient
  init(_ code: String, numberBits: UInt64?, revision: String?) {
    self.code = code
    self.numberBits = numberBits
    self.revision = revision
  }

  /// The code of a region; `nil` if it has none.
  @_alwaysEmitIntoClient
  public init?(_ region: Region<Table>, revision: String? = nil) {
    guard let code = region.code else { return nil }
    self.init(code, revision: revision)
  }

  /// Any text as a code, whether the table has it or not.
  @_alwaysEmitIntoClient
  public init(_ code: String, revision: String? = nil) {
    self.init(code, numberBits: nil, revision: revision)
  }

  /// A number as a code, which is also encoded as a number.
  @_alwaysEmitIntoClient
  public init(_ code: UInt64, revision: String? = nil) {
    self.init(String(code), numberBits: code, revision: revision)
  }

  /// The region that has the code, `nil` if the table has none.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var region: Region<Table>? { Table[code: code] }
}

extension RegionCode: Hashable {
  /// Whether the codes are the same, however they were written and whenever they were saved.
  @_alwaysEmitIntoClient
  public static func == (one: RegionCode, other: RegionCode) -> Bool { one.code == other.code }

  @_alwaysEmitIntoClient
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension RegionCode: CustomStringConvertible {
  /// The code.
  @_alwaysEmitIntoClient
  public var description: String { code }
}

#if !hasFeature(Embedded)
  /// The code as it is, text or number; with a revision, an object of `code` and `revision`.
  ///
  /// Of an object that is decoded, `code` and `revision` are kept and no other keys.
  extension RegionCode: Codable {
    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: EncodedKey.self) {
        let plain = try container.decode(RegionCode.self, forKey: EncodedKey("code"))
        self.init(
          plain.code, numberBits: plain.numberBits,
          revision: try container.decodeIfPresent(String.self, forKey: EncodedKey("revision")))
        return
      }
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.init(text)
      } else if let number = try? container.decode(UInt64.self) {
        self.init(number)
      } else {
        let number = try container.decode(Int64.self)
        self.init(String(number), numberBits: UInt64(bitPattern: number), revision: nil)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      if let revision {
        var container = encoder.container(keyedBy: EncodedKey.self)
        try container.encode(RegionCode(code, numberBits: numberBits, revision: nil), forKey: EncodedKey("code"))
        try container.encode(revision, forKey: EncodedKey("revision"))
        return
      }
      var container = encoder.singleValueContainer()
      guard let numberBits else { return try container.encode(code) }
      if code.utf8.first == UInt8(ascii: "-") {
        try container.encode(Int64(bitPattern: numberBits))
      } else {
        try container.encode(numberBits)
      }
    }
  }

  /// A dictionary with such keys is encoded as an object with the codes as its keys.
  ///
  /// A key is only the text of the code: whether it was a number is not kept, nor the revision. Systems from before this
  /// protocol encode such a dictionary as an array of keys and values, and read no object.
  @available(macOS 12.3, iOS 15.4, tvOS 15.4, watchOS 8.5, *)
  extension RegionCode: CodingKeyRepresentable {
    public var codingKey: any CodingKey { EncodedKey(code) }

    /// Any key is a code, whether the table has it or not.
    @_alwaysEmitIntoClient
    public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
  }
#endif
