import Testing

@testable import region_codegen

/// What groups regions, or stands beside them, is said where it is taken for regions.
@Suite struct NamesOfGroupsTests {
  private func found(_ text: String) throws -> [String] {
    let recognition = try recognize(text)
    return (recognition.diagnostics + Checks.run(on: recognition.regions)).map(\.identifier)
  }

  @Test(arguments: [
    #"{"nl": ["Antwerpen", "Luik"], "fr": ["Anvers", "Liège", "Namur"]}"#,
    #"{"nl-BE": ["Antwerpen", "Luik"], "fr-BE": ["Anvers", "Liège", "Namur"]}"#,
  ])
  func languagesAtTheTop(_ text: String) throws {
    #expect(try found(text) == ["guessed-names"])
  }

  @Test func lettersWithinRegions() throws {
    let text = #"{"Texas": {"A": ["Abilene"], "D": ["Dallas"]}, "Ohio": {"A": ["Akron"], "C": ["Canton"]}}"#
    #expect(try found(text) == ["guessed-names"])
    #expect(try found(#"{"A": ["Abilene", "Akron"], "C": ["Canton"], "D": ["Dallas"]}"#) == [])
  }

  @Test(arguments: [
    #"{"England": ["York", "YRK", "Derby", "DBY"], "Wales": ["Cardiff", "CDF"]}"#,
    #"{"Kenya": ["KE", "Nairobi", "Mombasa"], "Uganda": ["UG", "Gulu", "Kampala", "Entebbe"]}"#,
  ])
  func codesAmongNames(_ text: String) throws {
    #expect(try found(text) == ["guessed-names"])
  }

  @Test func codesBetweenNamesAndTheirChildren() throws {
    let text = #"["Moscow Oblast", "RU-MOS", ["Khimki", "Podolsk"], "Tver Oblast", "RU-TVE", ["Tver", "Rzhev"]]"#
    #expect(try found(text).contains("guessed-names"))
  }

  @Test func oneNameInCapitalsIsAName() throws {
    #expect(try found(#"{"England": ["York", "Derby", "UK"], "Wales": ["Cardiff", "Newport"]}"#) == [])
  }

  @Test func shortcutsBesideTheRegionsThatHaveThem() throws {
    #expect(
      try found(#"{"Popular": ["York", "Cardiff"], "England": ["York", "Derby"], "Wales": ["Cardiff", "Newport"]}"#)
        == ["recurring-names"])
  }

  @Test func namesThatComeAgainAndAgain() throws {
    let text =
      #"{"Kenya": {"Nairobi": ["mon", "tue"], "Lamu": ["mon", "fri"]}, "Uganda": {"Gulu": ["mon", "tue"]}}"#
    #expect(try found(text) == ["recurring-names"])
  }

  @Test(arguments: [
    #"["ENGLAND", "York", "Derby", "WALES", "Cardiff"]"#, #"["Kenya", "• Nairobi", "• Lamu", "Uganda", "• Gulu"]"#,
    #"["England", "— York", "— Derby", "Wales", "— Cardiff"]"#,
  ])
  func headingsAboveNames(_ text: String) throws {
    #expect(try found(text).contains("tree-not-read"))
  }

  @Test func namesInCapitalsAreNames() throws {
    #expect(try found(#"["ENGLAND", "WALES", "SCOTLAND", "ULSTER", "CORNWALL"]"#) == [])
  }

  @Test(arguments: ["More…", "Anywhere in Kenya", "All of Kenya"])
  func rowsForNoPlace(_ name: String) { #expect(Placeholder.isOne(name)) }
}
