import Testing

@testable import region_codegen

/// Which key holds the codes, and what is said where it is not clear or holds something else.
@Suite struct CodeKeyTests {
  private static func list(_ codes: [String]) -> String {
    let names = ["Norway", "Sweden", "Denmark", "Finland"]
    return "[" + zip(codes, names).map { #"{"code": \#($0), "name": "\#($1)"}"# }.joined(separator: ", ") + "]"
  }

  @Test(arguments: [
    (#""NO" "SE" "DK" false"#, "the boolean false"), (#""101" "102" "待定" "104""#, #"the string "待定""#),
    ("101 102 103.5 104", "the number 103.5"),
  ])
  func aValueThatCanBeNoneIsAnErrorBesideOthersThatCan(_ codes: String, _ odd: String) throws {
    let recognition = try recognize(Self.list(codes.split(separator: " ").map(String.init)))
    #expect(recognition.diagnostics.map(\.identifier) == ["unexpected-value"])
    let message = recognition.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix(#""code" is a code in 3 of 4 records, but here it holds \#(odd); "#), "\(message)")
  }

  @Test func moreThatCanBeNoneMakeAnAttribute() throws {
    let recognition = try recognize(Self.list([#""NO""#, #""SE""#, "false", "true"]))
    #expect(outline(recognition.regions) == "Norway Sweden Denmark Finland")
    #expect(!recognition.hasErrors)
  }

  @Test(arguments: ["-", "N/A", "null", "无", "(NULL)", "--"])
  func aSignForNothingIsNoCode(_ sign: String) throws {
    let recognition = try recognize(Self.list([#""AA""#, #""SE""#, #""\#(sign)""#, #""FI""#]))
    #expect(outline(recognition.regions) == "Norway#AA Sweden#SE Denmark Finland#FI")
    let found = Checks.run(on: recognition.regions)
    #expect(found.map(\.identifier) == ["missing-code"])
    #expect(found.first?.message.contains(#""remove": ["Denmark"]"#) == true, "\(found)")
  }

  @Test func aSignForNothingIsNoCodeEvenWhereItIsTheSameForAll() throws {
    let recognition = try recognize(Self.list([#""AA""#, #""-""#, #""-""#, #""FI""#]))
    #expect(outline(recognition.regions) == "Norway#AA Sweden Denmark Finland#FI")
    #expect(summary(recognition.diagnostics) == ["1:45 missing-code"])
  }

  @Test func whatHasNoCodeBesideOthersIsRemovedByTheLineThatTheWarningShows() throws {
    let file =
      #"[{"name": "浙江", "code": "33", "sub": [{"name": "杭州", "code": "3301"}, {"name": "数据来源"}]}, "#
      + #"{"name": "江苏", "code": "32", "sub": [{"name": "南京", "code": "3201"}]}]"#
    let warning = try #require(Checks.run(on: try recognize(file).regions).first { $0.identifier == "missing-code" })
    let advice = try #require(warning.message.range(of: #""changes": "#))
    let table = try MappedTable(
      #"{"input": "r.json", \#(warning.message[advice.lowerBound...])}"#, ["r.json": file])
    #expect(table.checkedLines == [])
  }

  @Test func regionsWithoutCodesAmongOthersWithoutAreNoWarning() throws {
    let recognition = try recognize(
      #"[{"name": "浙江", "code": "33", "sub": [{"name": "杭州"}, {"name": "宁波"}]}, {"name": "海南", "code": "46"}]"#)
    #expect(!Checks.run(on: recognition.regions).contains { $0.identifier == "missing-code" })
  }

  @Test(arguments: ["areaCode", "areacode", "area_code", "cityCode", "countryCode"])
  func whatTelephonesDialIsNoCodeBesideAnId(_ key: String) throws {
    let recognition = try recognize(
      """
      [{"id": 1, "name": "Bayern", "\(key)": "089", "districts": [
        {"id": 11, "name": "München", "\(key)": "089"}, {"id": 12, "name": "Nürnberg", "\(key)": "0911"}]},
       {"id": 2, "name": "Hessen", "\(key)": "0611", "districts": [
        {"id": 21, "name": "Wiesbaden", "\(key)": "0611"}, {"id": 22, "name": "Kassel", "\(key)": "0561"}]}]
      """)
    #expect(
      outline(recognition.regions) == "Bayern#1(München#11 Nürnberg#12) Hessen#2(Wiesbaden#21 Kassel#22)")
  }

  @Test func codesThatBeginWithEachOtherAreNotDialled() throws {
    let recognition = try recognize(
      """
      [{"code": "091", "name": "Oberbayern"}, {"code": "09162", "name": "München"}, {"code": "09171", "name": "Altötting"}]
      """)
    #expect(recognition.regions.map(\.code) == ["091", "09162", "09171"])
  }

  @Test func theKeyThatTellsAllRegionsApartHasTheCodes() throws {
    // Both keys differ for all regions of a level, but only one for all regions.
    let recognition = try recognize(
      """
      [{"id": 1, "name": "Texas", "areaCode": "214", "cities": [
        {"id": 11, "name": "Dallas", "areaCode": "214"}, {"id": 12, "name": "Austin", "areaCode": "512"}]},
       {"id": 2, "name": "Ohio", "areaCode": "614", "cities": [
        {"id": 21, "name": "Columbus", "areaCode": "614"}, {"id": 22, "name": "Dayton", "areaCode": "937"}]}]
      """)
    #expect(outline(recognition.regions) == "Texas#1(Dallas#11 Austin#12) Ohio#2(Columbus#21 Dayton#22)")
    #expect(recognition.diagnostics == [])
  }

  @Test func idsThatComeAgainWhereAnotherKeyHasTheCodesAreAttributes() throws {
    let recognition = try recognize(
      """
      [{"id": "1", "name": "浙江", "city": [
        {"id": "1", "name": "杭州", "areaId": "330100"}, {"id": "2", "name": "宁波", "areaId": "330200"}]},
       {"id": "2", "name": "江苏", "city": [
        {"id": "3", "name": "南京", "areaId": "320100"}, {"id": "4", "name": "苏州", "areaId": "320500"}]}]
      """)
    #expect(outline(recognition.regions) == "浙江(杭州#330100 宁波#330200) 江苏(南京#320100 苏州#320500)")
    #expect(recognition.diagnostics.map(\.identifier) == ["repeated-ids"])
  }

  @Test func aKeyThatIsTheCodeOnOneLevelOnlyIsNoted() throws {
    let recognition = try recognize(
      """
      [{"code": "NO", "name": "Norway", "sub": [
        {"code": "03", "name": "Oslo"}, {"code": "-", "name": "Rogaland"}, {"code": "N/A", "name": "Viken"}]},
       {"code": "SE", "name": "Sweden", "sub": [{"code": "-", "name": "Stockholm"}]}]
      """)
    #expect(summary(recognition.diagnostics) == ["2:12 guessed-code"])
  }

  @Test func numbersThatLostTheirZerosAreFoundOnOtherLevelsToo() throws {
    let recognition = try recognize(
      """
      [{"code": 4, "name": "Arizona", "sub": [{"code": "04001", "name": "Apache"}, {"code": "04003", "name": "Cochise"}]},
       {"code": 6, "name": "California", "sub": [{"code": "06001", "name": "Alameda"}]}]
      """)
    #expect(summary(recognition.diagnostics) == ["1:11 lost-zeros"])
  }

  @Test func numbersUnderAWordForNumbersMayBeCodes() throws {
    let recognition = try recognize(
      #"[{"name": "Ardennes", "num": "08"}, {"name": "Aube", "num": "10"}, {"name": "Marne", "num": "51"}]"#)
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-code"])
  }

  @Test func numbersAreOfOneType() throws {
    let recognition = try recognize(#"[{"name": "浙江", "area": 1}, {"name": "海南", "area": 1.5}]"#)
    #expect(Checks.run(on: recognition.regions) == [])
  }

  /// Numbers that are given out one after the other may look like those of GB/T 2260.
  @Test func codesThatMostlyDoNotFollowTheirParentsTellNothingOfThem() throws {
    let recognition = try recognize(
      #"""
      [{"id": 1407, "name": "Texas", "cities": [{"id": 115150, "name": "Houston"}, {"id": 113000, "name": "Dallas"}]},
       {"id": 1416, "name": "Nevada", "cities": [{"id": 140601, "name": "Reno"}, {"id": 141602, "name": "Elko"}]}]
      """#)
    #expect(outline(recognition.regions).hasPrefix("Texas#1407(Houston#115150"))
    #expect(Checks.run(on: recognition.regions).isEmpty)
  }

  /// 0898 is dialled for all of Hainan.
  @Test(arguments: [#""0898" "0898" "0571""#, "898 898 571"])
  func diallingCodesAreNoCodesWhateverTheyAreWrittenAs(_ codes: String) throws {
    let names = ["海口", "三亚", "杭州"]
    let records = zip(names, codes.split(separator: " ")).map { #"{"name": "\#($0)", "areaCode": \#($1)}"# }
    let recognition = try recognize("[" + records.joined(separator: ", ") + "]")
    #expect(outline(recognition.regions) == "海口 三亚 杭州")
    #expect(!recognition.hasErrors)
    #expect(recognition.regions.map { $0.attributes.map(\.key) } == [["areaCode"], ["areaCode"], ["areaCode"]])
  }

  @Test func whatTurnsOutToBeNoCodeIsNotSaidToBeOne() throws {
    let recognition = try recognize(
      #"""
      [{"ProID": 1, "name": "北京市", "citys": [{"CityID": 101, "name": "东城区", "ProID": 1}]},
       {"ProID": 2, "name": "天津市", "citys": [{"CityID": 201, "name": "和平区", "ProID": 2}]}]
      """#)
    #expect(recognition.diagnostics.map(\.identifier) == ["repeated-ids"])
  }

  @Test func anIndonesianListHasTheCodesThatItsParentsAre() throws {
    let recognition = try recognize(
      #"""
      [{"kode": "11", "nama": "Aceh", "induk": ""}, {"kode": "12", "nama": "Riau", "induk": ""},
       {"kode": "11.01", "nama": "Simeulue", "induk": "11"}, {"kode": "12.71", "nama": "Dumai", "induk": "12"}]
      """#)
    #expect(outline(recognition.regions) == "Aceh#11(Simeulue#11.01) Riau#12(Dumai#12.71)")
  }

  @Test func abbreviationsOverNamesAreCodes() throws {
    let recognition = try recognize(
      #"""
      [{"code": "US", "name": "United States", "states": {"TX": "Texas", "NY": "New York"}},
       {"code": "DE", "name": "Germany", "states": {"BY": "Bayern", "HE": "Hessen"}}]
      """#)
    #expect(
      outline(recognition.regions) == "United States#US(Texas#TX New York#NY) Germany#DE(Bayern#BY Hessen#HE)")
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-code"])
  }

  /// What comes again in every record is a word for a part of it.
  @Test func keysInCapitalsThatComeAgainAreNoCodes() throws {
    let recognition = try recognize(
      #"""
      [{"name": "Bayern", "info": {"KFZ": "Muenchen", "ORT": "Passau"}, "sub": ["Hof"]},
       {"name": "Hessen", "info": {"KFZ": "Fulda", "ORT": "Kassel"}, "sub": ["Bad Homburg"]}]
      """#)
    #expect(outline(recognition.regions) == "Bayern(Hof) Hessen(Bad Homburg)")
  }

  /// Where nothing is called a code.
  @Test(arguments: [#""SP" "PR" "BA""#, #""082" "10" "103""#])
  func whatIsWrittenAsCodesAreIsSaidToBeNone(_ values: String) throws {
    let names = ["São Paulo", "Paraná", "Bahia"]
    let records = zip(names, values.split(separator: " ")).map { #"{"estado": "\#($0)", "uf": \#($1)}"# }
    let recognition = try recognize("[" + records.joined(separator: ", ") + "]")
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-code"])
    #expect(recognition.regions.map { $0.attributes.map(\.key) } == [["uf"], ["uf"], ["uf"]])
  }

  @Test func shortNamesAreNoCodes() throws {
    let recognition = try recognize(
      #"[{"name": "Bern", "abbr": "BE"}, {"name": "Jura", "abbr": "JU"}, {"name": "Uri", "abbr": "UR"}]"#)
    #expect(recognition.diagnostics.isEmpty)
  }
}
