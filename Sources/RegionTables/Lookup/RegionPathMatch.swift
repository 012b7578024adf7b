/// What was found for the names on the way to a region.
public enum RegionPathMatch<Table: RegionTable>: Hashable, Sendable {
  /// The words are the names of just this region's path, all of them.
  case exact(Region<Table>)
  /// The words are not quite the path, but no other region fits as well.
  case approximate(Region<Table>)
  /// Several regions fit equally well: all of them, in table order.
  case ambiguous([Region<Table>])
  /// Nothing fits.
  case notFound
}

extension RegionPathMatch {
  /// The region, if there is just one.
  @_alwaysEmitIntoClient
  public var region: Region<Table>? {
    switch self {
    case .exact(let region), .approximate(let region): region
    case .ambiguous, .notFound: nil
    }
  }

  /// All regions that fit: one, several or none.
  @_alwaysEmitIntoClient
  public var candidates: [Region<Table>] {
    switch self {
    case .exact(let region), .approximate(let region): [region]
    case .ambiguous(let regions): regions
    case .notFound: []
    }
  }
}
