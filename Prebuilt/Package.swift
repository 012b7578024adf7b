// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "swift-region-tables-prebuilt",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "RegionTables", targets: ["RegionTables"]),
    .library(name: "RegionSelection", targets: ["RegionSelection", "RegionTables"]),
    .library(name: "RegionPickers", targets: ["RegionPickers", "RegionSelection", "RegionTables"]),
    .library(name: "PrebuiltRegions", targets: ["PrebuiltRegions", "RegionTables"]),
  ],
  targets: [
    .target(name: "RegionTables"),
    .target(name: "RegionSelection", dependencies: ["RegionTables"]),
    .target(name: "RegionPickers", dependencies: ["RegionSelection", "RegionTables"]),
    .target(name: "PrebuiltRegions", dependencies: ["RegionTables"]),
  ],
  swiftLanguageModes: [.v6]
)
