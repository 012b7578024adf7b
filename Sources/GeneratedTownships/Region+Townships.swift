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
  /// - Complexity: O(1).
  public var townships: Regions<Townships> {
    // By code and not by row: the tables are made apart from each other.
    let below = integerCode.flatMap { Townships[code: $0] }?.children ?? Townships.roots.slice(0..<0)
    // Two prefectures have counties beside townships. They come first, and are those that `China` has.
    return below.slice(min(children.count, below.count)..<below.count)
  }
}

extension Region<Townships> {
  /// The townships directly below the region, without the counties that two prefectures have beside them.
  ///
  /// - Complexity: O(1).
  public var townships: Regions<Townships> {
    integerCode.flatMap { China[code: $0] }?.townships ?? Townships.roots.slice(0..<0)
  }
}
