import Foundation

/// What tables of many sizes cost to generate and to compile, and whether all that is in them comes out again.
enum Scale {
  static let sizes = [3_000, 10_000, 42_000, 700_000]

  /// An array literal of calls is given this much time and memory.
  private static let patience = (seconds: 60, megabytes: 8_000)
  private static let literalSizes = [100, 300, 1_000, 3_000]

  static func run(_ sizes: [Int], _ report: inout Report) throws {
    let folder = try BuildFolder()
    defer { folder.remove() }
    let generator = try folder.generator("release")
    _ = try folder.compilingRuntime("-O").output()
    var costs: [(title: String, rows: Int, cost: Command.Cost)] = []
    var lookups: [Line] = []
    for size in sizes {
      let tree = SyntheticTree(count: size)
      guard tree.regions.count == size else { throw Command.Failure(description: "no tree of \(size) regions") }
      try folder.write(tree.json, to: "Tree.json")
      costs.append(
        (
          "generate", size,
          try folder.command(
            [generator, "generate", "Tree.json", "--table", "Tree", "--access", "public", "--output", "."]
          ).cost()
        ))
      costs.append(("compile", size, try folder.compilingTable("-O", "Tree.regions.swift").cost()))
      try folder.link(reader, as: "reader", objects: ["Table.o", "RegionTables.o"])
      // Not in memory at the same time as what it is compared with.
      let isRight = try folder.command([folder.path("reader")]).output() == tree.listing
      guard isRight else {
        throw Command.Failure(description: "the table of \(size) rows is not what it was made from")
      }
      print("\(size) rows: every row is in the compiled table as it was in the input.")
      lookups += try measureLookups(folder, size)
    }
    if sizes == Self.sizes {
      for size in literalSizes {
        try folder.write(SyntheticTree(count: size).arrayLiteral, to: "main.swift")
        let limits =
          "ulimit -v \(patience.megabytes * 1_000); exec timeout \(patience.seconds) swiftc -O main.swift -o literal"
        guard let cost = try? folder.command(["sh", "-c", limits]).cost() else {
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

  /// A line for each lookup: its nanoseconds in the table, and with the same numbers in plain arrays.
  private static func measureLookups(_ folder: BuildFolder, _ size: Int) throws -> [Line] {
    let output = try folder.command([folder.path("reader"), "time"]).output()
    return output.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let samples = words.dropFirst(2).compactMap { Double($0) }
      let name = words[1] == "table" ? "\(size) rows" : "\(size) rows, arrays"
      return Line(String(words[0]), "", unit: .nanoseconds, [Line.Entry(name, samples: samples)])
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

    // What lookups at least cost at this size: the same numbers as memory has them best, read without a check.
    func column<Number>(_ count: Int, _ number: (Int) -> Number) -> UnsafePointer<Number> {
      let numbers = UnsafeMutablePointer<Number>.allocate(capacity: count)
      for index in 0..<count { (numbers + index).initialize(to: number(index)) }
      return UnsafePointer(numbers)
    }
    struct Arrays {
      let links = column(Tree.count + 1) { Tree.Storage.row(at: $0) }
      let codes = column(Tree.count) { Tree.Storage.integerCode(at: $0) ?? 0 }
      let hash: RegionCodeHash
      let seeds: UnsafePointer<UInt16>
      let slots: UnsafePointer<UInt32>

      init(_ hash: RegionCodeHash, _ codes: [UInt64]) {
        self.hash = hash
        let buckets = codes.map(hash.bucket)
        let slots = zip(codes, buckets).map { hash.slot(of: $0, seed: Tree.Storage.codeSeed(at: $1)) }
        seeds = column(1 + (buckets.max() ?? 0)) { Tree.Storage.codeSeed(at: $0) }
        self.slots = column(1 + (slots.max() ?? 0)) { UInt32(Tree.Storage.codeSlot(at: $0)) }
      }

      @inline(never) func children(_ rows: [Int]) -> Int {
        rows.reduce(0) { $0 &+ Int(links[$1 + 1].firstChild &- links[$1].firstChild) }
      }
      @inline(never) func parents(_ rows: [Int]) -> Int { rows.reduce(0) { $0 &+ Int(links[$1].parent ?? 0) } }
      @inline(never) func hits(_ codes: [UInt64]) -> Int {
        codes.reduce(0) {
          let row = slots[hash.slot(of: $1, seed: seeds[hash.bucket(of: $1)])]
          return $0 &+ (self.codes[Int(row)] == $1 ? Int(row) : 0)
        }
      }
    }

    func time(_ name: String, _ ways: (name: String, body: () -> Int)...) {
      var samples = ways.map { _ in [Double]() }
      var sums = ways.map { $0.body() }
      for _ in 0..<21 {
        for (way, (_, body)) in ways.enumerated() {
          let time = ContinuousClock().measure { sums[way] &+= body() }
          samples[way].append(Double(time.components.attoseconds) / 1e9 / Double(Tree.count))
        }
      }
      precondition(Set(sums).count == 1, "\\(name): the ways differ")
      for (way, samples) in zip(ways, samples) { print(name, way.name, samples.map { String($0) }.joined(separator: " ")) }
    }

    if CommandLine.arguments.count > 1, let hash = Tree.Storage.codeHash {
      let rows = (0..<Tree.count).shuffled()
      let codes = rows.map { Tree.regions[$0].integerCode ?? 0 }
      let arrays = Arrays(hash, codes)
      time("children", ("table", { children(rows) }), ("arrays", { arrays.children(rows) }))
      time("parent", ("table", { parents(rows) }), ("arrays", { arrays.parents(rows) }))
      time("title", ("table", { titles(rows) }))
      time("code-hit", ("table", { hits(codes) }), ("arrays", { arrays.hits(codes) }))
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
