import GeneratedRegions
import Testing

@Suite struct PathLookupTests {
  @Test func everyRegionIsFoundByItsPathAndOnlyThatIsExact() {
    for region in China.regions {
      let path = region.path.map(\.name)
      #expect(China.region(path: path) == .exact(region))
      #expect(China.region(path: path.joined(separator: " ")) == .exact(region))
      #expect(China.region(path: ["中国"] + path) == .approximate(region))
      #expect(China.region(path: path.map { " \($0)　" } + [""]) == .exact(region))
    }
  }

  @Test func everyRegionIsFoundByItsShortPath() {
    for region in China.regions {
      let match = China.region(path: region.path.map(\.shortName))
      #expect(match.region == region, "\(region.path): \(match)")
    }
  }

  @Test func everyRegionIsAmongThoseOfAPathWithGaps() {
    for region in China.regions {
      #expect(China.region(path: [region.name]).candidates.contains(region))
      guard region.depth == 2 else { continue }
      let match = China.region(path: [region.path[0].name, region.name])
      #expect(match.candidates.contains(region))
      let twins = region.path[0].descendants.filter { $0.name == region.name }
      #expect(match.candidates == twins)
      #expect(!match.isExact)
    }
  }

  @Test(arguments: [
    (["北京市", "北京市", "朝阳区"], "110105"), (["北京", "北京", "朝阳"], "110105"), (["北京市", "市辖区", "朝阳区"], "110105"),
    (["中国", "北京市", "朝阳区"], "110105"), (["China", "上海市", "上海市", "市辖区", "徐汇区"], "310104"),
    (["重庆市", "县", "云阳县"], "500235"), (["湖北省", "省直辖县级行政区划", "仙桃市"], "429004"),
    (["新疆维吾尔自治区", "自治区直辖县级行政区划", "石河子市"], "659001"), (["浙江省", "西湖区"], "330106"),
    (["浙江", "杭州", "西湖"], "330106"), (["杭州市", "西湖区"], "330106"), (["浙江省", "杭州市", "市辖区"], "330100"),
    (["吉林", "吉林"], "220200"), (["吉林省", "吉林市"], "220200"), (["湖南", "长沙", "长沙"], "430121"),
    (["北京市", "北京市"], "110000"), (["内蒙古", "呼伦贝尔", "莫力达瓦"], "150722"), (["广东省", "东莞市"], "441900"),
    (["海南"], "460000"), (["长沙"], "430100"),
  ])
  func pathsAsFormsHaveThemLeadToTheRegion(path: [String], code: String) {
    #expect(China.region(path: path).region?.code == code)
    #expect(China.region(path: path.joined(separator: "　")).region?.code == code)
  }

  @Test func severalRegionsThatFitAreAllNamed() {
    #expect(China.region(path: ["朝阳区"]) == .ambiguous(Array(China.regions(named: "朝阳区"))))
    #expect(China.region(path: ["江苏省", "鼓楼区"]).candidates.map(\.code) == ["320106", "320302"])
    #expect(China.region(path: ["江苏省", "鼓楼区"]).region == nil)
    #expect(China.region(path: "朝阳").candidates.map(\.name) == ["朝阳区", "朝阳市", "朝阳区"])
  }

  @Test(arguments: [
    [], [""], ["中国"], ["市辖区"], ["x"], ["浙江省", "x"], ["x", "西湖区"], ["江苏省", "西湖区"], ["西湖区", "浙江省"], ["大连池"], ["\u{0}"],
    ["浙江省杭州市"], ["浙江省", "杭州市", "西湖区", "x"],
  ])
  func whatLeadsNowhereFindsNothing(path: [String]) {
    #expect(China.region(path: path) == .notFound)
  }

  @Test func longPathsComeToAnEnd() {
    let words = Array(repeating: "北京市", count: 50_000)
    #expect(China.region(path: words).region?.name == "北京市")
    #expect(China.region(path: words + ["x"]) == .notFound)
    #expect(China.region(path: words.joined(separator: " ")).region?.name == "北京市")
  }

  @Test func aPlacemarkNamesItsRegion() {
    let exact = China.region(administrativeArea: "浙江省", locality: "杭州市", subLocality: "西湖区")
    #expect(exact.isExact)
    #expect(exact.region?.code == "330106")
    let municipality = China.region(administrativeArea: "北京市", locality: "北京市", subLocality: "朝阳区")
    #expect(municipality.region?.code == "110105")
    let county = China.region(
      administrativeArea: "浙江省", subAdministrativeArea: "金华市", locality: "义乌市", subLocality: "北苑街道")
    #expect(county == China[code: 330782].map { .approximate($0) })
    let city = China.region(administrativeArea: "广东省", locality: "东莞市", subLocality: "南城街道")
    #expect(city.region?.code == "441900")
    #expect(China.region(administrativeArea: "California", locality: "San Francisco") == .notFound)
    #expect(China.region(administrativeArea: nil, locality: nil) == .notFound)
  }
}
