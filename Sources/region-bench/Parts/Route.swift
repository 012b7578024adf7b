import Foundation

/// A way from nothing in memory to a first screen.
enum Route: String, CaseIterable {
  case table
  case limit
  case dictionaries
  case xml
  case binary
  case json
  case sqlite

  var title: String {
    switch self {
    case .table: "table"
    case .limit: "C arrays"
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
    case .limit: return CTable.firstScreen()
    case .dictionaries: return try Dictionaries(data(.xml)).firstScreen()
    case .xml: return try PropertyListDecoder().decode([Record].self, from: data(.xml)).firstScreen()
    case .binary: return try PropertyListDecoder().decode([Record].self, from: data(.binary)).firstScreen()
    case .json: return try JSONDecoder().decode([Record].self, from: data(.json)).firstScreen()
    case .sqlite: return SQLite(path: folder.appendingPathComponent("regions.database").path)?.firstScreen() ?? 0
    }
  }
}
