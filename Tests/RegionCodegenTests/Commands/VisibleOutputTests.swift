import Foundation
import RepositoryFiles
import Testing

@testable import region_codegen

/// Texts from outside neither break the lines that they are in nor reach the terminal.
@Suite struct VisibleOutputTests {
  private static let hostile: [Unicode.Scalar] = ["\n", "\r", "\u{1B}", "\u{9B}", "\u{2028}", "\u{2029}"]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What the tool prints, whether it is content or not.
  private func printed(_ arguments: [String]) throws -> String {
    let tool = Repository.builtTool("region-codegen").path
    return try folder.run("bash", ["-c", #""$0" "$@" 2>&1; true"#, tool] + arguments)
  }

  @Test(arguments: hostile) func noLineIsWrittenByTheInput(_ character: Unicode.Scalar) throws {
    let text = "a\(character)FAKE: error: b"
    let folderName = "out\(text)"
    let quoted = JSONText.string(text)
    try folder.write(#"[{"name": \#(quoted), "1": 1}, {"name": "c", "1": [\#(quoted)]}]"#, to: "broken \(text)")
    try folder.write(#"[\#(quoted), "c", "c"]"#, to: "regions \(text)")
    let configuration = ["--config", "config \(text)"]
    try folder.write(#"{"tables": {"T": {"input": \#(JSONText.string("regions \(text)"))}}}"#, to: "config \(text)")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(folderName), withIntermediateDirectories: true)
    try folder.write("", to: "\(folderName)/\(text).regions.swift")
    let commands = [
      ["inspect", "none \(text)"], ["inspect", "broken \(text)"], ["inspect", "regions \(text)"],
      ["inspect", text, text], ["inspect"] + configuration, [text], ["dump", "--format", text, "regions \(text)"],
      ["dump", "--format", "paths", "regions \(text)"], ["dump", "regions \(text)"],
      ["dump", "--table", text] + configuration, ["inspect", "--json"] + configuration,
      ["diff", "regions \(text)", "broken \(text)"], ["check", "--output", folderName] + configuration,
      ["generate", "--output", folderName] + configuration, ["generate", "--output", "config \(text)"] + configuration,
      ["generate", "regions \(text)", "--table", text, "--output", folderName],
    ]
    for command in commands {
      let lines = try printed(command).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(!lines.isEmpty)
      #expect(!lines.contains { $0.hasPrefix("FAKE") }, "\(command)")
      #expect(character == "\n" || !lines.contains { $0.unicodeScalars.contains(character) }, "\(command)")
    }
  }

  @Test func aRegionIsOneLineOfItsPaths() {
    #expect(RegionDump.paths([.region("甲\n乙", [.region("丙\u{1B}")])]) == "甲\\u{A}乙\n甲\\u{A}乙/丙\\u{1B}\n")
  }

  @Test func aPathIsShownAsMessagesAre() {
    let report = Report(path: "a\nb\u{202E}.json")
    #expect(report.line(for: .error(.staleOutput, "c\rd")) == #"a\u{A}b\u{202E}.json: error: c\u{D}d [stale-output]"#)
  }
}
