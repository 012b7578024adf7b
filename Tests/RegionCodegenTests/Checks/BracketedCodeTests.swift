import Testing

@testable import region_codegen

@Suite struct BracketedCodeTests {
  @Test(arguments: ["杭州市(330100)", "杭州市（330100）", "杭州市 (33)", "杭州市[330100]", "杭州市【330100】"])
  func formatsThatAreProposedCutTheCodeOut(_ name: String) throws {
    let message = try #require(try said(of: name))
    let format = try #require(NameFormat.text(for: name).flatMap { NameFormat($0) })
    #expect(message.hasSuffix(#""nameFormat": "\#(format.text)""#))
    let parts = try #require(format.parts(of: name))
    #expect(parts.name == "杭州市")
    #expect(parts.code == name.filter(\.isNumber))
  }

  @Test func codesWithLettersAreSaidWithoutAFormat() throws {
    #expect(
      try said(of: "Bayern (DE-BY)")
        == #"1 of 1 names at level 1 hold a code, here "Bayern (DE-BY)"; write it under a key of its own, as only digits "#
        + "are cut out of names")
  }

  @Test(arguments: ["Frankfurt (Oder)", "Halle (Saale)", "甲（乙）", "甲()", "Ring (2)"])
  func otherBracketsHoldNoCodes(_ name: String) throws {
    #expect(try said(of: name) == nil)
  }

  private func said(of name: String) throws -> String? {
    let regions = try recognize(#"["\#(name)"]"#).regions
    return Checks.run(on: regions).first { $0.identifier == "code-in-name" }?.message
  }
}
