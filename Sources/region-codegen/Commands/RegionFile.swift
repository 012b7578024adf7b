/// The file that a table is made from, or the files, after reading.
struct RegionFile {
  /// The files, each once, in the order in which the table names them.
  let files: [File]
  let table: Configuration.Table
  let recognition: Recognition
  let policy: DiagnosticPolicy
  let report: Report

  struct File {
    var path: String
    var name: String
    var document: Document
    var fingerprint: String
  }

  /// What the banner of the table says it was made from.
  var inputs: [TableSource.Input] { files.map { .init(fileName: $0.name, fingerprint: $0.fingerprint) } }

  init(path: String, policy: DiagnosticPolicy = DiagnosticPolicy()) throws(ReportedProblems) {
    let input = Configuration.Input(file: path, position: .object(0, file: SourcePosition.configurationFile))
    try self.init(Configuration.Table(name: "", inputs: [input], policy: policy))
  }

  /// Reads the files of a table.
  ///
  /// - Parameter configurationPath: the file that the paths of inputs are relative to; `nil` where they are as they are.
  /// - Throws: Why they cannot be read.
  init(_ table: Configuration.Table, besides configurationPath: String? = nil) throws(ReportedProblems) {
    func resolve(_ path: String) -> String { configurationPath.map { Files.resolve(path, besides: $0) } ?? path }
    let named = table.inputs.map { ($0.file, $0.position) } + (table.order.map { [($0.file, $0.position)] } ?? [])
    let paths = named.map { resolve($0.0) }
    var numbers: [String: UInt16] = [:]
    var files: [File] = []
    var report = Report(path: paths[0])
    if let configurationPath { report.otherFiles[SourcePosition.configurationFile] = (configurationPath, nil) }
    for (path, (file, position)) in zip(paths, named) where numbers[path] == nil {
      let number = UInt16(files.count)
      do {
        let bytes = try Files.read(path)
        var document = try Document.read(bytes)
        if number > 0 { document.root = document.root.inFile(number) }
        numbers[path] = number
        report.otherFiles[number] = (path, document)
        files.append(
          File(
            path: path, name: Files.name(of: path), document: document, fingerprint: SHA256.hexadecimal(bytes)))
      } catch {
        guard configurationPath != nil, error.identifier == Fault.unreadableFile.rawValue else {
          throw ReportedProblems([error], Report(path: path))
        }
        // The place to mend is where the file is named.
        let problem = Diagnostic.error(.unreadableFile, at: position, "\(file.excerpt): \(error.message)")
        throw ReportedProblems([problem], report)
      }
    }
    report.document = files[0].document
    let roots = paths.map { path in
      let file = files[Int(numbers[path] ?? 0)]
      return TableReading.File(name: file.name, root: file.document.root)
    }
    recognition = TableReading.read(
      table, from: Array(roots.prefix(table.inputs.count)), order: table.order == nil ? nil : roots.last)
    policy = table.policy
    self.files = files
    self.report = report
    self.table = table
  }

  /// Everything there is to say about the regions, whether it was recognised or checked.
  var diagnostics: [Diagnostic] {
    let shape = recognition.joinedShapes.isEmpty ? recognition.shape : nil
    let checks = recognition.hasErrors ? [] : Checks.run(on: recognition.regions, readBy: shape)
    return policy.apply(to: recognition.diagnostics + checks)
  }

  /// What does not fit into a table, where nothing is wrong with the regions.
  var layoutProblem: Diagnostic? {
    do throws(Diagnostic) {
      _ = try TableLayout(recognition.regions)
      return nil
    } catch {
      return error
    }
  }

  /// The regions, after adding everything there is to say of them; `nil` where that includes an error.
  func regions(_ problems: inout ReportedProblems) -> [RegionNode]? {
    let diagnostics = diagnostics
    problems.add(diagnostics, report)
    return diagnostics.contains { $0.severity == .error } ? nil : recognition.regions
  }

  /// The regions, after saying everything there is to say of them; `nil` where that includes an error.
  func regionsAfterReporting() -> [RegionNode]? {
    var problems = ReportedProblems()
    defer { problems.complain() }
    return regions(&problems)
  }
}
