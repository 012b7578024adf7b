/// The regions that a region is part of, from its parent up to a root.
@frozen
public struct RegionAncestors<Table: RegionTable>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline
  var current: Region<Table>

  @_alwaysEmitIntoClient
  init(of region: Region<Table>) {
    current = region
  }

  @_alwaysEmitIntoClient
  public mutating func next() -> Region<Table>? {
    guard let parent = current.parent else { return nil }
    current = parent
    return parent
  }
}
