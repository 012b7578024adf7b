import Foundation

/// What generating and compiling the bundled table costs, and what it adds to a program.
enum BuildCost {
  static func run(_ inputs: Inputs, _ report: inout Report) throws {
    let folder = try BuildFolder()
    defer { folder.remove() }
    let data = folder.package.appendingPathComponent("data/china.plist").path
    func generate(access: String, to output: String) -> [String] {
      ["generate", data, "--table", "China", "--access", access, "--output", output]
    }

    var costs: [(stage: String, title: String, cost: [Command.Cost])] = []
    func measure(_ stage: String, _ title: String, _ command: Command) throws {
      costs.append((stage, title, try (0..<3).map { _ in try command.cost() }))
    }
    for configuration in ["debug", "release"] {
      let generator = try folder.generator(configuration)
      try measure(
        "generate", "\(configuration) build of the tool",
        folder.command([generator] + generate(access: "public", to: ".")))
      if configuration == "release" {
        _ = try folder.command([generator] + generate(access: "internal", to: "unexported")).output()
      }
    }
    for (name, option, cOption) in [("debug", "-Onone", "-O0"), ("release", "-O", "-O2")] {
      let stage = "compile-\(name)"
      let runtime = try folder.compilingRuntime(option)
      _ = try runtime.output()
      try measure(stage, "table", folder.compilingTable(option, "China.regions.swift"))
      try measure(stage, "C arrays", folder.compilingArrays(cOption))
      try measure(stage, "the runtime, once", runtime)
    }
    for (stage, title) in [
      ("generate", "generating the bundled table"), ("compile-debug", "compiling the bundled table, debug"),
      ("compile-release", "compiling the bundled table, release"),
    ] {
      let costs = costs.filter { $0.stage == stage }
      report.add(
        Line(
          stage + "-seconds", title + ": time", unit: .seconds,
          costs.map { Line.Entry($0.title, samples: $0.cost.map(\.seconds)) }))
      report.add(
        Line(
          stage + "-memory", title + ": peak memory", unit: .megabytes,
          costs.map { Line.Entry($0.title, samples: $0.cost.map(\.megabytes)) }))
    }
    report.add(
      Line(
        "rebuild", "tables that a build with nothing changed generates", unit: .count,
        [Line.Entry("table", samples: [Double(try folder.generatedByAnotherBuild())])]))
    try programs(folder, inputs, &report)
  }

  private static func programs(_ folder: BuildFolder, _ inputs: Inputs, _ report: inout Report) throws {
    let screen = """
      import RegionTables
      func titles(_ regions: Regions<China>) -> Int { regions.reduce(0) { $0 + $1.name.utf8.count } }
      let province = China.roots[\(Screen.province)]
      precondition(titles(China.roots) + titles(province.children) + titles(province.children[0].children) > 0)

      """
    try folder.link("import Table\n" + screen, as: "table", objects: ["Table.o", "RegionTables.o"])
    try folder.link(screen, as: "internal", objects: ["unexported/China.regions.swift", "RegionTables.o"])
    try folder.link("precondition(CommandLine.argc > 0)\n", as: "empty program")
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
    try sizes(folder, &report)
  }

  private static func sizes(_ folder: BuildFolder, _ report: inout Report) throws {
    let source = try String(contentsOfFile: folder.path("China.regions.swift"), encoding: .utf8)
    let parts = staticBytes(source)
    let empty = try folder.size(of: "empty program")
    let tables = parts["static data"] ?? 0
    let links = ["links", "names", "codes"].compactMap { parts[$0] }.reduce(0, +)
    let count = parts["regions"] ?? 1
    report.add(
      Line(
        "growth", "bytes that a first screen adds to a program", unit: .bytes,
        [
          Line.Entry("with a public table", samples: [Double(try folder.size(of: "table") - empty)]),
          Line.Entry("with an internal table", samples: [Double(try folder.size(of: "internal") - empty)]),
          Line.Entry("of these, static data of a public table", samples: [tables]),
        ]))
    report.add(
      Line(
        "size", "static bytes of a region", unit: .bytes,
        [
          Line.Entry("everything", samples: [tables / count]),
          Line.Entry("links, codes, names", samples: [links / count]),
        ]))
    report.add(
      Line(
        "unused", "bytes of pinyin and attributes in a program that reads none", unit: .bytes,
        try [("with a public table", "table"), ("with an internal table", "internal")].map { title, program in
          let data = try Data(contentsOf: URL(fileURLWithPath: folder.path(program)))
          let kept = [("pinyin", "pinyinPool"), ("attributes", "attribute0Pool")].filter { _, pool in
            beginning(of: pool, in: source).map { data.range(of: $0) != nil } ?? false
          }
          return Line.Entry(title, samples: [kept.compactMap { parts[$0.0] }.reduce(0, +)])
        }))
  }

  /// The first line of a long text in the source of a table, as it stands in a program.
  private static func beginning(of pool: String, in source: String) -> Data? {
    let parts = source.components(separatedBy: "let \(pool): StaticString = \"\"\"\n")
    guard parts.count == 2 else { return nil }
    let text = parts[1].drop { $0 == " " }.prefix { $0 != "\\" && $0 != "\n" }
    return text.utf8.count < 8 ? nil : Data(text.utf8)
  }

  /// What the banner of a table says about its size.
  private static func staticBytes(_ source: String) -> [String: Double] {
    var parts: [String: Double] = [:]
    for line in source.split(separator: "\n").prefix(12) {
      for (key, label) in [("//   static data  ", "static data"), ("//   regions      ", "regions")]
      where line.hasPrefix(key) {
        let text = line.dropFirst(key.count)
        parts[label] = Double(text.prefix { $0 != " " }.filter(\.isNumber))
        guard label == "static data", let open = text.firstIndex(of: "(") else { continue }
        for part in text[open...].components(separatedBy: ", ") {
          let name = part.filter { !$0.isNumber && !"(),".contains($0) }.trimmingCharacters(in: .whitespaces)
          parts[name] = Double(part.filter(\.isNumber))
        }
      }
    }
    return parts
  }
}
