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
}
