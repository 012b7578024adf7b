/// The file that a table is made from, or the files, after reading.
struct RegionFile {
  /// What the banner of the table says it was made from, in order.
  let inputs: [TableSource.Input]
  /// The first, or the only, input.
  let document: Document
  let table: Configuration.Table
  let recognition: Recognition
  let policy: DiagnosticPolicy
  let report: Report

  /// Reads the file; `nil` after saying why it cannot be read.
  init?(path: String, policy: DiagnosticPolicy = DiagnosticPolicy()) {
    let input = Configuration.Input(file: path, position: .object(0, file: SourcePosition.configurationFile))
    self.init(Configuration.Table(name: "", inputs: [input], policy: policy))
  }

  /// Reads the files of a table; `nil` after saying why they cannot be read.
  ///
  /// - Parameter configurationPath: the file that the paths of inputs are relative to; `nil` where they are as they are.
  init?(_ table: Configuration.Table, besides configurationPath: String? = nil) {
    func resolve(_ path: String) -> String { configurationPath.map { Files.resolve(path, besides: $0) } ?? path }
    let paths = (table.inputs.map(\.file) + (table.order.map { [$0.file] } ?? [])).map(resolve)
    var numbers: [String: UInt16] = [:]
    var documents: [Document] = []
    var report = Report(path: paths[0])
    var inputs: [TableSource.Input] = []
    for path in paths where numbers[path] == nil {
      let number = UInt16(documents.count)
      do {
        let bytes = try Files.read(path)
        var document = try Document.read(bytes)
        if number > 0 { document.root = document.root.inFile(number) }
        documents.append(document)
        numbers[path] = number
        report.otherFiles[number] = (path, document)
        inputs.append(.init(fileName: Files.name(of: path), fingerprint: SHA256.hexadecimal(bytes)))
      } catch {
        Console.complain(Report(path: path).line(for: error))
        return nil
      }
    }
    if let configurationPath { report.otherFiles[SourcePosition.configurationFile] = (configurationPath, nil) }
    report.document = documents[0]
    let files = paths.map { path in
      TableReading.File(name: Files.name(of: path), root: documents[Int(numbers[path] ?? 0)].root)
    }
    recognition = TableReading.read(
      table, from: Array(files.prefix(table.inputs.count)), order: table.order == nil ? nil : files.last)
    document = documents[0]
    policy = table.policy
    self.inputs = inputs
    self.report = report
    self.table = table
  }

  /// Everything there is to say about the regions, whether it was recognised or checked.
  var diagnostics: [Diagnostic] {
    policy.apply(
      to: recognition.diagnostics + (recognition.hasErrors ? [] : Checks.run(on: recognition.regions)))
  }

  /// The regions, with warnings already said; `nil` after saying what is wrong with them.
  var regions: [RegionNode]? {
    let diagnostics = diagnostics
    for diagnostic in diagnostics { Console.complain(report.line(for: diagnostic)) }
    return diagnostics.contains { $0.severity == .error } ? nil : recognition.regions
  }
}
