import GeneratedRegions
import Testing

@Suite struct PathLookupTests {
  @Test func everyRegionIsFoundByItsPathAndOnlyThatIsExact() {
    let separators = ["/", ", ", "，", "、", " › ", " > ", "-", "·", "|"]
    for region in China.regions {
      let path = region.path.map(\.name)
      #expect(China.region(path: path) == .exact(region))
      #expect(China.region(path: path.joined(separator: " ")) == .exact(region))
      #expect(China.region(path: ["中国"] + path) == .approximate(region))
      #expect(China.region(path: path.map { " \($0)　" } + [""]) == .exact(region))
      #expect(China.region(path: ["中国" + path[0]] + path.dropFirst()) == .approximate(region))
      #expect(China.region(path: [path.joined(separator: " "), ""]) == .exact(region))
      let separator = separators[region.index % separators.count]
      #expect(China.region(path: path.joined(separator: separator)) == .exact(region), "\(path) with \(separator)")
    }
  }

  @Test func everyRegionIsFoundByItsShortPath() {
    for region in China.regions {
      let match = China.region(path: region.path.map(\.shortName))
      #expect(match.region == region, "\(region.path): \(match)")
    }
  }

  /// Each way to call a region without the whole of its name, under the names of those above it.
  @Test func everyRegionIsFoundByItsStemAndTheEndOfItsName() {
    for region in China.regions {
      let above = region.ancestors.map(\.name).reversed()
      let parts = NameParts(region)
      let stems = [parts.stems[0], region.shortName]
      let withEnd = stems.filter { !$0.hasSuffix(parts.generic.suffix(1)) }
        .flatMap { [$0 + parts.generic, $0 + parts.generic.suffix(1)] }
      for word in parts.stems + stems + withEnd {
        let found = China.region(path: above + [word])
        // A sibling may have this name, as 井陉县 has beside 井陉矿区.
        let hasSibling = region.siblings.contains { $0 != region && ($0.name == word || $0.shortName == word) }
        let isAbove = region.ancestors.contains { $0.name == word || $0.shortName == word }
        guard !hasSibling, !isAbove else { continue }
        #expect(found.candidates.contains(region), "\(above) \(word): \(found)")
      }
      for child in region.children.prefix(3) {
        for word in stems + withEnd {
          let found = China.region(path: above + [word, child.name])
          #expect(found.region == child, "\(above) \(word) \(child): \(found)")
        }
      }
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
      #expect(match != .exact(region))
    }
  }

  @Test(arguments: [
    (["北京市", "北京市", "朝阳区"], "110105"), (["北京", "北京", "朝阳"], "110105"), (["北京市", "市辖区", "朝阳区"], "110105"),
    (["中国", "北京市", "朝阳区"], "110105"), (["China", "上海市", "上海市", "市辖区", "徐汇区"], "310104"),
    (["浙江 杭州", "西湖"], "330106"), (["中国/浙江省", "杭州 西湖"], "330106"),
    (["重庆市", "县", "云阳县"], "500235"), (["湖北省", "省直辖县级行政区划", "仙桃市"], "429004"),
    (["新疆维吾尔自治区", "自治区直辖县级行政区划", "石河子市"], "659001"), (["浙江省", "西湖区"], "330106"),
    (["浙江", "杭州", "西湖"], "330106"), (["杭州市", "西湖区"], "330106"), (["浙江省", "杭州市", "市辖区"], "330100"),
    (["吉林", "吉林"], "220200"), (["吉林省", "吉林市"], "220200"), (["湖南", "长沙", "长沙"], "430121"),
    (["北京市", "北京市"], "110000"), (["内蒙古", "呼伦贝尔", "莫力达瓦"], "150722"), (["广东省", "东莞市"], "441900"),
    (["海南"], "460000"), (["长沙"], "430100"), (["吉林", "延边州", "敦化"], "222403"), (["湖北", "恩施州"], "422800"),
    (["浙江", "丽水", "景宁县"], "331127"), (["广西自治区", "南宁"], "450100"), (["香港特区"], "810000"),
    (["青海", "海南", "贵德"], "632523"), (["青海", "海南", "共和"], "632521"), (["青海", "黄南", "河南"], "632324"),
    (["辽宁", "阜新", "阜新"], "210921"), (["辽宁", "喀喇沁左翼"], "211324"), (["辽宁", "本溪", "本溪"], "210521"),
    (["新疆", "自治区直辖县级行政单位", "石河子"], "659001"), (["湖北", "直辖行政单位", "仙桃"], "429004"),
    (["湖北", "省辖县", "仙桃"], "429004"), (["北京", "北京城区", "朝阳"], "110105"), (["重庆", "重庆郊县", "云阳"], "500235"),
    (["重庆郊县", "云阳"], "500235"), (["上海城区"], "310000"), (["CHINA", "浙江"], "330000"), (["cn", "浙江"], "330000"),
    (["PRC", "浙江"], "330000"), (["People's Republic of China", "浙江"], "330000"), (["中国香港"], "810000"),
    (["中国大陆", "浙江"], "330000"), (["中国大陆浙江省", "杭州"], "330100"), (["China mainland", "浙江"], "330000"),
    (["P.R.China", "浙江"], "330000"), (["湖北", "省直辖", "仙桃"], "429004"), (["湖北", "省直管市", "仙桃"], "429004"),
    (["北京", "北京市市辖区", "朝阳"], "110105"), (["北京", "北京市辖区", "朝阳"], "110105"), (["北京", "市区", "朝阳"], "110105"),
    (["北京郊区", "昌平"], "110114"), (["中国重庆郊县", "城口"], "500229"), (["山西", "晋城", "城区"], "140502"),
    (["中国台湾"], "710000"), (["中华人民共和国浙江省"], "330000"), (["中华人民共和国", "浙江"], "330000"),
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
    ["浙江省杭州市"], ["浙江省", "杭州市", "西湖区", "x"], ["People's", "x"], ["浙江城区", "杭州"],
    ["晋城城区"], ["城区", "x"], ["辖"], ["直辖"], ["郊县"], ["中国中国"], ["/"], [" - "], ["中国", "大连池"],
  ])
  func whatLeadsNowhereFindsNothing(path: [String]) {
    #expect(China.region(path: path) == .notFound)
  }

  @Test func longPathsComeToAnEnd() {
    let words = Array(repeating: "北京市", count: 50_000)
    for blanks in ["　", "/", " /"] {
      let text = String(repeating: blanks, count: 50_000)
      #expect(China.region(path: text) == .notFound)
      #expect(China.region(path: text + "北京" + text + "朝阳" + text).region?.code == "110105")
    }
    #expect(China.region(path: words).region?.name == "北京市")
    #expect(China.region(path: words + ["x"]) == .notFound)
    #expect(China.region(path: words.joined(separator: " ")).region?.name == "北京市")
  }
}
