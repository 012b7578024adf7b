import Foundation
import RepositoryFiles
import Testing

/// Expected output, kept in files that a reviewer reads.
///
/// Run the tests with `UPDATE_GOLDENS=1` in the environment to write the files anew, then read the difference.
enum Golden {
  static func expect(
    _ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = Repository.url("Tests/RegionCodegenTests/Goldens/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(text.utf8).write(to: url)
    }
    let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    guard text != expected else { return }
    let changes = lines(text).difference(from: lines(expected)).map { change in
      switch change {
      case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
      }
    }
    Issue.record("\(name) differs:\n\(changes.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
