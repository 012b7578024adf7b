import Foundation
import RepositoryFiles
import Testing

@testable import region_codegen

/// What is checked in for `PrebuiltRegions` is what `GeneratedRegions` is built from.
@Suite struct PrebuiltRegionsTests {
  private static let folder = Repository.url("Sources/PrebuiltRegions").path

  @Test func theCheckedInTableIsByteForByteWhatIsGenerated() throws {
    let configuration = Repository.url("Sources/GeneratedRegions/regions.json").path
    let command = try CheckCommand(["--config", configuration, "--output", Self.folder])
    let staleFiles = try #require(command.staleFiles())
    #expect(
      staleFiles.map(\.path).isEmpty,
      "swift package --allow-writing-to-package-directory generate-regions --target PrebuiltRegions")
  }

  @Test func allElseIsTheSameFiles() throws {
    func files(_ target: String) throws -> [String: [UInt8]] {
      let folder = "Sources/\(target)"
      let names = Files.names(in: Repository.url(folder).path)
      let shared = names.filter { !$0.hasSuffix(OutputPlan.suffix) && !$0.hasSuffix(".docc") }
      return Dictionary(uniqueKeysWithValues: try shared.map { ($0, try Repository.bytes("\(folder)/\($0)")) })
    }
    let shared = try files("PrebuiltRegions")
    #expect(shared.count > 2)
    #expect(try shared == files("GeneratedRegions"))
  }
}
