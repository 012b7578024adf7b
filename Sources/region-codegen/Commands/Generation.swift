/// What is to be generated, and where it goes.
struct Generation {
  var tables: TableSelection
  var plan: OutputPlan
  var outputFolder: String
  /// The files whose changes a build system looks for; empty where there is none.
  var plannedInputs: Set<String>

  /// - Parameter command: The command that the arguments belong to.
  init(_ arguments: ArraySlice<String>, command: String) throws(UsageError) {
    let options = try Options(
      arguments, known: ["--config", "--table", "--access", "--output", "--planned", "--planned-input"])
    tables = try TableSelection(options)
    guard let folder = try options.one("--output") else { throw UsageError("\(command) needs --output FOLDER") }
    outputFolder = folder
    plan = OutputPlan(try options.one("--planned"))
    plannedInputs = Set(options.all("--planned-input"))
  }

  /// The files by name, or `nil` after saying what is wrong with the tables.
  func files() -> [(name: String, text: String)]? {
    let tables: [TableSelection.Table]
    // Tables can have an input in common, of which all is said once.
    var problems = ReportedProblems()
    defer { problems.complain() }
    do throws(ReportedProblems) {
      tables = try self.tables.load()
    } catch {
      problems.add(error)
      return nil
    }
    let sources = tables.compactMap { table in
      source(of: table, &problems).map { (table: table.name, text: $0) }
    }
    return sources.count == tables.count ? plan.files(for: sources) : nil
  }

  func path(of name: String) -> String { outputFolder + (outputFolder.hasSuffix("/") ? "" : "/") + name }

  static let extraFileMessage = "no table makes this file; remove it"

  /// Files of tables that are no more. Only a whole configuration says which tables there are.
  ///
  /// - Parameter names: The files that there are tables for.
  func extraFiles(besides names: [String]) -> [String] {
    guard case .configuration(_, names: []) = tables else { return [] }
    return Files.names(in: outputFolder).filter { $0.hasSuffix(OutputPlan.suffix) && !names.contains($0) }
  }

  /// A build plan that is older than `regions.json` does not know all files.
  func unplannedInputs(of file: RegionFile) -> ReportedProblems {
    var problems = ReportedProblems()
    guard !plannedInputs.isEmpty else { return problems }
    for path in file.files.map(\.path) where !plannedInputs.contains(path) {
      let warning = Diagnostic.warning(
        ConfigurationFault.unplannedInput.rawValue, at: nil,
        "this build was planned without the file, so that the next one will not notice if it changes; add or remove a "
          + "source file, or save Package.swift, to have builds planned anew")
      problems.add([warning], Report(path: path))
    }
    return problems
  }

  private func source(of table: TableSelection.Table, _ problems: inout ReportedProblems) -> String? {
    let file: RegionFile
    do throws(ReportedProblems) {
      file = try table.read()
    } catch {
      problems.add(error)
      return nil
    }
    problems.add(unplannedInputs(of: file))
    guard let regions = file.regions(&problems) else { return nil }
    do {
      return TableSource(
        name: table.name, access: table.configuration.access, layout: try TableLayout(regions), inputs: file.inputs,
        revision: table.configuration.revision,
        mapping: table.configuration.fingerprint
      ).render()
    } catch {
      problems.add([error], file.report)
      return nil
    }
  }
}
