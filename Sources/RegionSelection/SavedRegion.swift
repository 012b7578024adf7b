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
  ///
  /// `columnCount` is the number of columns in which something was chosen, `nil` if the region was in the first column
  /// that shows it. It is taken as the nearest number of columns that end with the region.
  case codes([String], columnCount: Int? = nil)

  /// The names on the way from a root down to the region, itself included; none, if no region was chosen.
  ///
  /// They are compared byte by byte, and of siblings with the same name the first is meant. `columnCount` is as for codes.
  case names([String], columnCount: Int? = nil)

  /// By codes, if the region and all above it have one, by names otherwise.
  ///
  /// - Parameters:
  ///   - region: The region to keep, `nil` for none.
  ///   - columnCount: The number of columns in which something was chosen, if the region was not in the first column
  ///     that shows it.
  @_alwaysEmitIntoClient
  public init<Table>(_ region: Region<Table>?, columnCount: Int? = nil) {
    guard let region else {
      self = .names([])
      return
    }
    let codes = region.path.compactMap(\.code)
    self =
      codes.count == region.path.count
      ? .codes(codes, columnCount: columnCount) : .names(region.path.map(\.name), columnCount: columnCount)
  }

  /// A code of GB/T 2260 that was saved alone, with those that its first digits stand for above it.
  ///
  /// So a county that has been dissolved is still restored in part, as its city or province:
  ///
  /// ```swift
  /// selection.select(SavedRegion(gbt2260: "330199"))  // partial: 浙江省 杭州市, at its first row
  /// selection.unrestored                              // .codes(["330000", "330100", "330199"])
  /// ```
  ///
  /// - Parameter code: Taken alone, if it has not six digits.
  @_alwaysEmitIntoClient
  public init(gbt2260 code: String) {
    let digits = Array(code.utf8)
    guard digits.count == 6, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      self = .codes([code])
      return
    }
    let province = String(decoding: digits[..<2], as: UTF8.self) + "0000"
    let prefecture = String(decoding: digits[..<4], as: UTF8.self) + "00"
    self = .codes([province, prefecture].filter { $0 != code } + [code])
  }
}

extension SavedRegion {
  @_alwaysEmitIntoClient
  var columnCount: Int? {
    switch self {
    case .codes(_, let columnCount), .names(_, let columnCount): columnCount
    }
  }

  /// The saved region or the lowest one above it that is in the table, and whether it is the saved one.
  @_alwaysEmitIntoClient
  func region<Table: RegionTable>(in table: Table.Type) -> (region: Region<Table>?, isWhole: Bool) {
    switch self {
    case .codes(let codes, _):
      for (position, code) in codes.enumerated().reversed() {
        if let region = table[code: code] {
          return (region, position == codes.count - 1)
        }
      }
      return (nil, codes.isEmpty)
    case .names(let names, _):
      var region: Region<Table>?
      for name in names {
        if let next = (region?.children ?? table.roots).first(where: { $0.isNamed(name) }) {
          region = next
        } else if region?.isNamed(name) != true {
          return (region, false)
        }
      }
      return (region, true)
    }
  }
}

extension Region {
  /// Whether this is the name, byte by byte.
  @_alwaysEmitIntoClient
  func isNamed(_ name: String) -> Bool { nameUTF8.elementsEqual(name.utf8) }
}
