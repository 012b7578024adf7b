import Testing

@testable import region_codegen

/// What a comparison says, without the summary.
private func changes(from old: [RegionNode], to new: [RegionNode]) -> [String] {
  ComparisonText(RegionComparison(old: old, new: new)).text.split(separator: "\n").dropFirst().map(String.init)
}

private func summary(from old: [RegionNode], to new: [RegionNode]) -> String {
  String(ComparisonText(RegionComparison(old: old, new: new)).text.prefix { $0 != "\n" })
}

@Suite struct ComparisonByCodeTests {
  @Test func aRegionWithTheSameCodeIsRenamedOrMovedOrBoth() {
    let old: [RegionNode] = [
      .region("甲省", code: "1", [.region("子", code: "11"), .region("丑", code: "12"), .region("寅", code: "13")]),
      .region("乙省", code: "2", [.region("卯", code: "21")]),
    ]
    let new: [RegionNode] = [
      .region("甲省", code: "1", [.region("子县", code: "11")]),
      .region("乙省", code: "2", [.region("卯", code: "21"), .region("丑", code: "12"), .region("寅县", code: "13")]),
    ]
    #expect(
      changes(from: old, to: new) == [
        "Renamed (2)", "  11  甲省 › 子 → 子县", "  13  甲省 › 寅 → 寅县",
        "Moved (2)", "  12  甲省 › 丑 → 乙省 › 丑", "  13  甲省 › 寅 → 乙省 › 寅县",
      ])
  }

  @Test func whatFollowsItsParentIsNoChange() {
    let city = RegionNode.region("市", code: "11", [.region("区", code: "111")])
    #expect(
      changes(
        from: [.region("甲省", code: "1", [city]), .region("乙省", code: "2")],
        to: [.region("甲省", code: "1"), .region("丙省", code: "2", [city])]
      ) == ["Renamed (1)", "  2  乙省 → 丙省", "Moved (1)", "  11  甲省 › 市 → 丙省 › 市"])
  }

  @Test func theSamePathUnderAnotherCodeIsRecoded() {
    #expect(
      changes(
        from: [.region("省", code: "1", [.region("市", code: "11"), .region("县", code: "12")])],
        to: [.region("省", code: "1", [.region("市", code: "19"), .region("县", code: "12")])]
      ) == ["Recoded (1)", "  11 → 19  省 › 市"])
  }

  @Test func otherCodesAndOtherNamesAreOtherRegions() {
    #expect(
      changes(
        from: [.region("省", code: "1", [.region("临安市", code: "11")])],
        to: [.region("省", code: "1", [.region("临安区", code: "12")])]
      ) == ["Added (1)", "  12  省 › 临安区", "Removed (1)", "  11  省 › 临安市"])
  }

  @Test func aCodeThatAnotherRegionHadIsSaidToBeReused() {
    let old: [RegionNode] = [
      .region("甲省", code: "1", [.region("子", code: "11")]), .region("乙省", code: "2", [.region("丑", code: "21")]),
    ]
    let new: [RegionNode] = [
      .region("甲省", code: "1", [.region("子", code: "12")]),
      .region("乙省", code: "2", [.region("丑", code: "21"), .region("寅", code: "11")]),
    ]
    #expect(
      changes(from: old, to: new) == [
        "Added (1)", "  11  乙省 › 寅", "Recoded (1)", "  11 → 12  甲省 › 子",
        "Codes that other regions had (1)", "  11  甲省 › 子 → 乙省 › 寅",
      ])
  }

  @Test func regionsWithoutCodesAreComparedByPath() {
    #expect(
      changes(
        from: [.region("省", code: "1", [.region("甲"), .region("乙")])],
        to: [.region("省", code: "1", [.region("乙"), .region("丙", code: "11")])]
      ) == ["Added (1)", "  11  省 › 丙", "Removed (1)", "  省 › 甲"])
  }

  @Test func codesThatComeTwiceTellNothing() {
    let twice: [RegionNode] = [.region("甲", code: "1"), .region("乙", code: "1"), .region("丙", code: "2")]
    #expect(changes(from: twice, to: twice) == [])
    #expect(
      changes(from: twice, to: [.region("丙", code: "2"), .region("乙", code: "1")]) == [
        "Removed (1)", "  1  甲", "Reordered (1)", "  first level: 1 of 2 put elsewhere",
      ])
  }
}

