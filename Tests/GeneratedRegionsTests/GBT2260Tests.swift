import GeneratedRegions
import Testing

@Suite struct GBT2260Tests {
  @Test(arguments: [
    ("33", "330000"), ("3301", "330100"), ("330106", "330106"), ("330106001", "330106"), ("330106001002", "330106"),
    ("441900003", "441900"), ("429004001001", "429004"), ("710000000000", "710000"), ("1101", "110000"),
    ("110100", "110000"), ("110100000", "110000"), ("110100000000", "110000"), ("5001", "500000"), ("5002", "500000"),
    ("4290", "420000"), ("429000", "420000"), ("4190", "410000"), ("4690", "460000"), ("6590", "650000"),
  ])
  func longerAndShorterCodesLieInARegion(digits: String, code: String) {
    #expect(China.region(covering: digits)?.code == code)
  }

  @Test(arguments: [
    "", "3", "330", "33010", "3301060", "33010600100", "3301060010021", "99", "3399", "330199001", "33010a",
    "1103", "110300", "3399", "339900", "4291", "429099", "429100001", "990000", "9900", "7101", "710001", "３３", " 33",
    "-3", "00", "000000",
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

  /// Where the table has no prefecture with four digits, its counties say where these lie.
  @Test func everyPrefixOfFourDigitsLiesWhereItsCountiesDo() {
    let counties = Dictionary(grouping: China.regions.filter { $0.level == .county }) { $0.code?.prefix(4) }
    for prefix in 1_000..<10_000 {
      let digits = String(prefix)
      let expected =
        China.regions.first { $0.code == digits + "00" }
        ?? counties[digits.prefix(4)].flatMap { $0.count == 0 ? nil : $0[0].parent }
      #expect(China.region(covering: digits) == expected, "\(digits)")
      #expect(China.region(covering: digits + "00") == expected)
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
    for date in [
      "20010229", "20001301", "20000001", "20000100", "20000431", "19000229", "00000101", "17991231", "21000101",
      "99990101",
    ] {
      #expect(China.region(ofIdentityCard: number("330106\(date)001")) == nil, "\(date)")
    }
  }

  @Test func residentsOfTaiwanHaveNumbersOfTheirOwn() {
    #expect(China.region(ofIdentityCard: number("83000019900101001"))?.name == "台湾省")
    #expect(China.region(ofIdentityCard: number("82000019900101001"))?.name == "澳门特别行政区")
    #expect(China.region(ofIdentityCard: number("84000019900101001")) == nil)
    for date in ["18000101", "20991231"] {
      #expect(China.region(ofIdentityCard: number("830000\(date)001"))?.name == "台湾省")
    }
  }

  @Test(arguments: ["", "X", "1101051949123100", "1101051949123100２X", "11010519491231002X ", "110105491331002"])
  func whatIsNoNumberHasNoRegion(number: String) {
    #expect(China.region(ofIdentityCard: number) == nil)
  }
}
