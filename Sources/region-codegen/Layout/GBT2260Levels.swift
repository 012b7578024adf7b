import RegionTables

/// The levels of divisions that have codes of GB/T 2260.
enum GBT2260Levels {
  static let count = RegionLevel.allCases.count

  /// The number of each region's level; `nil` if the codes are not of GB/T 2260, which they are if they have six
  /// digits, or nine as townships do, and each region stands below its parent.
  static func numbers(_ codes: CodeStorage, parents: [Int?]) -> [Int]? {
    guard case .integers(let codes) = codes else { return nil }
    var levels: [Int] = []
    for (code, parent) in zip(codes, parents) {
      guard let code, isCode(code) else { return nil }
      let level = RegionLevel(code: code).rawValue
      guard parent.map({ levels[$0] < level }) ?? (level == 0) else { return nil }
      levels.append(level)
    }
    return levels
  }

  private static func isCode(_ number: UInt64) -> Bool {
    (100_000...999_999).contains(number) || (100_000_000...999_999_999).contains(number)
  }
}
