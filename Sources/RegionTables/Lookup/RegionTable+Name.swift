extension RegionTable {
  /// All regions that have a name, in table order; if there are none, all that are called so without a suffix.
  ///
  /// ```swift
  /// China.regions(named: "朝阳区").map(\.path.description)  // ["北京市 › 朝阳区", "吉林省 › 长春市 › 朝阳区"]
  /// China.regions(named: "恩施").map(\.name)               // ["恩施土家族苗族自治州", "恩施市"]
  /// China.regions(named: "恩施州").map(\.name)             // ["恩施土家族苗族自治州"]
  /// ```
  ///
  /// Regions are called by their short name, by that and the end of their name, and by their name without its generic part
  /// and the peoples in front of that; see ``region(path:)-([String])``.
  ///
  /// - Parameter name: A whole name, byte by byte. Any text is fine; blanks at its ends do not count.
  /// - Complexity: O(log *n*) for names and most short names, where *n* is the number of regions, without heap; where
  ///   regions of several short names are called so, also O(*m* log *m*), where *m* is the number of those that begin
  ///   so, with an array on the heap if there is more than one.
  @_alwaysEmitIntoClient
  public static func regions(named name: some StringProtocol) -> RegionList<Self> {
    let regions = regions(in: .name, like: name.utf8)
    return regions.isEmpty ? Self.regions(called: Blanks.trimmed(Substring(name))) : regions
  }

  @_alwaysEmitIntoClient
  static func regions(called word: Substring) -> RegionList<Self> {
    let named = regions(in: .name, like: word.utf8)
    guard named.isEmpty, !word.isEmpty else { return named }
    let short = regions(in: .shortName, like: word.utf8)
    func forEachOther(_ body: (Region<Self>) -> Void) {
      forEachRegion(fitting: word) { region, fit in
        let isCalledSo = fit == .shortName || fit == .stem
        if isCalledSo, !region.shortNameUTF8.elementsEqual(word.utf8) { body(region) }
      }
    }
    var count = 0
    var last: Region<Self>?
    forEachOther {
      count += 1
      last = $0
    }
    guard let last else { return short }
    if short.isEmpty, count == 1 { return RegionList(.row, positions: last.index, last.index + 1) }
    var all: [Region<Self>] = []
    all.reserveCapacity(short.count + count)
    all.append(contentsOf: short)
    forEachOther { all.append($0) }
    sortByRow(&all)
    return RegionList(all)
  }

  /// Puts some regions into table order.
  ///
  /// A sort of the standard library takes memory from the heap where it is not compiled for this table.
  @_alwaysEmitIntoClient
  static func sortByRow(_ regions: inout [Region<Self>]) {
    guard regions.count <= 64 else { return regions.sort() }
    for end in regions.indices {
      var place = end
      while place > 0, regions[place].row < regions[place &- 1].row {
        regions.swapAt(place, place &- 1)
        place &-= 1
      }
    }
  }

  /// Calls `body` with each region that may be called so, once, and how that fits.
  @_alwaysEmitIntoClient
  static func forEachRegion(
    fitting word: Substring, _ body: (Region<Self>, NameFit) -> Void
  ) {
    let bytes = word.utf8.makeIterator()
    let called = CalledName(bytes, ignoresCase: false)
    let stem = word.utf8.prefix(called.stemCount)
    // Names that begin so, and then short names of another beginning.
    for region in regions(in: .name, like: stem, asPrefix: true) { body(region, called.fit(bytes, of: region)) }
    func visit(shortNames text: Substring.UTF8View) {
      for region in regions(in: .shortName, like: text) where !region.nameUTF8.starts(with: stem) {
        body(region, called.fit(bytes, of: region))
      }
    }
    visit(shortNames: stem)
    if called.stemCount < called.count { visit(shortNames: word.utf8) }
  }

  /// The regions whose name, or short name, is `text`, or begins with it.
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient
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
