import Foundation

/// What generating and compiling the bundled table costs, and how soon a program with it shows its first screen.
enum BuildCost {
  static func run(_ inputs: Inputs, _ report: inout Report) throws {
    let folder = try BuildFolder()
    defer { folder.remove() }
    let data = folder.package.appendingPathComponent("data/china.plist").path

    var stages = [Stage(id: "generate", title: "generating the bundled table")]
    for configuration in ["debug", "release"] {
      let generator = try folder.generator(configuration)
      stages[0].commands.append(
        (
          "\(configuration) build of the tool",
          folder.command([generator, "generate", data, "--table", "China", "--access", "public", "--output", "."])
        ))
    }
    for (name, option, cOption) in [("debug", "-Onone", "-O0"), ("release", "-O", "-O2")] {
      stages.append(
        Stage(
          id: "compile-\(name)", title: "compiling the bundled table, \(name)",
          // What the runtime leaves is what the table is compiled with.
          preparation: try folder.compilingRuntime(option),
          commands: [
            ("table", folder.compilingTable(option, "China.regions.swift")),
            ("C arrays", folder.compilingArrays(cOption)), ("the runtime, once", try folder.compilingRuntime(option)),
          ]))
    }
    for stage in stages { try stage.run(&report) }
    report.add(
      Line(
        "rebuild", "tables that a build with nothing changed generates", unit: .count,
        [Line.Entry("table", samples: [Double(try folder.generatedByAnotherBuild())])]))
    try programs(folder, inputs, &report)
  }

  /// Commands that take turns.
  private struct Stage {
    var id: String
    var title: String
    var preparation: Command?
    var commands: [(title: String, command: Command)] = []

    func run(_ report: inout Report) throws {
      _ = try preparation?.output()
      let costs = try Command.costs(of: commands.map(\.command))
      func line(_ measure: String, _ title: String, _ unit: Line.Unit, _ value: (Command.Cost) -> Double) {
        report.add(
          Line(
            "\(id)-\(measure)", "\(self.title): \(title)", unit: unit,
            zip(commands, costs).map { Line.Entry($0.title, samples: $1.map(value)) }))
      }
      line("seconds", "processor time", .seconds, \.seconds)
      line("memory", "peak memory", .megabytes, \.megabytes)
    }
  }

  private static func programs(_ folder: BuildFolder, _ inputs: Inputs, _ report: inout Report) throws {
    try folder.link(
      "import Table\n" + ProgramGrowth.screen, as: "table", objects: ["Table.o", "RegionTables.o"])
    try folder.link(ProgramGrowth.emptyProgram, as: "empty program")
    var programs: [(name: String, arguments: [String])] = [("table", []), ("empty program", [])]
    func link(_ name: String, _ form: Inputs.Form, _ screen: String, _ contenders: [String]) throws {
      try folder.link(screen, as: name, contenders: contenders + ["Screen"])
      programs.append((name, [inputs.url(form).path]))
    }
    func parsing(_ expression: String) -> String {
      """
      import Foundation
      let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
      let bytes = try \(expression).firstScreen()
      precondition(bytes > 0)

      """
    }
    try link("nested dictionaries", .xml, parsing("Dictionaries(data)"), ["Dictionaries"])
    let plist = parsing("PropertyListDecoder().decode([Record].self, from: data)")
    try link("decoded XML plist", .xml, plist, ["Decoded"])
    try link("decoded binary plist", .binary, plist, ["Decoded"])
    try link("decoded JSON", .json, parsing("JSONDecoder().decode([Record].self, from: data)"), ["Decoded"])
    if FileManager.default.fileExists(atPath: inputs.url(.database).path) {
      let query = "precondition((SQLite(path: CommandLine.arguments[1])?.firstScreen() ?? 0) > 0)\n"
      try link("SQLite", .database, query, ["SQLite"])
    }
    var times: [String: [Double]] = [:]
    for _ in 0..<51 {
      for (name, arguments) in programs {
        times[name, default: []].append(try Command.nanoseconds(of: folder.path(name), arguments))
      }
    }
    report.add(
      Line(
        "start", "start of a process to its end, with the first screen in it", unit: .nanoseconds,
        programs.map { Line.Entry($0.name, samples: times[$0.name] ?? []) }))
  }
}