@Suite struct ComparisonByPathTests {
  @Test func twinsAreToldApartByTheirOrder() {
    let twins: [RegionNode] = [.region("城区", [.region("甲")]), .region("城区", [.region("乙")])]
    #expect(changes(from: [.region("省", twins)], to: [.region("省", twins)]) == [])
    #expect(
      changes(from: [.region("省", twins)], to: [.region("省", twins.dropLast())]) == [
        "Removed (2)", "  省 › 城区 and 1 below it",
      ])
  }

  @Test func aNameThatIsUniqueInBothFilesIsMoved() {
    #expect(
      changes(
        from: [.region("甲省", [.region("子", [.region("城区")]), .region("城区")]), .region("乙省")],
        to: [.region("甲省"), .region("乙省", [.region("子", [.region("城区")]), .region("城区")])]
      ) == [
        "Added (1)", "  乙省 › 城区", "Removed (1)", "  甲省 › 城区", "Moved (1)", "  甲省 › 子 → 乙省 › 子",
      ])
  }

  @Test func anotherWordForTheKindSaysMoreThanTheSameNameElsewhere() {
    #expect(
      changes(
        from: [.region("铜仁地区", [.region("铜仁市"), .region("松桃县")])],
        to: [.region("铜仁市", [.region("碧江区"), .region("松桃县")])]
      ) == ["Renamed (2)", "  铜仁地区 → 铜仁市", "  铜仁地区 › 铜仁市 → 碧江区"])
  }

  @Test func anotherWordForTheKindOfRegionIsARename() {
    #expect(
      changes(
        from: [.region("浙江", [.region("杭州", [.region("临安市"), .region("富阳市")])])],
        to: [.region("浙江省", [.region("杭州市", [.region("富阳区"), .region("临安区")])])]
      ) == [
        "Renamed (4)", "  浙江 → 浙江省", "  浙江 › 杭州 → 杭州市", "  浙江 › 杭州 › 富阳市 → 富阳区", "  浙江 › 杭州 › 临安市 → 临安区",
        "Reordered (1)", "  浙江 › 杭州: 1 of 2 put elsewhere",
      ])
  }

  @Test func mostChildrenInCommonMakeARename() {
    #expect(
      changes(
        from: [.region("襄樊市", [.region("城区"), .region("郊区"), .region("甲")]), .region("城区")],
        to: [.region("城区"), .region("襄阳市", [.region("城区"), .region("郊区"), .region("乙")])]
      ) == [
        "Renamed (2)", "  襄樊市 → 襄阳市", "  襄樊市 › 甲 → 乙", "Reordered (1)", "  first level: 1 of 2 put elsewhere",
      ])
  }

  @Test func oneNameInThePlaceOfAnotherIsARename() {
    let (a, b, c) = (RegionNode.region("甲"), RegionNode.region("乙"), RegionNode.region("丙"))
    #expect(changes(from: [a, b, c], to: [a, .region("新"), c]) == ["Renamed (1)", "  乙 → 新"])
    #expect(
      changes(from: [a, b, c], to: [a, c, .region("新")]) == ["Added (1)", "  新", "Removed (1)", "  乙"])
    #expect(
      changes(from: [a, b, c], to: [.region("新"), .region("旧"), c])
        == ["Added (2)", "  新", "  旧", "Removed (2)", "  甲", "  乙"])
  }
}

@Suite struct ComparisonBasisTests {
  private func numbered(_ names: some Sequence<Int>, from first: Int, digits: Int = 0) -> [RegionNode] {
    names.enumerated().map { number, name in
      .region("地\(name)方", code: String(first + number) + String(repeating: "0", count: digits))
    }
  }

