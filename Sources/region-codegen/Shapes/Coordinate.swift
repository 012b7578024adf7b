/// One of the two numbers that say where on the globe something is.
enum Coordinate: String {
  case latitude
  case longitude

  /// The number that a value holds, also where it is written as a string; `nil` where it is no such number.
  func degrees(of value: Node.Value) -> Double? {
    let degrees: Double? =
      switch value {
      case .real(let real): real
      case .integer(let integer): Double(integer)
      case .string(let string): Double(string.trimmingBlanks())
      default: nil
      }
    guard let degrees, abs(degrees) <= (self == .latitude ? 90 : 180) else { return nil }
    return degrees
  }
}
