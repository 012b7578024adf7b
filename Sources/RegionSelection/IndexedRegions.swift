/// Regions in sections from A to Z, as a list or a grid with an index shows them, with popular ones in front.
///
/// ```swift
/// let cities = [China.regions(at: .prefecture), China.regions(of: .municipality)].joined()
/// let list = IndexedRegions(cities, by: \.pinyin, popular: [shanghai, hangzhou], popularTitle: "热门")
/// list.title(ofSection: 0)              // "热门"
/// list.region(atItem: 1, inSection: 0)  // 杭州市
/// list.indexTitles                      // ["★", "A", "B", …]
/// ```
///
/// Every function takes any number; what does not exist is `nil` or none.
public struct IndexedRegions<Table: RegionTable>: Sendable {
  /// The regions of the section in front, in the order in which the caller gave them.
  public let popular: [Region<Table>]

  @usableFromInline
  let letters: Letters
  @usableFromInline
  let popularTitle: String
  @usableFromInline
  let popularIndexTitle: String

  @usableFromInline
  enum Letters: Sendable {
    /// What the generator made.
    case ofTable(RegionSections<Table>)
    case own([RegionSection<Table>])
  }

  /// - Parameters:
  ///   - sections: What `sections(atDepth:)` of a table with pinyin returns. Nothing of it is copied.
  ///   - popular: The regions to show in front, once more; without any, there is no section in front.
  ///   - popularTitle: The title of that section.
  ///   - popularIndexTitle: What stands for it in the index at the edge, best a single character.
  @_alwaysEmitIntoClient
  public init(
    _ sections: RegionSections<Table>, popular: [Region<Table>] = [], popularTitle: String = "",
    popularIndexTitle: String = "★"
  ) {
    letters = .ofTable(sections)
    self.popular = popular
    self.popularTitle = popularTitle
    self.popularIndexTitle = popularIndexTitle
  }

  /// Makes sections of any regions, as `sections(of:by:)` of a table does.
  ///
  /// - Parameters:
  ///   - regions: The regions to show, in any order.
  ///   - spelling: What a region is sorted by. Its first letter is the title of the section.
  ///   - popular: The regions to show in front, once more; without any, there is no section in front.
  ///   - popularTitle: The title of that section.
  ///   - popularIndexTitle: What stands for it in the index at the edge, best a single character.
  /// - Complexity: O(*n* log *n*), where *n* is the number of regions, with arrays on the heap: make it once.
  @_alwaysEmitIntoClient
  public init(
    _ regions: some Sequence<Region<Table>>, by spelling: (Region<Table>) -> String, popular: [Region<Table>] = [],
    popularTitle: String = "", popularIndexTitle: String = "★"
  ) {
    letters = .own(Table.sections(of: regions, by: spelling))
    self.popular = popular
    self.popularTitle = popularTitle
    self.popularIndexTitle = popularIndexTitle
  }
}

extension IndexedRegions {
  @_alwaysEmitIntoClient
  var frontCount: Int { popular.isEmpty ? 0 : 1 }

  @_alwaysEmitIntoClient
  var letterCount: Int {
    switch letters {
    case .ofTable(let sections): sections.count
    case .own(let sections): sections.count
    }
  }

  /// The number of sections, with the one in front if there is one.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var sectionCount: Int { frontCount + letterCount }

  /// The title of a section: a letter, `#` for regions whose pinyin begins with none, or that of the section in front.
  @_alwaysEmitIntoClient
  public func title(ofSection section: Int) -> String? {
    section == 0 && frontCount > 0 ? popularTitle : letter(ofSection: section)?.title
  }

  /// The number of regions in a section.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of regions.
  @_alwaysEmitIntoClient
  public func itemCount(inSection section: Int) -> Int {
    section == 0 && frontCount > 0 ? popular.count : letter(ofSection: section)?.regions.count ?? 0
  }

  /// The region in a cell, `nil` if there is no such cell.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of regions.
  @_alwaysEmitIntoClient
  public func region(atItem item: Int, inSection section: Int) -> Region<Table>? {
    guard item >= 0, item < itemCount(inSection: section) else { return nil }
    return section == 0 && frontCount > 0 ? popular[item] : letter(ofSection: section)?.regions[item]
  }

  /// What the index at the edge shows, one for each section.
  @_alwaysEmitIntoClient
  public var indexTitles: [String] {
    (frontCount > 0 ? [popularIndexTitle] : []) + sections.map(\.title)
  }

  /// The sections from A to Z, without the one in front.
  @_alwaysEmitIntoClient
  public var sections: [RegionSection<Table>] {
    switch letters {
    case .ofTable(let sections): Array(sections)
    case .own(let sections): sections
    }
  }

  @_alwaysEmitIntoClient
  func letter(ofSection section: Int) -> RegionSection<Table>? {
    let (position, overflows) = section.subtractingReportingOverflow(frontCount)
    guard !overflows, position >= 0, position < letterCount else { return nil }
    return switch letters {
    case .ofTable(let sections): sections[position]
    case .own(let sections): sections[position]
    }
  }
}
