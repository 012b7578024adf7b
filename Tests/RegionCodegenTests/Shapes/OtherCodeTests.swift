import Testing

@testable import region_codegen

/// Codes that no word tells.
@Suite struct OtherCodeTests {
  private func recognition(_ text: String) throws -> Recognition {
    recognize(try Document.read(Array(text.utf8)))
  }

  @Test func areCodesWhereThoseOfChildrenBeginWithThem() throws {
    let text = """
      [{"land": "Bayern", "schluessel": "09", "sub": [{"stadt": "München", "schluessel": "09162"},
        {"stadt": "Fürth", "schluessel": "09563"}]},
       {"land": "Hessen", "schluessel": "06", "sub": [{"stadt": "Kassel", "schluessel": "06611"}]}]
      """
    #expect(outline(try recognition(text).regions) == "Bayern#09(München#09162 Fürth#09563) Hessen#06(Kassel#06611)")
  }

  @Test func areCodesThoughTelephonesHaveThemToo() throws {
    let text = """
      [{"code": "021", "name": "Bolzano", "sub": [{"code": "021008", "name": "Bolzano"}, {"code": "021051", "name": "Merano"}]},
       {"code": "022", "name": "Trento", "sub": [{"code": "022205", "name": "Trento"}]}]
      """
    #expect(
      outline(try recognition(text).regions)
        == "Bolzano#021(Bolzano#021008 Merano#021051) Trento#022(Trento#022205)")
  }

  @Test(arguments: ["istat", "codice", "bfs", "ibge"]) func areSaidWhereTheyStayAttributes(key: String) throws {
    let text =
      #"[{"nome": "Lucca", "\#(key)": "046"}, {"nome": "Pisa", "\#(key)": "050"}, {"nome": "Roma", "\#(key)": "058"}]"#
    let recognition = try recognition(text)
    #expect(recognition.shape?.grammar == "[{nome: name, \(key): string}]")
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-code"])
  }

  @Test(arguments: [("phone", "0571"), ("population", "1200"), ("区号", "0571")])
  func areNotSeenInWhatCountsOrCalls(key: String, value: String) throws {
    let text =
      #"[{"name": "杭州", "\#(key)": "\#(value)"}, {"name": "宁波", "\#(key)": "0574"}, {"name": "温州", "\#(key)": "0577"}]"#
    #expect(try recognition(text).regions.allSatisfy { $0.code == nil })
  }

  @Test func areSaidUnderNames() throws {
    let text = #"{"Bayern": {"München": "09162", "Fürth": "09563"}, "Hessen": {"Kassel": "06611", "Fulda": "06631"}}"#
    let recognition = try recognition(text)
    #expect(recognition.shape?.grammar == "{name: {name: string}}")
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-code"])
  }
}
