import Foundation
import RepositoryFiles
import Testing

@testable import region_codegen

@Suite struct ReportedProblemsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"[{"name": "浙江省"}, {"name": "海南省"}]"#, to: "good.json")
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// The lines that keep the tables of a `regions.json` from being read, without the folder.
  private func complaints(_ text: String, tables: [String] = []) throws -> [String] {
    try folder.write(text, to: "regions.json")
    do throws(ReportedProblems) {
      for table in try TableSelection.configuration(path: path("regions.json"), names: tables).load() {
        _ = try table.read()
      }
      return []
    } catch {
      return error.all.map { $0.line.replacingOccurrences(of: folder.url.path + "/", with: "") }
    }
  }

  @Test func aConfigurationThatIsNoJSONIsSaidToBeNone() throws {
    #expect(
      try complaints(#"{ tables = { T = { input = "good.json"; }; }; }"#) == [
        "regions.json:1:1: error: a configuration is JSON, and this is an OpenStep property list; write it as "
          + #"{"tables": {"MyRegions": {"input": "my-regions.plist"}}} [not-json]"#
      ])
  }

  /// `{}` is an OpenStep property list too.
  @Test func anEmptyConfigurationLacksItsTables() throws {
    #expect(
      try complaints("{}") == [
        #"regions.json:1:1: error: no "tables"; name each table and its input: {"tables": {…}} [missing-key]"#
      ])
  }

  @Test func allTablesThatAreNotThereAreNamed() throws {
    #expect(
      try complaints(#"{"tables": {"T": {"input": "good.json"}}}"#, tables: ["U", "T", "V"]) == [
        #"regions.json: error: there is no table "U" in it [unknown-table]"#,
        #"regions.json: error: there is no table "V" in it [unknown-table]"#,
      ])
  }

  @Test func aFileThatIsNotThereIsNamed() throws {
    #expect(
      try complaints(#"{"tables": {"T": {"input": "none.json"}}}"#) == [
        #"regions.json:1:28: error: "none.json": the file cannot be read: No such file or directory [unreadable-file]"#
      ])
  }

  @Test func aBuildThatWasPlannedWithoutAFileSaysSo() throws {
    func lines(_ planned: String...) throws -> [String] {
      let options = planned.flatMap { ["--planned-input", $0] }
      let generation = try Generation(
        [path("good.json"), "--table", "T", "--output", path("out")] + options, command: "generate")
      return generation.unplannedInputs(of: try RegionFile(path: path("good.json"))).all.map(\.line)
    }
    #expect(try lines() == [])
    #expect(try lines(path("good.json")) == [])
    #expect(
      try lines(path("other.json")) == [
        path("good.json")
          + ": warning: this build was planned without the file, so that the next one will not notice if it changes; "
          + "add or remove a source file, or save Package.swift, to have builds planned anew [unplanned-input]"
      ])
  }

  @Test(arguments: ["[\"浙江 \"]", "[\"浙江\", ]"]) func whatTwoTablesHaveInCommonIsSaidOnce(text: String) throws {
    try folder.write(text, to: "common.json")
    let tables = #"{"T": {"input": "common.json"}, "U": {"input": "common.json", "access": "public"}}"#
    try folder.write(#"{"tables": \#(tables)}"#, to: "regions.json")
    let tool = Repository.builtTool("region-codegen").path
    let said = try folder.run(
      "bash", ["-c", "\"$0\" generate --config regions.json --output out 2>&1; true", tool])
    #expect(said.split(separator: "\n").count == 1, "\(said)")
  }

  /// What the tool prints, and how it ends.
  private func printed(_ arguments: String...) throws -> (json: [String: Any], status: Int32) {
    let process = Process()
    process.executableURL = Repository.builtTool("region-codegen")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (json, process.terminationStatus)
  }

  private func identifiers(_ json: [String: Any]) -> [String] {
    (json["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["identifier"] as? String }
  }

  @Test func programsLearnFromInspectWhyAFileCannotBeRead() throws {
    try folder.write(#"[{"name": ]"#, to: "broken.json")
    for (name, identifier) in [("none.json", "unreadable-file"), ("broken.json", "unexpected-character")] {
      let (json, status) = try printed("inspect", path(name), "--json")
      #expect(status == 1)
      #expect(identifiers(json) == [identifier])
      #expect((json["files"] as? [Any])?.isEmpty == true)
      #expect((json["regionsPerLevel"] as? [Any])?.isEmpty == true)
    }
    try folder.write(#"{"tables": {"T": {}}}"#, to: "regions.json")
    let (json, status) = try printed("inspect", "--config", path("regions.json"), "--json")
    #expect(status == 1)
    #expect(identifiers(json) == ["missing-key"])
  }

  @Test func programsLearnFromDiffWhyFilesCannotBeCompared() throws {
    try folder.write("[1, 2, 3]", to: "numbers.json")
    let (json, status) = try printed("diff", path("none.json"), path("numbers.json"), "--json")
    #expect(status == 2)
    #expect(identifiers(json) == ["unreadable-file", "no-regions"])
    #expect(json["comparedBy"] == nil)
  }

  /// A limit of the shell on the size of files ends other programs.
  @Test func aLimitOnTheSizeOfFilesLeavesNothingBehind() throws {
    try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: true)
    let tool = Repository.builtTool("region-codegen").path
    let status = try folder.run(
      "bash",
      [
        "-c", "ulimit -f 1; \"$0\" generate good.json --table T --output out 2> said; echo $?; cat said", tool,
      ])
    #expect(status.hasPrefix("1\nout/T.regions.swift: error: the file cannot be written: "))
    #expect(status.hasSuffix(" [unwritable-file]\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("out")) == [])
  }

  @Test func inspectSaysWhatDoesNotFitIntoATable() throws {
    let name = String(repeating: "长", count: 21_845)
    try folder.write(#"["\#(name)", "海南省"]"#, to: "long.json")
    let file = try RegionFile(path: path("long.json"))
    #expect(
      InspectCommand.diagnostics(of: file).filter { $0.severity == .error }.map(\.message) == [
        "a text of 65535 UTF-8 bytes, but a table holds at most 65534; shorten it"
      ])
  }
}
