import Foundation

/// The bundled data in the forms that contenders read, as files in a folder of their own.
struct Inputs {
  let folder: URL
  let records: [Record]

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
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try encoder.encode(records).write(to: url(.xml))
    encoder.outputFormat = .binary
    try encoder.encode(records).write(to: url(.binary))
    try JSONEncoder().encode(records).write(to: url(.json))
    if let database = SQLite(path: url(.database).path) {
      database.fill(records)
    } else {
      print("SQLite's library is not installed: skipped.\n")
    }
  }

  func url(_ form: Form) -> URL { folder.appendingPathComponent("regions." + form.rawValue) }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// A way from nothing in memory to a first screen.
enum Route: String, CaseIterable {
  case table
  case dictionaries
  case xml
  case binary
  case json
  case sqlite

  var title: String {
    switch self {
    case .table: "table"
    case .dictionaries: "nested dictionaries"
    case .xml: "decoded XML plist"
    case .binary: "decoded binary plist"
    case .json: "decoded JSON"
    case .sqlite: "SQLite"
    }
  }

  /// - Parameter folder: That of ``Inputs``.
  func firstScreen(_ folder: URL) throws -> Int {
    func data(_ form: Inputs.Form) throws -> Data {
      try Data(contentsOf: folder.appendingPathComponent("regions." + form.rawValue))
    }
    switch self {
    case .table: return StaticTable.firstScreen()
    case .dictionaries: return try Dictionaries(data(.xml)).firstScreen()
    case .xml: return try PropertyListDecoder().decode([Record].self, from: data(.xml)).firstScreen()
    case .binary: return try PropertyListDecoder().decode([Record].self, from: data(.binary)).firstScreen()
    case .json: return try JSONDecoder().decode([Record].self, from: data(.json)).firstScreen()
    case .sqlite: return SQLite(path: folder.appendingPathComponent("regions.database").path)?.firstScreen() ?? 0
    }
  }
}