  @Test func filesOfTheSameRegionsAreComparedByCodeIfBothHaveSome() {
    let plain: [RegionNode] = [.region("甲"), .region("乙")]
    let coded: [RegionNode] = [.region("甲", code: "1"), .region("乙", code: "2")]
    #expect(summary(from: plain, to: plain) == "Compared by path, as there are no codes: no differences")
    #expect(summary(from: coded, to: coded) == "Compared by code: no differences")
    #expect(summary(from: plain, to: coded) == "Compared by path, as only the new file has codes: 2 recoded")
    #expect(summary(from: coded, to: plain) == "Compared by path, as only the old file has codes: 2 recoded")
    #expect(
      summary(from: coded, to: [.region("甲", code: "3"), .region("乙", code: "4")])
        == "Compared by path, as the files have no code in common: 2 recoded")
  }

  @Test func codesOfAnotherFormAreSaidOnce() {
    let old = numbered(0..<30, from: 1_000)
    let new = numbered(0..<30, from: 1_000, digits: 6)
    #expect(
      summary(from: old, to: new)
        == #"Compared by path, as codes have other forms ("1000" before, "1000000000" now): 30 recoded"#)
    #expect(changes(from: old, to: new) == ["Recoded (30)", "  all, such as 1000 → 1000000000  地0方"])
  }

  @Test func rowNumbersThatShiftedAreNoCodes() {
    let old = numbered(1...30, from: 1)
    let new = numbered(0...30, from: 1)
    #expect(
      summary(from: old, to: new)
        == "Compared by path, as most codes belong to other regions now: 1 added, 30 recoded")
    // Not so if names changed and codes did not.
    #expect(summary(from: old, to: numbered(101...130, from: 1)) == "Compared by code: 30 renamed")
  }
}

@Suite struct ComparedDetailTests {
  @Test func kindsAndAttributesAreCompared() {
    let old = RegionNode.region("甲", kind: "县", attributes: ["a": .integer(1), "b": .string("x"), "c": .boolean(true)])
    let new = RegionNode.region("甲", kind: "区", attributes: ["b": .string("y"), "a": .real(1), "d": .real(0.5)])
    #expect(
      changes(from: [old], to: [new]) == [
        "Changed (1)",
        #"  甲, kind: "县" → "区", "c": true → none, "b": "x" → "y", "a": 1 → 1.0, "d": none → 0.5"#,
      ])
  }

  @Test func anAttributeThatOnlyOneFileHasIsSaidOnce() {
    let plain = (0..<30).map { RegionNode.region("地\($0)方") }
    let pictured = plain.map { region in
      RegionNode.region(region.name, attributes: ["image": .string(region.name)])
    }
    #expect(
      changes(from: plain, to: pictured) == ["Changed (30)", #"  "image": only in the new file, in 30 regions"#])
  }

  @Test func anotherOrderIsSaidOncePerParent() {
    let children = (1...5).map { RegionNode.region("子\($0)") }
    let old = RegionNode.region("省", children)
    let new = RegionNode.region("省", [children[4]] + children[0...1] + [children[3], children[2]])
    #expect(changes(from: [old], to: [new]) == ["Reordered (1)", "  省: 2 of 5 put elsewhere"])
  }

  @Test func theSameLettersInOtherScalarsAreAChange() {
    #expect(
      changes(from: [.region("Orle\u{301}ans")], to: [.region("Orl\u{E9}ans")]) == [
        "Renamed (1)", "  Orléans → Orléans (the same in other Unicode scalars)",
      ])
  }

  @Test func namesStayWithinTheirLine() {
    let lines = changes(
      from: [], to: [.region("a\nb\u{202E}", code: "\u{1B}[1m"), .region(String(repeating: "长", count: 1_000))])
    #expect(lines.count == 3)
    #expect(lines[1] == #"  \u{1B}[1m  a\u{A}b\u{202E}"#)
    #expect(lines[2].count < 50)
  }
}
