/// What is to be generated, and where it goes.
struct Generation {
  var tables: TableSelection
  var plan: OutputPlan
  var outputFolder: String

  /// - Parameter command: The command that the arguments belong to.
  init(_ arguments: ArraySlice<String>, command: String) throws(UsageError) {
    let options = try Options(arguments, known: ["--config", "--table", "--access", "--output", "--planned"])
    tables = try TableSelection(options)
    guard let folder = try options.one("--output") else { throw UsageError("\(command) needs --output FOLDER") }
    outputFolder = folder
    plan = OutputPlan(try options.one("--planned"))
  }

  /// The files by name, or `nil` after saying what is wrong with the tables.
  func files() -> [(name: String, text: String)]? {
    guard let tables = tables.load() else { return nil }
    let sources = tables.compactMap { table in source(of: table).map { (table: table.name, text: $0) } }
    return sources.count == tables.count ? plan.files(for: sources) : nil
  }

  func path(of name: String) -> String { outputFolder + "/" + name }

  private func source(of table: TableSelection.Table) -> String? {
    guard let file = RegionFile(path: table.path, policy: table.policy), let regions = file.regions else { return nil }
    do {
      let input = TableSource.Input(
        fileName: Files.name(of: table.path), fingerprint: SHA256.hexadecimal(file.bytes))
      return TableSource(
        name: table.name, access: table.access, layout: try TableLayout(regions), inputs: [input]
      ).render()
    } catch {
      Console.complain(file.report.line(for: error))
      return nil
    }
  }
}
