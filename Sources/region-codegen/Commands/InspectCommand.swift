/// Says what was recognised in a region file, before it becomes a table.
struct InspectCommand {
  var path: String

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    let options = try Options(arguments, known: [])
    guard let file = options.files.first, options.files.count == 1 else {
      throw UsageError("inspect one region file")
    }
    path = file
  }

  func run() -> RegionCodegen.Status {
    guard let file = RegionFile(path: path) else { return .failure }
    let diagnostics = file.diagnostics
    Console.write(Inspection(file, oddities: diagnostics.map { file.report.line(for: $0) }).text)
    return diagnostics.contains { $0.severity == .error } ? .failure : .success
  }
}
