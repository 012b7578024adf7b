import Foundation
import PackagePlugin

/// The command that generates the tables of one `regions.json`.
struct TableCommands {
  var configuration: URL
  /// The files that the target has without this plugin.
  var sources: [URL]
  var outputFolder: URL
  var tool: URL

  func make() throws -> [Command] {
    guard let data = try? Data(contentsOf: configuration) else {
      Diagnostics.error(
        "\(configuration.path): error: there is no such file; name the tables of the target in it: "
          + #"{ "tables": { "MyRegions": { "input": "my-regions.plist" } } }"#)
      return []
    }
    // What the file says is for the generator to judge, which knows the line. Here it only matters which files go
    // in and which come out.
    let outline = (try? JSONDecoder().decode(Outline.self, from: data)) ?? Outline(tables: [:])
    let names = outline.tables.keys.sorted()
    // SwiftPM keeps its plan as long as no file comes or goes, so that the tables can be others by the time the
    // command runs. The generator is told what was planned, and sees to it that the files fit.
    guard !areCheckedIn(names) else { return [] }
    let outputs = names.map { "\($0).regions.swift" } + ["unplanned-tables.swift"]
    removeFiles(except: outputs)
    let inputs = inputs(of: outline)
    return [
      .buildCommand(
        displayName: "Generating region tables \(names.joined(separator: ", "))",
        executable: tool,
        arguments: ["generate", "--config", configuration.path, "--output", outputFolder.path]
          + ["--planned", names.joined(separator: ",")] + inputs.flatMap { ["--planned-input", $0.path] },
        inputFiles: [configuration] + inputs,
        outputFiles: outputs.map { outputFolder.appendingPathComponent($0) })
    ]
  }

  /// Whether the target has the code of a table already, after saying so.
  private func areCheckedIn(_ names: [String]) -> Bool {
    let present = sources.filter { source in names.contains { source.lastPathComponent == "\($0).regions.swift" } }
    for file in present {
      Diagnostics.error(
        "\(file.path): error: this table is checked in, and RegionCodegenPlugin would make it a second time; remove "
          + "either the file, or the plugin from the target")
    }
    return !present.isEmpty
  }

  /// The files that tables are made from, and those of the target that they may be made from by the time that the
  /// command runs.
  private func inputs(of outline: Outline) -> [URL] {
    let folder = configuration.deletingLastPathComponent()
    let present = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let candidates = present.filter {
      ["plist", "json", "strings"].contains(($0 as NSString).pathExtension.lowercased())
    }
    let paths = Set(
      (outline.tables.values.flatMap(\.files) + candidates).map {
        URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL.path
      })
    // The generator says better than the build system what it means that a file is not there.
    return paths.subtracting([configuration.standardizedFileURL.path])
      .filter { FileManager.default.fileExists(atPath: $0) }.sorted().map { URL(fileURLWithPath: $0) }
  }

  /// Removes what was generated for tables that are no longer there.
  private func removeFiles(except names: [String]) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: outputFolder.path)) ?? []
    for file in files where file.hasSuffix(".regions.swift") && !names.contains(file) {
      try? FileManager.default.removeItem(at: outputFolder.appendingPathComponent(file))
    }
  }

  /// As much of a `regions.json` as matters here.
  private struct Outline: Decodable {
    var tables: [String: Table]

    struct Table: Decodable {
      private var input: File?
      private var inputs: [File]?
      private var order: File?

      var files: [String] { ([input, order] + (inputs ?? [])).compactMap { $0?.path } }
    }

    /// A path, or a dictionary that may have one.
    private struct File: Decodable {
      var path: String?

      private enum Key: CodingKey {
        case file
      }

      init(from decoder: any Decoder) throws {
        path = try? decoder.singleValueContainer().decode(String.self)
        if path == nil { path = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .file) }
      }
    }
  }
}
