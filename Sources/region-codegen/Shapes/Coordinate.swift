/// Numbers that say where on the globe something is.
enum Coordinate {
  case latitude
  case longitude

  /// The number that a value holds, also where it is written as a string.
  static func degrees(of value: Node.Value) -> Double? {
    switch value {
    case .real(let real): real
    case .integer(let integer): Double(integer)
    case .string(let string): Double(string.trimmingBlanks())
    default: nil
    }
  }

  func contains(_ degrees: Double) -> Bool {
    abs(degrees) <= (self == .latitude ? 90 : 180)
  }
}
