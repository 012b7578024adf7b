import Foundation

/// The files of this package, as tests need them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The paths of the Swift files below a folder, sorted.
  static func swiftFiles(below folder: String) throws -> [String] {
    let url = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { url.appendingPathComponent($0).path }
  }

  /// A program of this package, which is built beside the tests.
  static func builtTool(_ name: String) -> URL {
    let bundle = Bundle(for: Workshop.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appendingPathComponent(name)
  }
}
