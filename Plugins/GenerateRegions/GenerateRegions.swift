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
    let failed = try targets.filter { try !run(request.command, tool: tool, for: $0) }
    guard failed.isEmpty else {
      throw Failure("\(request.command) failed for \(failed.map(\.name).joined(separator: ", "))")
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
    for line in text.split(separator: "\n") { pass(on: String(line)) }
    return process.terminationReason == .exit && process.terminationStatus == 0
  }

  private func pass(on line: String) {
    // SwiftPM does not show remarks unless it is asked to, so that notes are passed on as warnings.
    line.contains(": error: ") ? Diagnostics.error(line) : Diagnostics.warning(line)
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
