import RepositoryFiles
import Testing

@testable import region_codegen

/// Every region of the bundled table is found by all that it is called, in the code of a release build.
@Suite struct EveryRegionIsFoundTests {
  @Test func byNameShortNameAndPinyin() throws {
    let document = try Document.read(try Repository.bytes("data/china.plist"))
    let layout = try TableLayout(recognize(document).regions)
    let folder = try TemporaryFolder()
    try folder.compileRuntime()
    try folder.compileTable(TableSource(name: "China", access: .public, layout: layout, inputs: []).render())
    let output = try folder.runProgram(
      """
      import RegionTables
      import Table
      for region in China.regions {
        let initials = region.pinyinInitials
        for text in [region.name, region.shortName, region.pinyin, initials] {
          let found = Array(China.search(text))
          if !found.contains(region) { print("not found:", region.path, text) }
          if Set(found).count != found.count { print("more than once:", text) }
          let fits = found.allSatisfy { other in
            other.name.hasPrefix(text) || other.shortName.hasPrefix(text) || other.pinyinInitials.hasPrefix(text)
              || other.pinyin.hasPrefix(text) || text == initials || text == region.pinyin
          }
          if !fits { print("does not fit:", text) }
        }
        if !China.regions(named: region.name).contains(region) { print("not found:", region.path) }
      }
      print("done")
      """)
    #expect(output == "done\n")
  }

  /// What is no letter of pinyin stays whole: an initial is a character, and one is not taken for another.
  @Test func pinyinMayHaveOtherLetters() throws {
    let initials = [
      ("Жуковский", "Ж"), ("Čáslav", "Čl"), ("Øst", "Ø"), ("Ðor", "Ð"), ("Ürümqi", "urq"), ("6 Qū", "6q"),
      ("👍 Shì", "👍s"),
    ]
    let regions: [RegionNode] = initials.enumerated().map { number, pair in
      RegionNode(
        name: "地\(number)", code: nil, kind: nil,
        attributes: [.init(key: "pinyin", value: .string(pair.0), position: .object(0))], children: [],
        position: .object(0))
    }
    let folder = try TemporaryFolder()
    try folder.compileRuntime()
    try folder.compileTable(
      TableSource(name: "Odd", access: .public, layout: try TableLayout(regions), inputs: []).render())
    let output = try folder.runProgram(
      """
      import RegionTables
      import Table
      for region in Odd.regions {
        print(region.pinyinInitials, Odd.search(String(region.pinyinInitials.prefix(1))).map(\\.name), Odd.search(region.pinyin).map(\\.name))
      }
      """)
    let expected = initials.indices.map { "\(initials[$0].1) [\"地\($0)\"] [\"地\($0)\"]\n" }.joined()
    #expect(output == expected)
  }
}
