/// Which file each table goes to.
///
/// A build system has to know the files before it asks for them, and may keep that knowledge for longer than a
/// `regions.json` stays the same. So it says what it knows of, and gets just those files and one for the rest: a table
/// that has gone leaves a file without code, and one that has come is in the file for the rest.
enum OutputPlan: Equatable {
  case oneFileEach
  case planned([String])

  /// What the file of a table ends with, after the table's name.
  static let suffix = ".regions.swift"

  /// - Parameter names: The planned tables, with commas between them; `nil` if there is no plan.
  init(_ names: String?) {
    self = names.map { .planned($0.split(separator: ",").map(String.init)) } ?? .oneFileEach
  }

  func files(for sources: [(table: String, text: String)]) -> [(name: String, text: String)] {
    func name(_ table: String) -> String { table + Self.suffix }
    guard case .planned(let planned) = self else { return sources.map { (name($0.table), $0.text) } }
    let files = planned.map { table in
      (name(table), sources.first { $0.table == table }?.text ?? "// There is no such table any more.\n")
    }
    let rest = sources.filter { !planned.contains($0.table) }.map(\.text)
    return files + [("unplanned-tables.swift", rest.isEmpty ? "// There are no more tables.\n" : rest.joined())]
  }
}
