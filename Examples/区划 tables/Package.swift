// swift-tools-version: 6.1

import PackageDescription

// A user's package as it should not trip anything: blanks and Chinese characters wherever there is a path.
let package = Package(
  name: "区划 tables",
  dependencies: [.package(name: "swift-region-tables", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shapes",
      dependencies: [.product(name: "RegionTables", package: "swift-region-tables")],
      path: "Sources/形状 shapes",
      plugins: [.plugin(name: "RegionCodegenPlugin", package: "swift-region-tables")])
  ],
  swiftLanguageModes: [.v6]
)
