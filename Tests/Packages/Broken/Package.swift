// swift-tools-version: 6.1

import PackageDescription

// A user's package whose region file is cut off: its build must fail, and say where.
let package = Package(
  name: "Broken",
  dependencies: [.package(name: "swift-region-tables", path: "../../..")],
  targets: [
    .target(
      name: "Broken",
      dependencies: [.product(name: "RegionTables", package: "swift-region-tables")],
      plugins: [.plugin(name: "RegionCodegenPlugin", package: "swift-region-tables")])
  ],
  swiftLanguageModes: [.v6]
)
