import Foundation
import PackagePlugin

/// Writes the tables of targets whose generated code is checked in, or says whether they are fresh.
@main
struct GenerateRegions: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let request = try Request(arguments)
    guard !request.asksForHelp else { return print(Request.usage) }
    let targets = try TargetSelection(context.package).targets(named: request.targetNames)
    let tool = try context.tool(named: "region-codegen").url
    let before = targets.map(\.regionTables)
    let failed = try targets.filter { try !run(request.command, tool: tool, for: $0) }
    guard failed.isEmpty else {
      throw Failure("\(request.command) failed for \(failed.map(\.name).joined(separator: ", "))")
    }
    for (target, old) in zip(targets, before) {
      let written = target.regionTables.filter { old[$0.key] != $0.value }.keys.sorted()
      print("\(target.name): \(written.isEmpty ? "up to date" : "wrote \(written.joined(separator: ", "))")")
    }
  }

  /// Whether the tool is content.
  private func run(_ command: String, tool: URL, for target: any Target) throws -> Bool {
    let folder = target.directoryURL.path
    let configuration = target.regionConfiguration.path
    let process = Process()
    process.executableURL = tool
    process.arguments = [command, "--config", configuration, "--output", folder]
    // SwiftPM puts both outputs of a plugin on its own standard output, which is for the diff alone.
    let complaints = Pipe()
    process.standardError = complaints
    try process.run()
    let text = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for line in text.split(separator: "\n") { pass(on: String(line), isChecking: command == "check") }
    return process.terminationReason == .exit && process.terminationStatus == 0
  }

  private func pass(on line: String, isChecking: Bool) {
    let severities: [(word: String, Diagnostics.Severity)] = [
      ("error", .error), ("warning", .warning), ("note", .remark),
    ]
    let found = severities.compactMap { word, severity in
      line.range(of: ": \(word): ").map { (label: $0, severity: severity) }
    }
    guard let (label, severity) = found.min(by: { $0.label.lowerBound < $1.label.lowerBound }) else {
      return Diagnostics.warning(line)
    }
    // SwiftPM does not show remarks unless it is asked to.
    if severity == .remark, !isChecking { return print(line) }
    // It says itself what is an error and what is a warning.
    Diagnostics.emit(severity, line.replacingCharacters(in: label, with: ": "))
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
