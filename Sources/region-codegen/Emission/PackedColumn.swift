import RegionTables

/// Numbers that are emitted as text; see `PackedNumbers`.
struct PackedColumn {
  var name: String
  let width: Int
  private let numbers: [UInt64]

  init(name: String, _ numbers: [UInt64]) {
    self.name = name
    self.numbers = numbers
    width = max(1, ((numbers.max() ?? 0).bitWidthInUse + 5) / 6)
  }

  /// - Parameter numbers: None is negative.
  init(name: String, _ numbers: [Int]) {
    self.init(name: name, numbers.map { UInt64($0) })
  }

  var byteCount: Int { numbers.count * width + Self.padding.utf8.count }

  /// Writes a column that the conformance of the table reads.
  func write(to source: inout SourceWriter, access: AccessLevel) {
    source.block("\(access.inlinable)static var \(name): PackedNumbers") {
      $0.line("PackedNumbers(width: \(width), \(name)Text)")
    }
    source.pool("\(access.usableFromInline)static let \(name)Text: StaticString =", texts)
  }

  /// Writes a column that costs nothing where it is not used.
  func writeApart(to source: inout SourceWriter, access: AccessLevel) {
    source.block("\(access.alwaysEmitIntoClient)static var \(name): PackedNumbers") {
      $0.pool("let text: StaticString =", texts)
      $0.line("return PackedNumbers(width: \(width), text)")
    }
  }

  private var texts: [String] {
    let (low, high) = (PackedWord(width: min(width, 8)), PackedWord(width: max(1, width - 8)))
    return numbers.map { width > 8 ? low.text($0 & 0xffff_ffff_ffff) + high.text($0 >> 48) : low.text($0) }
      + [Self.padding]
  }

  /// What is read with the last number and not looked at.
  private static let padding = String(repeating: "0", count: 7)
}

/// The characters that numbers of one width are written with.
struct PackedWord {
  private let width: Int
  private let shift: UInt64
  /// The bits that characters have in common, and those that a number has.
  private let fixed: UInt64
  private let numberBits: UInt64

  /// - Parameter width: In `1...8`.
  init(width: Int) {
    self.width = width
    shift = PackedNumbers.shift(width: width)
    fixed = 0xc0c0_c0c0_c0c0_c0c0
    numberBits = ~(.max << UInt64(6 * width))
  }

  /// The word whose exclusive or with itself, shifted, is `number`.
  ///
  /// Bits lie in chains of which each is `shift` above the one before, and every chain has one bit that is fixed. From
  /// there on, each bit follows from its neighbor and the number.
  func text(_ number: UInt64) -> String {
    var word: UInt64 = 0x4040_4040_4040_4040
    var known = fixed
    let all = numberBits | numberBits << shift
    while known & all != all {
      let above = (known & numberBits) << shift & ~known
      word |= (word ^ number) << shift & above
      known |= above
      let below = known >> shift & numberBits & ~known
      word |= (word >> shift ^ number) & below
      known |= below
    }
    return String(decoding: (0..<width).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }, as: UTF8.self)
  }
}

extension UInt64 {
  /// How many of the low bits there are without leading zeros.
  var bitWidthInUse: Int { bitWidth - leadingZeroBitCount }
}
