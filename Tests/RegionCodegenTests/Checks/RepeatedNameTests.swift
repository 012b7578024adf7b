import Testing

@testable import region_codegen

/// What comes under nearly every region is said to be no place, in any language, and the line that is offered takes it out.
@Suite struct RepeatedNameTests {
  private func table(_ text: String, _ more: String = "") throws -> MappedTable {
    try MappedTable(#"{"input": "f.json"\#(more)}"#, ["f.json": text])
  }

  private func offeredDrop(_ table: MappedTable, _ finding: Finding) throws -> String {
    let message = try #require(table.checked.first { $0.identifier == finding.rawValue }?.message)
    return try String(#require(message.firstMatch(of: /"drop": .*/)).output)
  }

  @Test(arguments: [
    #"{"Jalisco": {"Ciudades": ["Zapopan"], "Pueblos": ["Tequila"]}, "Sonora": {"Ciudades": ["Nogales"], "Pueblos": ["Álamos"]}, "Colima": {"Ciudades": ["Tecomán"], "Pueblos": ["Comala"]}}"#,
    #"[{"name": "Jalisco", "sub": {"Ciudades": ["Zapopan"], "Pueblos": ["Tequila"]}}, {"name": "Sonora", "sub": {"Ciudades": ["Nogales"], "Pueblos": ["Álamos"]}}, {"name": "Colima", "sub": {"Ciudades": ["Tecomán"], "Pueblos": ["Comala"]}}]"#,
  ])
  func kindsThatHoldRegionsAreNoRegions(_ text: String) throws {
    let drop = try offeredDrop(try table(text), .guessedNames)
    let dropped = try table(text, ", \(drop)")
    #expect(dropped.tree == "Jalisco(Zapopan Tequila) Sonora(Nogales Álamos) Colima(Tecomán Comala)")
    #expect(dropped.checked == [])
  }

  @Test(arguments: ["Hepsi", "Tout", "Wszystkie"])
  func rowsBeforeOrBehindAllOthersAreLikelyPlaceholders(_ row: String) throws {
    for place in [0, 2] {
      let provinces = [
        ("Texas", ["Austin", "Dallas"]), ("Ohio", ["Dayton", "Columbus"]), ("Utah", ["Provo", "Ogden"]),
      ]
      let members = provinces.map { name, cities in
        var cities = cities
        cities.insert(row, at: place)
        return "\"\(name)\": [\(cities.map { "\"\($0)\"" }.joined(separator: ", "))]"
      }
      let text = "{\(members.joined(separator: ", "))}"
      let drop = try offeredDrop(try table(text), .placeholderRegion)
      let dropped = try table(text, ", \(drop)")
      #expect(dropped.tree == "Texas(Austin Dallas) Ohio(Dayton Columbus) Utah(Provo Ogden)")
      #expect(dropped.checked == [])
    }
  }

  @Test(arguments: [
    "", #""id": 0, "#, #""id": -1, "#,
  ])
  func rowsWithoutACodeBesideOthersThatHaveOneAreLikelyPlaceholders(_ code: String) throws {
    let provinces = [
      ("Texas", ["Austin", "Dallas"]), ("Ohio", ["Dayton", "Columbus"]), ("Utah", ["Provo", "Ogden"]),
    ]
    var id = 0
    let records = provinces.map { name, cities in
      let cities = cities.map { city in
        id += 1
        return #"{"id": \#(id), "name": "\#(city)"}"#
      }
      id += 1
      return #"{"id": \#(id), "name": "\#(name)", "cities": [{\#(code)"name": "Quelconque"}, "#
        + cities.joined(separator: ", ") + "]}"
    }
    let text = "[\(records.joined(separator: ", "))]"
    #expect(try offeredDrop(try table(text), .placeholderRegion) == #""drop": ["Quelconque"]"#)
  }

  @Test func rowsBeforeAllOthersOnTwoLevelsAreLikelyPlaceholders() throws {
    let text = """
      {"Lima": {"Toute": [], "Mala": ["Toute", "Asia"], "Anta": ["Toute", "Pisac"]},
       "Cusco": {"Toute": [], "Ica": ["Toute", "Nazca"], "Ilo": ["Toute", "Pacocha"]},
       "Piura": {"Toute": [], "Paita": ["Toute", "Colán"], "Moa": ["Toute", "Banes"]}}
      """
    #expect(try offeredDrop(try table(text), .placeholderRegion) == #""drop": ["Toute"]"#)
  }

  @Test(arguments: ["中区", "Centro", "중앙동", "Stadtmitte", "Poblacion", "Downtown", "Mitte"])
  func placesThatComeFirstInEveryCityAreNoPlaceholders(_ place: String) throws {
    let cities = [("岡山県", "北区"), ("広島県", "東区"), ("神奈川県", "西区"), ("大阪府", "堺区")]
    let members = cities.map { #""\#($0)": ["\#(place)", "\#($1)"]"# }
    #expect(
      try !table("{\(members.joined(separator: ", "))}").checked.contains { $0.identifier == "placeholder-region" })
  }

  @Test(arguments: [
    // Two are too few to tell.
    #"{"Lima": ["Centro", "Mala"], "Cusco": ["Centro", "Pisac"]}"#,
    // With a region of its own below.
    #"{"A": {"Xa": ["a"], "Yo": ["b"]}, "B": {"Xa": ["c"], "Zu": ["d"]}, "C": {"Vi": ["e"], "We": ["f"]}}"#,
  ])
  func namesThatComeAgainElsewhereAreNames(_ text: String) throws {
    #expect(try table(text).checked == [])
  }

  @Test(arguments: [
    // The same parts of each city.
    #"{"Lima": ["Centro", "Norte", "Sur"], "Cusco": ["Centro", "Norte", "Sur"], "Piura": ["Centro", "Norte", "Sur"]}"#,
    // Now first, now last.
    #"{"Lima": ["Centro", "Mala", "Asia"], "Cusco": ["Pisac", "Centro", "Anta"], "Piura": ["Paita", "Colán", "Centro"]}"#,
  ])
  func namesThatComeUnderEachAreRemarkedOn(_ text: String) throws {
    let checked = try table(text).checked
    #expect(checked.map(\.identifier) == ["recurring-names"], "\(checked)")
  }

  @Test(arguments: [
    "Select…", "Seleccione...", "N/A", "n/a", "Unknown", "Other", "Others", "TBD", "All cities", "未知", "不详", "所有地区",
    "其他国家/地区", "其它地区", "전체", "すべて", "Todos", "Tutti", "Все", "Bitte wählen", "Sonstige", "Toutes", "Otros",
    "-- Alle --",
    "请选择城市", "Sélectionnez une ville",
  ])
  func knownPlaceholdersAreSaidAndDropped(_ row: String) throws {
    let text = #"[{"name": "\#(row)", "cities": []}, {"name": "Texas", "cities": ["Austin", "\#(row)"]}]"#
    #expect(try table(text).checked.filter { $0.identifier == "placeholder-region" }.count == 2)
    let dropped = try table(text, #", "drop": "placeholders""#)
    #expect(dropped.tree == "Texas(Austin)")
    #expect(dropped.checked == [])
  }

  @Test(arguments: [
    "Alle", "Tous", "Todos Santos", "All Saints", "Other Bridge", "Selected Hills", "Unknown Peak", "所有镇村", "Na",
    "Bitterfeld",
  ])
  func placesAreNone(_ name: String) { #expect(!Placeholder.isOne(name)) }

  @Test func siblingsThatDifferInCapitalsAloneAreTwins() throws {
    let text = #"{"NEW YORK": ["Albany", "ALBANY"], "New York": ["Élan", "ÉLAN"], "Ohio": ["Albany"]}"#
    let found = try table(text).checkedLines
    #expect(found.filter { $0.contains("[twin-siblings]") }.count == 3)
    #expect(found.first?.contains(#""ALBANY" and "Albany" in "NEW YORK" differ in capitals alone"#) ?? false)
  }
}
