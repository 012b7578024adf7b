import Foundation
import RepositoryFiles

/// A folder for files of a test, in which the toolchain can be put to work.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("region-codegen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What the tool prints on standard output.
  @discardableResult
  func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = url
    let output = Pipe()
    let errors = url.appendingPathComponent("stderr.txt")
    try Data().write(to: errors)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let complaint = String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self)
      throw Failure(description: "\(tool) \(arguments) gives \(process.terminationStatus):\n\(complaint)")
    }
    return text
  }

  /// Compiles the runtime as a module, as a release build does.
  func compileRuntime() throws { try compileLibrary("RegionTables") }

  /// Compiles a library of the package that needs no other than the runtime, which is there already.
  func compileLibrary(_ name: String) throws {
    try run(
      "swiftc",
      ["-swift-version", "6", "-O", "-wmo", "-parse-as-library", "-I", ".", "-module-name", name]
        + ["-emit-module", "-emit-module-path", "\(name).swiftmodule", "-c", "-o", "\(name).o"]
        + Repository.swiftFiles(below: "Sources/\(name)"))
  }

  /// Compiles a generated table as a module of its own, as a release build does, into `Table.o`.
  func compileTable(_ source: String) throws {
    try write(source, to: "Table.swift")
    try run(
      "swiftc",
      ["-swift-version", "6", "-O", "-wmo", "-parse-as-library", "-warnings-as-errors", "-I", "."]
        + ["-module-name", "Table", "-emit-module", "-emit-module-path", "Table.swiftmodule"]
        + ["-c", "-o", "Table.o", "Table.swift"])
  }

  /// Builds a program from `main.swift`, the table and further objects, and runs it.
  func runProgram(_ main: String, objects: [String] = []) throws -> String {
    try write(main, to: "main.swift")
    try run(
      "swiftc",
      ["-swift-version", "6", "-O", "-I", ".", "main.swift", "Table.o", "RegionTables.o"] + objects
        + ["-o", "program"])
    return try run(url.appendingPathComponent("program").path, [])
  }
}
