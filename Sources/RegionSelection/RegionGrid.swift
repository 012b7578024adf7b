/// Regions in sections of equal length, as a grid of cells shows them.
///
/// ```swift
/// let grid = RegionGrid(Events.roots, columnCount: 2)   // 7 events
/// grid.sectionCount                                     // 4
/// grid.items(inSection: 3).count                        // 1
/// ```
///
/// It answers what the data source of a collection view is asked:
///
/// ```swift
/// func numberOfSections(in collectionView: UICollectionView) -> Int { grid.sectionCount }
///
/// func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
///   grid.items(inSection: section).count
/// }
///
/// func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
///   let event = grid.region(at: .init(section: indexPath.section, item: indexPath.item))
///   print(event?.name ?? "", event?.attributes.image ?? "")
/// }
/// ```
@frozen
public struct RegionGrid<Table: RegionTable>: Hashable, Sendable {
  /// What the grid shows, in order.
  public let regions: Regions<Table>

  /// The number of regions in every section but the last, at least 1.
  public let columnCount: Int

  /// Where a cell is, in the numbers of an `IndexPath`.
  @frozen
  public struct Position: Hashable, Sendable {
    /// Counted from 0.
    public let section: Int
    /// Counted from 0 in its section.
    public let item: Int

    /// A cell that need not exist in any grid.
    @_alwaysEmitIntoClient
    public init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// - Parameters:
  ///   - regions: Such as the roots of a flat table.
  ///   - columnCount: Taken as 1 if it is less.
  @_alwaysEmitIntoClient
  public init(_ regions: Regions<Table>, columnCount: Int) {
    self.regions = regions
    self.columnCount = max(columnCount, 1)
  }
}

extension RegionGrid {
  /// The number of sections. The last one is short, if the regions do not fill it.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var sectionCount: Int { regions.isEmpty ? 0 : (regions.count - 1) / columnCount + 1 }

  /// The regions of a section; none, if there is no such section.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public func items(inSection section: Int) -> Regions<Table> {
    guard section >= 0, section < sectionCount else { return .none }
    let first = section * columnCount
    return regions.slice(first..<first + min(columnCount, regions.count - first))
  }

  /// The region in a cell, `nil` if there is no such cell.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public func region(at position: Position) -> Region<Table>? {
    let items = items(inSection: position.section)
    return items.indices.contains(position.item) ? items[position.item] : nil
  }

  /// The cell of a region, `nil` if the grid does not show it.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public func position(of region: Region<Table>) -> Position? {
    guard let offset = regions.firstIndex(of: region) else { return nil }
    return Position(section: offset / columnCount, item: offset % columnCount)
  }
}
