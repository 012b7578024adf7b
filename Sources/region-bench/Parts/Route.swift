import Foundation

/// A way from nothing in memory to a first screen.
enum Route: String, CaseIterable {
  case table
  case limit
  case dictionaries
  case xml
  case binary
  case json
  case array
  case sqlite

  var title: String {
    switch self {
    case .table: "table"
    case .limit: "C arrays"
    case .dictionaries: "nested dictionaries"
    case .xml: "decoded XML plist"
    case .binary: "decoded binary plist"
    case .json: "decoded JSON"
    case .array: "decoded JSON, in one array"
    case .sqlite: "SQLite"
    }
  }

  /// What a route has read, and an app would keep.
  enum Copy {
    case none
    case dictionaries(Dictionaries)
    case tree([Record])
    case array(Decoded)
    case database(SQLite)
  }

  /// - Parameters:
  ///   - folder: That of ``Inputs``.
  ///   - copy: Where to leave what was read.
  func firstScreen(_ folder: URL, _ copy: inout Copy) throws -> Int {
    func data(_ form: Inputs.Form) throws -> Data {
      try Data(contentsOf: folder.appendingPathComponent("regions." + form.rawValue))
    }
    func keep(_ tree: [Record]) -> Int {
      copy = .tree(tree)
      return tree.firstScreen()
    }
    switch self {
    case .table: return StaticTable.firstScreen()
    case .limit: return CTable.firstScreen()
    case .dictionaries:
      let dictionaries = try Dictionaries(data(.xml))
      copy = .dictionaries(dictionaries)
      return dictionaries.firstScreen()
    case .xml: return keep(try PropertyListDecoder().decode([Record].self, from: data(.xml)))
    case .binary: return keep(try PropertyListDecoder().decode([Record].self, from: data(.binary)))
    case .json: return keep(try JSONDecoder().decode([Record].self, from: data(.json)))
    case .array:
      let array = Decoded(try JSONDecoder().decode([Record].self, from: data(.json)))
      copy = .array(array)
      return array.firstScreen()
    case .sqlite:
      guard let database = SQLite(path: folder.appendingPathComponent("regions.database").path) else { return 0 }
      database.beginReading()
      copy = .database(database)
      return database.firstScreen()
    }
  }
}
