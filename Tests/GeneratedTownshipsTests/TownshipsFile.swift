import Foundation
import RepositoryFiles

/// The files that the table is made from, read by Foundation.
struct TownshipsFile {
  /// Nine-digit codes to names.
  let names: [String: String]
  /// The codes of the divisions above, each with that of its parent, empty for provinces.
  let parents: [String: String]

  private struct Division: Decodable {
    var code: String
    var children: [Division]?
  }

  init() throws {
    names = try JSONDecoder().decode([String: String].self, from: Repository.data("data/townships.json"))
    let roots = try PropertyListDecoder().decode([Division].self, from: Repository.data("data/china.plist"))
    var parents: [String: String] = [:]
    func note(_ divisions: [Division], below parent: String) {
      for division in divisions {
        parents[division.code] = parent
        note(division.children ?? [], below: division.code)
      }
    }
    note(roots, below: "")
    self.parents = parents
  }
}
