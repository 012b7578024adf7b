extension RegionTable {
  /// The region at the end of a path of names, such as an address form or a geocoder has them.
  ///
  /// ```swift
  /// China.region(path: ["浙江省", "杭州市", "西湖区"])                     // .exact(西湖区)
  /// China.region(path: ["浙江", "西湖"]).region?.code                    // "330106"
  /// China.region(path: ["中国", "北京市", "北京市", "朝阳区"]).region?.code  // "110105"
  /// China.region(path: ["江苏省", "鼓楼区"]).candidates.map(\.code)        // ["320106", "320302"]
  /// ```
  ///
  /// Names count from the end. The last one has to name a region; each of those in front of it, a region that this one is
  /// in, or the same once more. So the ones in between may be missing. A region is named by
  ///
  /// - its name,
  /// - its short name, alone (延边) or with the end of the name (延边州 for 延边朝鲜族自治州, 香港特区),
  /// - the name without its generic part and the peoples in front of that (长沙 for 长沙县, 阜新 for 阜新蒙古族自治县).
  ///
  /// What names no region may be there or not: the country, also without a blank after it (中国浙江省), and titles of
  /// rows that stand where there is no division, such as 市辖区, 县, 省直辖县级行政区划 and 重庆郊县. Of several regions that
  /// fit, those with the most names in full are taken.
  ///
  /// - Parameter names: From the largest region down. Blanks at their ends and empty names do not count. If the names
  ///   lead nowhere as they are, they are taken apart at punctuation that people write between names, such as
  ///   `/ , ， 、 > › - ·`, then at blanks too.
  /// - Complexity: O(log *n* + *m*), where *n* is the number of regions and *m* the number of those that begin with the
  ///   last name, or with what is in front of its generic part; without heap, unless several fit.
  @_alwaysEmitIntoClient
  public static func region(path names: [String]) -> RegionPathMatch<Self> {
    region { PathWords(names, cutAtPunctuation: $0, atBlanks: $1) }
  }

  /// The same for a path that is one text, with blanks or punctuation between the names.
  ///
  /// ```swift
  /// China.region(path: "浙江省 杭州市 西湖区").region?.code  // "330106"
  /// China.region(path: "浙江/杭州/西湖").region?.code       // "330106"
  /// ```
  @_alwaysEmitIntoClient
  public static func region(path text: String) -> RegionPathMatch<Self> {
    region { PathWords(text[...], cutAtPunctuation: $0, atBlanks: $1) }
  }

  @_alwaysEmitIntoClient
  static func region(words: (_ cutAtPunctuation: Bool, _ atBlanks: Bool) -> PathWords) -> RegionPathMatch<Self> {
    // Names of a table may have blanks and punctuation themselves, so that they come whole first.
    var match = region(wordsFromTheEnd: words(false, false))
    func tryAgain(_ pieces: PathWords) {
      if case .notFound = match, pieces.areCut { match = region(wordsFromTheEnd: pieces) }
    }
    tryAgain(words(true, false))
    tryAgain(words(true, true))
    return match
  }

  /// The region that the fields of a geocoder's placemark name, such as those of a `CLPlacemark`.
  ///
  /// A field that names no region of the table, wherever in it, is left out, as where `subLocality` is a street or a
  /// town; what the others name is then not exact. Of several words in a field, those that name none are. The others have to lead to a region as in ``region(path:)-([String])``.
  /// Where they do not belong together, as 宁波市 and 西湖区 do not, nothing is found: which of them is wrong cannot be
  /// told. That is so for a city that has been dissolved and whose name another region bears now, too.
  ///
  /// ```swift
  /// China.region(administrativeArea: "浙江省", locality: "义乌市", subLocality: "北苑街道")  // .approximate(义乌市)
  /// China.region(administrativeArea: "浙江省", locality: "宁波市", subLocality: "西湖区")    // .notFound
  /// ```
  ///
  /// - Complexity: O(log *n* + *m*), as for a path; without heap, unless several fit.
  @_alwaysEmitIntoClient
  public static func region(
    administrativeArea: String?, subAdministrativeArea: String? = nil, locality: String?, subLocality: String? = nil
  ) -> RegionPathMatch<Self> {
    var words = PathWords(
      state: administrativeArea, subState: subAdministrativeArea, city: locality, district: subLocality, isName: isKnown
    )
    let match = region(wordsFromTheEnd: words)
    guard case .exact(let region) = match else { return match }
    while let word = words.next() {
      if !mustFit(word) { return .approximate(region) }
    }
    return match
  }

  @_alwaysEmitIntoClient
  static func isKnown(_ word: Substring) -> Bool {
    PathWord.isFiller(word) || forEachRegion(called: word) { _, _ in }
  }

  /// Whether a word of a placemark may not be left out: it names a region, or begins with the whole name of one, as
  /// 浙江省宁波市 does. Names of two characters do not tell: 东区街道 is not in 东区.
  @_alwaysEmitIntoClient
  static func mustFit(_ word: Substring) -> Bool {
    if isKnown(word) { return true }
    let scalars = word.unicodeScalars
    for count in 3..<16 {
      guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex) else { break }
      if !regions(in: .name, like: word[..<end].utf8).isEmpty { return true }
    }
    return false
  }

  /// The next word that has to fit.
  @_alwaysEmitIntoClient
  static func next(in words: inout PathWords) -> Substring? {
    while let word = words.next() {
      if !words.isPlacemark || mustFit(word) { return word }
    }
    return nil
  }

  @_alwaysEmitIntoClient
  static func region(wordsFromTheEnd words: PathWords) -> RegionPathMatch<Self> {
    var best = Int64.max
    var count = 0
    var first: Region<Self>?
    forEachFit(words) { region, distance in
      if distance < best { (best, count) = (distance, 0) }
      if distance == best {
        count += 1
        if count == 1 { first = region }
      }
    }
    guard let first else { return .notFound }
    if count == 1 { return best == 0 ? .exact(first) : .approximate(first) }
    var candidates: [Region<Self>] = []
    candidates.reserveCapacity(count)
    forEachFit(words) { region, distance in
      if distance == best { candidates.append(region) }
    }
    sortByRow(&candidates)
    return .ambiguous(candidates)
  }

  /// Calls `body` with each region that fits the words, and how far they are from its path: 0 if they are that.
  @_alwaysEmitIntoClient
  static func forEachFit(_ words: PathWords, _ body: (Region<Self>, Int64) -> Void) {
    var rest = words
    var fillers: Int64 = 0
    while let word = next(in: &rest) {
      let above = rest
      let isNamed = forEachRegion(called: word) { region, distance in
        if let others = distanceAbove(region, above) { body(region, fillers + distance + others) }
      }
      if isNamed || !PathWord.isFiller(word) { return }
      fillers += PathWord.filler
    }
  }

  /// How far the words in front of a region's own are from the path to it, `nil` if they do not lead there.
  @_alwaysEmitIntoClient
  static func distanceAbove(_ region: Region<Self>, _ rest: PathWords) -> Int64? {
    var rest = rest
    var reached = region
    var distance: Int64 = 0
    while let word = next(in: &rest) {
      if let (next, own) = step(from: reached, word) {
        distance += own + (next == reached ? PathWord.again : next == reached.parent ? 0 : PathWord.skipped)
        reached = next
      } else if PathWord.isFiller(word) {
        distance += PathWord.filler
      } else {
        return nil
      }
    }
    return distance + (reached.parent == nil ? 0 : PathWord.skipped)
  }

  /// The nearest region above another, or else that one, which a word fits, and how far it is from what that is called.
  @_alwaysEmitIntoClient
  static func step(from reached: Region<Self>, _ word: Substring) -> (Region<Self>, Int64)? {
    func nearest(_ word: Substring, where fits: (Region<Self>) -> Bool) -> (Region<Self>, Int64)? {
      let bytes = word.utf8.makeIterator()
      let word = CalledName(bytes, ignoresCase: false)
      // Another region comes before the same again: the 吉林 of 吉林市 is 吉林省, if it is there.
      for ancestor in reached.ancestors where fits(ancestor) {
        if let distance = PathWord.distance(word.fit(bytes, of: ancestor)) { return (ancestor, distance) }
      }
      return fits(reached) ? PathWord.distance(word.fit(bytes, of: reached)).map { (reached, $0) } : nil
    }
    if let step = nearest(word, where: { _ in true }) { return step }
    if let word = PathWord.withoutCountry(word), let (region, distance) = nearest(word, where: { _ in true }) {
      return (region, distance + PathWord.filler)
    }
    if let word = PathWord.withoutPartOfMunicipality(PathWord.withoutCountry(word) ?? word),
      let (region, distance) = nearest(word, where: \.isMunicipality)
    {
      return (region, distance + PathWord.filler)
    }
    return nil
  }

  /// Calls `body` with each region that is called so, the country or a part of a municipality left out if none is.
  ///
  /// - Returns: Whether there is one.
  @_alwaysEmitIntoClient
  static func forEachRegion(called word: Substring, _ body: (Region<Self>, Int64) -> Void) -> Bool {
    if forEachRegion(justCalled: word, body) { return true }
    if let word = PathWord.withoutCountry(word),
      forEachRegion(justCalled: word, { region, distance in body(region, distance + PathWord.filler) })
    {
      return true
    }
    guard let word = PathWord.withoutPartOfMunicipality(PathWord.withoutCountry(word) ?? word) else { return false }
    var isNamed = false
    _ = forEachRegion(justCalled: word) { region, distance in
      guard region.isMunicipality else { return }
      isNamed = true
      body(region, distance + PathWord.filler)
    }
    return isNamed
  }

  @_alwaysEmitIntoClient
  static func forEachRegion(justCalled word: Substring, _ body: (Region<Self>, Int64) -> Void) -> Bool {
    var isNamed = false
    forEachRegion(fitting: word) { region, fit in
      guard let distance = PathWord.distance(fit) else { return }
      isNamed = true
      body(region, distance)
    }
    return isNamed
  }
}

extension Region {
  /// Whether it is a root whose parts have none themselves, as the municipalities of China are.
  @_alwaysEmitIntoClient
  var isMunicipality: Bool { parent == nil && children.first?.children.isEmpty == true }
}
