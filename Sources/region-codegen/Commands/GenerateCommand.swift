/// Writes the Swift source of tables.
struct GenerateCommand {
  var tables: TableSelection
  var outputFolder: String

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    let options = try Options(arguments, known: ["--config", "--table", "--access", "--output"])
    tables = try TableSelection(options)
    guard let folder = try options.one("--output") else { throw UsageError("generate needs --output FOLDER") }
    outputFolder = folder
  }

  /// Writes nothing unless all tables are right.
  func run() -> RegionCodegen.Status {
    guard let tables = tables.load() else { return .failure }
    let sources = tables.compactMap { table in
      source(of: table).map { (path: outputFolder + "/" + table.name + ".swift", text: $0) }
    }
    guard sources.count == tables.count else { return .failure }
    for source in sources {
      do {
        try Files.write(source.text, to: source.path)
      } catch {
        Console.complain(Report(path: source.path).line(for: error))
        return .failure
      }
    }
    return .success
  }

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
