/// The codes of a table's regions.
enum CodeStorage: Equatable, Sendable {
  /// No region has a code.
  case none
  /// Every code is a plain decimal number.
  case integers([UInt64?])
  /// Codes as they are written.
  case texts(TextColumn)

  init(_ regions: [RegionNode]) throws(Diagnostic) {
    guard regions.contains(where: { $0.code != nil }) else {
      self = .none
      return
    }
    var integers: [UInt64?] = []
    for region in regions {
      guard let code = region.code else {
        integers.append(nil)
        continue
      }
      guard let integer = Self.integer(code) else {
        self = .texts(try TextColumn(regions.map { ($0.code, $0.position) }))
        return
      }
      integers.append(integer)
    }
    self = .integers(integers)
  }

  /// The number that `code` is, if its decimal digits are exactly `code`.
  private static func integer(_ code: String) -> UInt64? {
    // `UInt64.max` stands for no code.
    guard let integer = UInt64(code), integer != .max, String(integer) == code else { return nil }
    return integer
  }
}
