extension RegionTable {
  /// All regions that have a name, in table order; if there are none, all that are called so for short.
  ///
  /// ```swift
  /// China.regions(named: "朝阳区").map(\.path.description)  // ["北京市 › 朝阳区", "吉林省 › 长春市 › 朝阳区"]
  /// China.regions(named: "恩施").map(\.name)               // ["恩施土家族苗族自治州"]
  /// ```
  ///
  /// - Parameter name: The whole name, byte by byte. Any text is fine.
  /// - Complexity: O(log *n*), where *n* is the number of regions, without heap.
  @inlinable
  public static func regions(named name: some StringProtocol) -> RegionList<Self> {
    let regions = regions(in: .name, like: name.utf8)
    return regions.isEmpty ? Self.regions(in: .shortName, like: name.utf8) : regions
  }

  /// The regions whose name, or short name, is `text`, or begins with it.
  @inlinable
  static func regions(
    in order: RegionOrder<Self>, like text: some Sequence<UInt8>, asPrefix: Bool = false
  ) -> RegionList<Self> {
    func comparison(at position: Int) -> Int {
      let region = order.region(at: position)
      let name = if case .shortName = order { region.shortNameUTF8 } else { region.nameUTF8 }
      return name.comparison(to: text, asPrefix: asPrefix)
    }
    let lower = partition(0, count) { comparison(at: $0) < 0 }
    let upper = partition(lower, count) { comparison(at: $0) <= 0 }
    return RegionList(order, positions: lower, upper)
  }

  /// The first number of `lower..<upper` that is not among the first, for which `isFirst` holds.
  @inlinable
  static func partition(_ lower: Int, _ upper: Int, isFirst: (Int) -> Bool) -> Int {
    var (lower, upper) = (lower, upper)
    while lower < upper {
      let middle = lower &+ (upper &- lower) / 2
      if isFirst(middle) { lower = middle &+ 1 } else { upper = middle }
    }
    return lower
  }
}

extension StaticUTF8 {
  /// Less than 0 if these bytes come before `text`, 0 if they are equal, more than 0 if they come after it.
  ///
  /// - Parameter asPrefix: Whether bytes that begin with `text` are equal to it.
  @inlinable
  func comparison(to text: some Sequence<UInt8>, asPrefix: Bool) -> Int {
    var position = 0
    for byte in text {
      guard position < count else { return -1 }
      if start[position] != byte { return start[position] < byte ? -1 : 1 }
      position &+= 1
    }
    return asPrefix || position == count ? 0 : 1
  }
}
