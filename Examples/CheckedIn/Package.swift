// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "CheckedIn",
  dependencies: [.package(name: "swift-region-tables", path: "../..")],
  targets: [
    .executableTarget(
      name: "CheckedIn",
      dependencies: [.product(name: "RegionTables", package: "swift-region-tables")],
      // They are for `swift package generate-regions`.
      exclude: ["regions.json", "cities.plist"])
  ],
  swiftLanguageModes: [.v6]
)
