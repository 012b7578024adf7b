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

  /// Compiles `file` as the module `Table`.
  func compilingTable(_ optimization: String, _ file: String) -> Command {
    command(compiler(optimization) + ["-module-name", "Table", "-o", "Table.o", file])
  }

  /// Links a program, without symbols and without what a release build leaves out.
  func link(_ source: String, as name: String, objects: [String] = []) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name + ".d"), withIntermediateDirectories: true)
    try write(source, to: name + ".d/main.swift")
    _ = try command(
      ["swiftc", "-swift-version", "6", "-O", "-wmo", "-I", ".", name + ".d/main.swift"] + objects
        + ["-Xlinker", "--gc-sections", "-Xlinker", "-s", "-o", name]
    ).output()
  }

  func size(of name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path(name))[.size] as? Int ?? 0
  }
}
