/// Regions, each directly followed by everything below it.
///
/// The walk needs no stack: links and ranges say where to go on.
@frozen
public struct DepthFirstRegions<Table: RegionTable>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline
  let siblings: Regions<Table>
  @usableFromInline
  var upcoming: Region<Table>?

  /// - Parameter siblings: All children of one region, or all roots.
  @_alwaysEmitIntoClient
  init(siblings: Regions<Table>) {
    self.siblings = siblings
    upcoming = siblings.first
  }

  @inlinable
  public mutating func next() -> Region<Table>? {
    guard let region = upcoming else { return nil }
    upcoming = region.children.first ?? following(region)
    return region
  }

  /// The region that comes after everything below `region`.
  @_alwaysEmitIntoClient
  func following(_ region: Region<Table>) -> Region<Table>? {
    var last = region
    while true {
      let next = Region<Table>(row: last.row &+ 1)
      if siblings.contains(last) { return siblings.contains(next) ? next : nil }
      guard let parent = last.parent else { return nil }
      if parent.children.contains(next) { return next }
      last = parent
    }
  }
}
