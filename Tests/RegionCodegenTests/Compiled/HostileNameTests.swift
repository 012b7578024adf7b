import Testing

@testable import region_codegen

/// Names are data: whatever they hold, the compiled table holds exactly that.
@Suite struct HostileNameTests {
  static let names: [String] = [
    "\"", "\\", "\\(fatalError())", "\"\"\"", "#\"", "\"#", "*/ /*", "// x", "a\nb", "a\r\nb", "a\rb", "\t",
    "\u{0}", "\u{1}\u{7f}", "\u{2028}\u{2029}\u{85}", "\u{202e}abc\u{202c}", "\u{200b}", "\u{feff}", "\u{3000}x",
    "e\u{301}", "\u{e9}", "\u{301}combining first", "🙂", "👨‍👩‍👧‍👦", "\u{fffe}", "\u{10ffff}", "\u{e000}",
    " leading", "trailing ", "\\u{41}", "\\", "ends in a backslash\\", "\u{115f}\u{3164}", "`code`",
    "fifteen bytes!!", "sixteen bytes!!!", String(repeating: "长", count: 10_000),
    String(repeating: "\\\"\n", count: 2_000), String(Character(Unicode.Scalar(0xfdd0 as UInt32) ?? "?")),
  ]

  @Test func everyNameComesOutAsItWentIn() throws {
    let regions = Self.names.enumerated().map { number, name in
      RegionNode.region(
        name, code: "\(number) \(name)", kind: name,
        attributes: ["key \(name)": .string(name), "number": .integer(Int64(number))])
    }
    let folder = try TemporaryFolder()
    try folder.compileRuntime()
    try folder.compileTable(
      TableSource(
        name: "Hostile", access: .public, layout: try TableLayout(regions),
        inputs: [.init(fileName: "a`\n\u{202e}.plist", fingerprint: "0")]
      ).render())
    let output = try folder.runProgram(
      """
      import RegionTables
      import Table
      func line(_ text: String?) { print((text ?? "none").utf8.map { String($0, radix: 16) }.joined(separator: " ")) }
      for region in Hostile.regions {
        line(region.name)
        line(region.code)
        line(region.kind?.name)
        line(Hostile.Attributes.keys.lazy.compactMap { key in
          if case .string(let text)? = region.attributes[key] { text } else { nil }
        }.first)
        print(region.attributes.number ?? -1)
      }
      """)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try #require(lines.count == Self.names.count * 5 + 1)
    for (number, name) in Self.names.enumerated() {
      func bytes(_ text: String) -> String { text.utf8.map { String($0, radix: 16) }.joined(separator: " ") }
      let expected = [bytes(name), bytes("\(number) \(name)"), bytes(name), bytes(name), "\(number)"]
      let isRight = Array(lines[(number * 5)..<(number * 5 + 5)]) == expected
      #expect(isRight, "name \(number), \(name.prefix(20).debugDescription), comes out as something else")
    }
  }
}
