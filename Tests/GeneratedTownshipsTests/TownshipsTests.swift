import GeneratedTownships
import TableProperties
import Testing

/// The generated table against the files that it was generated from.
@Suite struct TownshipsTests {
  private let file: TownshipsFile

  init() throws { file = try TownshipsFile() }

  @Test func theStructureHolds() {
    #expect(TableProperties(of: Townships.self).violations.isEmpty)
  }

  @Test func everyTownshipOfTheFileIsThereOnceWithItsNameBelowTheDivisionThatItsCodeBeginsWith() {
    let townships = Townships.regions(at: .township)
    var names: [String: String] = [:]
    for township in townships {
      let code = township.code ?? "none"
      names[code] = township.name
      if township.parent?.code != String(code.prefix(6)) {
        Issue.record("\(code) \(township.name) is in \(township.parent?.name ?? "nothing")")
      }
      if !township.children.isEmpty { Issue.record("\(code) \(township.name) has regions below it") }
    }
    #expect(names == file.names)
    #expect(townships.count == names.count)
  }

  @Test func townshipsOfOneParentAreInTheOrderOfTheirCodesAndComeAfterCounties() {
    for region in Townships.regions {
      let levels = region.children.map { $0.level == .township }
      let codes = region.townships.compactMap(\.integerCode)
      if codes != codes.sorted() || levels != levels.filter({ !$0 }) + levels.filter({ $0 }) {
        Issue.record("\(region.name) has its regions in another order")
      }
    }
  }

  @Test func aboveTownshipsTheTableIsChina() {
    func same(_ one: Regions<China>, _ other: [Region<Townships>]) -> Bool {
      one.count == other.count
        && zip(one, other).allSatisfy { region, twin in
          region.code == twin.code && region.name == twin.name && region.level == twin.level
            && same(region.children, twin.children.filter { $0.level != .township })
        }
    }
    #expect(same(China.roots, Array(Townships.roots)))
    #expect(Townships.count == China.count + file.names.count)
    #expect(Set(China.regions.compactMap(\.code)) == Set(file.parents.keys))
  }

  @Test func levelsAreListedWholeAndInTableOrder() {
    for level in RegionLevel.allCases {
      #expect(Array(Townships.regions(at: level)) == Townships.regions.filter { $0.level == level })
      let count = level == .township ? file.names.count : China.regions(at: level).count
      #expect(Townships.regions(at: level).count == count)
    }
  }

  @Test func everyProvinceHasAsManyAsItsPartOfTheFile() {
    let counts = Dictionary(grouping: file.names.keys) { $0.prefix(2) }.mapValues(\.count)
    for province in Townships.roots {
      let count = province.descendants.count { $0.level == .township }
      #expect(count == counts[(province.code ?? "").prefix(2)] ?? 0, "\(province.name)")
    }
    #expect(counts.count == 31)
  }

  @Test(arguments: [
    ("330106109", "330106109"), ("330106109002", "330106109"), ("330106999", "330106"), ("330106999002", "330106"),
    ("330106", "330106"), ("441900003", "441900003"), ("441900998", "441900"), ("33", "330000"),
  ])
  func aCodeLiesInItsTownshipOrElseAboveIt(digits: String, code: String) {
    #expect(Townships.region(covering: digits)?.code == code)
  }

  @Test func everyTownshipLeadsBackToChina() {
    for township in Townships.regions(at: .township) {
      let code = township.code ?? "none"
      let division = China.region(covering: code)
      if division?.code != township.parent?.code || division?.townships.contains(township) != true {
        Issue.record("\(code) \(township.name) does not lead to the region of China that has it")
      }
    }
  }

  @Test func charactersOutsideOfTheBasicPlaneAreKept() {
    #expect(Townships[code: "130207110"]?.name == "柳树\u{287E0}镇")
    #expect(Townships[code: "441881120"]?.name == "下\u{31CEA}镇")
    #expect(Townships.regions(named: "下\u{31CEA}镇").map(\.code) == ["441881120"])
  }
}
