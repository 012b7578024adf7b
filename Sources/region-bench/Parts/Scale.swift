import Foundation

/// What tables of many sizes cost to generate and to compile, and whether all that is in them comes out again.
enum Scale {
  static let sizes = [3_000, 10_000, 42_000, 700_000]

  /// An array literal of calls is given this much processor time and memory.
  private static let patience = (seconds: 60, megabytes: 8_000)
  /// Tables of these sizes are compiled beside array literals, until one does not compile any more.
  private static let literalSizes = [100, 300, 1_000, 2_000, 3_000]

  static func run(_ sizes: [Int], _ report: inout Report) throws {
    let folder = try BuildFolder()
    defer { folder.remove() }
    let generator = try folder.generator("release")
    _ = try folder.compilingRuntime("-O").output()
    var literalCompiles = sizes == Self.sizes
    for size in sizes == Self.sizes ? Set(sizes + literalSizes).sorted() : sizes {
      let tree = SyntheticTree(count: size)
      guard tree.regions.count == size else { throw Command.Failure(description: "no tree of \(size) regions") }
      try folder.write(tree.json, to: "Tree.json")
      let generate = folder.command(
        [generator, "generate", "Tree.json", "--table", "Tree", "--access", "public", "--output", "."])
      let compile = folder.compilingTable("-O", "Tree.regions.swift")
      let costs = try Command.costs(of: [generate, compile])
      let (generating, compiling) = (costs[0], costs[1])
      var literal: (cost: [Command.Cost], stopped: String?) = ([], nil)
      if literalCompiles, literalSizes.contains(size) {
        literal = try compileLiteral(tree, folder)
        literalCompiles = literal.stopped == nil
      }
      func line(_ id: String, _ title: String, _ unit: Line.Unit, _ value: (Command.Cost) -> Double) {
        var entries = [Line.Entry("table", samples: compiling.map(value))]
        if !literal.cost.isEmpty {
          entries.append(
            Line.Entry("array literal", samples: literal.cost.map(value), stopped: literal.stopped))
        }
        report.add(
          Line(
            "scale-generate-" + id, "generating \(size) rows: \(title)", unit: unit, rows: size,
            [Line.Entry("table", samples: generating.map(value))]))
        report.add(
          Line(
            "scale-compile-" + id, "compiling \(size) rows, release: \(title)", unit: unit, rows: size, entries,
            missing: literal.cost.isEmpty ? ["array literal"] : []))
      }
      line("seconds", "processor time", .seconds, \.seconds)
      line("memory", "peak memory", .megabytes, \.megabytes)
      if sizes.contains(size) { try check(tree, folder, &report) }
    }
    summarize(report)
  }

  /// The processor time and memory of an array literal; if it does not compile, why not.
  private static func compileLiteral(_ tree: SyntheticTree, _ folder: BuildFolder) throws -> ([Command.Cost], String?) {
    try folder.write(tree.arrayLiteral, to: "main.swift")
    let limits = "ulimit -v \(patience.megabytes * 1_000) && ulimit -t \(patience.seconds) && exec "
    let compile = folder.command(["sh", "-c", limits + "swiftc -O main.swift -o literal"])
    var costs: [Command.Cost] = []
    for _ in 0..<3 {
      let cost = try compile.costWhateverComes()
      if !cost.isComplete {
        if cost.seconds >= Double(patience.seconds) - 1 { return ([cost], "stopped after \(patience.seconds) s") }
        // What it asked for in vain was never used, and is not in the peak.
        guard cost.megabytes >= Double(patience.megabytes) / 2 else {
          print("An array literal cannot be compiled with a limit of memory here: skipped.\n")
          return ([], "skipped")
        }
        return ([cost], "out of memory at \(patience.megabytes / 1_000) GB")
      }
      costs.append(cost)
    }
    return (costs, nil)
  }

