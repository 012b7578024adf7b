// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "LookupServer",
  dependencies: [.package(name: "swift-region-tables-prebuilt", path: "../../Prebuilt")],
  targets: [
    .executableTarget(
      name: "LookupServer",
      dependencies: [.product(name: "PrebuiltRegions", package: "swift-region-tables-prebuilt")])
  ],
  swiftLanguageModes: [.v6]
)
