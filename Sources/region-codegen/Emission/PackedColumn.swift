/// Numbers that are emitted as text; see `PackedNumbers`.
struct PackedColumn {
  var name: String
  let width: Int
  private let numbers: [UInt64]

  init(name: String, _ numbers: [UInt64]) {
    self.name = name
    self.numbers = numbers
    width = max(1, (64 - (numbers.max() ?? 0).leadingZeroBitCount + 5) / 6)
  }

  /// - Parameter numbers: None is negative.
  init(name: String, _ numbers: [Int]) {
    self.init(name: name, numbers.map { UInt64($0) })
  }

  var byteCount: Int { numbers.count * width + Self.padding.utf8.count }

  /// Writes a column that the conformance of the table reads.
  func write(to source: inout SourceWriter, access: AccessLevel) {
    source.block("\(access.inlinable)static var \(name): PackedNumbers") {
      $0.line("PackedNumbers(width: \(width), \(name)Digits)")
    }
    source.pool("\(access.usableFromInline)static let \(name)Digits: StaticString =", digits)
  }

  /// Writes a column that costs nothing where it is not used.
  func writeApart(to source: inout SourceWriter, access: AccessLevel) {
    source.block("\(access.alwaysEmitIntoClient)static var \(name): PackedNumbers") {
      $0.pool("let digits: StaticString =", digits)
      $0.line("return PackedNumbers(width: \(width), digits)")
    }
  }

  private var digits: [String] { numbers.map(digits) + [Self.padding] }

  /// What is read with the last number and not looked at.
  private static let padding = String(repeating: "0", count: 7)

  private func digits(of number: UInt64) -> String {
    let digits = (0..<width).map { 0x30 + UInt8(truncatingIfNeeded: number >> UInt64(6 * $0)) & 0x3f }
    return String(decoding: digits, as: UTF8.self)
  }
}
