import Foundation
import PackagePlugin

/// One command for each table of a `regions.json`.
struct TableCommands {
  var configuration: URL
  var outputFolder: URL
  var tool: URL

  func make() throws -> [Command] {
    guard let data = try? Data(contentsOf: configuration) else {
      Diagnostics.error(
        "\(configuration.path): error: there is no such file; name the tables of the target in it: "
          + #"{ "tables": { "MyRegions": { "input": "my-regions.plist" } } }"#)
      return []
    }
    // What the file says is for the generator to judge, which knows the line. Here it only matters which files
    // go in and which come out.
    guard let outline = try? JSONDecoder().decode(Outline.self, from: data) else {
      return [command("Checking \(configuration.lastPathComponent)", [], inputs: [], output: "Invalid.swift")]
    }
    let commands = outline.tables.sorted { $0.key < $1.key }.map { name, table in
      let input = URL(fileURLWithPath: table.input, relativeTo: configuration.deletingLastPathComponent())
      return command(
        "Generating \(name) from \(input.lastPathComponent)", ["--table", name],
        inputs: [input.standardizedFileURL], output: "\(name).swift")
    }
    removeOutputs(except: Set(outline.tables.keys.map { "\($0).swift" }))
    return commands
  }

  private func command(_ title: String, _ arguments: [String], inputs: [URL], output: String) -> Command {
    .buildCommand(
      displayName: title,
      executable: tool,
      arguments: ["generate", "--config", configuration.path] + arguments
        + ["--output", outputFolder.path],
      // The generator says better than the build system what it means that a file is not there.
      inputFiles: [configuration] + inputs.filter { FileManager.default.fileExists(atPath: $0.path) },
      outputFiles: [outputFolder.appendingPathComponent(output)])
  }

  /// Removes what was generated for tables that are no longer there.
  private func removeOutputs(except names: Set<String>) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: outputFolder.path)) ?? []
    for file in files where file.hasSuffix(".swift") && !names.contains(file) {
      try? FileManager.default.removeItem(at: outputFolder.appendingPathComponent(file))
    }
  }

  /// As much of a `regions.json` as matters here.
  private struct Outline: Decodable {
    var tables: [String: Table]

    struct Table: Decodable {
      var input: String
    }
  }
}
