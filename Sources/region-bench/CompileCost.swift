import Foundation

/// What generating and compiling the bundled table costs.
struct CompileCost {
  private let folder: URL
  private let package: URL
  private let program = URL(fileURLWithPath: CommandLine.arguments[0])

  /// - Parameter package: The folder of this package. Its generator has to be beside the running program.
  init(package: URL) throws {
    self.package = package
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("region-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Prints a line for each step.
  func run() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let runtime = package.appendingPathComponent("Sources/RegionTables")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: runtime.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { runtime.appendingPathComponent($0).path }
    let generator = program.deletingLastPathComponent().appendingPathComponent("region-codegen").path
    let data = package.appendingPathComponent("data/china.plist").path
    try step(
      "generate the table", [generator, "generate", data, "--table", "China", "--access", "public", "--output", "."])
    for (name, option) in [("release", "-O"), ("debug", "-Onone")] {
      let compiler = [
        "swiftc", "-swift-version", "6", option, "-wmo", "-parse-as-library", "-I", ".", "-emit-module", "-c",
      ]
      try step(
        "compile the runtime, \(name)", compiler + ["-module-name", "RegionTables", "-o", "RegionTables.o"] + sources)
      try step(
        "compile the table, \(name)", compiler + ["-module-name", "Table", "-o", "Table.o", "China.regions.swift"])
    }
  }

  private func step(_ title: String, _ command: [String]) throws {
    // The system tells a process the peak of its children taken together, so each command gets a parent of its own.
    let parent = Process()
    parent.executableURL = program
    parent.arguments = ["measure"] + command
    parent.currentDirectoryURL = folder
    let output = Pipe()
    parent.standardOutput = output
    try parent.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    parent.waitUntilExit()
    guard parent.terminationStatus == 0 else { exit(1) }
    print(
      title.padding(toLength: 32, withPad: " ", startingAt: 0) + String(decoding: result, as: UTF8.self), terminator: ""
    )
  }

  /// Runs a command and prints its time and peak memory.
  static func measure(_ command: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    let start = Date()
    try process.run()
    process.waitUntilExit()
    let seconds = Date().timeIntervalSince(start)
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
      let unitsPerMegabyte = 1_000_000
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      let unitsPerMegabyte = 1_000
    #endif
    print("\((seconds * 100).rounded() / 100) s  \(usage.ru_maxrss / unitsPerMegabyte) MB")
    guard process.terminationStatus == 0 else {
      FileHandle.standardError.write(Data("region-bench: failed: \(command.joined(separator: " "))\n".utf8))
      exit(1)
    }
  }
}
