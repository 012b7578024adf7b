/// How high a division of China stands, whatever it is called: what the pairs of digits in GB/T 2260 are for, and the three
/// digits that may follow them.
///
/// It is not the depth in the table: the districts of Beijing are of county level and directly below their province.
public enum RegionLevel: Int, Hashable, Sendable, CaseIterable {
  /// Provinces, autonomous regions, municipalities, special administrative regions.
  case province
  /// Prefecture-level cities, prefectures, autonomous prefectures, leagues.
  case prefecture
  /// Districts, counties, county-level cities and so on.
  case county
  /// Subdistricts, towns, townships, sums.
  case township

  /// - Parameter code: Six digits of GB/T 2260, or the nine of a township.
  @_alwaysEmitIntoClient
  public init(code: UInt64) {
    self =
      code > 999_999 ? .township : code % 10_000 == 0 ? .province : code % 100 == 0 ? .prefecture : .county
  }
}

extension RegionLevel: Comparable {
  /// Whether the first stands higher.
  @_alwaysEmitIntoClient
  public static func < (one: RegionLevel, other: RegionLevel) -> Bool { one.rawValue < other.rawValue }
}

extension Region where Table: GBT2260Table {
  /// How high the division stands, `nil` if it has no code.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var level: RegionLevel? { integerCode.map(RegionLevel.init(code:)) }
}
