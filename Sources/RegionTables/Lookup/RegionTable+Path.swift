extension RegionTable {
  /// The region at the end of a path of names, such as an address form or a geocoder has them.
  ///
  /// ```swift
  /// China.region(path: ["浙江省", "杭州市", "西湖区"]).isExact             // true
  /// China.region(path: ["浙江", "西湖"]).region?.code                    // "330106"
  /// China.region(path: ["中国", "北京市", "北京市", "朝阳区"]).region?.code  // "110105"
  /// China.region(path: ["江苏省", "鼓楼区"]).candidates.map(\.code)        // ["320106", "320302"]
  /// ```
  ///
  /// Names count from the end. Each has to be the name, the short name or the name without its last part (长沙 for
  /// 长沙县) of a region; those in front of it, of a region that this one is in, or of the same once more. So the ones
  /// in between may be missing. The country, and words such as 市辖区 that stand where there is no division, may be
  /// there or not. Of several regions that fit, those with the most names in full are taken.
  ///
  /// - Parameter names: From the largest region down. Blanks at their ends and empty names do not count.
  /// - Complexity: O(log *n* + *m*), where *n* is the number of regions and *m* the number of those that begin with the
  ///   last name; without heap, unless several fit.
  public static func region(path names: [String]) -> RegionPathMatch<Self> {
    region(wordsFromTheEnd: NamesFromTheEnd(names))
  }

  /// The same for a path that is one text, with blanks between the names.
  ///
  /// ```swift
  /// China.region(path: "浙江省 杭州市 西湖区").region?.code  // "330106"
  /// ```
  public static func region(path text: String) -> RegionPathMatch<Self> {
    region(wordsFromTheEnd: WordsFromTheEnd(text[...]))
  }

  /// The region that the fields of a geocoder's placemark name, such as those of a `CLPlacemark`.
  ///
  /// A field at the end that names no region, as `subLocality` does where it is a street or a town, is left out, and
  /// the region that the others name is then not exact.
  public static func region(
    administrativeArea: String?, subAdministrativeArea: String? = nil, locality: String?, subLocality: String? = nil
  ) -> RegionPathMatch<Self> {
    var words = PlacemarkWords(
      fields: (administrativeArea, subAdministrativeArea, locality, subLocality))
    var isWhole = true
    while true {
      let match = region(wordsFromTheEnd: words)
      if match != .notFound {
        if !isWhole, case .exact(let region) = match { return .approximate(region) }
        return match
      }
      guard let left = words.next() else { return .notFound }
      if !left.isEmpty { isWhole = false }
    }
  }

  static func region(wordsFromTheEnd words: some Sequence<Substring>) -> RegionPathMatch<Self> {
    var best = Int64.max
    var count = 0
    var first: Region<Self>?
    forEachFit(words) { region, score in
      if score < best { (best, count) = (score, 0) }
      if score == best {
        count += 1
        if count == 1 { first = region }
      }
    }
    guard let first else { return .notFound }
    if count == 1 { return best == 0 ? .exact(first) : .approximate(first) }
    var candidates: [Region<Self>] = []
    forEachFit(words) { region, score in
      if score == best { candidates.append(region) }
    }
    return .ambiguous(candidates.sorted())
  }

  /// Calls `body` with each region that fits the words, and how far they are from its path: 0 if they are that.
  private static func forEachFit(_ words: some Sequence<Substring>, _ body: (Region<Self>, Int64) -> Void) {
    var rest = words.makeIterator()
    var score: Int64 = 0
    while let word = rest.next() {
      if word.isEmpty { continue }
      // Names that begin with the word, and then short names of another beginning.
      let named = regions(in: .name, like: word.utf8, asPrefix: true)
      let short = regions(in: .shortName, like: word.utf8)
      var fits = false
      for region in named {
        guard let distance = PathWord.distance(from: word, to: region) else { continue }
        fits = true
        if let others = distanceAbove(region, rest) { body(region, score + distance + others) }
      }
      for region in short where region.nameUTF8.comparison(to: word.utf8, asPrefix: true) != 0 {
        fits = true
        if let others = distanceAbove(region, rest) { body(region, score + PathWord.short + others) }
      }
      if fits || !PathWord.isFiller(word) { return }
      score += PathWord.filler
    }
  }

  /// How far the words in front of a region's own are from the path to it, `nil` if they do not lead there.
  private static func distanceAbove(_ region: Region<Self>, _ rest: some IteratorProtocol<Substring>) -> Int64? {
    var rest = rest
    var reached = region
    var distance: Int64 = 0
    while let word = rest.next() {
      if word.isEmpty { continue }
      // Another region comes before the same again: the 吉林 of 吉林市 is 吉林省, if it is there.
      if let (region, own) = nearest(word, above: reached) {
        distance += own + (region == reached.parent ? 0 : PathWord.skipped)
        reached = region
      } else if let own = PathWord.distance(from: word, to: reached) {
        distance += own + PathWord.again
      } else if PathWord.isFiller(word) {
        distance += PathWord.filler
      } else {
        return nil
      }
    }
    return distance + (reached.parent == nil ? 0 : PathWord.skipped)
  }

  /// The nearest region above another that a word fits, and how far it is from its name.
  private static func nearest(_ word: Substring, above region: Region<Self>) -> (Region<Self>, Int64)? {
    for ancestor in region.ancestors {
      if let distance = PathWord.distance(from: word, to: ancestor) { return (ancestor, distance) }
    }
    return nil
  }
}
