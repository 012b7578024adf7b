import Foundation
import Testing

@testable import region_codegen

@Suite struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"[{"name": "甲省", "cities": [{"name": "乙市", "areas": ["丙区"]}]}]"#, to: "records.json")
    try folder.write(#"{ "甲省" = { "乙市" = ( "丙区" ); }; }"#, to: "dictionary.plist")
    try folder.write(#"{ "甲省" = { "乙市" = ( "丁区" ); }; }"#, to: "other.plist")
    try folder.write(#"{ "甲省" = "#, to: "broken.plist")
  }

  private func diff(_ old: String, _ new: String, _ options: String...) -> RegionCodegen.Status {
    let paths = [old, new].map { folder.url.appendingPathComponent($0).path }
    return RegionCodegen.run(["diff"] + paths + options)
  }

  @Test func theSameRegionsInAnotherShapeAreTheSame() {
    #expect(diff("records.json", "dictionary.plist") == .success)
    #expect(diff("records.json", "dictionary.plist", "--json") == .success)
  }

  @Test func otherRegionsExitWith1() {
    #expect(diff("records.json", "other.plist") == .failure)
    #expect(diff("records.json", "other.plist", "--json") == .failure)
  }

  @Test func aFileThatIsBrokenOrNotThereExitsWith1() {
    #expect(diff("broken.plist", "records.json") == .trouble)
    #expect(diff("records.json", "broken.plist") == .trouble)
    #expect(diff("records.json", "none.plist") == .trouble)
  }

  @Test(arguments: [["diff"], ["diff", "a"], ["diff", "a", "b", "c"], ["diff", "a", "b", "--frob"]])
  func aCommandLineThatMakesNoSenseExitsWith64(arguments: [String]) {
    #expect(RegionCodegen.run(arguments) == .usage)
  }
}
