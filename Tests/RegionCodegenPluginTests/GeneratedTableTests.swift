import FixtureTables
import Foundation
import RepositoryFiles
import TableProperties
import Testing

/// Tables that the plugin generated for a target of this package, against what Foundation reads in their files.
@Suite struct GeneratedTableTests {
  /// The names below `regions`, each with how deep it stands, in depth-first order.
  private func outline<Table: RegionTable>(_ table: Table.Type) -> [String] {
    table.depthFirst.map { String(repeating: " ", count: $0.depth) + $0.name }
  }

  @Test func everyStructureHolds() {
    #expect(TableProperties(of: IndexKeyed.self).violations.isEmpty)
    #expect(TableProperties(of: RecordsByLevel.self).violations.isEmpty)
    #expect(TableProperties(of: TwoLevels.self).violations.isEmpty)
    #expect(TableProperties(of: OneKeyDictionaries.self).violations.isEmpty)
    #expect(TableProperties(of: Events.self).violations.isEmpty)
    #expect(TableProperties(of: CodesAndKinds.self).violations.isEmpty)
    #expect(TableProperties(of: TextCodes.self).violations.isEmpty)
    #expect(TableProperties(of: OneRegion.self).violations.isEmpty)
    #expect(TableProperties(of: ThousandChildren.self).violations.isEmpty)
    #expect(TableProperties(of: TenLevels.self).violations.isEmpty)
    #expect(TableProperties(of: Ragged.self).violations.isEmpty)
    #expect(TableProperties(of: Attributed.self).violations.isEmpty)
  }

  @Test func indexKeysAreOrderedAsNumbers() throws {
    typealias Level<Value> = [String: [String: Value]]
    func entries<Value>(_ level: Level<Value>) throws -> [(String, Value)] {
      try (0..<level.count).map { try #require(level[String($0)]?.first) }.map { ($0.key, $0.value) }
    }
    var expected: [String] = []
    for (province, cities) in try entries(Repository.fixture("index-keyed", as: Level<Level<[String]>>.self)) {
      expected.append(province)
      for (city, counties) in try entries(cities) {
        expected.append(" " + city)
        expected += counties.map { "  " + $0 }
      }
    }
    #expect(outline(IndexKeyed.self) == expected)
    #expect(IndexKeyed.roots.count == 11)
  }

  @Test func recordsByLevelMayHaveNoAreas() throws {
    var expected: [String] = []
    for state in try Repository.fixture("records-by-level", as: [[String: Any]].self) {
      expected.append(try #require(state["state"] as? String))
      for city in try #require(state["cities"] as? [[String: Any]]) {
        expected.append(" " + (try #require(city["city"] as? String)))
        expected += (city["areas"] as? [String] ?? []).map { "  " + $0 }
      }
    }
    #expect(outline(RecordsByLevel.self) == expected)
    #expect(RecordsByLevel.regions.filter(\.children.isEmpty).map(\.name).prefix(3) == ["香港特别行政区", "东莞市", "中山市"])
  }

  @Test func twoLevels() throws {
    let expected = try Repository.fixture("two-levels", as: [[String: Any]].self).flatMap { record in
      [try #require(record["name"] as? String)]
        + (try #require(record["cities"] as? [String])).map { " " + $0 }
    }
    #expect(outline(TwoLevels.self) == expected)
  }

  @Test func oneKeyDictionariesKeepTheOrderOfTheirArrays() throws {
    let expected = try Repository.fixture("one-key-dictionaries", as: [[String: [[String: [String]]]]].self).flatMap {
      record in
      try record.flatMap { province, cities in
        [province]
          + (try cities.flatMap { city in
            let (name, districts) = try #require(city.first)
            return [" " + name] + districts.map { "  " + $0 }
          })
      }
    }
    #expect(outline(OneKeyDictionaries.self) == expected)
  }

  @Test func flatRecordsKeepTheirOtherKeysAsAttributes() throws {
    let records = try Repository.fixture("flat-records", as: [[String: String]].self)
    #expect(Events.depthCount == 1)
    #expect(Events.roots.map(\.name) == records.map { $0["name"] })
    #expect(Events.roots.map(\.attributes.image) == records.map { $0["image"] })
    #expect(Events.roots.map { $0.attributes["image"] } == records.map { $0["image"].map { .string($0) } })
    #expect(Events.Attributes.keys == ["image"])
    #expect(Events.roots[0].attributes["name"] == nil)
  }

  @Test func theBundledFormHasCodesAndKinds() throws {
    func expected(_ records: [[String: Any]]) -> [String] {
      records.flatMap { record in
        ["\(record["code"] ?? "") \(record["name"] ?? "") \(record["kind"] ?? "")"]
          + expected(record["children"] as? [[String: Any]] ?? [])
      }
    }
    let lines = CodesAndKinds.depthFirst.map { "\($0.code ?? "") \($0.name) \($0.kind?.name ?? "")" }
    #expect(lines == expected(try Repository.fixture("codes-and-kinds", as: [[String: Any]].self)))
    #expect(CodesAndKinds.roots[0].kind == .municipality)
    #expect(CodesAndKinds.regions.filter { $0.kind == .district }.map(\.name) == ["东城区", "朝阳区", "朝阳区"])
  }

  @Test func codesThatAreNoNumbersAreFoundAsTheyAreWritten() throws {
    let records = try Repository.fixture("text-codes", as: [[String: String]].self)
    for record in records {
      let code = try #require(record["code"])
      #expect(TextCodes[code: code]?.name == record["name"])
      #expect(TextCodes[code: code]?.integerCode == nil)
    }
    for other in ["9", "1", "", "009", "12", "0９"] { #expect(TextCodes[code: other] == nil) }
    #expect(TextCodes[code: 9] == nil)
  }

  @Test func aTableWithoutCodesFindsNone() {
    #expect(TwoLevels[code: "1"] == nil)
    #expect(TwoLevels[code: 0] == nil)
  }

  @Test func attributesKeepTheirTypes() throws {
    func check(_ regions: Regions<Attributed>, _ records: [[String: Any]]) throws {
      try #require(regions.count == records.count)
      for (region, record) in zip(regions, records) {
        #expect(region.name == record["name"] as? String)
        #expect(region.attributes.latitude == record["lat"] as? Double)
        #expect(region.attributes.longitude == record["lng"] as? Double)
        #expect(region.attributes.hot == record["hot"] as? Bool)
        #expect(region.attributes.zipcode == record["zipcode"] as? String)
        #expect(region.attributes.population == (record["population"] as? Int).map(Int64.init))
        try check(region.children, record["children"] as? [[String: Any]] ?? [])
      }
    }
    try check(Attributed.roots, try Repository.fixture("attributes", as: [[String: Any]].self))
  }

  @Test func recursiveRecordsCanBeOfAnyDepth() throws {
    func expected(_ records: [[String: Any]], _ indent: String = "") -> [String] {
      records.flatMap { record in
        [indent + "\(record["name"] ?? "")"]
          + expected(record["children"] as? [[String: Any]] ?? [], indent + " ")
      }
    }
    #expect(outline(Ragged.self) == expected(try Repository.fixture("ragged", as: [[String: Any]].self)))
    #expect(outline(TenLevels.self) == expected(try Repository.fixture("ten-levels", as: [[String: Any]].self)))
    #expect(
      outline(ThousandChildren.self) == expected(try Repository.fixture("thousand-children", as: [[String: Any]].self)))
    #expect(outline(OneRegion.self) == ["摩纳哥"])
    #expect(TenLevels.depthCount == 10)
    #expect(ThousandChildren.roots[0].children.count == 1_000)
  }
}
