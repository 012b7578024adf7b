extension Region {
  /// The region that this one is part of, `nil` for a root.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var parent: Region? { Table.Storage.row(at: index).parent.map(Region.init(row:)) }

  /// The regions directly below this one, in the order of the source.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var children: Regions<Table> {
    // Breadth-first order: where the children of the next region begin, those of this one end.
    Regions(rows: Table.Storage.row(at: index).firstChild, Table.Storage.row(at: index + 1).firstChild)
  }

  /// The regions that share this one's parent, itself among them; the roots, if it is one.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var siblings: Regions<Table> { parent?.children ?? Table.roots }

  /// The number of steps up to a root, 0 for a root.
  ///
  /// - Complexity: O(`Table.depthCount`).
  @_alwaysEmitIntoClient
  public var depth: Int {
    var depth = 0
    while Table.Storage.depthStart(at: depth + 1) <= row { depth += 1 }
    return depth
  }

  /// The parent, its parent, and so on up to a root.
  ///
  /// - Complexity: O(1) to form, O(``depth``) to walk.
  @_alwaysEmitIntoClient
  public var ancestors: RegionAncestors<Table> { RegionAncestors(of: self) }

  /// The way from a root down to this region, both included.
  ///
  /// ```swift
  /// region.path.map(\.name)                  // ["浙江省", "杭州市", "西湖区"]
  /// region.path.joined(separator: " › ")     // 浙江省 › 杭州市 › 西湖区
  /// ```
  ///
  /// - Complexity: O(`Table.depthCount`) to form; an element takes as many steps as it lies above this region.
  @_alwaysEmitIntoClient
  public var path: RegionPath<Table> { RegionPath(to: self) }

  /// Everything below this region, each one directly followed by what is below it.
  ///
  /// - Complexity: O(1) to form, O(*n*) to walk, where *n* is the number of descendants.
  @_alwaysEmitIntoClient
  public var descendants: DepthFirstRegions<Table> { DepthFirstRegions(siblings: children) }
}
