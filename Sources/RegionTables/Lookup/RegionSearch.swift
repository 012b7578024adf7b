/// The regions that fit what someone types into a search field, best first and each once.
///
/// In this order, and for each in table order, which puts provinces before cities:
///
/// 1. regions with just this name,
/// 2. regions that are called so for short,
/// 3. regions whose name or short name begins with it,
/// 4. where the table has pinyin, regions whose pinyin begins with it: `hangz` finds 杭州市,
/// 5. regions the initials of whose pinyin begin with it: so does `hz`.
///
/// Tone marks, capitals, blanks and apostrophes make no difference to pinyin, and u and v stand for ü.
///
/// Regions are looked for while the sequence is walked, without heap: take as many as the list shows.
@frozen
public struct RegionSearch<Table: RegionTable>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline
  let text: TrimmedUTF8
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
  var present: UInt8 = 0

  /// - Parameters:
  ///   - text: What to look for. Any text is fine; blanks at its ends do not count, and nothing finds nothing.
  ///   - pinyin: The pinyin of the table, if it has any.
  @inlinable
  public init(_ text: String, pinyin: PinyinColumn<Table>? = nil) {
    self.text = TrimmedUTF8(text)
    var letters = PinyinLetters(self.text)
    self.pinyin = letters.next() == nil ? nil : pinyin
    if self.text.count == 0 { rank = Self.ranks }
  }

  @inlinable
  static var ranks: Int { 5 }

  /// Whether a region fits, as for a filter of rows that are shown anyway.
  ///
  /// ```swift
  /// let search = China.search("hz")
  /// hangzhou.siblings.filter { search.contains($0) }.map(\.name)  // ["杭州市", "湖州市"]
  /// ```
  ///
  /// - Complexity: O(1) in the size of the table, without heap.
  @inlinable
  public func contains(_ region: Region<Table>) -> Bool { text.count > 0 && rank(of: region) < Self.ranks }

  /// - Complexity: O(*n*) for a walk to the end, where *n* is the number of regions.
  @inlinable
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
  @inlinable
  mutating func firstRank() -> Int {
    for row in 0..<Table.count { present |= 1 &<< rank(of: Region<Table>(row: row)) }
    return 0
  }

  /// How well a region fits, 0 being best; ``ranks`` if it does not.
  @inlinable
  func rank(of region: Region<Table>) -> Int {
    let name = fit(of: region.nameUTF8)
    if name == .whole { return 0 }
    let shortName = fit(of: region.shortNameUTF8)
    if shortName == .whole { return 1 }
    if name == .beginning || shortName == .beginning { return 2 }
    guard let pinyin else { return Self.ranks }
    if begins(pinyin.letters(of: region), initialsOnly: false) { return 3 }
    return begins(pinyin.letters(of: region), initialsOnly: true) ? 4 : Self.ranks
  }

  @usableFromInline
  enum Fit {
    case whole
    case beginning
    case none
  }

  /// How the text fits a name, letters of ASCII in capitals or not.
  @inlinable
  func fit(of name: StaticUTF8) -> Fit {
    var position = 0
    for byte in text {
      guard position < name.count, Self.small(name.start[position]) == Self.small(byte) else { return .none }
      position &+= 1
    }
    return position == name.count ? .whole : .beginning
  }

  @inlinable
  static func small(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte }

  /// Whether pinyin, or its initials, begins with the letters of the text.
  @inlinable
  func begins(
    _ letters: PinyinLetters<UnsafeBufferPointer<UInt8>.Iterator>, initialsOnly: Bool
  ) -> Bool {
    var letters = letters
    for typed in PinyinLetters(text) {
      var letter = letters.next()
      while initialsOnly, let other = letter, !other.startsSyllable { letter = letters.next() }
      guard letter?.searchKey == typed.searchKey else { return false }
    }
    return true
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
  @inlinable
  public static func search(_ text: String) -> RegionSearch<Self> { RegionSearch(text) }
}
