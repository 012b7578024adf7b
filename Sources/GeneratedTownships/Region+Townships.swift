extension Region<China> {
  /// The townships directly below the region: towns, subdistricts, townships and the like.
  ///
  /// ```swift
  /// China[code: 330106]?.townships.first?.name  // "北山街道"
  /// China[code: 441900]?.townships.count        // 32, of 东莞市, which has no districts
  /// ```
  ///
  /// They are regions of ``Townships``, which has those of `China` above them. Provinces and most prefectures have none
  /// themselves; everything below one is `Townships[code: 330100]?.descendants`. Of the divisions of county level, the
  /// ministry lists none for nine, and `data/README.md` says why.
  ///
  /// - Complexity: O(1); for two prefectures that have counties beside townships, O(log *n*) in their children.
  public var townships: Regions<Townships> {
    // By code and not by row: the tables are made apart from each other, and a region may be in only one of them.
    integerCode.flatMap { Townships[code: $0] }?.townships ?? Townships.roots.slice(0..<0)
  }
}

extension Region<Townships> {
  /// The townships directly below the region, without the counties that two prefectures have beside them.
  ///
  /// - Complexity: O(1); for those two, O(log *n*) in their children.
  public var townships: Regions<Townships> {
    let children = children
    guard children.last?.level == .township else { return children.slice(0..<0) }
    if children.first?.level == .township { return children }
    // Counties come first.
    var lower = 0
    var upper = children.count - 1
    while lower < upper {
      let middle = (lower + upper) / 2
      if children[middle].level == .township { upper = middle } else { lower = middle + 1 }
    }
    return children.slice(lower..<children.count)
  }
}
