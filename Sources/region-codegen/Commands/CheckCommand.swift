/// Says whether the files in the output folder are what `generate` would write, and prints what has to change.
struct CheckCommand {
  var generation: Generation

  /// A file that is not as it should be.
  struct StaleFile {
    var path: String
    var problem: Diagnostic
    /// Brings the file up to date; its folder is the output folder.
    var diff: [UInt8]
  }

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    generation = try Generation(arguments, command: "check")
  }

  func run() -> RegionCodegen.Status {
    guard let staleFiles = staleFiles() else { return .failure }
    for file in staleFiles {
      Console.write(file.diff)
      Console.complain(Report(path: file.path).line(for: file.problem))
    }
    return staleFiles.isEmpty ? .success : .failure
  }

  /// The files that differ, are missing or too many; `nil` after saying what is wrong with the tables.
  func staleFiles() -> [StaleFile]? {
    guard let files = generation.files() else { return nil }
    return files.compactMap { staleFile($0.name, expected: $0.text) }
      + generation.extraFiles(besides: files.map(\.name)).compactMap { staleFile($0, expected: nil) }
  }

  /// - Parameter expected: `nil` if there must be no such file.
  private func staleFile(_ name: String, expected: String?) -> StaleFile? {
    let path = generation.path(of: name)
    do {
      let present = Files.exists(path) ? try Files.read(path) : nil
      let diff = UnifiedDiff.bytes(name: name, from: present, to: expected.map { Array($0.utf8) })
      guard !diff.isEmpty else { return nil }
      let message =
        expected == nil
        ? Generation.extraFileMessage
        : present == nil
          ? "the file is missing; generate it" : "the file is not what its input gives; generate it again"
      return StaleFile(path: path, problem: .error(.staleOutput, message), diff: diff)
    } catch {
      return StaleFile(path: path, problem: error, diff: [])
    }
  }
}
