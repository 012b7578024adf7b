/// The regions that fit what someone types into a search field, best first and each once.
///
/// In this order, and for each in table order, which puts provinces before cities:
///
/// 1. regions with just this name,
/// 2. regions that are called so for short, with the end of the name or without it: 延边 and 延边州,
/// 3. regions whose name is this without its generic part: 吉林市 for 吉林,
/// 4. regions whose name or short name begins with it,
/// 5. where the table has pinyin, regions one of these names of which it is in pinyin: `dali` finds 大理白族自治州,
/// 6. regions whose pinyin begins with it, where it ends with a syllable: `hang` finds 杭州市,
/// 7. and where it ends within one: `hangz` finds 杭州市, and `dali` 大连市,
/// 8. regions one of these names of which has these initials: `hz` finds 杭州市,
/// 9. regions the initials of whose pinyin begin with it.
///
/// Tone marks, capitals, blanks and apostrophes make no difference to pinyin, and u and v stand for ü.
///
/// Regions are looked for while the sequence is walked, without heap: take as many as the list shows.
@frozen
public struct RegionSearch<Table: RegionTable>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline
  let text: TrimmedUTF8
  @usableFromInline
  let name: CalledName
  /// `nil` where there is no pinyin or where the text is none.
  @usableFromInline
  let pinyin: PinyinColumn<Table>?
  /// The rank whose regions are being looked for; `nil` before the first.
  @usableFromInline
  var rank: Int?
  @usableFromInline
  var row = 0
  /// A bit for each rank that some region has.
  @usableFromInline
  var present: UInt16 = 0

  /// - Parameters:
  ///   - text: What to look for. Any text is fine; blanks at its ends do not count, and nothing finds nothing.
  ///   - pinyin: The pinyin of the table, if it has any.
  @_alwaysEmitIntoClient
  public init(_ text: String, pinyin: PinyinColumn<Table>? = nil) {
    let text = TrimmedUTF8(text)
    self.text = text
    name = CalledName(text, ignoresCase: true)
    var rest = text
    var letters = PinyinLetters()
    self.pinyin = letters.next(in: &rest) == nil ? nil : pinyin
    if text.count == 0 { rank = Self.ranks }
  }

  @_alwaysEmitIntoClient
  static var ranks: Int { 9 }

  /// Whether a region fits, as for a filter of rows that are shown anyway.
  ///
  /// ```swift
  /// let search = China.search("hz")
  /// hangzhou.siblings.filter { search.contains($0) }.map(\.name)  // ["杭州市", "湖州市"]
  /// ```
  ///
  /// - Complexity: O(1) in the size of the table, without heap.
  @_alwaysEmitIntoClient
  public func contains(_ region: Region<Table>) -> Bool { name.count > 0 && rank(of: region) < Self.ranks }

  /// - Complexity: O(*n*) for a walk to the end, where *n* is the number of regions.
  @_alwaysEmitIntoClient
  public mutating func next() -> Region<Table>? {
    var rank = self.rank ?? firstRank()
    defer { self.rank = rank }
    while rank < Self.ranks {
      while present & 1 &<< rank != 0, row < Table.count {
        let region = Region<Table>(row: row)
        row &+= 1
        if self.rank(of: region) == rank { return region }
      }
      row = 0
      rank &+= 1
    }
    return nil
  }

  /// Finds out which ranks there are, so that no others are looked for.
  @_alwaysEmitIntoClient
  mutating func firstRank() -> Int {
    for row in 0..<Table.count { present |= 1 &<< rank(of: Region<Table>(row: row)) }
    return 0
  }

  /// How well a region fits, 0 being best; ``ranks`` if it does not.
  ///
  /// It is called in several places, and too much code for each.
  @inline(never)
  @_alwaysEmitIntoClient
  func rank(of region: Region<Table>) -> Int {
    switch name.fit(text, of: region) {
    case .name: return 0
    case .shortName: return 1
    case .stem: return 2
    case .beginning: return 3
    case .none: break
    }
    guard let pinyin else { return Self.ranks }
    if let end = end(in: pinyin.bytes(of: region), initialsOnly: false) {
      return !end.isBetweenSyllables ? 6 : isName(ofLength: end.syllables, of: region) ? 4 : 5
    }
    if let end = end(in: pinyin.bytes(of: region), initialsOnly: true) {
      return isName(ofLength: end.syllables, of: region) ? 7 : 8
    }
    return Self.ranks
  }

  /// Where the letters of the text end in pinyin, or in its initials, that begin with them.
  @_alwaysEmitIntoClient
  func end(
    in pinyin: UnsafeBufferPointer<UInt8>.Iterator, initialsOnly: Bool
  ) -> (syllables: Int, isBetweenSyllables: Bool)? {
    var (pinyin, text) = (pinyin, text)
    var (letters, typedLetters) = (PinyinLetters(), PinyinLetters())
    var syllables = 0
    while let typed = typedLetters.next(in: &text) {
      var letter = letters.next(in: &pinyin)
      while initialsOnly, let other = letter, !other.startsSyllable { letter = letters.next(in: &pinyin) }
      guard let letter, PinyinFolding.searchKey(letter.byte) == PinyinFolding.searchKey(typed.byte) else { return nil }
      if letter.startsSyllable { syllables &+= 1 }
    }
    return (syllables, letters.next(in: &pinyin)?.startsSyllable ?? true)
  }

  /// Whether the first characters of a region's name, each of which has a syllable, are what it is called.
  @_alwaysEmitIntoClient
  func isName(ofLength characters: Int, of region: Region<Table>) -> Bool {
    let name = region.nameUTF8
    var rest = characters
    var count = 0
    while count < name.count {
      // All bytes of a character but its first begin with the bits 10.
      if name.start[count] & 0xc0 != 0x80 {
        if rest == 0 { break }
        rest &-= 1
      }
      count &+= 1
    }
    if rest > 0 { return false }
    if count == name.count { return true }
    let shortName = region.shortNameUTF8
    return shortName.count == count && name.begins(with: shortName) || GenericPart.isAll(of: name, after: count)
  }
}

extension RegionTable {
  /// The regions that fit what someone types into a search field, best first and each once.
  ///
  /// ```swift
  /// China.search("恩施").map(\.name)   // ["恩施土家族苗族自治州", "恩施市"]
  /// China.search("hangz").map(\.name)  // ["杭州市"]
  /// ```
  ///
  /// Code that is generic over tables finds by names alone. For a table whose regions have pinyin the generator adds
  /// a search of the same form that finds by pinyin too.
  ///
  /// - Parameter text: Any text is fine; nothing finds nothing.
  /// - Complexity: O(1) to form, O(*n*) to walk to its end, where *n* is the number of regions; without heap.
  @_alwaysEmitIntoClient
  public static func search(_ text: String) -> RegionSearch<Self> { RegionSearch(text) }
}
