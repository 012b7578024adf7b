// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "swift-region-tables",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "RegionTables", targets: ["RegionTables"]),
    // With all targets that they export: SwiftPM compiles a module anew when one changes that it depends on directly, but
    // the code of the others is in it, too.
    .library(name: "RegionSelection", targets: ["RegionSelection", "RegionTables"]),
    .library(name: "RegionPickers", targets: ["RegionPickers", "RegionSelection", "RegionTables"]),
    .library(name: "GeneratedRegions", targets: ["GeneratedRegions", "RegionTables"]),
    .library(name: "GeneratedTownships", targets: ["GeneratedTownships", "GeneratedRegions", "RegionTables"]),
    .library(name: "PrebuiltRegions", targets: ["PrebuiltRegions", "RegionTables"]),
    .executable(name: "region-codegen", targets: ["region-codegen"]),
    .executable(name: "regions", targets: ["regions"]),
    .plugin(name: "RegionCodegenPlugin", targets: ["RegionCodegenPlugin"]),
    .plugin(name: "GenerateRegions", targets: ["GenerateRegions"]),
  ],
  targets: [
    .target(name: "RegionTables"),
    .target(name: "RegionSelection", dependencies: ["RegionTables"]),
    .target(name: "RegionPickers", dependencies: ["RegionSelection", "RegionTables"]),
    .target(name: "GeneratedRegions", dependencies: ["RegionTables"], plugins: ["RegionCodegenPlugin"]),
    .target(
      name: "GeneratedTownships", dependencies: ["GeneratedRegions", "RegionTables"], plugins: ["RegionCodegenPlugin"]),
    .target(name: "PrebuiltRegions", dependencies: ["RegionTables"], exclude: ["regions.json"]),
    .executableTarget(name: "regions", dependencies: ["GeneratedRegions", "RegionSelection", "RegionTables"]),
    .target(name: "CRegionLimit"),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "region-bench",
      dependencies: ["CAllocationCount", "CRegionLimit", "GeneratedRegions", "RegionSelection", "RegionTables"]),

    .executableTarget(name: "region-codegen", dependencies: ["RegionTables"]),
    .plugin(
      name: "RegionCodegenPlugin", capability: .buildTool(), dependencies: ["region-codegen"]),
    .plugin(
      name: "GenerateRegions",
      capability: .command(
        intent: .custom(
          verb: "generate-regions", description: "Write the tables of regions.json into the folders of their targets")),
      dependencies: ["region-codegen"]),

    .target(name: "RepositoryFiles", path: "Tests/Support/RepositoryFiles"),
    .target(name: "SeededRandom", path: "Tests/Support/SeededRandom"),
    .target(name: "TableProperties", dependencies: ["RegionTables"], path: "Tests/Support/TableProperties"),
    .testTarget(name: "RegionTablesTests", dependencies: ["RegionTables", "TableProperties"]),
    .testTarget(
      name: "GeneratedRegionsTests",
      dependencies: [
        "CRegionLimit", "FixtureTables", "GeneratedRegions", "RegionTables", "RepositoryFiles", "SeededRandom",
        "TableProperties",
      ]),
    .testTarget(
      name: "GeneratedTownshipsTests",
      dependencies: [
        "GeneratedRegions", "GeneratedTownships", "RegionSelection", "RegionTables", "RepositoryFiles",
        "SelectionModel", "TableProperties",
      ]),
    .testTarget(name: "RegionsToolTests", dependencies: ["regions", "GeneratedRegions", "RegionTables"]),
    .testTarget(
      name: "RegionCodegenTests", dependencies: ["RepositoryFiles", "SeededRandom", "region-codegen"],
      exclude: ["Goldens"]),
    .target(
      name: "FixtureTables", dependencies: ["RegionTables"], path: "Tests/Support/FixtureTables",
      plugins: ["RegionCodegenPlugin"]),
    .target(
      name: "SelectionModel", dependencies: ["RegionSelection", "RegionTables", "SeededRandom"],
      path: "Tests/Support/SelectionModel"),
    .executableTarget(
      name: "selection-soak",
      dependencies: ["FixtureTables", "GeneratedRegions", "RegionSelection", "RegionTables", "SelectionModel"],
      path: "Tests/Support/selection-soak"),
    .testTarget(
      name: "RegionSelectionTests",
      dependencies: [
        "FixtureTables", "GeneratedRegions", "RegionSelection", "RegionTables", "RepositoryFiles", "SeededRandom",
        "SelectionModel",
      ]),
    .testTarget(
      name: "RegionCodegenPluginTests",
      dependencies: ["FixtureTables", "RegionTables", "RepositoryFiles", "TableProperties"]),
  ],
  swiftLanguageModes: [.v6]
)
