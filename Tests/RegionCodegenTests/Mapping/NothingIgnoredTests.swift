import Testing

@testable import region_codegen

/// What `regions.json` says and what cannot be done is an error, and not passed over.
@Suite struct NothingIgnoredTests {
  @Test func aPathOfRecordsWithinOthersIsRefused() throws {
    let shape = "{sheets: [{title: name, rows: [{区: name, 省: string, 市: string}]}]} by path 省 市"
    let table = try MappedTable(
      #"{"input": "f.json", "shape": "\#(shape)"}"#,
      ["f.json": #"{"sheets": [{"title": "一", "rows": [{"区": "东城区", "省": "北京市", "市": "北京市"}]}]}"#])
    #expect(
      table.lines == [
        #"regions.json:2:\#(31 + shape.utf8.count - " by path 省 市".utf8.count + 1): error: "#
          + #""省" belongs to records within others, but "by path" makes a tree of the outermost ones; say with "at" "#
          + #"where the records are, or leave "by path" out [bad-shape]"#
      ])
  }

  @Test func aKeyOfThePathThatNoRecordHasIsSaid() throws {
    let table = try MappedTable(
      #"{"input": "f.json", "shape": "[{name}] by path 省 市"}"#, ["f.json": #"[{"name": "东城区", "省": "北京市"}]"#])
    #expect(
      table.lines == [
        #"regions.json:2:40: error: no record at level 1 of f.json has the key "市"; they have "name", "省" [unused-shape-key]"#
      ])
  }

  @Test(arguments: ["[{name, id: code}] by parent code", "[{name}] by parent name", "[{name}] by parent path '-'"])
  func parentsThatNoKeyRefersToAreRefused(shape: String) throws {
    let table = try MappedTable(
      #"{"input": "f.json", "shape": "\#(shape)"}"#, ["f.json": #"[{"name": "浙江省", "id": 33}]"#])
    let column = 31 + (shape.firstIndex(of: "]")?.utf16Offset(in: shape) ?? 0) + 2
    #expect(
      table.lines == [
        "regions.json:2:\(column): error: no key of the outermost records refers to parents; say which one does: "
          + "KEY: parent [bad-shape]"
      ])
  }

  @Test func aKeyBesideTheShapeCanReferToParents() throws {
    let table = try MappedTable(
      #"{"inputs": ["p.json", {"file": "c.json", "shape": "[{name, up: attribute}] by parent name", "parent": "up"}]}"#,
      ["p.json": #"[{"name": "浙江省"}]"#, "c.json": #"[{"name": "杭州市", "up": "浙江省"}]"#])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省(杭州市)")
  }

  @Test(arguments: [
    (#""drop": ["浙江省", "海南省"]"#, 30), (#""changes": {"remove": ["浙江省", "海南省"]}"#, 44),
  ])
  func aTableFromWhichAllIsTakenIsRefused(entry: String, column: Int) throws {
    let table = try MappedTable(#"{"input": "f.json", \#(entry)}"#, ["f.json": #"["浙江省", "海南省"]"#])
    #expect(
      table.lines == [
        #"regions.json:2:\#(column): error: what "drop" and "changes" take out is all there is; leave at least one region "#
          + "[no-regions]"
      ])
    #expect(table.regions == [])
  }

  /// Their files would be one on disks that do not tell capitals.
  @Test func tablesThatDifferInCapitalsAloneAreRefused() throws {
    func complaints(_ json: String) throws -> [String] {
      do {
        _ = try Configuration(try Document.read(Array(json.utf8)))
        return []
      } catch let error as ConfigurationError {
        return error.diagnostics.map { Report(path: "regions.json").line(for: $0) }
      }
    }
    #expect(
      try complaints(#"{"tables": {"Cn": {"input": "a"}, "CN": {"input": "a"}}}"#) == [
        #"regions.json:1:35: error: "CN" and "Cn" differ in capitals alone, and their files would be one where names of "#
          + "files do; call one of the tables otherwise [bad-table-name]"
      ])
    #expect(
      try complaints(#"{"tables": {"t": {"input": "a"}}}"#) == [
        #"regions.json:1:13: error: "t" cannot be the name of a Swift type here; use letters and digits, a capital first, "#
          + "and no word that Swift or RegionTables has taken [bad-table-name]"
      ])
  }

  /// Where a name stands more than once, each is given its place; what is listed again keeps its first.
  @Test func anOrderByNameIsThatOfTheFile() throws {
    let table = try MappedTable(
      #"{"input": "f.json", "order": "o.json"}"#,
      [
        "f.json": #"{"浙江省": ["市辖区", "杭州市"], "海南省": ["海口市", "市辖区"]}"#,
        "o.json": #"["海南省", "浙江省", "海南省", "浙江省/杭州市", "市辖区", "海口市"]"#,
      ])
    #expect(table.lines == [])
    #expect(table.tree == "海南省(市辖区 海口市) 浙江省(杭州市 市辖区)")
  }
}
