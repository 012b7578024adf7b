// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "swift-region-tables",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "RegionTables", targets: ["RegionTables"]),
    .library(name: "RegionPickers", targets: ["RegionPickers"]),
    .library(name: "GeneratedRegions", targets: ["GeneratedRegions"]),
    .executable(name: "region-codegen", targets: ["region-codegen"]),
    .executable(name: "regions", targets: ["regions"]),
    .plugin(name: "RegionCodegenPlugin", targets: ["RegionCodegenPlugin"]),
  ],
  targets: [
    .target(name: "RegionTables"),
    .target(name: "RegionPickers", dependencies: ["RegionTables"]),
    .target(name: "GeneratedRegions", dependencies: ["RegionTables"], plugins: ["RegionCodegenPlugin"]),
    .executableTarget(name: "regions", dependencies: ["GeneratedRegions"]),
    .target(name: "CRegionLimit"),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "region-bench", dependencies: ["CAllocationCount", "CRegionLimit", "GeneratedRegions"]),

    .executableTarget(name: "region-codegen", dependencies: ["RegionTables"]),
    .plugin(
      name: "RegionCodegenPlugin", capability: .buildTool(), dependencies: ["region-codegen"]),

    .target(name: "TableProperties", dependencies: ["RegionTables"], path: "Tests/Support/TableProperties"),
    .testTarget(name: "RegionTablesTests", dependencies: ["RegionTables", "TableProperties"]),
    .testTarget(name: "GeneratedRegionsTests", dependencies: ["CRegionLimit", "GeneratedRegions", "TableProperties"]),
    .testTarget(name: "RegionsToolTests", dependencies: ["regions", "GeneratedRegions"]),
    .testTarget(name: "RegionCodegenTests", dependencies: ["region-codegen"], exclude: ["Goldens"]),
    .target(
      name: "FixtureTables", dependencies: ["RegionTables"], path: "Tests/Support/FixtureTables",
      plugins: ["RegionCodegenPlugin"]),
    .target(name: "SelectionModel", dependencies: ["RegionTables"], path: "Tests/Support/SelectionModel"),
    .executableTarget(
      name: "selection-soak", dependencies: ["FixtureTables", "GeneratedRegions", "SelectionModel"],
      path: "Tests/Support/selection-soak"),
    .testTarget(
      name: "CascadeSelectionTests", dependencies: ["FixtureTables", "GeneratedRegions", "SelectionModel"]),
    .testTarget(name: "RegionCodegenPluginTests", dependencies: ["FixtureTables", "TableProperties"]),
  ],
  swiftLanguageModes: [.v6]
)
