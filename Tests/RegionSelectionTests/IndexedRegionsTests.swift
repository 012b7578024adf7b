import GeneratedRegions
import RegionSelection
import Testing

@Suite struct IndexedRegionsTests {
  private let popular = [310_000, 330_100, 330_100].compactMap { China[code: $0] }

  @Test(arguments: [-1, 0, 1, 2, 3])
  func sectionsAreThePopularOnesAndThoseFromAToZ(depth: Int) throws {
    let list = IndexedRegions(China.sections(atDepth: depth), popular: popular, popularTitle: "热门")
    let plain = IndexedRegions(China.sections(atDepth: depth))
    func regions(_ list: IndexedRegions<China>, _ section: Int) -> [Region<China>] {
      (0..<list.itemCount(inSection: section)).compactMap { list.region(atItem: $0, inSection: section) }
    }
    #expect(list.title(ofSection: 0) == "热门")
    #expect(regions(list, 0) == popular)
    #expect(list.sectionCount == plain.sectionCount + 1)
    #expect(list.indexTitles == ["★"] + plain.indexTitles)
    #expect(plain.indexTitles == plain.indexTitles.sorted())
    for section in 0..<plain.sectionCount {
      let title = try #require(plain.title(ofSection: section))
      #expect(list.title(ofSection: section + 1) == title && plain.indexTitles[section] == title)
      #expect(regions(list, section + 1) == regions(plain, section))
      #expect(regions(plain, section).allSatisfy { $0.sectionTitle == title })
      #expect(!regions(plain, section).isEmpty)
    }
    #expect((0..<plain.sectionCount).flatMap { regions(plain, $0) }.sorted() == Array(China.regions(atDepth: depth)))
  }

  @Test(arguments: [0, 1, 2])
  func anyRegionsMakeTheSectionsThatTheTableHas(depth: Int) {
    let regions = China.regions(atDepth: depth).shuffled()
    let list = IndexedRegions(regions, by: \.pinyin, popular: popular, popularTitle: "热门")
    let expected = IndexedRegions(China.sections(atDepth: depth), popular: popular, popularTitle: "热门")
    #expect(list.indexTitles == expected.indexTitles)
    #expect(list.sections.map { Array($0.regions) } == expected.sections.map { Array($0.regions) })
    for section in -1...list.sectionCount {
      #expect(list.title(ofSection: section) == expected.title(ofSection: section))
      #expect(list.itemCount(inSection: section) == expected.itemCount(inSection: section))
      for item in -1...list.itemCount(inSection: section) {
        #expect(list.region(atItem: item, inSection: section) == expected.region(atItem: item, inSection: section))
      }
    }
  }

  @Test func citiesCanHaveMunicipalitiesAmongThemAndNoDistricts() {
    let cities = [China.regions(at: .prefecture), China.regions(of: .municipality)].joined()
    let list = IndexedRegions(cities, by: \.pinyin)
    let shown = list.sections.flatMap(\.regions)
    #expect(shown.sorted() == cities.sorted())
    #expect(list.sections.first { $0.title == "C" }?.regions.contains { $0.name == "重庆市" } == true)
    #expect(shown.allSatisfy { $0.level != .county })
  }

  @Test func spellingsMayBeAnything() {
    let spellings = ["", "#", "ürümqi", "Z", "ágar", "9", "🙂", "\u{0}", "v", "中"]
    let regions = China.regions.slice(0..<spellings.count)
    let list = IndexedRegions(regions, by: { spellings[$0.index] })
    #expect(list.indexTitles == ["A", "U", "V", "Z", "#"])
    #expect((0..<list.sectionCount).map { list.itemCount(inSection: $0) } == [1, 1, 1, 1, 6])
    #expect(IndexedRegions<China>([], by: \.name).sectionCount == 0)
  }

  @Test func whatDoesNotExistIsNothing() {
    let lists = [
      IndexedRegions(China.sections(atDepth: 1), popular: popular), IndexedRegions(China.sections(atDepth: 1)),
      IndexedRegions(China.sections(atDepth: 9)),
    ]
    for list in lists {
      for number in [Int.min, -1, 99_999, .max] {
        #expect(list.title(ofSection: number) == nil && list.itemCount(inSection: number) == 0)
        #expect(list.region(atItem: 0, inSection: number) == nil && list.region(atItem: number, inSection: 0) == nil)
      }
    }
    #expect(lists[2].sectionCount == 0 && lists[2].indexTitles.isEmpty)
  }
}
