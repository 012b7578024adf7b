import RegionTables

/// The levels of divisions that have codes of GB/T 2260.
enum GBT2260Levels {
  static let count = RegionLevel.allCases.count

  /// The number of each region's level; `nil` if the codes are not of GB/T 2260, which they are if they have six
  /// digits, or nine as townships do, and each region stands below its parent.
  ///
  /// - Parameter isInserted: For each region, whether it takes the place of another in a column, and has no level.
  static func numbers(_ codes: CodeStorage, parents: [Int?], isInserted: [Bool]) -> [Int?]? {
    guard case .integers(let codes) = codes else { return nil }
    var levels: [Int?] = []
    // What rows have to be below: the level of their parent, or of what is above that where it is inserted.
    var reached: [Int] = []
    for (index, code) in codes.enumerated() {
      let above = parents[index].map { reached[$0] } ?? -1
      guard let code else {
        guard isInserted[index] else { return nil }
        levels.append(nil)
        reached.append(above)
        continue
      }
      guard isCode(code) else { return nil }
      let level = RegionLevel(code: code).rawValue
      guard above < level, above >= 0 || level == 0 else { return nil }
      levels.append(level)
      reached.append(level)
    }
    return levels
  }

  private static func isCode(_ number: UInt64) -> Bool {
    (100_000...999_999).contains(number) || (100_000_000...999_999_999).contains(number)
  }
}
