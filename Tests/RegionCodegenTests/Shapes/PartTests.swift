import Testing

@testable import region_codegen

/// Dictionaries in a record that has its name for key tell of the region, and are no region below it.
@Suite struct PartTests {
  private static func file(_ parts: String, _ others: String) -> String {
    #"{"Bayern": {\#(parts), "cities": ["Nürnberg", "Augsburg"]}, "Hessen": {\#(others), "cities": ["Kassel"]}}"#
  }

  @Test(arguments: [
    (#""info": {"capital": "München", "area": 6}"#, #""info": {"capital": "Wiesbaden", "area": 7}"#),
    (#""meta": {"capital": "München", "iso": "DE-BY"}"#, #""meta": {"capital": "Wiesbaden", "iso": "DE-HE"}"#),
    (#""Info": {"Hauptstadt": "München"}"#, #""Info": {"Hauptstadt": "Wiesbaden"}"#),
    (#""x": {"y": "München"}, "area": 6"#, #""x": {"y": "Wiesbaden"}, "area": 7"#),
    (#""name": {"de": "Bayern", "en": "Bavaria"}"#, #""name": {"de": "Hessen", "en": "Hesse"}"#),
  ])
  func areAttributes(_ parts: String, _ others: String) throws {
    let recognition = try recognize(Self.file(parts, others))
    #expect(recognition.diagnostics == [])
    #expect(outline(recognition.regions) == "Bayern(Nürnberg Augsburg) Hessen(Kassel)")
    #expect(recognition.regions[0].attributes.contains { $0.key.contains(".") })
  }

  @Test func areAllThatThereIs() throws {
    let recognition = try recognize(
      #"{"Bayern": {"info": {"capital": "München"}}, "Hessen": {"info": {"capital": "Wiesbaden"}}}"#)
    #expect(outline(recognition.regions) == "Bayern Hessen")
    #expect(
      recognition.regions.flatMap(\.attributes).map(\.summary) == [
        "info.capital string(München)", "info.capital string(Wiesbaden)",
      ])
  }

  @Test func areCoordinates() throws {
    let recognition = try recognize(
      Self.file(#""center": {"lat": 48.1, "lng": 11.5}"#, #""center": {"lat": 50.1, "lng": 8.2}"#))
    #expect(recognition.shape?.grammar == "{name: {center.lat: latitude, center.lng: longitude, cities: [name]}}")
  }

  @Test func holdTheNameUnderACode() throws {
    let recognition = try recognize(
      Self.file(#""name": {"en": "Bavaria"}"#, #""name": {"en": "Hesse"}"#)
        .replacing("Bayern", with: "DE-BY").replacing("Hessen", with: "DE-HE"))
    #expect(outline(recognition.regions) == "Bavaria#DE-BY(Nürnberg Augsburg) Hesse#DE-HE(Kassel)")
  }

  /// Regions below may have such values as well, and be called alike everywhere.
  @Test func areRegionsWhereTheyAreNamesAndAllThatThereIs() throws {
    let recognition = try recognize(
      #"""
      {"Bayern": {"Nord": {"area": 6, "hot": 1}, "Süd": {"area": 6, "hot": 2}},
       "Hessen": {"Nord": {"area": 6, "hot": 1}, "Süd": {"area": 6, "hot": 2}}}
      """#)
    #expect(outline(recognition.regions) == "Bayern(Nord Süd) Hessen(Nord Süd)")
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-names"])
  }

  /// What is told of a region may read as a name, but is not called one.
  @Test func valuesAreOfferedAsAttributes() throws {
    let recognition = try recognize(
      #"{"Bayern": {"Hauptstadt": "München", "Kürzel": "BY"}, "Hessen": {"Hauptstadt": "Wiesbaden", "Kürzel": "HE"}}"#)
    #expect(recognition.diagnostics.map(\.identifier) == ["ambiguous-shape"])
    #expect(recognition.diagnostics[0].message.contains("{name: {Hauptstadt: string, Kürzel: string}}"))
    #expect(recognition.diagnostics[0].message.contains("{name: {Hauptstadt: name") == false)
  }

  @Test func aCodeIsNoNameBesideADictionaryOfThem() throws {
    let recognition = try recognize(
      #"""
      [{"code": "JP-13", "name": {"ja": "東京都", "en": "Tokyo"},
        "cities": [{"code": "13101", "name": {"ja": "千代田区", "en": "Chiyoda"}}]},
       {"code": "JP-27", "name": {"ja": "大阪府", "en": "Osaka"},
        "cities": [{"code": "27127", "name": {"ja": "北区", "en": "Kita"}}]}]
      """#)
    #expect(outline(recognition.regions) == "東京都#JP-13(千代田区#13101) 大阪府#JP-27(北区#27127)")
  }

  @Test func whatSomeLackIsNotTheName() throws {
    let recognition = try recognize(
      #"[{"title": "Cordoba", "capital": "Córdoba"}, {"title": "Jujuy"}, {"title": "Salta", "capital": "Güemes"}]"#)
    #expect(outline(recognition.regions) == "Cordoba Jujuy Salta")
  }
}

/// Lists of children may be called differently from record to record.
@Suite struct DifferentChildrenTests {
  @Test(arguments: [
    #"[{"name": "Peru", "departments": ["Lima"]}, {"name": "Chile", "regions": ["Maule"]}, {"name": "Bolivia", "departments": ["Beni"]}]"#,
    #"{"Peru": {"departments": ["Lima"]}, "Chile": {"regions": ["Maule"]}, "Bolivia": {"departments": ["Beni"]}}"#,
  ])
  func areReadWhereEachHasOne(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(outline(recognition.regions) == "Peru(Lima) Chile(Maule) Bolivia(Beni)")
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-children"])
  }

  @Test func mayBeOfTheLevelBelow() throws {
    let recognition = try recognize(
      #"""
      [{"name": "Corse", "departements": [{"name": "Haute-Corse", "communes": ["Bastia"]}]},
       {"name": "Mayotte", "communes": ["Koungou"]}]
      """#)
    #expect(outline(recognition.regions) == "Corse(Haute-Corse(Bastia)) Mayotte(Koungou)")
    #expect(recognition.diagnostics.allSatisfy { $0.identifier == "guessed-children" })
  }

  @Test func areAskedForWhereOneHasTwo() throws {
    let recognition = try recognize(
      #"[{"name": "Peru", "departments": ["Lima"], "rivers": ["Ucayali"]}, {"name": "Chile", "rivers": ["Maule"]}]"#)
    #expect(recognition.diagnostics.contains { $0.identifier == "ambiguous-shape" })
  }

  /// Names that stand under each region are rather kinds of those below.
  @Test func kindsAboveRegionsAreSaidAndCanBeDropped() throws {
    let text =
      #"{"Jalisco": {"Ciudades": ["Zapopan"], "Pueblos": ["Tequila"]}, "Sonora": {"Ciudades": ["Guaymas"], "Pueblos": ["Álamos"]}}"#
    let found = try MappedTable(#"{"input": "r.json"}"#, ["r.json": text])
    #expect(found.checked.map(\.identifier).contains("guessed-names"))
    let message = try #require(found.checked.first { $0.identifier == "guessed-names" }?.message)
    let advice = try #require(message.firstMatch(of: /"drop": \[.*\]$/)).output
    let table = try MappedTable(#"{"input": "r.json", \#(advice)}"#, ["r.json": text])
    #expect(table.tree == "Jalisco(Zapopan Tequila) Sonora(Guaymas Álamos)")
  }

  @Test func namesBesideWhatTellsOfARegionAreOffered() throws {
    let text = #"""
      {"浙江省": {"capital": "杭州市", "杭州市": ["西湖区"], "宁波市": ["海曙区"]},
       "江苏省": {"capital": "南京市", "南京市": ["玄武区"], "苏州市": ["姑苏区"]}}
      """#
    let message = try #require(try recognize(text).diagnostics.first { $0.severity == .error }?.message)
    #expect(message.contains(#""shape": "{name: {name: [name], capital: ignored}}""#))
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "{name: {name: [name], capital: ignored}}"}"#, ["r.json": text])
    #expect(table.tree == "浙江省(杭州市(西湖区) 宁波市(海曙区)) 江苏省(南京市(玄武区) 苏州市(姑苏区))")
  }

  @Test func numbersAboveListsAreNoNames() throws {
    let recognition = try recognize(#"{"浙江省": {"2019": ["杭州市"], "2021": ["宁波市"]}, "江苏省": {"2019": ["南京市"]}}"#)
    #expect(recognition.diagnostics.map(\.identifier) == ["no-regions"])
    #expect(recognition.diagnostics[0].message.contains("years"))
  }
}
