/// Says what was recognised in a region file, or what a table is made from, before it becomes a table.
struct InspectCommand {
  private let options: Options
  private let isJSON: Bool

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    options = try Options(arguments, known: ["--config", "--table"], flags: ["--json"])
    isJSON = options.has("--json")
    try TableSelection.requireOneFile(options, command: "inspect")
  }

  func run() throws(UsageError) -> RegionCodegen.Status {
    switch try TableSelection.file(options) {
    case .success(let file):
      let diagnostics = Self.diagnostics(of: file)
      let inspection = Inspection(file, diagnostics)
      Console.write(isJSON ? inspection.json : inspection.text)
      return diagnostics.contains { $0.severity == .error } ? .failure : .success
    case .failure(let problems):
      problems.complain()
      if isJSON { Console.write(Inspection(problems).json) }
      return .failure
    }
  }

  /// Everything that `generate` would say.
  static func diagnostics(of file: RegionFile) -> [Diagnostic] {
    let diagnostics = file.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
    return diagnostics + (file.layoutProblem.map { [$0] } ?? [])
  }
}
