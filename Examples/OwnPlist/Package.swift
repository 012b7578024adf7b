// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "OwnPlist",
  dependencies: [.package(name: "swift-region-tables", path: "../..")],
  targets: [
    .executableTarget(
      name: "OwnPlist",
      dependencies: [.product(name: "RegionTables", package: "swift-region-tables")],
      plugins: [.plugin(name: "RegionCodegenPlugin", package: "swift-region-tables")])
  ],
  swiftLanguageModes: [.v6]
)
