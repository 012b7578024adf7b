/// Writes the Swift source of tables.
struct GenerateCommand {
  var tables: TableSelection
  var plan: OutputPlan
  var outputFolder: String

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    let options = try Options(arguments, known: ["--config", "--table", "--access", "--output", "--planned"])
    tables = try TableSelection(options)
    guard let folder = try options.one("--output") else { throw UsageError("generate needs --output FOLDER") }
    outputFolder = folder
    plan = OutputPlan(try options.one("--planned"))
  }

  /// Writes nothing unless all tables are right.
  func run() -> RegionCodegen.Status {
    guard let tables = tables.load() else { return .failure }
    let sources = tables.compactMap { table in source(of: table).map { (table: table.name, text: $0) } }
    guard sources.count == tables.count else { return .failure }
    for file in plan.files(for: sources) {
      let path = outputFolder + "/" + file.name
      do {
        try Files.write(file.text, to: path)
      } catch {
        Console.complain(Report(path: path).line(for: error))
        return .failure
      }
    }
    return .success
  }

  private func source(of table: TableSelection.Table) -> String? {
    guard let file = table.read(), let regions = file.regions else { return nil }
    do {
      return TableSource(
        name: table.name, access: table.configuration.access, layout: try TableLayout(regions), inputs: file.inputs,
        mapping: table.configuration.fingerprint
      ).render()
    } catch {
      Console.complain(file.report.line(for: error))
      return nil
    }
  }
}
