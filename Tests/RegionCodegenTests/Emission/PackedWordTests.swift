import RegionTables
import SeededRandom
import Testing

@testable import region_codegen

/// Numbers as the characters of a text.
@Suite struct PackedWordTests {
  @Test(arguments: 1...8) func everyNumberIsTheWordOfItsCharactersCombinedWithTheSameShifted(width: Int) {
    var random = RandomNumbers(seed: UInt64(width))
    let limit = (1 as UInt64) << UInt64(6 * width)
    let bits = (0..<6 * width).map { (1 as UInt64) << UInt64($0) }
    let some = (0..<1_000).map { _ in UInt64.random(in: 0..<limit, using: &random) }
    let writer = PackedWord(width: width)
    for number in [0, limit - 1] + bits + some {
      let characters = Array(writer.text(number).utf8)
      #expect(characters.count == width)
      #expect(characters.allSatisfy { (0x40...0x7f).contains($0) })
      // What follows the number in the text must not count.
      for filler: UInt64 in [0, .max] {
        let word = characters.reversed().reduce(filler) { $0 << 8 | UInt64($1) }
        #expect((word ^ word >> PackedNumbers.shift(width: width)) % limit == number)
      }
    }
  }
}
