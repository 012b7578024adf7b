import FixtureTables
import Foundation
import GeneratedRegions
import RepositoryFiles
import Testing

@Suite struct RegionLocationTests {
  private func location(_ code: String) throws -> RegionLocation {
    RegionLocation(try #require(China[code: code]))
  }

  @Test func levelsAreStateCityAndDistrict() throws {
    #expect(try location("330106") == RegionLocation(state: "浙江省", city: "杭州市", district: "西湖区"))
    #expect(try location("441900") == RegionLocation(state: "广东省", city: "东莞市"))
    #expect(try location("330000") == RegionLocation(state: "浙江省"))
  }

  @Test func aMunicipalityIsStateAndCityOfItsDistricts() throws {
    #expect(try location("110101") == RegionLocation(state: "北京市", city: "北京市", district: "东城区"))
    #expect(try location("110000") == RegionLocation(state: "北京市"))
  }

  @Test func deepAndFlatTablesHaveLocationsToo() throws {
    let deepest = try #require(TenLevels.regions.last)
    let names = deepest.path.prefix(4).map(\.name)
    #expect(RegionLocation(deepest).formatted(separator: "/") == names.joined(separator: "/"))
    #expect(RegionLocation(Seven.roots[6]).state == Seven.roots[6].name)
    #expect(RegionLocation(TwoLevels.roots[0].children[0]) == RegionLocation(state: "浙江省", city: "杭州市"))
  }

  @Test func coordinatesComeFromAttributes() throws {
    let region = try #require(Attributed.regions.first { $0.attributes.latitude != nil })
    let location = RegionLocation(
      region, latitude: region.attributes.latitude, longitude: region.attributes.longitude)
    #expect(location.latitude != nil && location.latitude == region.attributes.latitude)
    #expect(region.location == location)
  }

  /// Numbers are integers, reals and strings in the file, as they are in real ones.
  @Test func locationsCarryTheCoordinatesOfTheFile() throws {
    let roots = try Repository.fixture("coordinates", as: [[String: Any]].self)
    let records = roots.flatMap { [$0] + ($0["cities"] as? [[String: Any]] ?? []) }
    try #require(records.count == Located.count)
    func degrees(_ value: Any?) -> Double? { value.flatMap { Double("\($0)") } }
    for (record, region) in zip(records, Located.depthFirst) {
      let location = region.location
      try #require(region.name == record["name"] as? String)
      #expect(location.latitude == degrees(record["latitude"]))
      #expect(location.longitude == degrees(record["longitude"]))
      #expect(location.state == region.path.first?.name)
      #expect(location.city == (region.parent == nil ? nil : region.name))
    }
    #expect(records.compactMap { degrees($0["latitude"]) }.count == 4)
  }

  @Test func aTableWithoutCoordinatesHasLocationsToo() throws {
    let region = try #require(China[code: "330106"])
    #expect(region.location == RegionLocation(region))
  }

  @Test func emptyPartsAreLeftOut() {
    let location = RegionLocation(country: "中国", state: "广东省", city: "东莞市", district: "", street: "1号")
    #expect(location.formatted(separator: "·") == "中国·广东省·东莞市·1号")
    #expect(RegionLocation(latitude: 1).formatted(separator: ",").isEmpty)
  }

  @Test func aCityThatIsTheStateIsWrittenOnce() throws {
    var location = RegionLocation(try #require(China[code: 110105]), country: "中国")
    location.street = "建国路1号"
    #expect(location.formatted(separator: "") == "中国北京市朝阳区建国路1号")
    let jilin = RegionLocation(try #require(China[code: 220200]))
    #expect(jilin.formatted(separator: " ") == "吉林省 吉林市")
    for region in China.regions {
      #expect(region.location.formatted(separator: "/") == region.path.joined(separator: "/"))
    }
  }

  @Test func aLocationIsCodable() throws {
    var location = try location("330106")
    location.latitude = 30.25
    let data = try JSONEncoder().encode(location)
    #expect(try JSONDecoder().decode(RegionLocation.self, from: data) == location)
  }
}
