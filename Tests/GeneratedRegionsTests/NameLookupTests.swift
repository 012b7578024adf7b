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

  @Test(arguments: [
    ("北京", ["北京市"]), ("杭州", ["浙江省/杭州市"]), ("内蒙古", ["内蒙古自治区"]), ("恩施", ["湖北省/恩施土家族苗族自治州"]),
    ("莫力达瓦", ["内蒙古自治区/呼伦贝尔市/莫力达瓦达斡尔族自治旗"]), ("香港", ["香港特别行政区"]),
    ("朝阳", ["辽宁省/朝阳市", "北京市/朝阳区", "吉林省/长春市/朝阳区"]),
  ])
  func whatNoRegionIsNamedIsAShortName(name: String, expected: [String]) {
    #expect(paths(name).sorted() == expected.sorted())
    #expect(China.regions(named: name).sorted() == Array(China.regions(named: name)))
  }

  @Test(arguments: [
    "", " ", "大连池", "阳区", "朝", "朝阳区 ", "朝阳区\u{0}", "中国", "市辖区", "北京市朝阳区", String(repeating: "朝", count: 9_999),
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
  }
}