  /// Compares all rows of the compiled table with what it was made from, and measures lookups.
  private static func check(_ tree: SyntheticTree, _ folder: BuildFolder, _ report: inout Report) throws {
    let size = tree.regions.count
    try folder.link(reader, as: "reader", objects: ["Table.o", "RegionTables.o"])
    // Not in memory at the same time as what it is compared with.
    let isRight = try folder.command([folder.path("reader")]).output() == tree.listing
    guard isRight else {
      throw Command.Failure(description: "the table of \(size) rows is not what it was made from")
    }
    print("\(size) rows: every row is in the compiled table as it was in the input.\n")
    let output = try folder.command([folder.path("reader"), "time"]).output()
    var entries: [String: [Line.Entry]] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      entries[String(words[0]), default: []].append(
        Line.Entry(String(words[1]), samples: words.dropFirst(2).compactMap { Double($0) }))
    }
    for (id, title) in lookups {
      report.add(
        Line(
          "scale-" + id, "\(title) in a table of \(size) rows, in random order", unit: .nanoseconds, rows: size,
          entries[id] ?? []))
    }
  }

  private static let lookups = [
    ("children", "range of children"), ("parent", "parent"), ("title", "title as String"),
    ("code-hit", "code to region"), ("code-miss", "code without region"),
  ]

  /// Prints how many times as much as plain arrays the tables take, by size.
  private static func summarize(_ report: Report) {
    print("table ÷ arrays, by rows")
    for (id, title) in lookups {
      let quotients = report.lines.filter { $0.id == "scale-" + id }.compactMap { line in
        line.ratio("arrays").map { "\(line.rows ?? 0): ".padded(to: 8) + Number.text(1 / $0).padded(to: 8) }
      }
      print("  " + title.padded(to: 30) + quotients.joined())
    }
    print("")
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
    @inline(never) func titles(_ rows: [Int], _ names: [String]) -> Int {
      rows.reduce(0) { $0 &+ names[$1].utf8.count }
    }
    @inline(never) func hits(_ codes: [UInt64]) -> Int { codes.reduce(0) { $0 &+ (Tree[code: $1]?.index ?? 0) } }

    // What lookups at least cost at this size: the same numbers as memory has them best, read without a check.
    func column<Number>(_ count: Int, _ number: (Int) -> Number) -> UnsafePointer<Number> {
      let numbers = UnsafeMutablePointer<Number>.allocate(capacity: count)
      for index in 0..<count { (numbers + index).initialize(to: number(index)) }
      return UnsafePointer(numbers)
    }
    struct Arrays {
      let firstChildren = column(Tree.count + 1) { Tree.Storage.row(at: $0).firstChild }
      let parents = column(Tree.count) { Tree.Storage.row(at: $0).parent ?? .max }
      let hash: RegionCodeHash
      let seeds: UnsafePointer<UInt8>
      /// Row and code in one word, so that a lookup has no more to read.
      let slots: UnsafePointer<UInt64>

      init(_ index: RegionCodeIndex, _ codes: [UInt64]) {
        hash = index.hash
        seeds = column(1 + (codes.map(index.hash.bucket).max() ?? 0)) { index.seed(of: $0) }
        let places = codes.map(index.slot)
        var slots = [UInt64](repeating: .max, count: 1 + (places.max() ?? 0))
        for (row, place) in places.enumerated() { slots[place] = codes[row] << 24 | UInt64(row) }
        self.slots = column(slots.count) { slots[$0] }
      }

      @inline(never) func children(_ rows: [Int]) -> Int {
        rows.reduce(0) { $0 &+ Int(firstChildren[$1 + 1] &- firstChildren[$1]) }
      }
      @inline(never) func parents(_ rows: [Int]) -> Int {
        rows.reduce(0) { $0 &+ (parents[$1] == .max ? 0 : Int(parents[$1])) }
      }
      @inline(never) func hits(_ codes: [UInt64]) -> Int {
        codes.reduce(0) {
          let slot = slots[hash.slot(of: $1, seed: seeds[hash.bucket(of: $1)])]
          return $0 &+ (slot >> 24 == $1 ? Int(slot & 0xff_ffff) : 0)
        }
      }
    }

    func time<Question>(
      _ name: String, _ questions: [Question], _ ways: (name: String, body: ([Question]) -> Int)...
    ) {
      var before = questions
      var samples = ways.map { _ in [Double]() }
      for _ in 0..<21 {
        let questions = before.shuffled()
        for (way, (wayName, body)) in ways.enumerated() {
          let expected = ways[0].body(before)
          // From here on, caches have what this one reads.
          precondition(body(before) == expected, "\\(name): \\(wayName) gives another answer")
          var sum = 0
          let time = ContinuousClock().measure { sum = body(questions) }
          withExtendedLifetime(sum) {}
          samples[way].append(Double(time.components.attoseconds) / 1e9 / Double(Tree.count))
        }
        before = questions
      }
      for (way, samples) in zip(ways, samples) { print(name, way.name, samples.map { String($0) }.joined(separator: " ")) }
    }

    if CommandLine.arguments.count > 1, let index = Tree.Storage.codeIndex {
      let rows = Array(0..<Tree.count)
      let codes = Tree.regions.map { $0.integerCode ?? 0 }
      let arrays = Arrays(index, codes)
      time("children", rows, ("table", children), ("arrays", arrays.children))
      time("parent", rows, ("table", parents), ("arrays", arrays.parents))
      let names = Tree.regions.map(\\.name)
      time("title", rows, ("table", { titles($0) }), ("arrays", { titles($0, names) }))
      time("code-hit", codes, ("table", hits), ("arrays", arrays.hits))
      let known = Set(codes)
      let limit = (1 as UInt64) << UInt64(64 - (codes.max() ?? 0).leadingZeroBitCount)
      let unknown = codes.map { code in
        sequence(first: code) { ($0 + 7_919) % limit }.first { !known.contains($0) } ?? 0
      }
      time("code-miss", unknown, ("table", hits), ("arrays", arrays.hits))
    } else {
      for region in Tree.depthFirst {
        let isFound = Tree[code: region.code ?? ""] == region && Tree.regions(named: region.name).contains(region)
        print(
          region.code ?? "", region.name, region.parent?.code ?? "0", region.depth, region.children.count, isFound)
      }
    }
    """

  static let goals: [Goal] = compiling + besideSmallTables

  private static let compiling: [Goal] = [(42_000, 15.0, 1_000.0), (700_000, 120, 4_000)].flatMap {
    rows, seconds, megabytes in
    [
      ("scale-compile-seconds", seconds, "\(Int(seconds)) s"),
      ("scale-compile-memory", megabytes, "\(Int(megabytes / 1_000)) GB"),
    ].map { id, limit, text in
      Goal(title: "compile \(rows) rows: at most \(text)") { report in
        guard let line = report.line(id, rows: rows), let value = line["table"] else { return nil }
        return (line.unit.text(value), value <= limit)
      }
    }
  }

  private static let besideSmallTables: [Goal] = [42_000, 700_000].flatMap { rows in
    lookups.map { id, title in
      Goal(title: "\(title), \(rows) rows: as fast as with 3000") { report in
        guard let small = report.line("scale-" + id, rows: 3_000), let large = report.line("scale-" + id, rows: rows),
          let before = small["table"], let after = large["table"], let limitBefore = small["arrays"],
          let limitAfter = large["arrays"]
        else { return nil }
        let (growth, limit) = (after / before, limitAfter / limitBefore)
        // A tenth is within what runs differ by.
        return ("× \(Number.text(growth)), arrays × \(Number.text(limit))", growth <= 1.1)
      }
    }
  }
}
