import Foundation
import PackagePlugin

/// Generates the tables that a target's `regions.json` names, before the target is compiled.
@main
struct RegionCodegenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try TableCommands(
      configuration: target.directoryURL.appendingPathComponent("regions.json"),
      sources: (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? [],
      outputFolder: context.pluginWorkDirectoryURL,
      tool: context.tool(named: "region-codegen").url
    ).make()
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RegionCodegenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let configuration = target.inputFiles.first { $0.url.lastPathComponent == "regions.json" }
      return try TableCommands(
        configuration: configuration?.url ?? context.xcodeProject.directoryURL.appendingPathComponent("regions.json"),
        sources: target.inputFiles.map(\.url),
        outputFolder: context.pluginWorkDirectoryURL,
        tool: context.tool(named: "region-codegen").url
      ).make()
    }
  }
#endif
