import Foundation

/// What the bundled table adds to a program that SwiftPM builds.
enum ProgramGrowth {
  /// Shows the first screen.
  static let screen = """
    import RegionTables
    func titles(_ regions: Regions<China>) -> Int { regions.reduce(0) { $0 + $1.name.utf8.count } }
    let province = China.roots[\(Screen.province)]
    precondition(titles(China.roots) + titles(province.children) + titles(province.children[0].children) > 0)

    """

  /// A program that uses more of the library than the first screen does.
  private struct Use {
    var target: String
    var title: String
    var products: [String]
    var source: String
  }

  private static let uses = [
    Use(
      target: "Search", title: "that also searches, and finds codes, names and paths", products: ["PrebuiltRegions"],
      source: """
        let word = CommandLine.arguments[0]
        precondition(China.search(word).reduce(0) { $0 + $1.index } >= 0)
        precondition(China[code: word] == nil && China.regions(named: word).isEmpty)
        precondition(China.region(path: word).region == nil)

        """),
    Use(
      target: "Selection", title: "that also has a selection", products: ["PrebuiltRegions", "RegionSelection"],
      source: """
        import RegionSelection
        var selection = CascadeSelection<China>(paddedTo: 3)
        precondition(selection.select(code: CommandLine.arguments[0]).outcome == .refused)
        precondition(selection.select(row: 1, inColumn: 0).outcome == .exact)
        precondition(selection.title(ofRow: 0, inColumn: 1) != nil)

        """),
  ]

  static let emptyProgram = "precondition(CommandLine.argc > 0)\n"

  static func run(_ report: inout Report) throws {
    let folder = try BuildFolder()
    defer { folder.remove() }
    let data = folder.package.appendingPathComponent("data/china.plist").path
    let table = "app/Sources/Internal/China.regions.swift"
    for target in ["Public", "Internal", "Empty"] + uses.map(\.target) {
      try FileManager.default.createDirectory(
        atPath: folder.path("app/Sources/\(target)"), withIntermediateDirectories: true)
    }
    _ = try folder.command([
      try folder.generator("release"), "generate", data, "--table", "China", "--access", "internal", "--output",
      "app/Sources/Internal",
    ]).output()
    try folder.write(manifest(folder.package), to: "app/Package.swift")
    try folder.write("import PrebuiltRegions\n" + screen, to: "app/Sources/Public/main.swift")
    try folder.write(screen, to: "app/Sources/Internal/main.swift")
    try folder.write(emptyProgram, to: "app/Sources/Empty/main.swift")
    for use in uses {
      try folder.write("import PrebuiltRegions\n" + screen + use.source, to: "app/Sources/\(use.target)/main.swift")
    }
    // Without symbols.
    _ = try folder.command(["swift", "build", "--package-path", "app", "-c", "release", "-Xlinker", "-s"]).output()
    func program(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: folder.path("app/.build/release/\(name)")))
    }
    let programs = [
      ("with a public table", try program("Public")), ("with an internal table", try program("Internal")),
    ]
    let empty = Double(try program("Empty").count)

    let source = try String(contentsOfFile: folder.path(table), encoding: .utf8)
    let parts = staticBytes(source)
    let count = parts["regions"] ?? 1
    /// Of some parts of the static data, the bytes that are in a program. Rows have no text to look for; they are used.
    func present(_ parts: [String: Double], in program: Data) throws -> Double {
      try parts.filter { part, _ in
        guard part != "links" else { return true }
        guard let member = members[part], let piece = piece(of: member, in: source), piece.count >= 8
        else {
          throw Command.Failure(description: "nothing to find \(part) by in the table")
        }
        return program.range(of: piece) != nil
      }.reduce(0) { $0 + $1.value }
    }
    let columns = parts.filter { !["static data", "regions"].contains($0.key) }
    let tables = parts["static data"] ?? 0
    report.add(
      Line(
        "growth", "bytes that a first screen adds to a program", unit: .bytes,
        programs.map { Line.Entry($0, samples: [Double($1.count) - empty]) }
          + (try uses.map { Line.Entry($0.title, samples: [Double(try program($0.target).count) - empty]) }) + [
            Line.Entry("static data of the table", samples: [tables]),
            Line.Entry(
              "of these, in the program with a public table", samples: [try present(columns, in: programs[0].1)]),
          ]))
    report.add(
      Line(
        "size", "static bytes of a region", unit: .bytes,
        [
          Line.Entry("everything", samples: [tables / count]),
          Line.Entry(
            "links, codes, names",
            samples: [["links", "names", "codes"].compactMap { parts[$0] }.reduce(0, +) / count]),
        ]))
    let unused = columns.filter { ["pinyin", "attributes"].contains($0.key) }
    report.add(
      Line(
        "unused", "bytes of pinyin and attributes in a program that reads none", unit: .bytes,
        try programs.map { Line.Entry($0, samples: [try present(unused, in: $1)]) }))
  }

  /// For each part of a table's static data, a text of it.
  private static let members = [
    "names": "namePool", "codes": "codesText", "code index": "codeSeeds", "short names": "shortNamesText",
    "orders": "nameOrderText", "kinds and levels": "kindOrder", "pinyin": "pinyinPool", "attributes": "attribute0Pool",
  ]

  /// A package beside this one, which it depends on as apps do that need no generator.
  private static func manifest(_ package: URL) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "app",
      dependencies: [
        .package(name: "regions", path: \(String(reflecting: package.appendingPathComponent("Prebuilt").path)))
      ],
      targets: [
        .executableTarget(name: "Public", dependencies: [.product(name: "PrebuiltRegions", package: "regions")]),
        .executableTarget(name: "Internal", dependencies: [.product(name: "RegionTables", package: "regions")]),
        .executableTarget(name: "Empty"),
        \(uses.map(target).joined(separator: ",\n    "))
      ],
      swiftLanguageModes: [.v6])

    """
  }

  private static func target(_ use: Use) -> String {
    let products = use.products.map { ".product(name: \"\($0)\", package: \"regions\")" }.joined(separator: ", ")
    return ".executableTarget(name: \"\(use.target)\", dependencies: [\(products)])"
  }

  /// A piece of a long text in the source of a table, as it stands in a program.
  private static func piece(of member: String, in source: String) -> Data? {
    guard let start = source.range(of: "static (var|let) \(member): ", options: .regularExpression),
      let open = source.range(of: "\"\"\"\n", range: start.upperBound..<source.endIndex),
      let close = source.range(of: "\"\"\"", range: open.upperBound..<source.endIndex)
    else { return nil }
    // From the indentation to where the first escape is, or the line ends.
    return source[open.upperBound..<close.lowerBound].split(separator: "\n")
      .map { Data($0.drop { $0 == " " }.prefix { $0 != "\\" }.utf8) }.max { $0.count < $1.count }
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
