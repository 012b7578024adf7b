import Foundation
import GeneratedRegions
import Testing

@Suite struct PinyinTests {
  private func region(_ name: String) throws -> Region<China> {
    try #require(China.regions(named: name).first)
  }

  /// The rules of data/README.md, followed with Foundation's idea of letters and marks.
  private func bareLetters(_ pinyin: String) -> String {
    let marks: Set<Unicode.Scalar> = ["\u{300}", "\u{301}", "\u{304}", "\u{30c}"]
    var bare = ""
    bare.unicodeScalars += pinyin.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !marks.contains($0) }
    return bare.precomposedStringWithCanonicalMapping.lowercased()
  }

  func syllables(_ pinyin: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: "(?:zh|ch|sh|[^aeiouü])?[aeiouü]+(?:ng|n|r)?(?![aeiouü])")
    let bare = bareLetters(pinyin)
    return bare.split { " '".contains($0) }.flatMap { part in
      let part = String(part)
      return expression.matches(in: part, range: NSRange(part.startIndex..., in: part)).map {
        (part as NSString).substring(with: $0.range)
      }
    }
  }

  @Test(arguments: [
    ("重庆市", "Chóngqìng Shì", "cqs", "C"), ("厦门市", "Xiàmén Shì", "xms", "X"), ("长沙市", "Chángshā Shì", "css", "C"),
    ("六安市", "Lù'ān Shì", "las", "L"), ("蚌埠市", "Bèngbù Shì", "bbs", "B"), ("洪洞县", "Hóngtóng Xiàn", "htx", "H"),
    ("浚县", "Xùn Xiàn", "xx", "X"), ("乐清市", "Yuèqīng Shì", "yqs", "Y"), ("西安市", "Xī'ān Shì", "xas", "X"),
    ("恩施市", "Ēnshī Shì", "ess", "E"), ("吕梁市", "Lǚliáng Shì", "lls", "L"),
  ])
  func pinyinIsThatOfThePlace(name: String, pinyin: String, initials: String, title: String) throws {
    let region = try region(name)
    #expect(region.pinyin == pinyin)
    #expect(region.pinyinInitials == initials)
    #expect(region.sectionTitle == title)
  }

  @Test func englishNamesStayAttributes() throws {
    #expect(try region("陕西省").attributes.english == "Shaanxi")
    #expect(China.Attributes.keys == ["english"])
  }

  @Test func initialsAndTitlesFollowFromThePinyin() throws {
    for region in China.regions {
      let syllables = try syllables(region.pinyin)
      #expect(region.pinyinInitials == syllables.map { String($0.prefix(1)) }.joined(), "\(region.pinyin)")
      #expect(region.sectionTitle == syllables.first?.prefix(1).uppercased(), "\(region.pinyin)")
      // One syllable for each character.
      #expect(syllables.count == region.name.count, "\(region.pinyin)")
    }
  }

  @Test func sectionsHoldEachRegionOfTheDepthOnceInTheOrderOfItsPinyin() throws {
    for depth in 0..<China.depthCount {
      let sections = China.sections(atDepth: depth)
      #expect(sections.map(\.title) == sections.map(\.title).sorted())
      #expect(sections.count == Set(China.regions(atDepth: depth).map(\.sectionTitle)).count)
      for section in sections {
        #expect(!section.regions.isEmpty)
        #expect(section.regions.allSatisfy { $0.sectionTitle == section.title && $0.depth == depth })
        let keys = try section.regions.map { try syllables($0.pinyin) }
        #expect(zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) { $0 < $1 } })
      }
      #expect(sections.flatMap(\.regions).sorted() == Array(China.regions(atDepth: depth)))
    }
    for depth in [-1, 3, .max, .min] { #expect(China.sections(atDepth: depth).isEmpty) }
  }

  @Test func citiesComeUnderTheLetterThatPeopleLookUnder() throws {
    let sections = China.sections(atDepth: 1)
    let c = try #require(sections.first { $0.title == "C" })
    #expect(c.regions.contains { $0.name == "长沙市" })
    #expect(c.id == "C")
    #expect(China.sections(atDepth: 0).first { $0.title == "C" }?.regions.map(\.name) == ["重庆市"])
  }
}

@Suite struct SearchTests {
  private func names(_ text: String, _ count: Int = 3) -> [String] { China.search(text).prefix(count).map(\.name) }

  @Test(arguments: [
    "hangz", "HangZ", "hángz", "ha\u{301}ngz", "hang z", "hang'zhou", "hang’zhou", "hz", "杭州", "杭", " 杭州　",
  ])
  func hangzhouIsFound(text: String) {
    #expect(China.search(text).contains { $0.name == "杭州市" })
  }

