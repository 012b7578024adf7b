/// What is chosen in linked columns, each filled by the row that is chosen in the one before it.
///
/// This is the state of a picker of provinces, cities and districts, without any view:
///
/// ```swift
/// var selection = CascadeSelection<China>()
/// selection.select(code: "330106")
/// selection.regions.map(\.name)               // ["浙江省", "杭州市", "西湖区"]
/// selection.rows(inColumn: 1).map(\.name)     // ["杭州市", "宁波市", …]
///
/// let change = selection.select(row: 0, inColumn: 0)
/// change.reloadedColumns                      // 1..<3: what a view must fill anew
/// selection.formatted(separator: " - ")       // 北京市 - 东城区
/// ```
///
/// ## A screen with wheels
///
/// | what the view needs | is |
/// |---|---|
/// | number of wheels | ``columnCount`` |
/// | number of rows of a wheel, title of a row | ``rowCount(inColumn:)``, ``title(ofRow:inColumn:)`` |
/// | where a wheel stands at the start | ``selectedRow(inColumn:)`` |
/// | a wheel came to rest | ``select(row:inColumn:)``, then what ``CascadeChange`` shows |
/// | what was chosen before | ``select(_:)-(SavedRegion)``, ``select(code:)-(String)``, ``select(path:)`` |
/// | the text of the field | ``formatted(separator:)`` |
/// | what to keep | ``saved``, ``region``, or the selection itself, which is `Codable` |
///
/// A selection cannot be wrong. All that it holds is the lowest chosen region and the number of columns that lead
/// to it; the rows of every column follow from that. Every function takes any number, and what does not exist
/// changes nothing and says so.
///
/// A column below a region without children has no rows, and the selection is complete without it.
///
/// ## Columns
///
/// There are as many columns as the table is deep, unless `stopAt` ends them earlier. Branches that are not as deep
/// as others end in columns without rows. Padding shows them at full width instead, by showing regions in more than
/// one column: 北京市 › 东城区 becomes 北京市 › 北京市 › 东城区, and 广东省 › 东莞市 becomes
/// 广东省 › 东莞市 › 东莞市. The table stays as it is.
///
/// A column may have one row on top that is no region, such as 不限 or 请选择. It is chosen until another row is,
/// and the columns below it are empty. Columns without rows do not have it.
@frozen
public struct CascadeSelection<Table: RegionTable> {
  @usableFromInline
  let columns: CascadeColumns

  /// What is chosen in the last column where something is.
  @usableFromInline
  var lowest: Region<Table>?

  /// In how many columns, from the first, a region is chosen.
  @usableFromInline
  var chosenCount: Int

  /// What decoding could not select as it was.
  @usableFromInline
  var lost: SavedRegion?

  /// A selection of the first row of every column.
  ///
  /// ```swift
  /// CascadeSelection<China>()                                   // as the table is: up to three columns
  /// CascadeSelection<China>(paddedTo: 3)                        // always three columns
  /// CascadeSelection<China>(paddedTo: 3, stopAt: 1)             // province and city only
  /// CascadeSelection<China>(extraRows: ["请选择", "不限", "不限"])
  /// ```
  ///
  /// - Parameters:
  ///   - width: The number of columns that every branch is padded to, or `nil` to show the table as it is. Taken as
  ///     the nearest number from 1 to 64, or to the depth of the table if that is more.
  ///   - depth: The last column, counted from 0, or `nil` for all. Taken as 0 if it is negative.
  ///   - extraRows: The titles of rows on top that are no regions, by column; `nil` where a column has none.
  @_alwaysEmitIntoClient
  public init(paddedTo width: Int? = nil, stopAt depth: Int? = nil, extraRows: [String?] = []) {
    columns = CascadeColumns(tableDepth: Table.depthCount, paddedTo: width, stopAt: depth, extraRows: extraRows)
    lowest = nil
    chosenCount = 0
    lost = nil
    fill()
  }
}

extension CascadeSelection: Sendable {}

extension CascadeSelection: Hashable {}

extension CascadeSelection {
  /// Chooses first rows below the lowest chosen region, as far down as there are rows and none on top of them.
  @_alwaysEmitIntoClient
  mutating func fill() {
    while let first = rows(below: lowest, inColumn: chosenCount - 1).first, !columns.haveExtraRow(at: chosenCount) {
      lowest = first
      chosenCount += 1
    }
  }

  /// The rows of the column after `column`, if `region` is what is chosen in `column`.
  @_alwaysEmitIntoClient
  func rows(below region: Region<Table>?, inColumn column: Int) -> Regions<Table> {
    guard column + 1 < columns.count else { return .none }
    guard let region else { return column < 0 ? Table.roots : .none }
    return columns.last(for: region, from: column) > column ? Regions(only: region) : region.children
  }
}
