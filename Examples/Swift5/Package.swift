// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Swift5",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "swift-region-tables", path: "../..")],
  targets: [
    .executableTarget(
      name: "Swift5",
      dependencies: [
        .product(name: "GeneratedRegions", package: "swift-region-tables"),
        .product(name: "RegionSelection", package: "swift-region-tables"),
      ],
      plugins: [.plugin(name: "RegionCodegenPlugin", package: "swift-region-tables")])
  ],
  swiftLanguageVersions: [.v5]
)
