import Testing

@testable import region_codegen

/// Which of several keys holds the name, where what a key is called and what it holds do not agree.
@Suite struct NameKeyTests {
  private func said(_ text: String) throws -> [String] { try recognize(text).diagnostics.map(\.identifier) }

  @Test(arguments: [
    (
      #"[{"name": "IT-62", "label": "Lazio"}, {"name": "IT-75", "label": "Puglia"}, {"name": "IT-72", "label": "Campania"}]"#,
      "Lazio#IT-62 Puglia#IT-75 Campania#IT-72"
    ),
    (
      #"[{"name": "CN-33", "label": "Zhejiang", "sub": [{"name": "CN-3301", "label": "Hangzhou"}]}, {"name": "CN-32", "label": "Jiangsu", "sub": [{"name": "CN-3201", "label": "Nanjing"}]}]"#,
      "Zhejiang#CN-33(Hangzhou#CN-3301) Jiangsu#CN-32(Nanjing#CN-3201)"
    ),
    (
      #"[{"name": "Province", "value": "Granma", "items": [{"name": "City", "value": "Bayamo"}, {"name": "City", "value": "Niquero"}]}, {"name": "Province", "value": "Holguín", "items": [{"name": "City", "value": "Banes"}]}]"#,
      "Granma(Bayamo Niquero) Holguín(Banes)"
    ),
    (
      #"[{"code": "QC", "name": {"en": "Quebec", "fr": "Québec"}, "cities": [{"name": {"en": "Montreal", "fr": "Montréal"}}]}, {"code": "NB", "name": {"en": "New Brunswick", "fr": "Nouveau-Brunswick"}, "cities": [{"name": {"en": "Moncton", "fr": "Moncton"}}]}]"#,
      "Québec#QC(Montréal) Nouveau-Brunswick#NB(Moncton)"
    ),
  ])
  func codesAndKindsUnderAKeyThatIsCalledANameAreNoNames(_ text: String, _ tree: String) throws {
    let recognition = try recognize(text)
    #expect(!recognition.hasErrors)
    #expect(outline(recognition.regions) == tree)
  }

  @Test func namesThatArePlacesAndHappenToBeAlikeAreNames() throws {
    let recognition = try recognize(
      #"[{"name": "Springfield", "county": "Clark"}, {"name": "Springfield", "county": "Greene"}]"#)
    #expect(recognition.regions.map(\.name) == ["Springfield", "Springfield"])
  }

  @Test(arguments: [
    #"[{"name_en": "Seville", "name_es": "Sevilla"}, {"name_en": "Saragossa", "name_es": "Zaragoza"}]"#,
    #"[{"nameEn": "Andalusia", "nameEs": "Andalucía"}, {"nameEn": "Aragon", "nameEs": "Aragón"}]"#,
    #"[{"label": {"en": "Andalusia", "es": "Andalucía"}}, {"label": {"en": "Aragon", "es": "Aragón"}}]"#,
    #"[{"de": "Bayern", "en": "Bavaria"}, {"de": "Hessen", "en": "Hesse"}]"#,
  ])
  func oneOfSeveralLanguagesIsNotTakenWithoutAWord(_ text: String) throws {
    let said = try said(text)
    #expect(said == ["guessed-language"] || said.contains("ambiguous-shape"))
  }

  @Test(arguments: [
    #"[{"name": "Sevilla", "name_en": "Seville"}, {"name": "Zaragoza", "name_en": "Saragossa"}]"#,
    #"[{"name_zh": "浙江", "name_en": "Zhejiang"}, {"name_zh": "海南", "name_en": "Hainan"}]"#,
  ])
  func whatIsTheMainNameIsTaken(_ text: String) throws {
    #expect(try said(text) == [])
  }

  @Test func numbersThatCountLevelsAreATreeThatIsNotRead() throws {
    let names = ["Granma", "Bayamo", "Niquero", "Holguín", "Banes", "Gibara", "Moa"]
    func rows(_ depths: [Int]) -> String {
      let rows = zip(names, depths).map { #"{"nombre": "\#($0)", "grado": \#($1)}"# }
      return "[\(rows.joined(separator: ", "))]"
    }
    #expect(try said(rows([1, 2, 3, 3, 2, 1, 2])) == ["tree-not-read"])
    #expect(try said(rows([1, 2, 3, 4, 5, 6])) == [])
    #expect(try said(rows([0, 1, 1, 0, 0, 1])) == [])
    #expect(try said(rows([3, 1, 1, 2, 3, 3])) == [])
  }

  @Test func aCityThatIsCalledAsItsProvinceIsNoReference() throws {
    let text =
      #"[{"province": "Arica", "cities": ["Arica", "Putre"]}, {"province": "Iquique", "cities": ["Iquique", "Pica"]}]"#
    #expect(try said(text) == [])
  }

  @Test func codesWithHyphensForKeysAreOfferedATree() throws {
    let text = #"{"ES-AN": "Andalucía", "ES-AN-AL": "Almería", "ES-AR": "Aragón", "ES-AR-HU": "Huesca"}"#
    let message = try #require(try recognize(text).diagnostics.first?.message)
    #expect(message.contains(#""shape": "{code: name} by code prefix '-'""#))
  }

  @Test func pathsWithTotalsAreOfferedTheLine() throws {
    let text = #"""
      [{"province": "浙江省", "city": "合计", "population": 64}, {"province": "浙江省", "city": "杭州市", "population": 12},
       {"province": "江苏省", "city": "南京市", "population": 9}, {"province": "合计", "city": "", "population": 148},
       {"province": "N/A", "city": "-", "population": 0}]
      """#
    let message = try #require(try recognize(text).diagnostics.last?.message)
    #expect(message.contains(#"[{city: name"#) && message.contains("by path province"))
  }

  @Test func placesOfAPathThatHaveTwoCodesAreSaid() throws {
    let text = #"""
      [{"prov": "Lima", "cant_id": "0101", "canton": "San José", "distrito": "Norte"},
       {"prov": "Lima", "cant_id": "0102", "canton": "San José", "distrito": "Sur"},
       {"prov": "Cusco", "cant_id": "0201", "canton": "Calca", "distrito": "Pisac"},
       {"prov": "Cusco", "cant_id": "0201", "canton": "Calca", "distrito": "Lamay"}]
      """#
    let table = try MappedTable(
      #"{"input": "f.json", "shape": "[{distrito: name}] by path prov canton"}"#, ["f.json": text])
    #expect(
      table.checkedLines.contains {
        $0.contains(#""Lima › San José" is read as one region, but has both "0101" and "0102" under "cant_id""#)
      }, "\(table.checkedLines)")
  }
}
