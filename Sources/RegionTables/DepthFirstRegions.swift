/// Regions, each directly followed by everything below it.
///
/// The walk needs no stack: links and ranges say where to go on.
@frozen
public struct DepthFirstRegions<Table: RegionTable>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline
  let siblings: Regions<Table>
  /// The next region and the siblings after it.
  @usableFromInline
  var upcoming: Regions<Table>

  /// - Parameter siblings: All children of one region, or all roots.
  @_alwaysEmitIntoClient
  init(siblings: Regions<Table>) {
    self.siblings = siblings
    upcoming = siblings
  }

  @_alwaysEmitIntoClient
  public mutating func next() -> Region<Table>? {
    guard let region = upcoming.first else { return nil }
    let children = region.children
    if !children.isEmpty {
      upcoming = children
    } else {
      // `&+`, as in `climb(from:)`: a row is below an `upperRow`, so the one after it never overflows.
      upcoming = Regions(rows: region.row &+ 1, upcoming.upperRow)
      if upcoming.isEmpty { climb(from: region) }
    }
    return region
  }

  /// Goes on with what comes after everything below the parent of a region that is the last of its siblings; after that
  /// of its parent, if that is the last, too.
  @_alwaysEmitIntoClient
  mutating func climb(from region: Region<Table>) {
    var last = region
    while !siblings.contains(last), let parent = last.parent {
      let run = siblings.contains(parent) ? siblings : parent.siblings
      upcoming = Regions(rows: parent.row &+ 1, run.upperRow)
      if !upcoming.isEmpty { return }
      last = parent
    }
  }
}
