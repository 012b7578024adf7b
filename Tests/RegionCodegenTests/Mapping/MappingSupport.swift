@testable import region_codegen

/// A table that is read from files given as their texts.
struct MappedTable {
  var regions: [RegionNode]
  var recognition: Recognition
  /// Everything that is said of the table, as it is shown.
  var lines: [String]
  /// With what is found in the finished tree, as far as regions.json does not silence it.
  private(set) var checked: [Diagnostic]
  private let report: Report

  /// - Parameters:
  ///   - table: the table's entry in regions.json, on a line of its own below the others.
  ///   - files: the texts by path.
  init(_ table: String, _ files: KeyValuePairs<String, String>) throws {
    let document = try Document.read(Array("{\"tables\": {\"T\":\n\(table)}}".utf8))
    let configuration: Configuration
    do {
      configuration = try Configuration(document)
    } catch {
      regions = []
      recognition = Recognition(shape: nil, regions: [], diagnostics: error.diagnostics)
      let report = Report(path: "regions.json")
      lines = error.diagnostics.map { report.line(for: $0) }
      checked = error.diagnostics
      self.report = report
      return
    }
    var report = Report(path: files[0].key)
    report.otherFiles[SourcePosition.configurationFile] = ("regions.json", document)
    var read: [String: TableReading.File] = [:]
    for (number, file) in files.enumerated() {
      let document = try Document.read(Array(file.value.utf8))
      let root = document.root.inFile(UInt16(number))
      read[file.key] = TableReading.File(name: file.key, root: root)
      report.otherFiles[UInt16(number)] = (file.key, Document(root: root, format: document.format))
    }
    let mapped = configuration.tables[0]
    recognition = TableReading.read(
      mapped, from: mapped.inputs.compactMap { read[$0.file] }, order: mapped.order.flatMap { read[$0.file] })
    regions = recognition.regions
    lines = recognition.diagnostics.map { report.line(for: $0) }
    checked = mapped.policy.apply(
      to: recognition.diagnostics + (recognition.hasErrors ? [] : Checks.run(on: regions, readBy: recognition.shape)))
    self.report = report
  }

  var checkedLines: [String] { checked.map { report.line(for: $0) } }

  var tree: String { outline(regions) }
}
