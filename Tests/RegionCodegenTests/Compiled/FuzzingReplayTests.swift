import Foundation
import RepositoryFiles
import Testing

@testable import region_codegen

/// Inputs that fuzzing came upon, through the whole path from bytes to Swift once more.
@Suite struct FuzzingReplayTests {
  @Test func everyInputIsRefusedOrBecomesSwiftThatParses() throws {
    let folders = ["Fuzzing/Corpus", "Tests/Fixtures"]
    var sources: [String] = []
    for folder in folders {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: Repository.url(folder).path)
      try #require(!names.isEmpty)
      for name in names.sorted() {
        let bytes = try Repository.bytes("\(folder)/\(name)")
        do {
          let recognition = recognize(try Document.read(bytes))
          guard !recognition.hasErrors else { continue }
          _ = Checks.run(on: recognition.regions)
          sources.append(
            TableSource(
              name: "T\(sources.count)", access: .internal, layout: try TableLayout(recognition.regions),
              inputs: [.init(fileName: name, fingerprint: SHA256.hexadecimal(bytes))]
            ).render())
        } catch {
          // What is refused is refused with a sentence.
          #expect(!error.message.isEmpty, "\(name)")
        }
      }
    }
    try #require(!sources.isEmpty)
    let folder = try TemporaryFolder()
    let files = try sources.enumerated().map { number, source in
      let name = "T\(number).swift"
      try folder.write(source, to: name)
      return name
    }
    try folder.run("swiftc", ["-frontend", "-parse", "-warnings-as-errors"] + files)
  }
}
