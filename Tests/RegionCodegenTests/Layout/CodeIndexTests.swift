import SeededRandom
import Testing

@testable import region_codegen

@Suite struct CodeIndexTests {
  /// The content of the slot that a lookup of `key` goes to: a row, and what is kept of its code.
  private func slot(of key: UInt64, in index: CodeIndex) -> (row: Int, kept: UInt64) {
    let content = index.slots[index.hash.slot(of: key, seed: index.seeds[index.hash.bucket(of: key)])]
    return (Int(content % (1 << UInt64(index.form.rowBits))), content >> UInt64(index.form.rowBits))
  }

  /// Sees to it that each key is alone in the slot that a lookup goes to.
  private func check(_ keys: [UInt64?]) {
    for index in [CodeIndex(keys, keepsCodes: false), CodeIndex(keys, keepsCodes: true)] {
      let lost = keys.indices.filter { row in keys[row].map { slot(of: $0, in: index).row != row } ?? false }
      #expect(lost.prefix(3) == [])
    }
  }

  @Test func fewKeysHaveSlotsToo() {
    check([0])
    check([nil, 7, nil])
    check([0, .max - 1])
    check((0..<5).map { $0 })
  }

  private static let sets: [[UInt64]] = [
    (110_000..<115_000).map { $0 }, (0..<3_000).map { $0 * 100_000_000 }, (0..<64).map { 1 << $0 },
    (1..<4_000).map { UInt64.max / $0 }.reduce(into: []) { if $0.last != $1 { $0.append($1) } },
    (0..<5_000).map { $0 << 40 }, (0..<5_000).map { $0 }, (0..<5_000).map { $0 << 50 | 7 },
  ]

  @Test func keysThatLieCloseTogetherOrFarApartAreKeptApart() {
    for keys in Self.sets { check(keys) }
  }

  /// What is kept of a code need not be the whole of it, but must tell it from all others that go to its slot.
  @Test func whatIsKeptOfACodeTellsItFromAllOthers() throws {
    var random = RandomNumbers(seed: 7)
    var kept = 0
    for keys in Self.sets {
      let index = CodeIndex(keys, keepsCodes: true)
      let form = index.form
      guard form.keptBits > 0 else { continue }
      kept += 1
      let known = Set(keys)
      let limit = (1 as UInt64) << UInt64(form.codeBits)
      #expect(keys.allSatisfy { $0 < limit })
      let others =
        keys.prefix(300).flatMap { key in (0..<UInt64(form.codeBits)).map { key ^ 1 << $0 } }
        + (0..<20_000).map { _ in UInt64.random(in: 0..<limit, using: &random) } + [0, limit - 1]
      let mistaken = others.filter { other in
        !known.contains(other) && slot(of: other, in: index).kept == other % (1 << UInt64(form.keptBits))
      }
      #expect(mistaken.prefix(3) == [])
      // A small range is looked at as a whole.
      guard form.codeBits < 20 else { continue }
      let found = (0..<limit).filter { slot(of: $0, in: index).kept == $0 % (1 << UInt64(form.keptBits)) }
      let areCodes = found == keys.sorted()
      #expect(areCodes)
    }
    #expect(kept >= 4)
  }

  @Test func theSameKeysGiveTheSameIndex() {
    let keys = (0..<2_000).map { UInt64($0 * $0) }
    #expect(CodeIndex(keys, keepsCodes: false).slots == CodeIndex(keys, keepsCodes: false).slots)
  }

  @Test func tablesGrowLittleFasterThanTheirCodes() {
    let index = CodeIndex((0..<3_214).map { UInt64($0) * 37 + 110_000 }, keepsCodes: false)
    #expect(index.slots.count == 4_096)
    #expect(index.seeds.count <= 2_048)
    // Twelve digits, less what the slot says of them.
    let long = CodeIndex((0..<42_000).map { UInt64($0) * 7_919_001 + 110_000_000_000 }, keepsCodes: true)
    #expect(long.slots.count == 65_536)
    #expect(long.form.rowBits + long.form.keptBits <= 42)
  }

  @Test func slotsAreAnArrayWhereFourBytesHoldRowAndCode() {
    #expect(CodeIndex((0..<3_214).map { UInt64($0) * 37 + 110_000 }, keepsCodes: true).fitsArray)
    // Nine digits, of which the slot says eleven bits.
    #expect(CodeIndex((0..<1_500).map { UInt64($0) * 7_919 + 330_000_000 }, keepsCodes: true).fitsArray)
    // Twelve digits are too many, and so are 8,192 slots.
    #expect(!CodeIndex((0..<3_000).map { UInt64($0) * 7_919_001 + 110_000_000_000 }, keepsCodes: true).fitsArray)
    #expect(!CodeIndex((0..<3_300).map { UInt64($0) * 37 + 110_000 }, keepsCodes: true).fitsArray)
  }

  @Test func twoRegionsWithOneCodeAreRefused() {
    #expect(throws: Diagnostic.self) { try TableLayout([.region("a", code: "1"), .region("b", code: "1")]) }
  }

  /// No seed and no factor parts them.
  @Test func twoCodesWithOneHashAreRefused() {
    let codes = ["8yn0iYCKYHlIj4-BwPqk", "GReLUrM4wMqfg9yzV3KQ"]
    #expect(throws: Diagnostic.self) { try TableLayout(codes.map { .region($0, code: $0) }) }
  }
}
