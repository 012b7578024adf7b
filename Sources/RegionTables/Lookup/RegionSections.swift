/// Regions by the first letter of their pinyin, as the sections of a list.
///
/// Letters under which there is no region are left out. Nothing is copied: the regions of a section are a slice of an
/// order that the generator made.
///
/// ```swift
/// for section in China.sections(atDepth: 1) {
///   print(section.title, section.regions.map(\.name))
/// }
/// ```
@frozen
public struct RegionSections<Table: RegionTable>: Sendable {
  @usableFromInline
  let column: PinyinColumn<Table>
  @usableFromInline
  let lower: Int
  @usableFromInline
  let upper: Int
  /// A bit for each section that there is.
  @usableFromInline
  let present: UInt32

  /// - Parameter lower: Where the regions begin in the order of the column, and `upper` where they end.
  @_alwaysEmitIntoClient
  init(column: PinyinColumn<Table>, positions lower: Int, _ upper: Int) {
    self.column = column
    self.lower = lower
    self.upper = upper
    var present: UInt32 = 0
    var position = lower
    while position < upper {
      let section = Self.section(at: position, in: column)
      present |= 1 &<< UInt32(section)
      position = Self.end(of: section, in: column, from: position, to: upper)
    }
    self.present = present
  }

  @_alwaysEmitIntoClient
  static func section(at position: Int, in column: PinyinColumn<Table>) -> Int {
    column.section(of: Region(row: column.order[position]))
  }

  @_alwaysEmitIntoClient
  static func end(of section: Int, in column: PinyinColumn<Table>, from lower: Int, to upper: Int) -> Int {
    Table.partition(lower, upper) { Self.section(at: $0, in: column) <= section }
  }
}

extension RegionSections: RandomAccessCollection {
  @_alwaysEmitIntoClient
  public var startIndex: Int { 0 }

  @_alwaysEmitIntoClient
  public var endIndex: Int { present.nonzeroBitCount }

  /// The section at `position`.
  ///
  /// - Precondition: `position` is in `0..<count`.
  /// - Complexity: O(log *n*), where *n* is the number of regions.
  @_alwaysEmitIntoClient
  public subscript(position: Int) -> RegionSection<Table> {
    precondition(position >= 0 && position < endIndex, "position of a section out of range")
    var rest = present
    for _ in 0..<position { rest &= rest &- 1 }
    let section = rest.trailingZeroBitCount
    let start = Self.end(of: section - 1, in: column, from: lower, to: upper)
    return RegionSection(
      number: section,
      regions: RegionList(
        .packed(column.order), positions: start, Self.end(of: section, in: column, from: start, to: upper)))
  }
}

/// Regions whose pinyin begins with the same letter.
@frozen
public struct RegionSection<Table: RegionTable>: Sendable {
  @usableFromInline
  let number: Int
  /// Sorted by their pinyin, syllable after syllable.
  public let regions: RegionList<Table>

  @_alwaysEmitIntoClient
  init(number: Int, regions: RegionList<Table>) {
    self.number = number
    self.regions = regions
  }

  /// A letter from `A` to `Z`, or `#` for regions whose pinyin begins with none.
  @_alwaysEmitIntoClient
  public var title: String { Self.title(number) }

  @_alwaysEmitIntoClient
  static func title(_ number: Int) -> String {
    String(Character(Unicode.Scalar(number < PinyinOrder.noLetter ? 0x41 &+ UInt8(truncatingIfNeeded: number) : 0x23)))
  }
}

extension RegionSection: Identifiable {
  /// The title.
  @_alwaysEmitIntoClient
  public var id: String { title }
}

extension RegionTable {
  /// Sections of any regions, from A to Z, then those without a letter.
  ///
  /// ```swift
  /// let cities = [China.regions(at: .prefecture), China.regions(of: .municipality)].joined()
  /// for section in China.sections(of: cities, by: \.pinyin) { print(section.title, section.regions) }
  /// ```
  ///
  /// - Parameters:
  ///   - regions: The regions to show, in any order.
  ///   - spelling: What a region is sorted by: syllable by syllable, then by tones, as `sections(atDepth:)` is. Its first
  ///     letter, whatever the mark on it, is the title of the section; without one it is `#`.
  /// - Complexity: O(*n* log *n*), where *n* is the number of regions, with arrays on the heap: make them once.
  @_alwaysEmitIntoClient
  public static func sections(
    of regions: some Sequence<Region<Self>>, by spelling: (Region<Self>) -> String
  ) -> [RegionSection<Self>] {
    let sorted = regions.map { (region: $0, key: PinyinOrder.key(of: spelling($0))) }
      .sorted { $0.key == $1.key ? $0.region < $1.region : $0.key.lexicographicallyPrecedes($1.key) }
    let list = RegionList(sorted.map(\.region))
    var sections: [RegionSection<Self>] = []
    var lower = 0
    while lower < sorted.count {
      let letter = PinyinOrder.section(ofKey: sorted[lower].key)
      let upper = partition(lower, sorted.count) { PinyinOrder.section(ofKey: sorted[$0].key) <= letter }
      sections.append(RegionSection(number: letter, regions: list.slice(lower, upper)))
      lower = upper
    }
    return sections
  }
}
