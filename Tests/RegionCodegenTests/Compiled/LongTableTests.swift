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

  /// Codes of a long table are found through what is kept of them beside the row, unless they have too many digits.
  @Test(arguments: [
    (limit: 1 << 30, digits: "nine"), (limit: 1 << 40, digits: "twelve"), (limit: 1 << 54, digits: "sixteen"),
    (limit: UInt64.max, digits: "twenty"),
  ])
  func everyCodeOfALongTableFindsItsRegionAndNoOtherNumberDoes(limit: UInt64, digits: String) throws {
    var random = RandomNumbers(seed: limit)
    var codes: Set<UInt64> = [0, 1, limit - 1, limit / 2]
    while codes.count < Column.maximumArrayCount + 100 { codes.insert(.random(in: 0..<limit, using: &random)) }
    let regions: [RegionNode] =
      codes.sorted().map { .region("r\($0)", code: "\($0)") } + (0..<20).map { .region("none \($0)") }
    let output = try Self.output(
      of: """
        let codes = Set(Long.regions.compactMap(\\.integerCode))
        print(codes.count)
        for region in Long.regions {
          guard let code = region.integerCode else { continue }
          if Long[code: code] != region || Long[code: region.code ?? ""] != region { print("not found:", code) }
          let flipped: [UInt64] = (0..<64).map { code ^ (1 << UInt64($0)) }
          let others = flipped + [code &+ 1, code &- 1, ~code, code &* 10, code &* 1_000]
          for other in others where !codes.contains(other) && Long[code: other] != nil { print(other, "is not a code") }
        }
        for other: UInt64 in [.max, .max - 1, 1 << 63] where !codes.contains(other) && Long[code: other] != nil {
          print(other, "is not a code")
        }
        if Long[code: -1] != nil || Long[code: "x"] != nil || Long[code: "00"] != nil { print("no number is found") }
        """, regions: regions)
    #expect(output == ["\(codes.count)"])
  }
}
