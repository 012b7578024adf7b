/// The regions from a root down to a region, that one included.
///
/// Nothing is stored but the region at the end: an element is found by stepping up from there.
@frozen
public struct RegionPath<Table: RegionTable>: Sendable {
  @usableFromInline
  let end: Region<Table>
  public let count: Int

  @_alwaysEmitIntoClient
  init(to region: Region<Table>) {
    end = region
    count = region.depth + 1
  }
}

extension RegionPath: BidirectionalCollection {
  @_alwaysEmitIntoClient
  public var startIndex: Int { 0 }

  @_alwaysEmitIntoClient
  public var endIndex: Int { count }

  @_alwaysEmitIntoClient
  public func index(after depth: Int) -> Int { depth + 1 }

  @_alwaysEmitIntoClient
  public func index(before depth: Int) -> Int { depth - 1 }

  /// The region at `depth`.
  ///
  /// - Precondition: `depth` is in `0..<count`.
  /// - Complexity: O(`count - depth`), as that many steps lead up to it.
  @_alwaysEmitIntoClient
  public subscript(depth: Int) -> Region<Table> {
    precondition(depth >= 0 && depth < count, "depth out of range of a path")
    var region = end
    for _ in depth..<(count - 1) {
      region = region.parent ?? region
    }
    return region
  }
}

extension RegionPath {
  /// The names from the root down, with `separator` between them.
  ///
  /// - Complexity: O(*n* + `count`²), where *n* is the length of the result.
  @_alwaysEmitIntoClient
  public func joined(separator: String) -> String {
    var text = ""
    for region in self {
      if region != first { text += separator }
      text += region.name
    }
    return text
  }
}

extension RegionPath: Hashable {
  @_alwaysEmitIntoClient
  public static func == (one: RegionPath, other: RegionPath) -> Bool { one.end == other.end }

  @_alwaysEmitIntoClient
  public func hash(into hasher: inout Hasher) { hasher.combine(end) }
}

extension RegionPath: CustomStringConvertible {
  /// The names from the root down, such as `浙江省 › 杭州市 › 西湖区`.
  @_alwaysEmitIntoClient
  public var description: String { joined(separator: " › ") }
}
