/// Which tables a command is about: those of a `regions.json`, or one that is given on the command line.
enum TableSelection {
  case configuration(path: String, names: [String])
  case direct(Table)

  struct Table {
    var configuration: Configuration.Table
    /// The file that says it, `nil` where that is the command line.
    var configurationPath: String?

    var name: String { configuration.name }

    /// The files of the table; `nil` after saying why they cannot be read.
    func read() -> RegionFile? { RegionFile(configuration, besides: configurationPath) }
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

  /// The tables, or `nil` after saying why there are none.
  func load() -> [Table]? {
    switch self {
    case .direct(let table): return [table]
    case .configuration(let path, let names):
      guard let configuration = ConfigurationFile.load(path) else { return nil }
      let unknown = names.filter { name in !configuration.tables.contains { $0.name == name } }
      for name in unknown {
        let problem = Diagnostic.error(
          ConfigurationFault.unknownTable.rawValue, at: nil, "there is no table \(name.excerpt) in it")
        Console.complain(Report(path: path).line(for: problem))
      }
      guard unknown.isEmpty else { return nil }
      return configuration.tables.filter { names.isEmpty || names.contains($0.name) }.map {
        Table(configuration: $0, configurationPath: path)
      }
    }
  }

  /// The only table, or `nil` after saying why there is none.
  func one() throws(UsageError) -> Table? {
    guard let tables = load() else { return nil }
    guard let table = tables.first, tables.count == 1 else {
      throw UsageError("the file has \(tables.count) tables; choose one with --table NAME")
    }
    return table
  }
}
