import Foundation
import PackagePlugin

/// Which targets of a package have their tables checked in.
///
/// Plugins are not told which other plugins a target uses. But a target without the build plugin has to exclude its
/// `regions.json`, or SwiftPM warns of it at each build.
struct TargetSelection {
  private let configured: [any Target]
  private let known: Set<String>

  init(_ package: Package) {
    known = Set(package.targets.map(\.name))
    configured = package.targets.filter {
      FileManager.default.fileExists(atPath: $0.regionConfiguration.path)
    }
  }

  /// - Parameter names: The targets that are asked for; if there are none, all whose tables are checked in.
  func targets(named names: [String]) throws -> [any Target] {
    for name in names where !configured.contains(where: { $0.name == name }) {
      throw Failure(known.contains(name) ? "target \(name) has no regions.json" : "there is no target \(name)")
    }
    let chosen = names.isEmpty ? configured : configured.filter { names.contains($0.name) }
    for target in chosen where !target.excludesRegionConfiguration {
      let hint =
        "\(target.name) does not exclude regions.json, so it seems to use RegionCodegenPlugin; where it does not, write "
        + "`exclude: [\"regions.json\"]` in Package.swift"
      names.isEmpty ? Diagnostics.remark("left out: \(hint)") : Diagnostics.warning(hint)
    }
    let targets = names.isEmpty ? chosen.filter(\.excludesRegionConfiguration) : chosen
    guard !targets.isEmpty else { throw Failure("no target has a regions.json and excludes it in Package.swift") }
    return targets
  }
}

extension Target {
  var regionConfiguration: URL { directoryURL.appendingPathComponent("regions.json") }

  /// The generated files beside it, with what is in them.
  var regionTables: [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directoryURL.path)) ?? []
    return names.filter { $0.hasSuffix(".regions.swift") }.reduce(into: [:]) { tables, name in
      tables[name] = try? Data(contentsOf: directoryURL.appendingPathComponent(name))
    }
  }

  fileprivate var excludesRegionConfiguration: Bool {
    let files = (self as? any SourceModuleTarget)?.sourceFiles
    return files.map { !$0.contains { $0.url.lastPathComponent == "regions.json" } } ?? false
  }
}
