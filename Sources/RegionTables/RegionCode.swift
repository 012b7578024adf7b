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
  private var value: Value
  /// The date of the table under which the code was saved, if that was noted; see ``RegionRevision/date``.
  public var revision: String?

  fileprivate enum Value: Hashable, Sendable {
    case text(String)
    case unsigned(UInt64)
    case signed(Int64)
  }

  /// The code of a region; `nil` if it has none.
  public init?(_ region: Region<Table>, revision: String? = nil) {
    guard let code = region.code else { return nil }
    self.init(code, revision: revision)
  }

  /// Any text as a code, whether the table has it or not.
  public init(_ code: String, revision: String? = nil) {
    value = .text(code)
    self.revision = revision
  }

  /// A number as a code, which is also encoded as a number.
  public init(_ code: UInt64, revision: String? = nil) {
    value = .unsigned(code)
    self.revision = revision
  }

  /// The region that has the code, `nil` if the table has none.
  ///
  /// - Complexity: O(1).
  public var region: Region<Table>? {
    switch value {
    case .text(let code): Table[code: code]
    case .unsigned(let code): Table[code: code]
    case .signed(let code): Table[code: code]
    }
  }

  /// The code as text.
  public var code: String {
    switch value {
    case .text(let code): code
    case .unsigned(let code): String(code)
    case .signed(let code): String(code)
    }
  }
}

extension RegionCode: Hashable {
  /// Whether the codes are the same, however they were written and whenever they were saved.
  public static func == (one: RegionCode, other: RegionCode) -> Bool { one.code == other.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension RegionCode: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}

#if !hasFeature(Embedded)
  /// The code as it is, text or number; with a revision, an object of `code` and `revision`.
  ///
  /// Of an object that is decoded, `code` and `revision` are kept and no other keys.
  extension RegionCode: Codable {
    private enum CodingKeys: String, CodingKey {
      case code
      case revision
    }

    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: CodingKeys.self) {
        value = try container.decode(Value.self, forKey: .code)
        revision = try container.decodeIfPresent(String.self, forKey: .revision)
      } else {
        value = try decoder.singleValueContainer().decode(Value.self)
        revision = nil
      }
    }

    public func encode(to encoder: any Encoder) throws {
      if let revision {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .code)
        try container.encode(revision, forKey: .revision)
      } else {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }
    }
  }

  /// A dictionary with such keys is encoded as an object with the codes as its keys.
  ///
  /// A key is only the text of the code: whether it was a number is not kept, nor the revision. Systems from before this
  /// protocol encode such a dictionary as an array of keys and values, and read no object.
  @available(macOS 12.3, iOS 15.4, tvOS 15.4, watchOS 8.5, *)
  extension RegionCode: CodingKeyRepresentable {
    public var codingKey: any CodingKey { Key(stringValue: code) }

    /// Any key is a code, whether the table has it or not.
    public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }

      init?(intValue: Int) { nil }
    }
  }

  extension RegionCode.Value: Codable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let number = try? container.decode(UInt64.self) {
        self = .unsigned(number)
      } else {
        self = .signed(try container.decode(Int64.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .unsigned(let number): try container.encode(number)
      case .signed(let number): try container.encode(number)
      }
    }
  }
#endif
