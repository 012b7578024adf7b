import Foundation

/// What generating and compiling the bundled table costs, and what it adds to a program.
enum BuildCost {
  static func run(_ inputs: Inputs, _ report: inout Report) throws {
    let folder = try BuildFolder()
    defer { folder.remove() }
    let data = folder.package.appendingPathComponent("data/china.plist").path
    let arguments = ["generate", data, "--table", "China", "--access", "public", "--output", "."]

    var costs: [(title: String, cost: [Command.Cost])] = []
    func measure(_ title: String, _ command: Command, rounds: Int = 3) throws {
      costs.append((title, try (0..<rounds).map { _ in try command.cost() }))
    }
    for configuration in ["debug", "release"] {
      let generator = try folder.generator(configuration)
      try measure("generate, \(configuration) build of the tool", folder.command([generator] + arguments))
    }
    for (name, option) in [("debug", "-Onone"), ("release", "-O")] {
      try measure("compile the runtime, \(name)", try folder.compilingRuntime(option), rounds: 1)
      try measure("compile the table, \(name)", folder.compilingTable(option, "China.regions.swift"))
    }
    report.add(
      Line(
        "build-seconds", "building the bundled table: time", unit: .seconds,
        costs.map { Line.Entry($0.title, samples: $0.cost.map(\.seconds)) }))
    report.add(
      Line(
        "build-memory", "building the bundled table: peak memory", unit: .megabytes,
        costs.map { Line.Entry($0.title, samples: $0.cost.map(\.megabytes)) }))
    try programs(folder, inputs, &report)
  }

  private static func programs(_ folder: BuildFolder, _ inputs: Inputs, _ report: inout Report) throws {
    try folder.link("precondition(CommandLine.argc > 0)\n", as: "empty")
    try folder.link(
      """
      import RegionTables
      import Table
      func titles(_ regions: Regions<China>) -> Int { regions.reduce(0) { $0 + $1.name.utf8.count } }
      let province = China.roots[\(Screen.province)]
      precondition(titles(China.roots) + titles(province.children) + titles(province.children[0].children) > 0)
      """, as: "screen", objects: ["Table.o", "RegionTables.o"])
    try folder.link(
      """
      import Foundation
      struct Record: Codable { var code: String, name: String, kind: String, children: [Record]? }
      func titles(_ records: [Record]) -> Int { records.reduce(0) { $0 + $1.name.utf8.count } }
      let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
      let roots = try JSONDecoder().decode([Record].self, from: data)
      let cities = roots[\(Screen.province)].children ?? []
      precondition(titles(roots) + titles(cities) + titles(cities[0].children ?? []) > 0)
      """, as: "json")
    var times: [String: [Double]] = [:]
    for _ in 0..<101 {
      for name in ["screen", "empty", "json"] {
        let arguments = name == "json" ? [inputs.url(.json).path] : []
        times[name, default: []].append(try Command.nanoseconds(of: folder.path(name), arguments))
      }
    }
    report.add(
      Line(
        "start", "start of a process to its end, with the first screen in it", unit: .nanoseconds,
        [("screen", "table"), ("empty", "empty program"), ("json", "decoded JSON")].map {
          Line.Entry($1, samples: times[$0] ?? [])
        }))

    let source = try String(contentsOfFile: folder.path("China.regions.swift"), encoding: .utf8)
    let parts = staticBytes(source)
    let growth = Double(try folder.size(of: "screen") - folder.size(of: "empty"))
    let links = ["links", "names", "codes"].compactMap { parts[$0] }.reduce(0, +)
    let count = parts["regions"] ?? 1
    report.add(
      Line(
        "size", "bytes of the program", unit: .bytes,
        [
          Line.Entry("growth of a program", samples: [growth]),
          Line.Entry("tables", samples: [parts["static data"] ?? 0]),
          Line.Entry("a region: links, codes, names", samples: [links / count]),
          Line.Entry("a region: everything", samples: [(parts["static data"] ?? 0) / count]),
        ]))
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
