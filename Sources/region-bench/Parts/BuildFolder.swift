import Foundation

/// A folder in which tables are generated, compiled and linked as a release build does it.
struct BuildFolder {
  let url: URL
  /// The folder of this package.
  let package: URL

  init() throws {
    package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    url = FileManager.default.temporaryDirectory.appendingPathComponent("region-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// The generator that a build in this configuration made.
  func generator(_ configuration: String) throws -> String {
    _ = try Command(["swift", "build", "-c", configuration, "--product", "region-codegen"], in: package).output()
    return package.appendingPathComponent(".build/\(configuration)/region-codegen").path
  }

  /// How many tables the plugin generates in a build of the package in which nothing has changed.
  func generatedByAnotherBuild() throws -> Int {
    let build = Command(["swift", "build", "-c", "release", "--target", "GeneratedRegions"], in: package)
    // SwiftPM links the tools of plugins once more in the second build of a package, whatever they are.
    for _ in 0..<2 { _ = try build.output() }
    return try build.output().components(separatedBy: "Generating").count - 1
  }

  func command(_ arguments: [String]) -> Command { Command(arguments, in: url) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  private func compiler(_ optimization: String) -> [String] {
    [
      "swiftc", "-swift-version", "6", optimization, "-wmo", "-parse-as-library", "-I", ".", "-emit-module", "-c",
    ]
  }

  func compilingRuntime(_ optimization: String) throws -> Command {
    let runtime = package.appendingPathComponent("Sources/RegionTables")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: runtime.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { runtime.appendingPathComponent($0).path }
    return command(compiler(optimization) + ["-module-name", "RegionTables", "-o", "RegionTables.o"] + sources)
  }

  /// Compiles the same numbers as C arrays.
  func compilingArrays(_ optimization: String) -> Command {
    let sources = package.appendingPathComponent("Sources/CRegionLimit")
    return command([
      "clang", optimization, "-I", sources.appendingPathComponent("include").path, "-c",
      sources.appendingPathComponent("tables.c").path, "-o", "Arrays.o",
    ])
  }

  /// Compiles `file` as the module `Table`.
  func compilingTable(_ optimization: String, _ file: String) -> Command {
    command(compiler(optimization) + ["-module-name", "Table", "-o", "Table.o", file])
  }

  /// Links a program, without symbols and without what a release build leaves out.
  ///
  /// - Parameter contenders: Files of the benchmark that are compiled with `source`.
  func link(
    _ source: String, as name: String, contenders: [String] = [], objects: [String] = []
  ) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name + ".d"), withIntermediateDirectories: true)
    try write(source, to: name + ".d/main.swift")
    let folder = package.appendingPathComponent("Sources/region-bench/Contenders")
    _ = try command(
      ["swiftc", "-swift-version", "6", "-O", "-wmo", "-I", ".", name + ".d/main.swift"]
        + contenders.map { folder.appendingPathComponent($0 + ".swift").path } + objects
        + ["-Xlinker", "--gc-sections", "-Xlinker", "-s", "-o", name]
    ).output()
  }
}
