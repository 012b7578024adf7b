import Foundation

/// What tables of many sizes cost to generate and to compile, and whether all that is in them comes out again.
enum Scale {
  static let sizes = [3_000, 10_000, 42_000, 700_000]

  /// An array literal of calls is given this much time and memory.
  private static let patience = (seconds: 60, megabytes: 8_000)
  private static let literalSizes = [100, 300, 1_000, 3_000]

  static func run(_ sizes: [Int], _ report: inout Report) throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let generator = try workshop.generator("release")
    _ = try workshop.compilingRuntime("-O").output()
    var costs: [(title: String, rows: Int, cost: Command.Cost)] = []
    var lookups: [Line] = []
    for size in sizes {
      let tree = SyntheticTree(count: size)
      guard tree.regions.count == size else { throw Command.Failure(description: "no tree of \(size) regions") }
      try workshop.write(tree.json, to: "Tree.json")
      costs.append(
        (
          "generate", size,
          try workshop.command(
            [generator, "generate", "Tree.json", "--table", "Tree", "--access", "public", "--output", "."]
          ).cost()
        ))
      costs.append(("compile", size, try workshop.compilingTable("-O", "Tree.regions.swift").cost()))
      try workshop.link(reader, as: "reader", objects: ["Table.o", "RegionTables.o"])
      // Not in memory at the same time as what it is compared with.
      let isRight = try workshop.command([workshop.path("reader")]).output() == tree.listing
      guard isRight else {
        throw Command.Failure(description: "the table of \(size) rows is not what it was made from")
      }
      print("\(size) rows: every row is in the compiled table as it was in the input.")
      lookups += try measureLookups(workshop, size)
    }
    if sizes == Self.sizes {
      for size in literalSizes {
        try workshop.write(SyntheticTree(count: size).arrayLiteral, to: "main.swift")
        let limits =
          "ulimit -v \(patience.megabytes * 1_000); exec timeout \(patience.seconds) swiftc -O main.swift -o literal"
        guard let cost = try? workshop.command(["sh", "-c", limits]).cost() else {
          print(
            "\(size) rows: an array literal does not compile in \(patience.seconds) s and \(patience.megabytes) MB.")
          break
        }
        costs.append(("array literal", size, cost))
      }
    }
    print("")
    func line(_ id: String, _ title: String, _ unit: Line.Unit, _ value: (Command.Cost) -> Double) -> Line {
      Line(id, title, unit: unit, costs.map { Line.Entry("\($0.title), \($0.rows) rows", samples: [value($0.cost)]) })
    }
    report.add(line("scale-seconds", "tables of many sizes: time", .seconds) { $0.seconds })
    report.add(line("scale-memory", "tables of many sizes: peak memory", .megabytes) { $0.megabytes })
    for id in ["children", "parent", "title", "code-hit"] {
      let entries = lookups.filter { $0.id == id }.flatMap(\.entries)
      report.add(Line("scale-" + id, "tables of many sizes: \(id), in random order", unit: .nanoseconds, entries))
    }
  }

  private static func measureLookups(_ workshop: Workshop, _ size: Int) throws -> [Line] {
    let output = try workshop.command([workshop.path("reader"), "time"]).output()
    return output.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let samples = words.dropFirst().compactMap { Double($0) }
      return Line(String(words[0]), "", unit: .nanoseconds, [Line.Entry("\(size) rows", samples: samples)])
    }
  }

  /// Prints all regions, or with an argument how many nanoseconds lookups take.
  private static let reader = """
    import RegionTables
    import Table

    @inline(never) func children(_ rows: [Int]) -> Int {
      let regions = Tree.regions
      return rows.reduce(0) { $0 &+ regions[$1].children.count }
    }
    @inline(never) func parents(_ rows: [Int]) -> Int {
      let regions = Tree.regions
      return rows.reduce(0) { $0 &+ (regions[$1].parent?.index ?? 0) }
    }
    @inline(never) func titles(_ rows: [Int]) -> Int {
      let regions = Tree.regions
      return rows.reduce(0) { $0 &+ regions[$1].name.utf8.count }
    }
    @inline(never) func hits(_ codes: [UInt64]) -> Int { codes.reduce(0) { $0 &+ (Tree[code: $1]?.index ?? 0) } }

    func time(_ name: String, _ body: () -> Int) {
      var samples: [Double] = []
      var sum = body()
      for _ in 0..<21 {
        let time = ContinuousClock().measure { sum &+= body() }
        samples.append(Double(time.components.attoseconds) / 1e9 / Double(Tree.count))
      }
      print(name, samples.map { String($0) }.joined(separator: " "), sum == 0 ? "none" : "")
    }

    if CommandLine.arguments.count > 1 {
      let rows = (0..<Tree.count).shuffled()
      let codes = rows.map { Tree.regions[$0].integerCode ?? 0 }
      time("children") { children(rows) }
      time("parent") { parents(rows) }
      time("title") { titles(rows) }
      time("code-hit") { hits(codes) }
    } else {
      for region in Tree.depthFirst {
        let isFound = Tree[code: region.code ?? ""] == region && Tree.regions(named: region.name).contains(region)
        print(
          region.code ?? "", region.name, region.parent?.code ?? "0", region.depth, region.children.count, isFound)
      }
    }
    """

  static let goals: [Goal] = [(42_000, 15.0, 1_000.0), (700_000, 120, 4_000)].flatMap { rows, seconds, megabytes in
    [
      ("scale-seconds", seconds, "\(Int(seconds)) s"), ("scale-memory", megabytes, "\(Int(megabytes / 1_000)) GB"),
    ].map { id, limit, text in
      Goal(title: "compile \(rows) rows: at most \(text)") { report in
        guard let line = report.line(id), let value = line["compile, \(rows) rows"] else { return nil }
        return (line.unit.text(value), value <= limit)
      }
    }
  }
}
