import Foundation

/// The files of this package, as tests need them.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  package static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  package static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try data(path)) }

  /// A property list among the fixtures, as Foundation reads it.
  package static func fixture<Value>(_ name: String, as type: Value.Type) throws -> Value {
    let plist = try PropertyListSerialization.propertyList(from: data("Tests/Fixtures/\(name).plist"), format: nil)
    guard let value = plist as? Value else { throw CocoaError(.propertyListReadCorrupt) }
    return value
  }
}
