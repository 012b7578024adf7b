import Testing

@testable import region_codegen

/// Names that hold paths, numbers or letters beside a name, and the lines that are offered for them.
@Suite struct PathNameTests {
  private func table(_ text: String, _ more: String = "") throws -> MappedTable {
    try MappedTable(#"{"input": "f.json"\#(more)}"#, ["f.json": text])
  }

  private func said(_ text: String) throws -> [String] { try table(text).checked.map(\.identifier) }

  @Test(arguments: [
    (
      #"{"Lima_Huaura": ["Huacho"], "Lima_Mala": ["Asia"], "Cusco_Anta": ["Zurite"], "Cusco_Calca": ["Pisac"]}"#,
      "Lima(Huaura(Huacho) Mala(Asia)) Cusco(Anta(Zurite) Calca(Pisac))"
    ),
    (
      #"["Lima_Huaura_Huacho", "Lima_Huaura_Sayán", "Cusco_Calca_Pisac"]"#,
      "Lima(Huaura(Huacho Sayán)) Cusco(Calca(Pisac))"
    ),
    (
      #"["Bayern-Oberbayern", "Bayern-Schwaben", "Hessen-Kassel", "Hessen-Gießen"]"#,
      "Bayern(Oberbayern Schwaben) Hessen(Kassel Gießen)"
    ),
    (#"["China > Zhejiang > Hangzhou", "China > Zhejiang > Ningbo"]"#, "China(Zhejiang(Hangzhou Ningbo))"),
    (#"[{"name": "Texas/Austin"}, {"name": "Texas/Dallas"}]"#, "Texas(Austin Dallas)"),
    (#"["中国,浙江省", "中国,江苏省"]"#, "中国(浙江省 江苏省)"),
  ])
  func pathsAreOfferedTheLineThatReadsThem(_ text: String, _ tree: String) throws {
    let plain = try table(text)
    #expect(plain.checked.map(\.identifier) == ["glued-names"])
    let line = try #require(plain.checked.first?.message.firstMatch(of: /"shape": .*/)).output
    let read = try table(text, ", \(line)")
    #expect(read.tree == tree)
    #expect(read.checked.filter { $0.identifier == "glued-names" } == [])
  }

  @Test(arguments: [
    #"["Saint-Denis", "Saint-Paul", "Saint-Pierre"]"#, #"["Winston-Salem", "Wilkes-Barre", "Coeur-d'Alene"]"#,
    #"["Saint-Denis", "Sainte-Marie", "Bras-Panon", "Trois-Bassins"]"#, #"["1区", "2区", "3区"]"#,
    #"["A Coruña", "O Grove"]"#,
    #"["A区", "B区", "C区"]"#, #"["Hà Nội", "Hải Phòng"]"#, #"["Zürich", "Köln"]"#, #"["1st Ward", "2nd Ward"]"#,
  ])
  func namesThatHaveSignsAndNumbersOfTheirOwnAreNoPaths(_ text: String) throws {
    #expect(try said(text) == [])
  }

  @Test func pathsThatEndAtTheRootAreOfferedNoLine() throws {
    let message = try #require(try table(#"["Huacho, Huaura, Lima", "Mala, Cañete, Lima"]"#).checked.first?.message)
    #expect(message.hasSuffix("write each without the names of what it lies in, in the region that it lies in"))
  }

  @Test func namesThatBeginWithTheirParentsAreSaid() throws {
    let text = #"[{"name": "浙江省", "children": ["浙江省,杭州市", "浙江省,宁波市"]}, {"name": "江苏省", "children": ["江苏省,南京市"]}]"#
    let message = try #require(try table(text).checked.first { $0.identifier == "glued-names" }?.message)
    #expect(
      message
        == #"3 of 3 names at level 2 begin with that of the region that they lie in, here "浙江省,杭州市"; write each without it"#
    )
  }

  @Test(arguments: [
    #"[{"province": "01 浙江", "cities": ["01 杭州", "02 宁波", "03 温州"]}, {"province": "02 江苏", "cities": ["01 南京", "02 苏州"]}]"#,
    #"{"01浙江": ["01杭州", "02宁波", "03温州"], "02江苏": ["01南京", "02苏州"]}"#,
    #"{"1. 浙江": ["1. 杭州", "2. 宁波", "3. 温州"], "2. 江苏": ["1. 南京", "2. 苏州"]}"#,
    #"{"浙江": ["1) 杭州", "2) 宁波", "3) 温州"], "江苏": ["1) 南京", "2) 苏州"]}"#,
  ])
  func numbersInFrontAreOfferedTheLineThatCutsThemOut(_ text: String) throws {
    let plain = try table(text)
    let found = plain.checked.filter { $0.identifier == "glued-names" }
    let line = try #require(found.first?.message.firstMatch(of: /"nameFormat": .*/)).output
    let cut = try table(text, ", \(line)")
    let names = cut.regions.map { ([$0.name] + $0.children.map(\.name)).joined(separator: " ") }
    #expect(names == ["浙江 杭州 宁波 温州", "江苏 南京 苏州"])
    #expect(cut.checked.filter { $0.severity == .error || $0.identifier == "glued-names" } == [])
  }

  @Test(arguments: [#"["H杭州", "N宁波", "W温州"]"#, #"["A 安徽", "F 福建", "G 广东"]"#, #"["A. 安徽", "F. 福建"]"#])
  func lettersInFrontAreSaid(_ text: String) throws {
    #expect(try said(text) == ["glued-names"])
  }

  @Test func codesOfLettersAreNotCutOutBesideThoseOfDigits() throws {
    let text = #"{"São Paulo (SP)": ["Campinas (3509502)", "Santos (3548500)"], "Bahia (BA)": ["Ilhéus (2913606)"]}"#
    let message = try #require(try table(text).checked.last?.message)
    #expect(
      message.hasSuffix(#""nameFormat": ["{name}", "{name} ({code})"]"#)
        || message.hasSuffix(#"["{name}", "{name}({code})"]"#))
    let line = try #require(message.firstMatch(of: /"nameFormat": .*/)).output
    #expect(try table(text, ", \(line)").regions[0].children.map(\.code) == ["3509502", "3548500"])
  }

  @Test func numbersOfDifferentLengthInBracketsAreNotCalledCodes() throws {
    let message = try #require(
      try table(#"["Ontario (444)", "Québec (1131)", "Alberta (334)"]"#).checked.first?.message)
    #expect(
      message.hasPrefix(#"3 of 3 names at level 1 hold a number, here "Ontario (444)"; as these differ in length"#))
  }
}
