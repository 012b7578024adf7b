import Testing

@testable import region_codegen

@Suite struct OwnColumnTests {
  @Test(arguments: ["shortName", "short_name", "short-name", "ShortName"])
  func shortNamesAreNoAttribute(key: String) throws {
    let layout = try TableLayout([
      .region("北京市", attributes: [key: .string("北京")]), .region("x", attributes: [key: .string("")]), .region("yz"),
    ])
    #expect(layout.attributes.isEmpty)
    #expect(layout.names.shortSpans.map(\.byteCount) == [6, 1, 2])
    #expect(layout.shortNameOrder == [1, 2, 0])
  }

  @Test func shortNamesThatAreNoTextStayAttributes() throws {
    let layout = try TableLayout([.region("a", attributes: ["shortName": .integer(1)])])
    #expect(layout.attributes.map(\.key) == ["shortName"])
    #expect(layout.shortNameOrder == nil)
  }

  @Test func pinyinOfSomeRegionsStaysAnAttribute() throws {
    let layout = try TableLayout([.region("甲", attributes: ["pinyin": .string("Jiǎ")]), .region("乙")])
    #expect(layout.pinyin == nil)
    #expect(layout.attributes.map(\.key) == ["pinyin"])
  }

  @Test func pinyinSortsBySyllableThenToneAndWhatIsNoLetterComesLast() throws {
    let texts = ["Xian", "1", "Xi'an", "Lǚ", "Lù", "Lū", "Luo", "'", "Ürümqi"]
    let layout = try TableLayout(texts.map { .region($0, attributes: ["pinyin": .string($0)]) })
    #expect(layout.pinyin?.order.map { texts[$0] } == ["Lū", "Lù", "Luo", "Lǚ", "Ürümqi", "Xi'an", "Xian", "'", "1"])
  }

  @Test func depthsAreSortedApart() throws {
    let layout = try TableLayout([
      .region("b", attributes: ["pinyin": .string("b")], [.region("a", attributes: ["pinyin": .string("a")])])
    ])
    #expect(layout.pinyin?.order == [0, 1])
  }

  @Test func shortNamesThatAreNoBeginningAreTextsOfTheirOwn() throws {
    let long = String(repeating: "长", count: 7)
    let layout = try TableLayout([
      .region("达尔罕茂明安联合旗", attributes: ["shortName": .string("达茂旗")]),
      .region("达尔罕", attributes: ["shortName": .string("达")]),
      .region(long, attributes: ["shortName": .string(String(long.dropLast()))]),
    ])
    let short = try #require(ShortNames(layout.names))
    #expect(short.others.map(\.byteCount) == [9, 18])
    #expect(short.limit == 28)
  }
}

@Suite struct GBT2260LevelsTests {
  private func levels(_ roots: [RegionNode]) throws -> Groups? { try TableLayout(roots).levelOrder }

  @Test func codesOfThatStandardHaveLevels() throws {
    let groups = try levels([
      .region("a", code: "110000", [.region("b", code: "110101")]),
      .region("c", code: "330000", [.region("d", code: "330100", [.region("e", code: "330106")])]),
    ])
    #expect(groups?.order == [0, 1, 3, 2, 4])
    #expect(groups?.starts == [0, 2, 3, 5, 5])
  }

  @Test func nineDigitsAreTownshipsWhateverTheyEndIn() throws {
    let groups = try levels([
      .region("a", code: "440000", [.region("b", code: "441900", [.region("c", code: "441900000")])]),
      .region("d", code: "110000", [.region("e", code: "110101", [.region("f", code: "110101100")])]),
    ])
    #expect(groups?.order == [0, 1, 2, 3, 4, 5])
    #expect(groups?.starts == [0, 2, 3, 4, 6])
  }

  @Test func otherCodesHaveNone() throws {
    #expect(try levels([.region("a", code: "110101")]) == nil)
    #expect(try levels([.region("a", code: "110000", [.region("b", code: "120000")])]) == nil)
    #expect(try levels([.region("a", code: "110000"), .region("b")]) == nil)
    #expect(try levels([.region("a", code: "1100000")]) == nil)
    #expect(try levels([.region("a", code: "110101001")]) == nil)
    #expect(try levels([.region("a", code: "110000", [.region("b", code: "110101001002")])]) == nil)
    #expect(try levels([]) == nil)
  }
}
