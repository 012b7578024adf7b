import GeneratedRegions
import Testing

@Suite struct NameLookupTests {
  private func paths(_ name: String) -> [String] {
    China.regions(named: name).map { $0.path.joined(separator: "/") }
  }

  @Test func aNameGivesEveryRegionThatHasIt() {
    #expect(paths("朝阳区") == ["北京市/朝阳区", "吉林省/长春市/朝阳区"])
    #expect(paths("西湖区") == ["浙江省/杭州市/西湖区", "江西省/南昌市/西湖区"])
    #expect(China.regions(named: "鼓楼区").map(\.code) == ["320106", "320302", "350102", "410204"])
  }

  @Test func blanksAroundANameDoNotCount() {
    let all = (UInt32(0)...0x10_ffff).compactMap(Unicode.Scalar.init)
    for blank in all.filter(\.properties.isWhitespace) + ["\u{200b}", "\u{feff}"] {
      #expect(paths("\(blank)朝阳区\(blank)\(blank)") == paths("朝阳区"), "U+\(String(blank.value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("北京", ["北京市"]), ("杭州", ["浙江省/杭州市"]), ("内蒙古", ["内蒙古自治区"]), ("香港", ["香港特别行政区"]),
    ("恩施", ["湖北省/恩施土家族苗族自治州", "湖北省/恩施土家族苗族自治州/恩施市"]),
    ("莫力达瓦", ["内蒙古自治区/呼伦贝尔市/莫力达瓦达斡尔族自治旗"]), ("吉林", ["吉林省", "吉林省/吉林市"]),
    ("朝阳", ["北京市/朝阳区", "辽宁省/朝阳市", "辽宁省/朝阳市/朝阳县", "吉林省/长春市/朝阳区"]),
    ("海南", ["海南省", "青海省/海南藏族自治州", "内蒙古自治区/乌海市/海南区"]),
    ("延边州", ["吉林省/延边朝鲜族自治州"]), ("恩施州", ["湖北省/恩施土家族苗族自治州"]), ("景宁县", ["浙江省/丽水市/景宁畲族自治县"]),
    ("秀山县", ["重庆市/秀山土家族苗族自治县"]), ("莫力达瓦旗", ["内蒙古自治区/呼伦贝尔市/莫力达瓦达斡尔族自治旗"]),
    ("广西自治区", ["广西壮族自治区"]), ("新疆自治区", ["新疆维吾尔自治区"]), ("香港特区", ["香港特别行政区"]),
    ("阜新县", ["辽宁省/阜新市/阜新蒙古族自治县"]), ("喀喇沁左翼", ["辽宁省/朝阳市/喀喇沁左翼蒙古族自治县"]),
    ("浦东区", ["上海市/浦东新区"]),
  ])
  func whatNoRegionIsNamedIsANameWithoutASuffix(name: String, expected: [String]) {
    #expect(paths(name).sorted() == expected.sorted())
    #expect(China.regions(named: name).sorted() == Array(China.regions(named: name)))
  }

  @Test func everyRegionIsFoundWithoutItsGenericPart() {
    var checked = 0
    for region in China.regions {
      let parts = NameParts(region)
      let stems = parts.stems + [region.shortName]
      let withEnd = [parts.stems.first ?? "", region.shortName].flatMap { stem in
        stem.hasSuffix(parts.generic.suffix(1)) ? [] : [stem + parts.generic, stem + parts.generic.suffix(1)]
      }
      for name in stems + withEnd {
        let found = China.regions(named: name)
        // A region of just that name comes first.
        guard !found.contains(where: { $0.name == name }) else { continue }
        #expect(found.contains(region), "\(region.path) as \(name)")
        #expect(found.sorted() == Array(found))
        checked += 1
      }
    }
    #expect(checked > 2 * China.count)
  }

  /// A name ends early only where a word of the pinyin does.
  @Test func beginningsOfNamesGiveNothingElse() {
    for region in China.regions {
      let parts = NameParts(region)
      for count in 1..<region.name.count {
        let name = String(region.name.prefix(count))
        let found = China.regions(named: name).contains(region)
        let expected = parts.stems.contains(name) || region.shortName == name
        #expect(found == expected, "\(region.path) as \(name)")
      }
    }
  }

  @Test(arguments: [
    "", " ", "大连池", "阳区", "朝", "朝阳区\u{0}", "中国", "市辖区", "北京市朝阳区", String(repeating: "朝", count: 9_999), "州", "自治县",
    "大连县", "广西省", "延边自治县", "海南区区", "达茂旗旗", "内自治区", "内", "五大", "杭", "族自治州",
  ])
  func partsOfNamesAndOtherTextGiveNothing(name: String) {
    #expect(China.regions(named: name).isEmpty)
  }

  @Test func aNameIsNotFoundInAnother() {
    #expect(paths("大连") == ["辽宁省/大连市"])
    #expect(paths("五大连池") == ["黑龙江省/黑河市/五大连池市"])
  }

  @Test func aListIsWhatItSays() {
    let list = China.regions(named: "朝阳区")
    #expect(list.count == 2)
    #expect(list.description == "[朝阳区, 朝阳区]")
    #expect(list.last?.parent?.name == "长春市")
    let others = China.regions(named: "海南")
    #expect(others.count == 3)
    #expect(others.last?.name == "海南区")
    #expect(Array(others.dropFirst()).map(\.name) == ["海南藏族自治州", "海南区"])
  }
}
