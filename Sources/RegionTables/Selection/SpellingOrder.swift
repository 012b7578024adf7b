/// Sections of any regions, in the order that their spellings put them in.
enum SpellingOrder {
  /// The regions by their first letters, from A to Z, then those without one.
  static func sections<Table: RegionTable>(
    of regions: some Sequence<Region<Table>>, by spelling: (Region<Table>) -> String
  ) -> [RegionSection<Table>] {
    let sorted = regions.map { (region: $0, key: PinyinOrder.key(of: spelling($0))) }
      .sorted { $0.key == $1.key ? $0.region < $1.region : $0.key.lexicographicallyPrecedes($1.key) }
    let list = RegionList(sorted.map(\.region))
    var sections: [RegionSection<Table>] = []
    var lower = 0
    while lower < sorted.count {
      let letter = PinyinOrder.section(ofKey: sorted[lower].key)
      let upper = Table.partition(lower, sorted.count) { PinyinOrder.section(ofKey: sorted[$0].key) <= letter }
      sections.append(RegionSection(number: letter, regions: list.slice(lower, upper)))
      lower = upper
    }
    return sections
  }
}
