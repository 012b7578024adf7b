/// Says what was recognised in a region file, or what a table is made from, before it becomes a table.
struct InspectCommand {
  private let options: Options
  private let isJSON: Bool

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    options = try Options(arguments, known: ["--config", "--table"], flags: ["--json"])
    isJSON = options.has("--json")
    let hasConfig = try options.one("--config") != nil
    guard options.files.count == (hasConfig ? 0 : 1) else {
      throw UsageError("inspect one region file, or a table of --config regions.json")
    }
    guard hasConfig || options.all("--table").isEmpty else { throw UsageError("--table goes with --config") }
  }

  func run() throws(UsageError) -> RegionCodegen.Status {
    guard let file = try file() else { return .failure }
    let diagnostics = file.diagnostics
    let inspection = Inspection(file, diagnostics)
    Console.write(isJSON ? inspection.json : inspection.text)
    return diagnostics.contains { $0.severity == .error } ? .failure : .success
  }

  private func file() throws(UsageError) -> RegionFile? {
    if let path = options.files.first { return RegionFile(path: path) }
    return try TableSelection(options).one()?.read()
  }
}
