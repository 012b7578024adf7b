import GeneratedRegions
import Testing

@Suite struct GBT2260Tests {
  @Test(arguments: [
    ("33", "330000"), ("3301", "330100"), ("330106", "330106"), ("330106001", "330106"), ("330106001002", "330106"),
    ("441900003", "441900"), ("429004001001", "429004"), ("710000000000", "710000"),
  ])
  func longerAndShorterCodesLieInARegion(digits: String, code: String) {
    #expect(China.region(covering: digits)?.code == code)
  }

  @Test(arguments: [
    "", "3", "330", "33010", "3301060", "33010600100", "3301060010021", "99", "3399", "330199001", "33010a",
    "３３", " 33", "-3", "00", "000000",
  ])
  func otherDigitsAreNoRegion(digits: String) {
    #expect(China.region(covering: digits) == nil)
  }

  @Test func everyRegionCoversItsOwnPrefixes() {
    for region in China.regions {
      guard let code = region.code else { continue }
      #expect(China.region(covering: code) == region)
      #expect(China.region(covering: code + "001") == region)
      #expect(China.region(covering: code + "001203") == region)
      if code.hasSuffix("0000") { #expect(China.region(covering: code.prefix(2)) == region) }
      if code.hasSuffix("00") && !code.hasSuffix("0000") { #expect(China.region(covering: code.prefix(4)) == region) }
    }
  }

  // 11010519491231002X is the example of GB 11643-1999 itself.
  @Test(arguments: ["11010519491231002X", "11010519491231002x", "110105491231002"])
  func anIdentityCardTellsItsRegion(number: String) {
    #expect(China.region(ofIdentityCard: number)?.name == "朝阳区")
  }

  @Test func everyOtherCheckCharacterIsWrong() {
    for character in "0123456789" {
      #expect(China.region(ofIdentityCard: "11010519491231002\(character)") == nil)
    }
  }

  @Test func aSwapOfTwoNeighboursIsNoticed() {
    let number = Array("11010519491231002X")
    for position in 0..<16 where number[position] != number[position + 1] {
      var swapped = number
      swapped.swapAt(position, position + 1)
      #expect(China.region(ofIdentityCard: String(swapped)) == nil)
    }
  }

  /// Numbers whose last character is worked out by the standard's own table of weights.
  private func number(_ first17: String) -> String {
    let weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
    let sum = zip(first17, weights).reduce(0) { $0 + ($1.0.wholeNumberValue ?? 0) * $1.1 }
    return first17 + String(Array("10X98765432")[sum % 11])
  }

  @Test func datesAreDates() {
    #expect(China.region(ofIdentityCard: number("33010620000229001"))?.name == "西湖区")
    for date in ["20010229", "20001301", "20000001", "20000100", "20000431", "19000229", "00000101"] {
      #expect(China.region(ofIdentityCard: number("330106\(date)001")) == nil, "\(date)")
    }
  }

  @Test(arguments: ["", "X", "1101051949123100", "1101051949123100２X", "11010519491231002X ", "110105491331002"])
  func whatIsNoNumberHasNoRegion(number: String) {
    #expect(China.region(ofIdentityCard: number) == nil)
  }
}
