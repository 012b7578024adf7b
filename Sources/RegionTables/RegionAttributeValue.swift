/// What a region has under a key of the source that is not its name, code or kind.
public enum RegionAttributeValue: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
}

extension RegionAttributeValue: CustomStringConvertible {
  /// The value as it would be written in a file.
  public var description: String {
    switch self {
    case .string(let value): value
    case .integer(let value): value.description
    case .real(let value): value.description
    case .boolean(let value): value.description
    }
  }
}
