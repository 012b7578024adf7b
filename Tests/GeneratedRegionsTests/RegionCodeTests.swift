import Foundation
import GeneratedRegions
import RepositoryFiles
import Testing

@Suite struct RegionCodeTests {
  private func decode(_ json: String) throws -> [RegionCode<China>] {
    try JSONDecoder().decode([RegionCode<China>].self, from: Data(json.utf8))
  }

  private func encode(_ codes: [RegionCode<China>]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(codes), as: UTF8.self)
  }

  @Test func everyRegionComesBackFromItsCode() throws {
    let codes = try China.regions.map { try #require(RegionCode($0)) }
    #expect(try decode(encode(codes)).map(\.region) == Array(China.regions))
    #expect(try encode(Array(codes.prefix(2))) == #"["110000","120000"]"#)
  }

  @Test(arguments: [
    #"["330106"]"#, "[330106]", #"["999999"]"#, "[999999]", #"["","CN-33"," 330106"]"#, "[-1,0,18446744073709551615]",
    #"[{"code":"330106","revision":"2020-12-31"}]"#, #"[{"code":330106,"revision":"2020-12-31"}]"#,
  ])
  func whatWasDecodedIsEncodedAgain(json: String) throws {
    #expect(try encode(decode(json)) == json)
  }

  @Test func aCodeThatTheTableLacksIsKeptAndSaysSo() throws {
    let code = try #require(try decode(#"["330103"]"#).first)
    #expect(code.region == nil)
    #expect(code.code == "330103")
  }

  @Test func aCodeIsTheSameAsNumberAndAsText() throws {
    let codes = try decode(#"["330106",330106,{"code":"330106","revision":"x"}]"#)
    #expect(Set(codes).count == 1)
    #expect(codes.allSatisfy { $0.region?.name == "西湖区" })
    #expect(codes.map(\.revision) == [nil, nil, "x"])
  }

  @Test(arguments: ["[null]", "[[]]", "[true]", "[{}]", #"[{"revision":"x"}]"#, "[1.5]"])
  func whatIsNoCodeIsAnError(json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test func dictionariesByCodeAreObjects() throws {
    let counts: [RegionCode<China>: Int] = [RegionCode("330106"): 1, RegionCode(110_105): 2, RegionCode("gone"): 3]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(counts), as: UTF8.self)
    #expect(json == #"{"110105":2,"330106":1,"gone":3}"#)
    let decoded = try JSONDecoder().decode([RegionCode<China>: Int].self, from: Data(json.utf8))
    #expect(decoded == counts)
    #expect(decoded.keys.compactMap(\.region).map(\.name).sorted() == ["朝阳区", "西湖区"])
  }

  @Test func anyKeyIsKept() throws {
    let codes = Dictionary(uniqueKeysWithValues: try China.regions.map { (try #require(RegionCode($0)), $0.name) })
    let data = try PropertyListEncoder().encode(codes)
    let plain = try PropertyListDecoder().decode([String: String].self, from: data)
    #expect(plain == Dictionary(uniqueKeysWithValues: codes.map { ($0.key.code, $0.value) }))
    #expect(try PropertyListDecoder().decode([RegionCode<China>: String].self, from: data) == codes)
  }

  @Test func propertyListsKeepCodesToo() throws {
    let codes = try decode(#"["330106",330106,-5]"#)
    let data = try PropertyListEncoder().encode(codes)
    #expect(try PropertyListDecoder().decode([RegionCode<China>].self, from: data) == codes)
  }
}

@Suite struct RevisionTests {
  private struct Configuration: Decodable {
    struct Table: Decodable { var revision: [String: String] }
    var tables: [String: Table]
  }

  // The tests in data/ compare it with what the data was made from.
  @Test func theRevisionIsThatOfRegionsJSON() throws {
    let data = try Repository.data("Sources/GeneratedRegions/regions.json")
    let configuration = try JSONDecoder().decode(Configuration.self, from: data)
    #expect(
      configuration.tables["China"]?.revision == ["date": China.revision.date, "source": China.revision.source])
  }
}

@Suite struct FilterTests {
  @Test func kindsAreListedWholeAndInTableOrder() {
    for kind in RegionKind<China>.all {
      #expect(Array(China.regions(of: kind)) == China.regions.filter { $0.kind == kind })
    }
    #expect(RegionKind<China>.all.reduce(0) { $0 + China.regions(of: $1).count } == China.count)
  }

  @Test func levelsAreListedWholeAndInTableOrder() {
    #expect(RegionLevel.allCases.reduce(0) { $0 + China.regions(at: $1).count } == China.count)
    for level in RegionLevel.allCases {
      #expect(Array(China.regions(at: level)) == China.regions.filter { $0.level == level })
    }
    #expect(Array(China.regions(at: .province)) == Array(China.roots))
  }

  @Test func levelsAreNotDepths() throws {
    let chaoyang = try #require(China[code: 110105])
    #expect(chaoyang.depth == 1)
    #expect(chaoyang.level == .county)
    #expect(RegionLevel.province < .county)
    #expect(RegionLevel.county < .township)
  }
}
