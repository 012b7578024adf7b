import Testing

@testable import region_codegen

/// Generated code stands in targets of other people, with other settings than ours.
@Suite struct CompilerSettingsTests {
  static let settings: [[String]] = [
    ["-swift-version", "6"],
    ["-swift-version", "5"],
    ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility"],
    ["-swift-version", "6", "-strict-memory-safety"],
    ["-swift-version", "5", "-strict-concurrency=complete", "-enable-upcoming-feature", "ExistentialAny"],
  ]

  @Test func generatedCodeCompilesWithoutWarningsUnderAllOfThem() throws {
    let regions: [RegionNode] = [
      .region(
        "a", code: "110000", kind: "none",
        attributes: ["name": .string("x"), "lat": .real(-1.5), "self": .integer(.min), "pinyin": .string("a")],
        [.region("b", code: "110100", kind: "county-level city", attributes: ["pinyin": .string("b")])]),
      .region(
        "c", code: "120000", kind: "some", attributes: ["is open": .boolean(true), "pinyin": .string("c")]),
    ]
    let folder = try TemporaryFolder()
    try folder.compileRuntime()
    for access in AccessLevel.allCases {
      try folder.write(
        TableSource(
          name: "Sample", access: access, layout: try TableLayout(regions),
          inputs: [.init(fileName: "sample.plist", fingerprint: "0")],
          revision: .init(date: "2026-01-01", source: "nowhere")
        ).render(), to: "Sample.regions.swift")
      // A user's file of the same name as the table, and use from code that belongs to no actor.
      try folder.write(
        """
        import RegionTables
        nonisolated func use() -> [String] {
          let a = Sample.roots[0]
          let isNone = a.kind == .none_
          return [a.name, a.attributes.name ?? "", "\\(isNone)", "\\(String(describing: a.attributes["lat"]))"]
            + a.children.filter { $0.kind == .countyLevelCity }.map(\\.name) + Sample.Attributes.keys
            + [Sample[code: "110100"]?.name ?? "", "\\(a.attributes.self_ ?? 0)"]
            + Sample.regions(of: .countyLevelCity).map(\\.pinyin) + Sample.regions(at: .province).map(\\.sectionTitle)
            + Sample.search("a").map(\\.pinyinInitials) + Sample.sections(atDepth: 0).map(\\.title)
            + [Sample.revision.date]
        }
        """, to: "Sample.swift")
      for setting in Self.settings {
        do {
          try folder.run(
            "swiftc",
            setting + [
              "-typecheck", "-warnings-as-errors", "-package-name", "sample", "-module-name", "User", "-I", ".",
            ]
              + ["Sample.regions.swift", "Sample.swift"])
        } catch {
          Issue.record("\(access) with \(setting): \(error)")
        }
      }
    }
  }

  @Test func everyNameThatIsAcceptedForATableCompiles() throws {
    let regions: [RegionNode] = [.region("a", code: "1", kind: "k", attributes: ["x": .string("y")])]
    let words = [
      "Name", "Code", "Kind", "Path", "Parent", "Children", "Attributes", "Description", "ID", "Index", "Each", "Get",
      "Set", "name", "kind", "path", "each", "get", "attributes", "中国", "_Regions", "Any", "AnyObject", "Optional",
      "Array", "InlineArray", "Error", "Result", "Never", "Void", "Character", "Sequence", "Collection", "UTF8",
      "Unicode",
      "StaticUTF8", "RegionCodeHash", "RegionCodeIndex", "Foundation", "Of1", "Of2",
    ]
    let accepted = words.filter(SwiftIdentifier.isTypeName)
    #expect(accepted.contains("Name") && accepted.contains("中国") && !accepted.contains("name"))
    let folder = try TemporaryFolder()
    try folder.compileRuntime()
    for name in accepted {
      let source = TableSource(name: name, access: .public, layout: try TableLayout(regions), inputs: []).render()
      try folder.write(source, to: "T.swift")
      do {
        try folder.run(
          "swiftc",
          ["-swift-version", "6", "-parse-as-library", "-typecheck", "-module-name", "User", "-I", ".", "T.swift"])
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
  }
}
