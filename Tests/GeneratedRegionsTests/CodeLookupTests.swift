import GeneratedRegions
import SeededRandom
import Testing

@Suite struct CodeLookupTests {
  @Test func everyRegionIsFoundByItsCodeInBothForms() throws {
    for region in China.regions {
      let code = try #require(region.code)
      #expect(China[code: code] == region)
      #expect(China[code: try #require(Int(code))] == region)
      #expect(China[code: code.dropFirst(0)] == region)
    }
  }

  @Test func millionsOfNumbersAreFoundJustWhereADictionaryHasThem() {
    let dictionary = Dictionary(uniqueKeysWithValues: China.regions.map { ($0.integerCode, $0) })
    var generator = RandomNumbers(seed: 2260)
    var wrong = 0
    for round in 0..<2_000_000 {
      let random = generator.next()
      // Numbers of the size of codes, numbers near codes, and numbers of any size.
      let number =
        switch round % 3 {
        case 0: random % 1_000_000
        case 1: (China.regions[Int(random % 3_214)].integerCode ?? 0) ^ (1 << (random >> 32) % 64)
        default: random
        }
      if China[code: number] != dictionary[number] { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [-1, 0, 33, 3_301, 330_199, 33_010_600, .min, .max])
  func numbersThatAreNoCodeGiveNothing(number: Int) {
    #expect(China[code: number] == nil)
  }

  @Test(arguments: [
    "", " ", "330106 ", " 330106", "0330106", "+330106", "-330106", "３３０１０６", "330106.0", "0x50930", "33010600",
    "18446744073709882622", "99999999999999999999999", "西湖区", "\u{0}", "330106\u{0}",
  ])
  func textThatIsNoCodeGivesNothing(text: String) {
    #expect(China[code: text] == nil)
  }
}
