/// Regions in sections from A to Z, as a list or a grid with an index shows them, with popular ones in front.
///
/// ```swift
/// let list = IndexedRegions(China.sections(atDepth: 1), popular: [shanghai, hangzhou], popularTitle: "热门")
/// list.title(ofSection: 0)              // "热门"
/// list.region(atItem: 1, inSection: 0)  // 杭州市
/// list.indexTitles                      // ["★", "A", "B", …]
/// ```
///
/// Every function takes any number; what does not exist is `nil` or none.
public struct IndexedRegions<Table: RegionTable>: Sendable {
  /// The sections from A to Z, without the one in front.
  public let sections: RegionSections<Table>

  /// The regions of the section in front, in the order in which the caller gave them.
  public let popular: [Region<Table>]

  private let popularTitle: String
  private let popularIndexTitle: String

  /// - Parameters:
  ///   - sections: What `sections(atDepth:)` of a table with pinyin returns.
  ///   - popular: The regions to show in front, once more; without any, there is no section in front.
  ///   - popularTitle: The title of that section.
  ///   - popularIndexTitle: What stands for it in the index at the edge, best a single character.
  public init(
    _ sections: RegionSections<Table>, popular: [Region<Table>] = [], popularTitle: String = "",
    popularIndexTitle: String = "★"
  ) {
    self.sections = sections
    self.popular = popular
    self.popularTitle = popularTitle
    self.popularIndexTitle = popularIndexTitle
  }
}

extension IndexedRegions {
  private var frontCount: Int { popular.isEmpty ? 0 : 1 }

  /// The number of sections, with the one in front if there is one.
  ///
  /// - Complexity: O(1).
  public var sectionCount: Int { frontCount + sections.count }

  /// The title of a section: a letter, `#` for regions whose pinyin begins with none, or that of the section in front.
  public func title(ofSection section: Int) -> String? {
    section == 0 && frontCount > 0 ? popularTitle : letters(inSection: section)?.title
  }

  /// The number of regions in a section.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of regions.
  public func itemCount(inSection section: Int) -> Int {
    section == 0 && frontCount > 0 ? popular.count : letters(inSection: section)?.regions.count ?? 0
  }

  /// The region in a cell, `nil` if there is no such cell.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of regions.
  public func region(atItem item: Int, inSection section: Int) -> Region<Table>? {
    guard item >= 0, item < itemCount(inSection: section) else { return nil }
    return section == 0 && frontCount > 0 ? popular[item] : letters(inSection: section)?.regions[item]
  }

  /// What the index at the edge shows, one for each section.
  public var indexTitles: [String] {
    (frontCount > 0 ? [popularIndexTitle] : []) + sections.map(\.title)
  }

  private func letters(inSection section: Int) -> RegionSection<Table>? {
    let (position, overflows) = section.subtractingReportingOverflow(frontCount)
    return !overflows && sections.indices.contains(position) ? sections[position] : nil
  }
}
