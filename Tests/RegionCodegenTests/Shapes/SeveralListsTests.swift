import Testing

@testable import region_codegen

/// Children, or roots, that stand in more lists than one.
@Suite struct SeveralListsTests {
  private func read(_ shape: String, _ text: String) throws -> MappedTable {
    try MappedTable(#"{"input": "r.json", "shape": "\#(shape)"}"#, ["r.json": text])
  }

  @Test func listsOfOneRecordAreReadInTheirOrder() throws {
    let text = #"""
      [{"districts": ["雄安新区"], "name": "河北", "cities": [{"name": "石家庄", "districts": ["长安区"]}, "唐山"]},
       {"cities": ["海口"], "name": "海南", "districts": ["洋浦"]}]
      """#
    let table = try read("[{name, cities: [name | {name, districts: [name]}], districts: same}]", text)
    #expect(table.lines == [])
    #expect(table.tree == "河北(雄安新区 石家庄(长安区) 唐山) 海南(海口 洋浦)")
  }

  @Test func keysAboveListsMaySayTheKind() throws {
    let text = #"""
      {"state": [{"name": "Kerala", "sub": {"district": ["Kollam"], "city": ["Kochi"]}}, {"name": "Goa"}], "version": 3,
       "union territory": [{"name": "Delhi", "kind": "capital"}]}
      """#
    let shape = "{kind: [{name, sub: {kind: [name]}}], version: ignored}"
    let table = try read(shape, text)
    #expect(table.lines == [])
    #expect(table.tree == "Kerala(Kollam Kochi) Goa Delhi")
    func kinds(_ regions: [RegionNode]) -> [String?] { regions.flatMap { [$0.kind] + kinds($0.children) } }
    #expect(kinds(table.regions) == ["state", "district", "city", "state", "union territory"])
    let said = try read("{kind: [{name, kind, sub: {kind: [name]}}], version: ignored}", text)
    #expect(said.lines == [])
    #expect(kinds(said.regions) == ["state", "district", "city", "state", "capital"])
  }

  @Test func aKeyBesideKindsThatIsNotThereIsSaid() throws {
    let table = try read("{kind: [name], vers: ignored}", #"{"state": ["Kerala"], "city": ["Delhi"]}"#)
    #expect(table.recognition.diagnostics.map(\.identifier) == ["unused-shape-key"])
  }

  @Test func whatIsNoDictionaryHasNoKinds() throws {
    let table = try read("{kind: [name]}", #"["Kerala"]"#)
    #expect(table.recognition.diagnostics.map(\.identifier) == ["unexpected-value"])
  }

  @Test func aKeyThatIsCalledKindIsNoKindInQuotes() throws {
    let table = try read("{'kind': [name]}", #"{"kind": ["Kerala"]}"#)
    #expect(table.lines == [])
    #expect(table.regions.map(\.kind) == [nil])
  }
}
