import Testing

@testable import region_codegen

@Suite struct CodeIndexTests {
  /// Sees to it that each key is alone in the slot that a lookup goes to.
  private func check(_ keys: [UInt64?]) {
    let index = CodeIndex(keys)
    for (row, key) in keys.enumerated() {
      guard let key else { continue }
      let seed = index.seeds[index.hash.bucket(of: key)]
      #expect(index.slots[index.hash.slot(of: key, seed: seed)] == row)
    }
    #expect(index.slots.count { $0 != nil } == keys.count { $0 != nil })
  }

  @Test func fewKeysHaveSlotsToo() {
    check([0])
    check([nil, 7, nil])
    check([0, .max - 1])
    check((0..<5).map { $0 })
  }

  @Test func keysThatLieCloseTogetherOrFarApartAreKeptApart() {
    check((110_000..<115_000).map { $0 })
    check((0..<3_000).map { $0 * 100_000_000 })
    check((0..<64).map { 1 << $0 })
    check((1..<4_000).map { UInt64.max / $0 }.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
  }

  @Test func theSameKeysGiveTheSameIndex() {
    let keys = (0..<2_000).map { UInt64($0 * $0) }
    #expect(CodeIndex(keys).slots == CodeIndex(keys).slots)
  }

  @Test func tablesGrowLittleFasterThanTheirCodes() {
    let index = CodeIndex((0..<3_214).map { UInt64($0) * 37 + 110_000 })
    #expect(index.slots.count == 4_096)
    #expect(index.seeds.count == 1_024)
  }

  @Test func twoRegionsWithOneCodeAreRefused() {
    #expect(throws: Diagnostic.self) { try TableLayout([.region("a", code: "1"), .region("b", code: "1")]) }
  }
}
