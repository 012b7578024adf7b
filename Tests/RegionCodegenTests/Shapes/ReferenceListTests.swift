import Testing

@testable import region_codegen

/// Trees that records tell by what they say of each other, which no list of regions says.
@Suite struct ReferenceListTests {
  private let records = #"{"id": 3, "name": "Athens"}, {"id": 4, "name": "Piraeus"}, {"id": 5, "name": "Chania"}"#

  @Test func idsOfChildrenAreATreeThatIsNotRead() throws {
    let recognition = try recognize(
      #"[{"id": 1, "name": "Attica", "childIds": [3, 4]}, {"id": 2, "name": "Crete", "childIds": [5]}, \#(records)]"#)
    #expect(summary(recognition.diagnostics) == ["1:42 tree-not-read"])
  }

  @Test func idsOfNeighboursAreNone() throws {
    let recognition = try recognize(
      #"[{"id": 1, "name": "Attica", "near": [3, 2]}, {"id": 2, "name": "Crete", "near": [3]}, \#(records)]"#)
    #expect(summary(recognition.diagnostics) == ["1:38 collection-left-out"])
  }

  @Test func idsThatAreCalledChildrenAreRefused() throws {
    let recognition = try recognize(
      #"[{"id": 1, "name": "Attica", "children": [3, 4]}, {"id": 2, "name": "Crete", "children": [5]}, \#(records)]"#)
    #expect(recognition.hasErrors)
    #expect(recognition.diagnostics.contains { $0.message.contains("not read so by any shape") })
    #expect(!recognition.diagnostics.contains { $0.message.contains("ignored") })
  }

  @Test func aParentInADictionaryIsOfferedByTheKeysThatHold() throws {
    let file =
      #"[{"name": "浙江省", "id": 1, "parent": {"id": 0, "name": "中国"}}, "#
      + #"{"name": "江苏省", "id": 2, "parent": {"id": 0, "name": "中国"}}, "#
      + #"{"name": "杭州市", "id": 3, "parent": {"id": 1, "name": "浙江省"}}, "#
      + #"{"name": "南京市", "id": 4, "parent": {"id": 2, "name": "江苏省"}}]"#
    let recognition = try recognize(file)
    #expect(summary(recognition.diagnostics) == ["1:43 tree-not-read"])
    let line = #""shape": "[{id: code, name, parent.id: parent}] by parent code""#
    #expect(recognition.diagnostics.first?.message.contains(line) == true)
    let table = try MappedTable(#"{"input": "r.json", \#(line)}"#, ["r.json": file])
    #expect(outline(table.regions) == "浙江省#1(杭州市#3) 江苏省#2(南京市#4)")
  }
}
