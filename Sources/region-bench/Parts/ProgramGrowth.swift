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

  static let emptyProgram = "precondition(CommandLine.argc > 0)\n"

  static func run(_ report: inout Report) throws {
    let folder = try BuildFolder()
    defer { folder.remove() }
    let data = folder.package.appendingPathComponent("data/china.plist").path
    let table = "app/Sources/Internal/China.regions.swift"
    for target in ["Public", "Internal", "Empty"] {
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
    /// Of what the conformance of a table does without, the bytes that are in a program.
    func apart(_ members: [(part: String, member: String)], in program: Data) -> Double {
      members.filter { _, member in
        beginning(of: member, in: source).map { program.range(of: $0) != nil } ?? false
      }.compactMap { parts[$0.part] }.reduce(0, +)
    }
    let unused = [("pinyin", "pinyinPool"), ("attributes", "attribute0Pool")]
    let optional = unused + [("kinds and levels", "kindOrder")]
    let tables = parts["static data"] ?? 0
    let needed = tables - optional.compactMap { parts[$0.0] }.reduce(0, +)
    report.add(
      Line(
        "growth", "bytes that a first screen adds to a program", unit: .bytes,
        programs.map { Line.Entry($0, samples: [Double($1.count) - empty]) } + [
          Line.Entry("static data of the table", samples: [tables]),
          Line.Entry(
            "of these, in the program with a public table", samples: [needed + apart(optional, in: programs[0].1)]),
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
    report.add(
      Line(
        "unused", "bytes of pinyin and attributes in a program that reads none", unit: .bytes,
        programs.map { Line.Entry($0, samples: [apart(unused, in: $1)]) }))
  }

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
      ],
      swiftLanguageModes: [.v6])

    """
  }

  /// The first line of a long text in the source of a table, as it stands in a program.
  private static func beginning(of member: String, in source: String) -> Data? {
    guard let start = source.range(of: "static var \(member): "),
      let quotes = source.range(of: "\"\"\"\n", range: start.upperBound..<source.endIndex)
    else { return nil }
    let text = source[quotes.upperBound...].drop { $0 == " " }.prefix { $0 != "\\" && $0 != "\n" }
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
