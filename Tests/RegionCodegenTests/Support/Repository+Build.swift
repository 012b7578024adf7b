import Foundation
import RepositoryFiles

extension Repository {
  /// The paths of the Swift files below a folder, sorted.
  static func swiftFiles(below folder: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { url(folder).appendingPathComponent($0).path }
  }

  /// A program of this package, which is built beside the tests.
  static func builtTool(_ name: String) -> URL {
    let bundle = Bundle(for: TemporaryFolder.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appendingPathComponent(name)
  }
}
