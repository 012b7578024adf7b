/// A table of regions that was laid out when the program was built.
///
/// `region-codegen` writes types that conform to this protocol; there is no reason to conform by hand. A table is
/// never instantiated: its regions are reached through the type itself.
///
/// ```swift
/// for province in China.roots {
///   print(province.name, province.children.count)
/// }
/// ```
///
/// ## Table order
///
/// Regions are numbered breadth-first, from 0: all roots in the order of the source, then the children of the
/// first root, those of the second, and so on. Thus the children of a region lie side by side, and so do all
/// regions of one depth, which makes either a slice that costs nothing to form.
public protocol RegionTable: Sendable {
  /// The data of the table, as the generator laid it out.
  associatedtype Storage: RegionStorage
}

extension RegionTable {
  /// The number of regions.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public static var count: Int { Int(Storage.depthStart(at: depthCount)) }

  /// The number of levels that the table has, 0 if it has no regions.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public static var depthCount: Int { Storage.depthCount }

  /// All regions, in table order.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public static var regions: Regions<Self> { Regions(rows: 0, UInt32(count)) }

  /// The regions that have no parent, such as a country's provinces, in the order of the source.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public static var roots: Regions<Self> { regions(atDepth: 0) }

  /// The regions that are `depth` steps below a root, in table order.
  ///
  /// - Parameter depth: 0 for the roots. Where the table has no such depth, there are no regions.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public static func regions(atDepth depth: Int) -> Regions<Self> {
    guard depth >= 0, depth < depthCount else { return Regions(rows: 0, 0) }
    return Regions(rows: Storage.depthStart(at: depth), Storage.depthStart(at: depth + 1))
  }

  /// All regions, each directly followed by everything below it.
  ///
  /// - Complexity: O(1) to form, O(`count`) to walk.
  @_alwaysEmitIntoClient
  public static var depthFirst: DepthFirstRegions<Self> { DepthFirstRegions(siblings: roots) }
}
