import Foundation
import GeneratedRegions
import RepositoryFiles
import TableProperties
import Testing

/// The generated table against the file that it was generated from, read by Foundation.
@Suite struct ChinaTests {
  private struct Record: Decodable, Equatable {
    var code: String
    var name: String
    var kind: String
    var shortName: String
    var pinyin: String
    var english: String?
    var children: [Record]?
  }

  private static func records() throws -> [Record] {
    try PropertyListDecoder().decode([Record].self, from: Repository.data("data/china.plist"))
  }

  @Test func everyRegionIsAsInTheFile() throws {
    func record(_ region: Region<China>) -> Record {
      Record(
        code: region.code ?? "none", name: region.name, kind: region.kind?.name ?? "none",
        shortName: region.shortName, pinyin: region.pinyin, english: region.attributes.english,
        children: region.children.isEmpty ? nil : region.children.map(record))
    }
    let records = try Self.records()
    try #require(records.count == 34)
    for (region, expected) in zip(China.roots, records) {
      #expect(record(region) == expected, "\(region.name) and what is below it")
    }
    #expect(China.roots.count == records.count)
  }

  @Test func theStructureHolds() {
    #expect(TableProperties(of: China.self).violations.isEmpty)
  }

  @Test func everyKindAndLevelHasAsManyAsTheFile() throws {
    func flat(_ records: [Record]) -> [Record] { records.flatMap { [$0] + flat($0.children ?? []) } }
    let records = try flat(Self.records())
    let counts = Dictionary(grouping: records, by: \.kind).mapValues(\.count)
    #expect(China.count == records.count)
    #expect(
      counts
        == Dictionary(uniqueKeysWithValues: RegionKind<China>.all.map { ($0.name, China.regions(of: $0).count) }))
    let provinces = try Self.records().count
    let prefectures = ["prefecture-level city", "prefecture", "autonomous prefecture", "league"]
      .reduce(0) { $0 + (counts[$1] ?? 0) }
    #expect(
      RegionLevel.allCases.map { China.regions(at: $0).count }
        == [provinces, prefectures, records.count - provinces - prefectures, 0])
  }

  @Test func numbersAndDigitsOfACodeAreTheSame() {
    for region in China.regions { #expect(region.code == region.integerCode.map { String($0) }) }
    #expect(Set(China.regions.map(\.integerCode)).count == China.count)
  }

  @Test(arguments: [("东莞市", "441900"), ("中山市", "442000"), ("儋州市", "460400"), ("嘉峪关市", "620200")])
  func citiesWithoutCountiesAreLeaves(name: String, code: String) throws {
    let city = try #require(China.regions.first { $0.code == code })
    #expect(city.name == name)
    #expect(city.children.isEmpty)
    #expect(city.depth == 1)
  }

  @Test(arguments: [("429004", "湖北省"), ("469001", "海南省"), ("659013", "新疆维吾尔自治区"), ("110105", "北京市")])
  func countiesWithoutAPrefectureBelongToTheProvince(code: String, province: String) throws {
    let county = try #require(China.regions.first { $0.code == code })
    #expect(county.parent?.name == province)
    #expect(county.parent?.parent == nil)
  }
}
