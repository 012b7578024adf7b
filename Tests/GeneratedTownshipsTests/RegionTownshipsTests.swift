import GeneratedTownships
import Testing

/// What regions of China say of their townships.
@Suite struct RegionTownshipsTests {
  private let file: TownshipsFile

  init() throws { file = try TownshipsFile() }

  @Test func everyRegionOfChinaHasTheTownshipsWhoseCodesBeginWithItsOwn() {
    let codes = Dictionary(grouping: file.names.keys) { String($0.prefix(6)) }
    for region in China.regions {
      let expected = codes[region.code ?? "none"] ?? []
      if region.townships.compactMap(\.code) != expected.sorted() {
        Issue.record("\(region.name) has \(region.townships.count) townships, not \(expected.count)")
      }
    }
  }

  @Test(arguments: [("东莞市", 441900), ("中山市", 442000), ("儋州市", 460400), ("嘉峪关市", 620200)])
  func citiesWithoutCountiesHaveThem(name: String, code: Int) throws {
    let city = try #require(China[code: code])
    #expect(city.name == name)
    #expect(city.children.isEmpty && !city.townships.isEmpty)
    #expect(city.townships.allSatisfy { $0.parent?.name == name })
  }

  @Test(arguments: [(232700, "卫东街道"), (632800, "柴旦镇")])
  func prefecturesMayHaveThemBesideCounties(code: Int, first: String) throws {
    let prefecture = try #require(China[code: code])
    #expect(!prefecture.children.isEmpty)
    #expect(prefecture.townships.first?.name == first)
    #expect(Townships[code: code]?.children.count == prefecture.children.count + prefecture.townships.count)
  }

  @Test func otherwiseOnlyCountiesHaveThem() {
    let above = China.regions.filter { $0.level != .county && !$0.townships.isEmpty }
    #expect(above.map(\.integerCode) == [232700, 441900, 442000, 460400, 620200, 632800])
  }

  // data/README.md has the reason for each.
  @Test func whatHasNothingBelowItIsWhatTheFilesHaveNothingFor() {
    let bare = China.regions.filter { $0.children.isEmpty && $0.townships.isEmpty }.compactMap(\.code)
    let parents = Set(file.parents.values).union(file.names.keys.map { String($0.prefix(6)) })
    #expect(Set(bare) == Set(file.parents.keys).subtracting(parents))
    #expect(bare.contains("710000"))
  }

  @Test func theyAreTheChildrenThatAreTownships() {
    for region in Townships.regions {
      let expected = region.children.filter { $0.level == .township }
      if !region.townships.elementsEqual(expected) { Issue.record("\(region.name): \(region.townships.map(\.name))") }
    }
  }
}

@Suite struct SampleTests {
  @Test func theSampleOfTheReadmeSaysWhatIsSo() {
    #expect(China[code: 330106]?.townships.first?.name == "北山街道")
    #expect(China[code: "441900"]?.townships.count == 32)
    #expect(Townships[code: 330_106_109]?.path.description == "浙江省 › 杭州市 › 西湖区 › 三墩镇")
    #expect(China.region(covering: "330106109")?.name == "西湖区")
    #expect(China[code: 330106]?.townships.prefix(2).map(\.name) == ["北山街道", "灵隐街道"])
  }
}
