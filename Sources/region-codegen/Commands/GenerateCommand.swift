/// Writes the Swift source of tables.
struct GenerateCommand {
  var generation: Generation

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    generation = try Generation(arguments, command: "generate")
  }

  /// Writes nothing unless all tables are right.
  func run() -> RegionCodegen.Status {
    guard let files = generation.files() else { return .failure }
    for file in files {
      let path = generation.path(of: file.name)
      do {
        try Files.write(file.text, to: path)
      } catch {
        Console.complain(Report(path: path).line(for: error))
        return .failure
      }
    }
    for name in generation.extraFiles(besides: files.map(\.name)) {
      let warning = Diagnostic.warning(Fault.staleOutput.rawValue, at: nil, Generation.extraFileMessage)
      Console.complain(Report(path: generation.path(of: name)).line(for: warning))
    }
    return .success
  }
}
