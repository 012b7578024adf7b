import Foundation
import Testing

@testable import region_codegen

@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"[{"name": "甲", "children": [{"name": "乙"}]}]"#, to: "one.json")
    try folder.write(#"[{"name": "丙"}]"#, to: "two.json")
    try folder.write(
      #"{"tables": {"One": {"input": "one.json"}, "Two": {"input": "two.json"}}}"#, to: "regions.json")
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func run(_ command: String, _ arguments: [String]) -> RegionCodegen.Status {
    RegionCodegen.run([command, "--output", path("out")] + arguments)
  }

  private var configuration: [String] { ["--config", path("regions.json")] }

  private func staleFiles(_ arguments: [String]) throws -> [CheckCommand.StaleFile] {
    try #require(try CheckCommand((["--output", path("out")] + arguments)[...]).staleFiles())
  }

  private func names(_ files: [CheckCommand.StaleFile]) -> [String] { files.map { Files.name(of: $0.path) } }

  @Test func whatWasJustGeneratedIsFresh() throws {
    for arguments in [configuration, configuration + ["--table", "Two"], configuration + ["--planned", "One,Gone"]] {
      #expect(run("generate", arguments) == .success)
      #expect(run("check", arguments) == .success)
      try FileManager.default.removeItem(atPath: path("out"))
    }
    #expect(run("generate", [path("one.json"), "--table", "One", "--access", "public"]) == .success)
    #expect(run("check", [path("one.json"), "--table", "One", "--access", "public"]) == .success)
    #expect(run("check", [path("one.json"), "--table", "One"]) == .failure)
  }

  @Test func aChangedInputMakesItsFileStale() throws {
    #expect(run("generate", configuration) == .success)
    try folder.write(#"[{"name": "丁"}]"#, to: "two.json")
    #expect(run("check", configuration) == .failure)
    let files = try staleFiles(configuration)
    #expect(names(files) == ["Two.regions.swift"])
    #expect(files.map(\.problem.message) == ["the file is not what its input gives; generate it again"])
    let diff = String(decoding: files[0].diff, as: UTF8.self)
    #expect(diff.hasPrefix("--- a/Two.regions.swift\n+++ b/Two.regions.swift\n@@ -"))
    #expect(diff.contains("0x00_fffffff_0000001,  // 0 丙\n+"))
  }

  @Test func nothingIsWrittenByChecking() throws {
    #expect(run("check", configuration) == .failure)
    #expect(!Files.exists(path("out")))
  }

  @Test func aFileThatIsMissingOrThatNoTableMakesIsStale() throws {
    #expect(run("generate", configuration) == .success)
    try FileManager.default.moveItem(atPath: path("out/One.regions.swift"), toPath: path("out/Old.regions.swift"))
    try folder.write("", to: "out/Other.swift")
    let files = try staleFiles(configuration)
    #expect(names(files) == ["One.regions.swift", "Old.regions.swift"])
    #expect(
      files.map(\.problem.message) == ["the file is missing; generate it", "no table makes this file; remove it"])
    #expect(run("check", configuration) == .failure)
    // Those who ask for one table have the others elsewhere.
    #expect(run("check", configuration + ["--table", "Two"]) == .success)
  }

  @Test func patchBringsTheFolderUpToDate() throws {
    #expect(run("generate", configuration) == .success)
    try folder.write(#"[{"name": "丁省", "children": [{"name": "\u0000戊\\县"}, {"name": "\u2028己县"}]}]"#, to: "two.json")
    try FileManager.default.moveItem(atPath: path("out/One.regions.swift"), toPath: path("out/Old.regions.swift"))
    let diff = try staleFiles(configuration).flatMap(\.diff)
    try Data(diff).write(to: URL(fileURLWithPath: path("diff")))
    try folder.run("patch", ["--strip=1", "--directory=out", "--input=../diff"])
    #expect(run("check", configuration) == .success)
  }

  @Test func whatCannotBeReadIsNotFresh() throws {
    try FileManager.default.createDirectory(
      atPath: path("out/One.regions.swift"), withIntermediateDirectories: true)
    #expect(run("check", configuration) == .failure)
    #expect(try staleFiles(configuration).map(\.problem.identifier) == ["unreadable-file", "stale-output"])
    try folder.write(#"[{"name": ]"#, to: "one.json")
    #expect(run("check", configuration) == .failure)
  }

  @Test(arguments: [["check"], ["check", "a.plist"], ["check", "a.plist", "--table", "A"], ["check", "--json"]])
  func aCommandLineThatMakesNoSenseExitsWith64(arguments: [String]) {
    #expect(RegionCodegen.run(arguments) == .usage)
  }
}
