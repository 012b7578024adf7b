import Foundation
import Testing

@testable import region_codegen

@Suite struct GenerateCommandTests {
  private let folder: TemporaryFolder
  private var output: URL { folder.url.appendingPathComponent("out") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"[{"name": "甲", "children": [{"name": "乙"}]}]"#, to: "good.json")
    try folder.write(#"[{"name": "甲", "children": [{"name": ]}]"#, to: "broken.json")
  }

  private func generate(_ arguments: String...) -> RegionCodegen.Status {
    RegionCodegen.run(["generate", "--output", output.path] + arguments)
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func outputs() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []).sorted()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: output.appendingPathComponent(name)), as: UTF8.self)
  }

  @Test func oneFileGivesOneTable() throws {
    #expect(generate(path("good.json"), "--table", "Good") == .success)
    #expect(outputs() == ["Good.regions.swift"])
    #expect(try text("Good.regions.swift").contains("enum Good: RegionTable"))
  }

  @Test func inputsOfAConfigurationAreRelativeToIt() throws {
    try folder.write(
      #"{"tables": {"A": {"input": "good.json"}, "B": {"input": "./good.json", "access": "public"}}}"#,
      to: "regions.json")
    #expect(generate("--config", path("regions.json")) == .success)
    #expect(outputs() == ["A.regions.swift", "B.regions.swift"])
    #expect(generate("--config", path("regions.json"), "--table", "C") == .failure)
  }

  @Test func moreFilesThanATableHasLevelsAreRefused() throws {
    let inputs = Array(repeating: #""good.json""#, count: 65_536).joined(separator: ",")
    try folder.write(#"{"tables": {"A": {"inputs": [\#(inputs)]}}}"#, to: "regions.json")
    #expect(generate("--config", path("regions.json")) == .failure)
    #expect(outputs().isEmpty)
  }

  @Test func oneBrokenInputWritesNothingAndWhatWasThereStays() throws {
    try folder.write(#"{"tables": {"A": {"input": "good.json"}, "B": {"input": "broken.json"}}}"#, to: "regions.json")
    #expect(generate("--config", path("regions.json")) == .failure)
    #expect(outputs().isEmpty)

    #expect(generate(path("good.json"), "--table", "B") == .success)
    let before = try text("B.regions.swift")
    #expect(generate("--config", path("regions.json")) == .failure)
    #expect(outputs() == ["B.regions.swift"])
    #expect(try text("B.regions.swift") == before)
  }

  @Test func aFileOfATableThatIsNoMoreIsLeftToItsOwner() throws {
    #expect(generate(path("good.json"), "--table", "Old") == .success)
    try folder.write(#"{"tables": {"A": {"input": "good.json"}}}"#, to: "regions.json")
    #expect(generate("--config", path("regions.json")) == .success)
    #expect(outputs() == ["A.regions.swift", "Old.regions.swift"])
  }

  @Test func aFileThatIsAlreadyRightIsNotTouched() throws {
    #expect(generate(path("good.json"), "--table", "Good") == .success)
    let file = output.appendingPathComponent("Good.regions.swift").path
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    #expect(generate(path("good.json"), "--table", "Good") == .success)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == past)
  }

  @Test func aFolderThatCannotBeWrittenIsAnErrorAndNoCrash() throws {
    try folder.write("in the way", to: "out")
    #expect(generate(path("good.json"), "--table", "Good") == .failure)
  }

  @Test(arguments: [
    ["generate"], ["generate", "a.plist"], ["generate", "a.plist", "--table", "A"], ["generate", "--frob", "1"],
    ["generate", "a.plist", "--table", "class", "--output", "x"], ["generate", "--output"], [], ["frobnicate"],
    ["generate", "a.plist", "--table", "A", "--output", "x", "--access", "open"],
    ["generate", "a.plist", "--config", "b", "--output", "x"], ["inspect"], ["inspect", "a", "b"], ["dump"],
    ["dump", "a", "--format", "xml"], ["dump", "a", "--table", "A"],
  ])
  func aCommandLineThatMakesNoSenseExitsWith64(arguments: [String]) {
    #expect(RegionCodegen.run(arguments) == .usage)
  }
}

@Suite struct OutputPlanTests {
  private let sources = [(table: "A", text: "a\n"), (table: "B", text: "b\n")]

  private func files(_ planned: String?) -> [String: String] {
    Dictionary(uniqueKeysWithValues: OutputPlan(planned).files(for: sources).map { ($0.name, $0.text) })
  }

  @Test func withoutAPlanEachTableHasItsFile() {
    #expect(files(nil) == ["A.regions.swift": "a\n", "B.regions.swift": "b\n"])
  }

  @Test func aPlanThatFitsLeavesTheRestEmpty() {
    let files = files("A,B")
    #expect(files["A.regions.swift"] == "a\n")
    #expect(files["B.regions.swift"] == "b\n")
    #expect(files["unplanned-tables.swift"]?.hasPrefix("//") == true)
  }

  @Test func whatCameAndWhatWentSinceThePlanFitsIntoItsFiles() {
    let files = files("B,C")
    #expect(Set(files.keys) == ["B.regions.swift", "C.regions.swift", "unplanned-tables.swift"])
    #expect(files["C.regions.swift"]?.hasPrefix("//") == true)
    #expect(files["unplanned-tables.swift"] == "a\n")
  }

  @Test func nothingPlannedPutsAllIntoTheRest() {
    #expect(files("") == ["unplanned-tables.swift": "a\nb\n"])
  }
}