  @Test func whatFitsBestComesFirst() {
    #expect(names("朝阳区") == ["朝阳区", "朝阳区"])
    #expect(names("朝阳", 4) == ["朝阳区", "朝阳市", "朝阳区", "朝阳县"])
    #expect(names("吉林", 2) == ["吉林省", "吉林市"])
    #expect(names("hangz") == ["杭州市"])
    #expect(names("北京", 1) == ["北京市"])
    #expect(names("beijing", 1) == ["北京市"])
    #expect(names("阜新县", 1) == ["阜新蒙古族自治县"])
  }

  @Test(arguments: [
    ("xian", "西安市"), ("xi'an", "西安市"), ("dali", "大理白族自治州"), ("ji'an", "吉安市"), ("jian", "吉安市"),
    ("changji", "昌吉回族自治州"), ("hz", "杭州市"), ("hang", "杭州市"), ("yanbian", "延边朝鲜族自治州"), ("延边州", "延边朝鲜族自治州"),
    ("延边自治州", "延边朝鲜族自治州"), ("xinjiang", "新疆维吾尔自治区"), ("香港特区", "香港特别行政区"),
    ("jilin", "吉林省"), ("beijing shi", "北京市"), ("bjs", "北京市"), ("海南", "海南省"),
  ])
  func wholeNamesComeBeforeBeginnings(text: String, name: String) {
    #expect(China.search(text).first { $0.level != .county }?.name == name)
  }

  /// Where the text ends in the pinyin of a name, looked up in its syllables, never gets worse down the list.
  @Test func wholeNamesThenWholeSyllablesThenTheRest() throws {
    func place(_ text: String, _ region: Region<China>) throws -> Int {
      let syllables = try PinyinTests().syllables(region.pinyin).map { $0.replacing("ü", with: "u") }
      let ends = syllables.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
      guard syllables.joined().hasPrefix(text) else { return 3 }
      guard let count = ends.firstIndex(of: text.count) else { return 2 }
      let name = String(region.name.prefix(count))
      return name == region.name || name == region.shortName || NameParts(region).stems.contains(name) ? 0 : 1
    }
    var texts: Set<String> = []
    for region in China.regions where region.index % 40 == 0 {
      let letters = try PinyinTests().syllables(region.pinyin).joined().replacing("ü", with: "u")
      for count in [2, 3, 4, 5, 7, 9] where count < letters.count { texts.insert(String(letters.prefix(count))) }
    }
    for text in texts {
      let places = try China.search(text).map { try place(text, $0) }
      #expect(places == places.sorted(), "\(text)")
    }
    #expect(texts.count > 200)
  }

  @Test(arguments: ["lüliang", "luliang", "lvliang", "LÜLIANG", "lǚliáng"])
  func umlautsCanBeTypedInThreeWays(text: String) {
    #expect(China.search(text).contains { $0.name == "吕梁市" })
  }

  @Test func xiAnAndXianAreTheSameLetters() {
    #expect(China.search("xian").contains { $0.name == "西安市" })
    #expect(China.search("xi'an").contains { $0.name == "西安市" })
  }

  @Test func namesAreFoundFromTheirBeginningOnly() {
    #expect(!China.search("大连").contains { $0.name == "五大连池市" })
    #expect(names("大连池").isEmpty)
    #expect(!China.search("angzhou").contains { $0.name == "杭州市" })
  }

  @Test(arguments: ["", " ", "　", "'", "x'", "杭x", "hangzhouß", "\u{0}", "中国", "🙂", "\u{301}", "\u{df}", "zzz"])
  func anyTextIsFine(text: String) {
    let found = Array(China.search(text))
    #expect(Set(found).count == found.count)
    #expect(text == "x'" || found.isEmpty)
  }

  @Test(arguments: ["x", "东", "sh", "yi", "h"])
  func eachRegionComesOnce(text: String) {
    let found = Array(China.search(text))
    #expect(found.count > 5)
    #expect(Set(found).count == found.count)
    #expect(found.allSatisfy { $0.name.hasPrefix(text) || $0.pinyinInitials.hasPrefix(String(text.first!)) })
  }

  @Test(arguments: ["hz", "hangz", "朝阳", "西湖区", " 恩施 ", "", " ", "x", "没有"])
  func aSearchContainsWhatItFinds(text: String) throws {
    let search = China.search(text)
    #expect(Array(search).sorted() == China.regions.filter { search.contains($0) })
    let hangzhou = try #require(China[code: 330100])
    #expect(hangzhou.siblings.filter { China.search("hz").contains($0) }.map(\.name) == ["杭州市", "湖州市"])
  }

  @Test func codeThatIsGenericOverTablesFindsByName() {
    func search<Table: RegionTable>(_ table: Table.Type, _ text: String) -> [String] { table.search(text).map(\.name) }
    #expect(search(China.self, "杭州") == ["杭州市"])
    #expect(search(China.self, "hangzhou").isEmpty)
  }
}
