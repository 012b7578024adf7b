import GeneratedRegions
import Testing

@Suite struct PlacemarkTests {
  private func match(_ fields: String?...) -> RegionPathMatch<China> {
    China.region(
      administrativeArea: fields[0], subAdministrativeArea: fields[1], locality: fields[2], subLocality: fields[3])
  }

  @Test func aPlacemarkNamesItsRegion() {
    #expect(match("浙江省", nil, "杭州市", "西湖区") == China[code: 330106].map { .exact($0) })
    #expect(match("北京市", nil, "北京市", "朝阳区").region?.code == "110105")
    #expect(match("广东省", "", "东莞市", nil) == China[code: 441900].map { .exact($0) })
    #expect(match("California", nil, "San Francisco", nil) == .notFound)
    #expect(match(nil, nil, nil, nil) == .notFound)
  }

  @Test(arguments: [
    (["浙江省", "金华市", "义乌市", "北苑街道"], "330782"), (["广东省", nil, "东莞市", "南城街道"], "441900"),
    (["江苏省", "x", "南京市", "鼓楼区"], "320106"), (["x", nil, "杭州市", "西湖区"], "330106"),
    (["浙江省", nil, "x", "义乌市"], "330782"), (["北京市", "北京市", "北京城区", "朝阳区"], "110105"),
    (["重庆市", nil, "重庆郊县", "云阳县"], "500235"), (["中国浙江省", nil, "杭州市", "西湖区"], "330106"),
    (["浙江省", nil, "杭州市", "西湖区 北山街道"], "330106"), (["浙江省", nil, "杭州市", "西湖区/龙井路1号"], "330106"),
    (["广东省", nil, "中山市", "东区街道"], "442000"), (["中国 浙江省", nil, "杭州市", "西湖区"], "330106"),
    (["湖北省", "省直辖县级行政区划", "仙桃市", "干河街道"], "429004"), (["浙江省", nil, nil, "龙井路1号"], "330000"),
  ])
  func fieldsThatNameNoRegionAreLeftOut(fields: [String?], code: String) {
    #expect(match(fields[0], fields[1], fields[2], fields[3]) == China[code: code].map { .approximate($0) })
  }

  @Test(arguments: [
    ["安徽省", "巢湖市", nil, "庐江县"], ["浙江省", nil, "宁波市", "西湖区"], ["江苏省", nil, "杭州市", "西湖区"],
    ["北京市", nil, "天津市", "和平区"], ["江苏省", nil, nil, "西湖区"], ["江苏省", "x", "南京市", "西湖区"],
    ["浙江省", nil, "义乌市", "西湖区"], ["江苏省", nil, "杭州市", nil], ["浙江省", nil, "浙江省宁波市", "西湖区"],
    ["浙江省", nil, "中国 宁波市", "西湖区"], ["浙江省", nil, "宁波市、", "西湖区"], ["浙江省", nil, "宁波市/海曙区", "西湖区"],
    ["浙江省", nil, "宁波市\u{200d}", "西湖区"], ["中国·江苏省", nil, nil, "西湖区"], ["江苏省.", nil, nil, "西湖区"],
    ["江苏省/徐州市", nil, "南京市", "鼓楼区"],
  ])
  func fieldsThatContradictEachOtherFindNothing(fields: [String?]) {
    #expect(match(fields[0], fields[1], fields[2], fields[3]) == .notFound)
  }

  /// Every county with the city of another region of its level, and that with an unknown field in every place.
  @Test func noAnswerContradictsAField() {
    let counties = China.regions.filter { $0.depth == 2 }
    for (number, county) in counties.enumerated() {
      let path = county.path.map(\.name)
      let other = counties[(number + 1_234) % counties.count].path.map(\.name)
      for fields in [[other[0], path[1], path[2]], [path[0], other[1], path[2]]] {
        let found = match(fields[0], nil, fields[1], fields[2])
        for region in found.candidates {
          let names = region.path.map(\.name)
          #expect(fields.allSatisfy(names.contains), "\(fields) gives \(names)")
        }
      }
      let known = [path[0], nil, path[1], path[2]]
      for place in 0..<4 {
        var fields = known
        fields[place] = "没有"
        let found = match(fields[0], fields[1], fields[2], fields[3])
        let named = fields.compactMap { $0 }.filter { $0 != "没有" }
        #expect(found != found.region.map { .exact($0) })
        #expect(found.candidates.allSatisfy { Set($0.path.map(\.name)).isSuperset(of: named) }, "\(fields)")
        #expect(place == 3 ? found.region == county.parent : found.candidates.contains(county))
      }
    }
  }
}
