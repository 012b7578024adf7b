/// A region in a form that outlives changes of the data, to be kept in a file.
///
/// ```swift
/// let saved = selection.saved                       // .codes(["330000", "330100", "330106"])
/// let change = otherSelection.select(saved)
/// if change.outcome != .exact { /* ask the user to look again */ }
/// ```
///
/// The regions above are saved too, so that a choice whose own region is gone can be restored in part.
public enum SavedRegion: Hashable, Sendable {
  /// The codes on the way from a root down to the region, itself included.
  case codes([String])

  /// The names on the way from a root down to the region, itself included; none, if no region was chosen.
  ///
  /// Of siblings with the same name, the first is meant.
  case names([String])

  /// By codes, if the region and all above it have one, by names otherwise.
  public init<Table>(_ region: Region<Table>?) {
    guard let region else {
      self = .names([])
      return
    }
    let codes = region.path.compactMap(\.code)
    self = codes.count == region.path.count ? .codes(codes) : .names(region.path.map(\.name))
  }
}

extension SavedRegion {
  /// The saved region or the lowest one above it that is in the table, and whether it is the saved one.
  func region<Table: RegionTable>(in table: Table.Type) -> (region: Region<Table>?, isWhole: Bool) {
    switch self {
    case .codes(let codes):
      for (position, code) in codes.enumerated().reversed() {
        if let region = table[code: code] {
          return (region, position == codes.count - 1)
        }
      }
      return (nil, codes.isEmpty)
    case .names(let names):
      var region: Region<Table>?
      for name in names {
        if let next = (region?.children ?? table.roots).first(where: { $0.name == name }) {
          region = next
        } else if region?.name != name {
          return (region, false)
        }
      }
      return (region, true)
    }
  }
}
