/// What a region has under a key of the source that is not its name, code or kind.
public enum RegionAttributeValue: Hashable, Sendable {
  /// Text; data and dates of the source too, in base 64 and as in XML property lists.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A finite number.
  case real(Double)
  /// Yes or no.
  case boolean(Bool)
}

extension RegionAttributeValue: CustomStringConvertible {
  /// The value as it would be written in a file.
  @_alwaysEmitIntoClient
  public var description: String {
    switch self {
    case .string(let value): value
    case .integer(let value): value.description
    case .real(let value): value.description
    case .boolean(let value): value.description
    }
  }
}
