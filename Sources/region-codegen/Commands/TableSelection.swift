/// Which tables a command is about: those of a `regions.json`, or one that is given on the command line.
enum TableSelection {
  case configuration(path: String, names: [String])
  case direct(Table)

  struct Table {
    var configuration: Configuration.Table
    /// The file that says it, `nil` where that is the command line.
    var configurationPath: String?

    var name: String { configuration.name }

    func read() throws(ReportedProblems) -> RegionFile {
      try RegionFile(configuration, besides: configurationPath)
    }
  }

  init(_ options: Options) throws(UsageError) {
    let names = options.all("--table")
    if let path = try options.one("--config") {
      guard options.files.isEmpty else { throw UsageError("give either a file or --config, not both") }
      guard options.all("--access").isEmpty else { throw UsageError("with --config, access is set in the file") }
      self = .configuration(path: path, names: names)
      return
    }
    guard let file = options.files.first, options.files.count == 1 else {
      throw UsageError("give one region file, or --config regions.json")
    }
    guard let name = names.first, names.count == 1 else { throw UsageError("give one --table NAME") }
    guard SwiftIdentifier.isTypeName(name) else {
      throw UsageError("\(name.excerpt) cannot be the name of a Swift type here")
    }
    let input = Configuration.Input(file: file, position: .object(0, file: SourcePosition.configurationFile))
    let access = try options.choice("--access", default: AccessLevel.internal)
    self = .direct(Table(configuration: Configuration.Table(name: name, inputs: [input], access: access)))
  }

  /// - Throws: Why there are none.
  func load() throws(ReportedProblems) -> [Table] {
    switch self {
    case .direct(let table): return [table]
    case .configuration(let path, let names):
      let configuration = try ConfigurationFile.read(path)
      let unknown = names.filter { name in !configuration.tables.contains { $0.name == name } }
      guard unknown.isEmpty else {
        let problems = unknown.map { name in
          Diagnostic.error(
            ConfigurationFault.unknownTable.rawValue, at: nil, "there is no table \(name.excerpt) in it")
        }
        throw ReportedProblems(problems, Report(path: path))
      }
      return configuration.tables.filter { names.isEmpty || names.contains($0.name) }.map {
        Table(configuration: $0, configurationPath: path)
      }
    }
  }

  /// Refuses options that name neither one file nor a configuration.
  static func requireOneFile(_ options: Options, command: String) throws(UsageError) {
    let hasConfiguration = try options.one("--config") != nil
    guard options.files.count == (hasConfiguration ? 0 : 1) else {
      throw UsageError("\(command) one region file, or a table of --config regions.json")
    }
    guard hasConfiguration || options.all("--table").isEmpty else { throw UsageError("--table goes with --config") }
  }

  /// The file that `options` name, or that of the only table that they select.
  static func file(_ options: Options) throws(UsageError) -> Result<RegionFile, ReportedProblems> {
    let selection = options.files.isEmpty ? try TableSelection(options) : nil
    let tables: [Table]
    do throws(ReportedProblems) {
      guard let selection else { return .success(try RegionFile(path: options.files[0])) }
      tables = try selection.load()
    } catch {
      return .failure(error)
    }
    guard tables.count == 1 else {
      throw UsageError("the file has \(tables.count) tables; choose one with --table NAME")
    }
    return Result { () throws(ReportedProblems) in try tables[0].read() }
  }
}
