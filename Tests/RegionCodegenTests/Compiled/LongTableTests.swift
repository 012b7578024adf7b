import SeededRandom
import Testing

@testable import region_codegen

/// Past some thousand rows columns are text instead of arrays; who reads the table cannot tell.
@Suite struct LongTableTests {
  private static func output(of program: String, regions: [RegionNode]) throws -> [Substring] {
    let folder = try TemporaryFolder()
    try folder.compileRuntime()
    try folder.compileTable(
      TableSource(name: "Long", access: .public, layout: try TableLayout(regions), inputs: []).render())
    return try folder.runProgram("import RegionTables\nimport Table\n" + program).split(separator: "\n")
  }

  @Test func aTableLongerThanAnArrayHoldsEveryRow() throws {
    let count = 2 * Column.maximumArrayCount + 500
    let regions: [RegionNode] = (0..<(count / 100)).map { root in
      .region("r\(root)", code: "\(root + 1)", (1..<100).map { .region("r\(root)-\($0)", code: "\(root + 1)00\($0)") })
    }
    let output = try Self.output(
      of: """
        for region in Long.depthFirst {
          let isFound = Array(Long.regions(named: region.name)) == [region] && Long[code: region.code ?? ""] == region
          print(region.code ?? "", region.path.joined(separator: "/"), isFound ? region.children.count : -1)
        }
        """, regions: regions)
    func lines(_ regions: [RegionNode], below path: String) -> [String] {
      regions.flatMap { region in
        ["\(region.code ?? "") \(path)\(region.name) \(region.children.count)"]
          + lines(region.children, below: "\(path)\(region.name)/")
      }
    }
    let isEqual = output.elementsEqual(lines(regions, below: ""), by: ==)
    #expect(isEqual)
  }

  /// Widths from one digit to eleven, with texts for codes and values that are missing.
  @Test func everyColumnOfALongTableHoldsItsValues() throws {
    var random = RandomNumbers(seed: 6)
    let regions: [RegionNode] = (0..<(Column.maximumArrayCount + 100)).map { number in
      let bits = UInt64.random(in: .min ... .max, using: &random)
      var attributes: [String: AttributeValue] = [
        "wide": .integer(Int64(bitPattern: bits)), "narrow": .integer(Int64(bits % 50) - 25),
        "real": .real(Double(bits) / 3), "flag": .boolean(bits % 2 == 0),
        "text": .string(String(repeating: "文", count: Int(bits % 40))),
        "shortName": .string(number % 3 == 0 ? "名\(number)" : "n\(number)"),
      ]
      // Not the last row: that would only make the column shorter.
      if number % 7 == 1 { attributes = attributes.filter { ["narrow", "shortName"].contains($0.key) } }
      return RegionNode(
        name: "名\(number)", code: number % 5 == 0 ? nil : "c\(number)", kind: number % 2 == 0 ? "even" : nil,
        attributes: attributes.sorted { $0.key < $1.key }
          .map { .init(key: $0.key, value: $0.value, position: .object(0)) },
        children: [], position: .object(0))
    }
    let output = try Self.output(
      of: """
        for region in Long.regions {
          let known = region.attributes
          let bits = known.real.map { $0.bitPattern }
          print(
            region.name, region.shortName, region.code ?? "-", region.kind?.name ?? "-", known.wide ?? 0, known.narrow ?? 0,
            bits ?? 0, known.flag.map { $0 ? 1 : 2 } ?? 0, known.text ?? "-", separator: ";")
        }
        """, regions: regions)
    let expected = regions.map { region in
      let values = Dictionary(uniqueKeysWithValues: region.attributes.map { ($0.key, $0.value) })
      let bits: UInt64? = if case .real(let real)? = values["real"] { real.bitPattern } else { nil }
      let flag = values["flag"].map { $0 == .boolean(true) ? 1 : 2 }
      return [
        region.name, values["shortName"]?.description ?? "", region.code ?? "-", region.kind ?? "-",
        values["wide"]?.description ?? "0", values["narrow"]?.description ?? "0", "\(bits ?? 0)", "\(flag ?? 0)",
        values["text"]?.description ?? "-",
      ].joined(separator: ";")
    }
    #expect(output.count == expected.count)
    for (line, expected) in zip(output, expected) where line != expected { #expect(line == expected) }
  }
}
