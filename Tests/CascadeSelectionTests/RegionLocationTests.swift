import FixtureTables
import Foundation
import GeneratedRegions
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
  }

  @Test func emptyPartsAreLeftOut() {
    let location = RegionLocation(country: "中国", state: "广东省", city: "东莞市", district: "", street: "1号")
    #expect(location.formatted(separator: "·") == "中国·广东省·东莞市·1号")
    #expect(RegionLocation(latitude: 1).formatted(separator: ",").isEmpty)
  }

  @Test func aLocationIsCodable() throws {
    var location = try location("330106")
    location.latitude = 30.25
    let data = try JSONEncoder().encode(location)
    #expect(try JSONDecoder().decode(RegionLocation.self, from: data) == location)
  }
}
