import Testing

@testable import region_codegen

/// A key that stands alone at the top of a file is a country or a province as well as a word for what it holds.
@Suite struct LoneKeyTests {
  private static let records =
    #"[{"Nombre": "Jalisco", "Municipios": ["Tequila", "Tonalá"]}, {"Nombre": "Sonora", "Municipios": ["Guaymas"]}]"#

  @Test(arguments: [
    "Sheet1", "Hoja1", "Tabelle1", "シート1", "Estados", "Länder", "Datos", "données", "d", "A", "Deutschland", "中国",
    "各省市",
  ])
  func isAskedFor(_ key: String) throws {
    var contents = [Self.records, #"["Jalisco", "Sonora"]"#]
    // Keys with numbers are positions of what is no list.
    if !key.hasSuffix("1") { contents.append(#"{"Jalisco": ["Tequila", "Tonalá"], "Sonora": ["Guaymas"]}"#) }
    for content in contents {
      let text = #"{"\#(key)": \#(content)}"#
      let recognition = try recognize(text)
      let errors = recognition.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.identifier) == ["ambiguous-shape"])
      let readings = try [recognition.shape, recognition.alternatives.first].map { shape in
        outline(try #require(shape).read(try Document.read(Array(text.utf8)).root).regions)
      }
      #expect(readings[1] == "\(key)(\(readings[0]))", "\(text)")
      for shape in [recognition.shape, recognition.alternatives.first] {
        let line = try #require(shape?.configurationLine)
        #expect(errors.first?.message.contains(line) == true)
      }
    }
  }

  @Test(arguments: ["浙江", "浙江省", "甲省", "北京市", "内蒙古自治区"])
  func isAPlaceWhereItReadsAsOne(_ key: String) throws {
    #expect(outline(try recognize(#"{"\#(key)": ["甲", "乙"]}"#).regions) == "\(key)(甲 乙)")
  }

  @Test(arguments: [
    #"{"d": {"results": [{"Title": "München"}, {"Title": "Berlin"}]}}"#,
    #"{"Geo": {"Rows": [{"Title": "München"}, {"Title": "Berlin"}]}}"#,
    #"{"ROOT": {"ROW": [{"STADT": "München"}, {"STADT": "Berlin"}]}}"#,
    #"{"Envelope": {"Body": {"GetStatesResponse": {"GetStatesResult": {"State": [{"Name": "München"}, {"Name": "Berlin"}]}}}}}"#,
    #"{"responseHeader": {"status": 0, "QTime": 3}, "response": {"docs": [{"name_s": "München"}, {"name_s": "Berlin"}]}}"#,
    #"{"service": {"query": {"id": 1}, "status": {"code": 200, "description": "OK"}, "results": [{"name": "München"}, {"name": "Berlin"}]}}"#,
    #"{"feed": {"title": {"$t": "Städte"}, "entry": [{"name": "München"}, {"name": "Berlin"}]}}"#,
    #"{"Meta": {"name": "Brasil", "total": 5570}, "Estados": [{"Nome": "München"}, {"Nome": "Berlin"}]}"#,
  ])
  func isNoneAroundAWordForTheWhole(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(outline(recognition.regions) == "München Berlin")
    #expect(recognition.diagnostics.allSatisfy { $0.identifier == "key-left-out" })
  }

  @Test func isNoneWhereItIsAPosition() throws {
    let recognition = try recognize(#"{"Sheet1": {"Jalisco": ["Tequila", "Tonalá"], "Sonora": ["Guaymas"]}}"#)
    #expect(outline(recognition.regions) == "Jalisco(Tequila Tonalá) Sonora(Guaymas)")
  }

  @Test func twoWordsAreTwoGuesses() throws {
    let recognition = try recognize(#"{"Catalogo": {"Estados": \#(Self.records)}}"#)
    #expect(recognition.diagnostics.last?.identifier == "ambiguous-shape")
    #expect(
      recognition.diagnostics.last?.message.contains(#"{Catalogo: {Estados: [{Nombre: name, Municipios: [name]}]}}"#)
        == true)
  }
}
