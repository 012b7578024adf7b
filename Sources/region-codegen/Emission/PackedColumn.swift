/// Numbers that are emitted as text; see `PackedNumbers`.
struct PackedColumn {
  var name: String
  let width: Int
  private let digits: [String]

  /// - Parameter numbers: None is negative.
  init(name: String, _ numbers: [Int]) {
    self.name = name
    let largest = numbers.max() ?? 0
    var width = 1
    while largest >> (6 * width) > 0 { width += 1 }
    self.width = width
    digits = numbers.map { number in
      String(
        decoding: (1...width).map { 0x30 + UInt8(truncatingIfNeeded: number >> (6 * (width - $0))) & 0x3f },
        as: UTF8.self)
    }
  }

  var byteCount: Int { digits.count * width }

  func write(to source: inout SourceWriter, access: AccessLevel) {
    source.block("\(access.usableFromInline)static var \(name): PackedNumbers") {
      $0.line("PackedNumbers(width: \(width), \(name)Digits)")
    }
    source.pool("\(access.usableFromInline)static let \(name)Digits: StaticString =", digits)
  }
}
