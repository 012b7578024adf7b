import RegionTables

/// The codes of a table's regions.
enum CodeStorage: Equatable, Sendable {
  /// No region has a code.
  case none
  /// Every code is a plain decimal number.
  case integers([UInt64?])
  /// Codes as they are written.
  case texts(TextColumn)

  /// - Throws: A code that two regions have, or that is too long.
  init(_ regions: [RegionNode]) throws(Diagnostic) {
    var known: Set<String> = []
    for region in regions {
      guard let code = region.code, !known.insert(code).inserted else { continue }
      throw .error(
        Finding.duplicateCode.rawValue, at: region.position,
        "two regions have the code \(code.excerpt), so that it finds neither; change one")
    }
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
        try Self.checkHashes(regions)
        self = .texts(try TextColumn(regions.map { ($0.code, $0.position) }))
        return
      }
      integers.append(integer)
    }
    self = .integers(integers)
  }

  /// - Throws: Two codes that a table could not tell apart. They do not come about by accident.
  private static func checkHashes(_ regions: [RegionNode]) throws(Diagnostic) {
    var known: [UInt64: String] = [:]
    for region in regions {
      guard let code = region.code, let other = known.updateValue(code, forKey: RegionCodeHash.key(of: code.utf8))
      else { continue }
      throw .error(
        Finding.duplicateCode.rawValue, at: region.position,
        "the codes \(other.excerpt) and \(code.excerpt) have the same hash (FNV-1a), so that a table would not find "
          + "both; change one")
    }
  }

  /// The number that `code` is, if its decimal digits are exactly `code`.
  private static func integer(_ code: String) -> UInt64? {
    // `UInt64.max` stands for no code.
    guard let integer = UInt64(code), integer != .max, String(integer) == code else { return nil }
    return integer
  }

  var areNumbers: Bool { if case .integers = self { true } else { false } }

  /// What each region's code is hashed by, `nil` where there are no codes.
  var keys: [UInt64?]? {
    switch self {
    case .none: nil
    case .integers(let codes): codes
    case .texts(let column): column.texts.map { $0.map { RegionCodeHash.key(of: $0.utf8) } }
    }
  }
}
