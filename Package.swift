// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "swift-region-tables",
  products: [
    .executable(name: "region-codegen", targets: ["region-codegen"])
  ],
  targets: [
    .executableTarget(name: "region-codegen"),
    .testTarget(name: "RegionCodegenTests", dependencies: ["region-codegen"]),
  ],
  swiftLanguageModes: [.v6]
)
