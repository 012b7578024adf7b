import FixtureTables
import Foundation
import GeneratedRegions
import RegionSelection
import RepositoryFiles
import SelectionModel
import Testing

/// Selections and slow pickers that do the same at random; `selection-soak` runs more of it.
@Suite struct SoakTests {
  private func violations<Table: RegionTable>(_ table: Table.Type, steps: Int = 300) -> [String] {
    Array(SelectionSoak(of: table, steps: steps, seed: UInt64(steps)).violations.prefix(5))
  }

  @Test(arguments: fixtureTables.keys.sorted())
  func everyTableBehavesAsASlowPickerDoes(name: String) throws {
    let table = try #require(fixtureTables[name])
    #expect(violations(table, steps: name == "ThousandChildren" ? 100 : 300) == [])
  }

  @Test func theBundledTableToo() {
    #expect(violations(China.self, steps: 100) == [])
  }

  @Test func noFixtureIsForgotten() throws {
    struct Configuration: Decodable {
      struct Table: Decodable { var input: String }
      var tables: [String: Table]
    }
    let configuration = try JSONDecoder().decode(
      Configuration.self, from: Repository.data("Tests/Support/FixtureTables/regions.json"))
    #expect(Set(fixtureTables.keys) == Set(configuration.tables.keys))
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.url("Tests/Fixtures").path)
    #expect(Set(configuration.tables.values.map { $0.input.split(separator: "/").last.map(String.init) }) == Set(files))
  }
}
