import Testing

@testable import region_codegen

/// What services, databases and sheets write around regions and beside them is no region.
@Suite struct EnvelopeTests {
  @Test(arguments: [
    #"{"status": {"code": 0, "msg": "ok"}, "data": {"total": 2, "list": [{"name": "浙江"}, {"name": "海南"}]}}"#,
    #"{"code": 0, "status": {"msg": "ok"}, "data": [{"name": "浙江"}, {"name": "海南"}]}"#,
    #"{"data": {"provinces": {"pageInfo": {"hasNextPage": false, "endCursor": "x"}, "nodes": [{"name": "浙江"}, {"name": "海南"}]}}}"#,
    #"{"@context": {"name": "http://schema.org/name"}, "@graph": [{"name": "浙江"}, {"name": "海南"}]}"#,
    #"{"_embedded": {"regions": [{"name": "浙江"}, {"name": "海南"}]}, "_links": {"self": {"href": "http://x"}}, "page": {"size": 20}}"#,
  ])
  func responsesAreReadThrough(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(outline(recognition.regions) == "浙江 海南")
    #expect(recognition.diagnostics.allSatisfy { $0.identifier == "key-left-out" })
    #expect(recognition.diagnostics.isEmpty == false)
  }

  @Test(arguments: [
    #"{"province": {"code": "33", "name": "浙江"}, "cities": [{"name": "杭州"}]}"#,
    #"{"provinces": {"33": "浙江"}, "cities": {"33": {"3301": "杭州"}}}"#,
  ])
  func whatHasNamesIsAskedFor(_ text: String) throws {
    #expect(try recognize(text).diagnostics.contains { $0.identifier == "ambiguous-shape" })
  }

  @Test func typesOfDatabasesAreNoChildren() throws {
    let recognition = try recognize(
      #"[{"_id": {"$oid": "5f1a2b"}, "name": "浙江", "cities": [{"_id": {"$oid": "5f1a2c"}, "name": "杭州"}]}]"#)
    #expect(outline(recognition.regions) == "浙江(杭州)")
    #expect(recognition.diagnostics.map(\.identifier) == ["collection-left-out"])
  }

  @Test func lettersForTypesAreNoRegions() throws {
    let recognition = try recognize(
      #"""
      {"Items": [{"name": {"S": "Texas"}, "cities": {"L": [{"S": "Austin"}, {"S": "Dallas"}]}},
       {"name": {"S": "Ohio"}, "cities": {"L": [{"S": "Columbus"}]}}]}
      """#)
    #expect(outline(recognition.regions) == "Texas(Austin Dallas) Ohio(Columbus)")
  }

  @Test func valuesInRecordsOfTheirOwnAreSaid() throws {
    let recognition = try recognize(
      #"""
      [{"entity": 1, "attr": "name", "value": "Texas"}, {"entity": 1, "attr": "abbr", "value": "TX"},
       {"entity": 2, "attr": "name", "value": "Ohio"}, {"entity": 2, "attr": "abbr", "value": "OH"}]
      """#)
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-names"])
  }

  @Test(arguments: [
    #"[{"__EMPTY": "行政区划代码", "__EMPTY_1": "单位名称"}, {"__EMPTY": "330000", "__EMPTY_1": "浙江省"}]"#,
    #"[{"A": "Id", "B": "Land"}, {"A": "1", "B": "Bayern"}, {"A": "2", "B": "Hessen"}]"#,
    #"[{"x": "Kod", "y": "Nazwa"}, {"x": "02", "y": "Śląskie"}, {"x": "04", "y": "Lubuskie"}]"#,
    #"[{"code": "Code", "value": "Province"}, {"code": "330000", "value": "浙江省"}, {"code": "460000", "value": "海南省"}]"#,
  ])
  func headingsOfSheetsAreSaid(_ text: String) throws {
    #expect(try recognize(text).diagnostics.contains { $0.identifier == "placeholder-region" })
  }

  @Test(arguments: [
    #"[{"code": "AA", "name": "浙江"}, {"code": "12", "name": "海南"}]"#,
    #"[{"name": "Alabama", "motto": "Dare"}, {"name": "Ohio", "motto": "With God"}]"#,
    #"[{"name": "City", "kind": "district"}, {"name": "Hills", "kind": "district"}]"#,
  ])
  func recordsLikeTheOthersAreNot(_ text: String) throws {
    #expect(try recognize(text).diagnostics.contains { $0.identifier == "placeholder-region" } == false)
  }

  @Test(arguments: ["{\"name\": \"浙江\"}\n{\"name\": \"海南\"}\n", "[\"浙江\"]\n[\"海南\"]"])
  func aValueInEachLineIsToldFromRubbish(_ text: String) throws {
    let error = #expect(throws: Diagnostic.self) { try Document.read(Array(text.utf8)) }
    #expect(error?.identifier == "trailing-text")
    #expect(error?.message.contains("put all of them into one array") == true)
  }
}
