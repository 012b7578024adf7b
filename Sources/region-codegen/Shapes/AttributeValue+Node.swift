extension AttributeValue {
  /// The value as an attribute holds it: data in base 64, a date as in ISO 8601; `nil` for collections and `null`.
  init?(_ value: Node.Value) {
    switch value {
    case .string(let string): self = .string(string)
    case .integer(let integer): self = .integer(integer)
    case .real(let real): self = .real(real)
    case .boolean(let boolean): self = .boolean(boolean)
    case .data(let bytes): self = .string(Base64.encode(bytes))
    case .date(let seconds): self = .string(PropertyListDate.text(seconds))
    case .null, .array, .dictionary: return nil
    }
  }
}

extension AttributeValue {
  /// What a shape calls it.
  var typeName: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .boolean: "boolean"
    }
  }
}
