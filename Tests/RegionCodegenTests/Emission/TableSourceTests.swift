import Testing

@testable import region_codegen

@Suite struct TableSourceTests {
  private func source(
    _ regions: [RegionNode], access: AccessLevel = .internal, revision: Configuration.Revision? = nil
  ) throws -> String {
    TableSource(
      name: "Sample", access: access, layout: try TableLayout(regions),
      inputs: [.init(fileName: "sample.plist", fingerprint: "0123")], revision: revision
    ).render()
  }

  @Test func aTableWithCodesAndKinds() throws {
    try Golden.expect(
      source(
        [
          .region(
            "浙江省", code: "330000", kind: "province",
            [
              .region("杭州市", code: "330100", kind: "prefecture-level city", [.region("西湖区", code: "330106")]),
              .region("景宁畲族自治县", kind: "autonomous county"),
            ]),
          .region("台湾省", code: "710000", kind: "province"),
        ], access: .public),
      equals: "codes-and-kinds.swift.txt")
  }

  @Test func aTableWithAttributesOfEachType() throws {
    try Golden.expect(
      source([
        .region(
          "Gala", attributes: ["image": .string("gala.png"), "seats": .integer(120), "class": .string("A")],
          [.region("Late show", attributes: ["lat": .real(30.25), "is_open": .boolean(true)])]),
        .region("Fair", attributes: ["image": .string("the-long-name-of-a-picture.png")]),
      ]),
      equals: "attributes.swift.txt")
  }

  @Test func aTableWithShortNamesPinyinAndRevision() throws {
    try Golden.expect(
      source(
        [
          .region(
            "长沙市", attributes: ["shortName": .string("长沙"), "pinyin": .string("Chángshā Shì")],
            [.region("长沙县", attributes: ["pinyin": .string("Chángshā Xiàn"), "lat": .real(28.25)])]),
          .region("达尔罕茂明安联合旗", attributes: ["shortName": .string("达茂旗"), "pinyin": .string("Dá'ěrhǎn Qí")]),
        ], access: .public, revision: .init(date: "2026-09-11", source: "a \"source\"")),
      equals: "short-names-and-pinyin.swift.txt")
  }

  @Test func aTableWithCodesThatAreNoNumbers() throws {
    try Golden.expect(
      source([.region("Bayern", code: "09"), .region("Berlin", code: "11"), .region("Wien")], access: .package),
      equals: "text-codes.swift.txt")
  }

  @Test func aTableWithCoordinates() throws {
    try Golden.expect(
      source(
        [
          .region("Here", attributes: ["latitude": .real(30.25), "longitude": .real(120)]),
          .region("Somewhere"),
        ], access: .public),
      equals: "coordinates.swift.txt")
  }

  @Test func coordinatesThatAreNoNumbersMakeNoLocation() throws {
    let text = try source([.region("Here", attributes: ["latitude": .string("north"), "longitude": .real(1)])])
    #expect(!text.contains("RegionLocation"))
    let half = try source([.region("Here", attributes: ["latitude": .real(1)])])
    #expect(!half.contains("RegionLocation"))
    let far = try source([.region("Here", attributes: ["latitude": .real(90.5), "longitude": .real(1)])])
    #expect(!far.contains("RegionLocation"))
  }

  // Another module that reads an element of such an array copies all of it. Texts of regions are in none.
  @Test(arguments: AccessLevel.allCases)
  func noOtherModuleReadsArraysOfStrings(access: AccessLevel) throws {
    let long = "a text that no String holds by value"
    let text = try source(
      [.region(long + " 1", code: long + " 2", kind: "town", attributes: ["note": .string(long + " 3")])],
      access: access)
    let arrays = text.split(separator: "\n").filter { $0.contains("<String> =") }
    #expect(arrays.count == 1)
    #expect(arrays.allSatisfy { $0.drop { $0 == " " }.hasPrefix("static let") })
    let readers = text.split(separator: "\n").filter { $0.hasSuffix("(at number: Int) -> String {") }
    #expect(readers.count == 1)
    #expect(readers.allSatisfy { $0.contains("@inline(never)") == (access != .internal) && !$0.contains("@inlinable") })
  }

  @Test func anEmptyTable() throws {
    try Golden.expect(source([]), equals: "empty.swift.txt")
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let regions: [RegionNode] = (0..<500).map { number in
      .region(
        "r\(number)", code: "\(number)", kind: "k\(number % 7)",
        attributes: ["a\(number % 11)": .integer(Int64(number)), "b\(number % 5)": .boolean(true)])
    }
    #expect(try source(regions) == source(regions))
  }
}

@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("prefecture-level city", "prefectureLevelCity"), ("zipcode", "zipcode"), ("city_key", "cityKey"),
    ("ID", "id"), ("Name", "name"), ("class", "`class`"), ("self", "self_"), ("2nd", "_2nd"),
    ("城市编码", "城市编码"), ("省-市", "省市"), ("a\u{202e}b", "aB"), ("Type", "type"),
  ])
  func wordsBecomeLowerCamelCase(words: String, identifier: String) {
    #expect(SwiftIdentifier.member(words) == identifier)
  }

  @Test(arguments: ["", " ", "___", "-", "\u{0}", "🙂", "„“"])
  func whatHasNoLettersIsNoIdentifier(words: String) {
    #expect(SwiftIdentifier.member(words) == nil)
  }

  @Test(arguments: ["China", "_Private", "中国", "Events2026"])
  func typesCanBeCalledSo(name: String) {
    #expect(SwiftIdentifier.isTypeName(name))
  }

  @Test(arguments: ["", "2026", "class", "String", "Region", "a b", "a.b", "x{}", "`x`", "../x", "Storage", "_"])
  func typesCannotBeCalledSo(name: String) {
    #expect(!SwiftIdentifier.isTypeName(name))
  }

  @Test func keysThatBecomeTheSameWordAreTold() {
    #expect(TableSource.members(for: ["a-b", "a_b", "aB", "？"]) == ["aB", "aB_", "aB__", "attribute4"])
  }
}

@Suite struct SHA256Tests {
  // FIPS 180-4 examples, and lengths around the end of a block compared with `sha256sum`.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func publishedExamplesComeOut(text: String, digest: String) {
    #expect(SHA256.hexadecimal(Array(text.utf8)) == digest)
  }

  #if os(Linux)
    @Test func everyLengthAroundABlockAgreesWithSha256sum() throws {
      let folder = try TemporaryFolder()
      for length in [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1_000] {
        let text = String(repeating: "x", count: length)
        try folder.write(text, to: "text")
        let line = try folder.run("sha256sum", ["text"])
        #expect(line.hasPrefix(SHA256.hexadecimal(Array(text.utf8)) + " "), "\(length) bytes")
      }
    }
  #endif
}
