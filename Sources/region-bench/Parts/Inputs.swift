import Foundation

/// The bundled data in the forms that contenders read, as files in a folder of their own.
struct Inputs {
  let folder: URL
  let records: [Record]
  let decoded: Decoded

  enum Form: String, CaseIterable {
    case xml, binary, json, database
  }

  /// - Parameter plist: The data that the table was made from. What contenders do not read is left out.
  init(plist: String) throws {
    guard let source = FileManager.default.contents(atPath: plist) else {
      throw Command.Failure(description: "cannot read \(plist); run this from the package's folder")
    }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("region-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    records = try PropertyListDecoder().decode([Record].self, from: source)
    decoded = Decoded(records)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try encoder.encode(records).write(to: url(.xml))
    encoder.outputFormat = .binary
    try encoder.encode(records).write(to: url(.binary))
    try JSONEncoder().encode(records).write(to: url(.json))
    if let database = SQLite(path: url(.database).path) {
      database.fill(decoded.regions.map { ($0.name, $0.code, $0.parent) })
    } else {
      print("SQLite's library is not installed: skipped.\n")
    }
  }

  func url(_ form: Form) -> URL { folder.appendingPathComponent("regions." + form.rawValue) }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
