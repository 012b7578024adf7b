import SeededRandom
import Testing

@testable import region_codegen

/// An entry of regions.json with what it makes of a file, or what is said of it.
struct MappingCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var table: String
  var tree: String
  var lines: [String]

  init(_ description: String, _ table: String, tree: String = "", _ lines: String...) {
    testDescription = description
    self.table = table
    self.tree = tree
    self.lines = lines
  }
}

@Suite struct MappingTests {
  static let file = """
    [{"code": "330000", "name": "浙江省", "sub": [
       {"code": "330100", "name": "杭州市", "sub": [{"code": "330101", "name": "市辖区"}, {"code": "330106", "name": "西湖区"}]},
       {"code": "330200", "name": "宁波市", "sub": [{"code": "330203", "name": "海曙区"}]}]},
     {"code": "460000", "name": "海南省", "sub": [{"code": "460100", "name": "海口市", "sub": []}]}]
    """

  @Test(arguments: changes + order + drop)
  func isMapped(_ mapping: MappingCase) throws {
    let table = try MappedTable(
      mapping.table,
      [
        "r.json": Self.file, "order.json": #"["海南省", "330000", "浙江省/宁波市"]"#,
        "nested.json": #"{"roots": ["海南省", true]}"#,
        "other.json": #"["海南省", "安徽省"]"#,
      ])
    #expect(table.lines == mapping.lines)
    #expect(table.tree == mapping.tree)
  }

  static let changes = [
    MappingCase(
      "renamed by code and by path",
      #"{"input": "r.json", "changes": {"rename": {"330106": "西湖", "海南省/海口市": "海口"}}}"#,
      tree: "浙江省#330000(杭州市#330100(市辖区#330101 西湖#330106) 宁波市#330200(海曙区#330203)) 海南省#460000(海口#460100)"
    ),
    MappingCase(
      "names that change places",
      #"{"input": "r.json", "changes": {"rename": {"浙江省/杭州市": "宁波市", "浙江省/宁波市": "杭州市"}, "remove": ["海南省", "浙江省/杭州市/市辖区"]}}"#,
      tree: "浙江省#330000(宁波市#330100(西湖区#330106) 杭州市#330200(海曙区#330203))"
    ),
    MappingCase(
      "added at the end, after another, as a root, and under one that was just added",
      """
      {"input": "r.json", "changes": {"remove": ["330100", "330200"], "add": [
        {"parent": "330000", "name": "温州市", "code": 330300}, {"parent": "330000", "name": "舟山市", "after": "温州市"},
        {"parent": "330000", "name": "嘉兴市", "after": "330300"}, {"name": "台湾省", "after": "浙江省"},
        {"parent": "台湾省", "name": "台北市", "kind": "city"}]}}
      """,
      tree: "浙江省#330000(温州市#330300 嘉兴市 舟山市) 台湾省(台北市) 海南省#460000(海口市#460100)"
    ),
    MappingCase(
      "regions that are not there",
      """
      {"input": "r.json", "changes": {"rename": {"330999": "x"}, "remove": ["浙江"],
        "add": [{"parent": "安徽省", "name": "合肥市"}, {"parent": "330000", "name": "x", "after": "三亚市"}]}}
      """,
      #"regions.json:2:44: error: there is no region "330999"; name it by its code, or by the names from the root down as in "浙江省/杭州市" [no-such-region]"#,
      #"regions.json:2:71: error: there is no region "浙江"; name it by its code, or by the names from the root down as in "浙江省/杭州市" [no-such-region]"#,
      #"regions.json:3:22: error: there is no region "安徽省"; name it by its code, or by the names from the root down as in "浙江省/杭州市" [no-such-region]"#,
      #"regions.json:3:100: error: there is no region "三亚市" beside the new one; name one of its siblings by its code or its name [no-such-region]"#
    ),
  ]

  static let order = [
    MappingCase(
      "some of the regions, by name, code and path",
      #"{"input": "r.json", "order": "order.json", "drop": ["市辖区"]}"#,
      tree: "海南省#460000(海口市#460100) 浙江省#330000(宁波市#330200(海曙区#330203) 杭州市#330100(西湖区#330106))",
      #"r.json:2:4: warning: "杭州市" has no place in the order, so it comes after those that have; list it [unlisted-region]"#
    ),
    MappingCase(
      "a list within another file, with a value that is no region",
      #"{"input": "r.json", "order": {"file": "nested.json", "at": "roots"}}"#,
      #"nested.json:1:25: error: there is the boolean true where a name or a code is expected; change it or remove it [unexpected-value]"#,
      #"r.json:1:2: warning: "浙江省" has no place in the order, so it comes after those that have; list it [unlisted-region]"#
    ),
    MappingCase(
      "what is no list",
      #"{"input": "r.json", "order": "nested.json"}"#,
      #"nested.json:1:1: error: nested.json holds a dictionary where an array of names or codes is expected; say in "at" where that is [unexpected-value]"#
    ),
    MappingCase(
      "a region that is not there",
      #"{"input": "r.json", "order": "other.json"}"#,
      #"other.json:1:15: error: there is no region "安徽省" to give a place in the order; correct it or remove it [no-such-region]"#,
      #"r.json:1:2: warning: "浙江省" has no place in the order, so it comes after those that have; list it [unlisted-region]"#
    ),
  ]

  static let drop = [
    MappingCase(
      "names that are known to be no places",
      #"{"input": "r.json", "drop": "placeholders"}"#,
      tree: "浙江省#330000(杭州市#330100(西湖区#330106) 宁波市#330200(海曙区#330203)) 海南省#460000(海口市#460100)"
    ),
    MappingCase(
      "a level in between, whose children move up into its place",
      #"{"input": "r.json", "drop": ["杭州市", "placeholders", "浙江省"]}"#,
      tree: "西湖区#330106 宁波市#330200(海曙区#330203) 海南省#460000(海口市#460100)"
    ),
    MappingCase(
      "a name that no region has",
      #"{"input": "r.json", "drop": ["placeholders", "县城"]}"#,
      #"regions.json:2:46: error: no region is called "县城", so that there is nothing to drop; correct it or remove it [no-such-region]"#
    ),
  ]
}

@Suite struct PaddingTests {
  /// Inserted rows in brackets, as `浙江(杭州(〔杭州〕))`.
  private func padded(_ file: String, columns: Int) throws -> (tree: String, lines: [String]) {
    let table = try MappedTable(#"{"input": "r.json", "columns": \#(columns)}"#, ["r.json": file])
    func marked(_ regions: [RegionNode]) -> [RegionNode] {
      regions.map { region in
        var region = region
        if region.attributes.contains(where: { $0.key == "inserted" && $0.value == .boolean(true) }) {
          #expect(region.code == nil)
          region.name = "〔\(region.name)〕"
        }
        region.code = nil
        region.children = marked(region.children)
        return region
      }
    }
    return (outline(marked(table.regions)), table.lines)
  }

  @Test func codesTellWhichColumnARegionIsIn() throws {
    let padded = try padded(
      """
      [{"code": "110000", "name": "北京", "sub": [{"code": "110101", "name": "东城"}, {"code": "110102", "name": "西城"}]},
       {"code": "420000", "name": "湖北", "sub": [{"code": "420100", "name": "武汉", "sub": [{"code": "420102", "name": "江岸"}]},
         {"code": "429004", "name": "仙桃"}]},
       {"code": "440000", "name": "广东", "sub": [{"code": "441900", "name": "东莞"}]},
       {"code": "710000", "name": "台湾"}]
      """, columns: 3)
    #expect(padded.lines == [])
    #expect(
      padded.tree
        == "北京(〔北京〕(东城 西城)) 湖北(武汉(江岸) 〔仙桃〕(仙桃)) 广东(东莞(〔东莞〕)) 台湾(〔台湾〕(〔台湾〕))")
  }

  @Test func withoutCodesARootOfLeavesIsAMunicipality() throws {
    let padded = try padded(
      #"[{"name": "北京", "sub": ["东城", "西城"]}, {"name": "广东", "sub": [{"name": "广州", "sub": ["越秀"]}, "东莞"]}]"#,
      columns: 3)
    #expect(padded.tree == "北京(〔北京〕(东城 西城)) 广东(广州(越秀) 东莞(〔东莞〕))")
  }

  @Test func whereNoPathIsLongEnoughRowsAreInsertedAtTheEnds() throws {
    #expect(try padded(#"[{"name": "浙江", "sub": ["杭州"]}]"#, columns: 3).tree == "浙江(杭州(〔杭州〕))")
  }

  @Test func moreRegionsThanColumnsAreAnError() throws {
    #expect(
      try padded(#"[{"name": "浙江", "sub": ["杭州"]}]"#, columns: 1).lines == [
        #"regions.json:2:32: error: "columns" is 1, but "浙江 › 杭州" has 2 regions; raise it, or drop a level [too-many-columns]"#
      ])
  }

  /// Whatever the tree, all paths get the same length, and without the inserted rows it is as before.
  @Test func everyPathHasAllColumnsAndNothingIsLost() {
    var random = RandomNumbers(seed: 86)
    for _ in 0..<200 {
      let columns = Int.random(in: 1...5, using: &random)
      let tree = MadeUpRegion.tree(levels: min(columns, 4), raggedness: 40, &random).map(Self.region)
      var findings = Findings()
      let count = Placed(value: columns, position: .object(0))
      let padded = Padding(count, tree, &findings).apply(to: tree)
      #expect(Self.lengths(of: padded, at: 1) == [columns])
      #expect(outline(Self.withoutInserted(padded)) == outline(tree))
    }
  }

  private static func region(_ region: MadeUpRegion) -> RegionNode {
    .region(region.name, code: region.code.utf8.count == 6 ? region.code : nil, region.children.map(self.region))
  }

  private static func lengths(of regions: [RegionNode], at depth: Int) -> Set<Int> {
    regions.reduce(into: []) { lengths, region in
      lengths.formUnion(region.children.isEmpty ? [depth] : Self.lengths(of: region.children, at: depth + 1))
    }
  }

  private static func withoutInserted(_ regions: [RegionNode]) -> [RegionNode] {
    regions.flatMap { region -> [RegionNode] in
      let children = withoutInserted(region.children)
      guard region.attributes.isEmpty else { return children }
      var region = region
      region.children = children
      return [region]
    }
  }
}

@Suite struct NameFormatTests {
  @Test(arguments: [
    ("{code}{name}", "110101东城区", "110101", "东城区"), ("{name}_{code}", "东城区_110101", "110101", "东城区"),
    ("[{code}] {name}", "[110101] 东城区", "110101", "东城区"), ("{name}({code})", "101团(659001)", "659001", "101团"),
    ("{code}-{name}", "11-22-东城区", "11", "22-东城区"),
  ])
  func theCodeIsAllDigitsInItsPlace(format: String, text: String, code: String, name: String) throws {
    let parts = try #require(NameFormat(format)?.parts(of: text))
    #expect(parts.code == code)
    #expect(parts.name == name)
  }

  @Test(arguments: [
    ("{code}{name}", "东城区"), ("{code}{name}", "110101"), ("{name}_{code}", "东城区110101"), ("{name}_{code}", "_1"),
    ("a{code}{name}", "1东城区"),
  ])
  func whatIsWrittenOtherwiseHasNoParts(format: String, text: String) throws {
    #expect(try #require(NameFormat(format)).parts(of: text) == nil)
  }

  @Test(arguments: ["", "{name} ", "{code}", "{code}{code}{name}", "1{code}{name}", "{name}1{code}", "{name}{code}2"])
  func aFormatHasBothPartsAndNoDigitBesideTheCode(format: String) {
    #expect(NameFormat(format) == nil)
  }

  @Test func codesAreCutOutBeforeTheTreeIsMade() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "nameFormat": "{code}{name}"}"#,
      ["r.json": #"["110000北京市", "110101东城区", "330000浙江省", "330100杭州市", "330106西湖区"]"#])
    #expect(table.lines == [])
    #expect(table.tree == "北京市#110000(东城区#110101) 浙江省#330000(杭州市#330100(西湖区#330106))")
  }

  @Test func eachLevelCanHaveAFormatOfItsOwn() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "nameFormat": ["{name}_{code}", "{code}{name}"]}"#,
      ["r.json": #"{"北京市_110000": ["110101东城区"], "浙江省_330000": ["330106西湖区"]}"#])
    #expect(table.tree == "北京市#110000(东城区#110101) 浙江省#330000(西湖区#330106)")
  }

  /// The warning says the line that does away with it.
  @Test func levelsMayHaveNoCodes() throws {
    let file = #"{"浙江省": ["330106西湖区"], "北京市": ["110101东城区", "110102西城区"]}"#
    let warning = try #require(Checks.run(on: try MappedTable(#"{"input": "r.json"}"#, ["r.json": file]).regions).first)
    let line = #""nameFormat": ["{name}", "{code}{name}"]"#
    #expect(warning.message.hasSuffix(line))
    let table = try MappedTable(#"{"input": "r.json", \#(line)}"#, ["r.json": file])
    #expect(table.tree == "浙江省(西湖区#330106) 北京市(东城区#110101 西城区#110102)")
  }

  @Test func aNameThatDoesNotFitIsAnErrorAtItsPlace() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "nameFormat": "{code}{name}"}"#, ["r.json": #"{"110000北京市": ["110101东城区", "西城区"]}"#])
    #expect(
      table.lines == [
        #"r.json:1:41: error: "西城区" is not written as "nameFormat" says; correct one of them [name-format]"#
      ])
  }
}

@Suite struct ExplicitShapeTests {
  @Test(arguments: ShapeTests.common + ShapeTests.keyed + ShapeTests.records + ShapeTests.wrapped)
  func sayingWhatWasRecognisedChangesNothing(_ file: ShapeCase) throws {
    let found = try MappedTable(#"{"input": "r.json"}"#, ["r.json": file.text])
    let shape = try #require(found.recognition.shape)
    let said = try MappedTable(#"{"input": "r.json", \#(shape.configurationLine)}"#, ["r.json": file.text])
    #expect(said.lines == [])
    #expect(said.regions == found.regions)
  }

  @Test func eachReadingOfAnAmbiguousFileCanBeChosen() throws {
    let file = #"[{"mc": "杭州市", "jc": "杭州"}, {"mc": "宁波市", "jc": "宁波"}]"#
    let refused = try MappedTable(#"{"input": "r.json"}"#, ["r.json": file])
    let shapes = [refused.recognition.shape].compactMap { $0 } + refused.recognition.alternatives
    let message = try #require(refused.lines.first)
    let trees = try shapes.map { shape in
      #expect(message.contains(shape.configurationLine))
      return try MappedTable(#"{"input": "r.json", \#(shape.configurationLine)}"#, ["r.json": file]).tree
    }
    #expect(trees == ["杭州市 宁波市", "杭州 宁波"])
  }

  @Test(arguments: [
    (
      "[{name, cities: [name]}]",
      #"regions.json:2:39: error: no record at level 1 of r.json has the key "cities"; did you mean "sites"? [unused-shape-key]"#
    ),
    (
      "[{name, sites: ignored, pop: string}]",
      #"r.json:1:31: error: [0].pop holds the integer 5 where a string is expected; change it or remove it [unexpected-value]"#
    ),
    (
      "[{name, sites: ignored, pop: name}]",
      "regions.json:2:60: error: another key of this record is the name already [bad-shape]"
    ),
    (
      "[{name}]",
      "r.json:1:43: error: [0].sites holds an array where a string, a number, a boolean, data or a date is expected; change it, or say in the shape that it is left out, as with sites: ignored [unexpected-value]"
    ),
    (
      "{index: name}",
      "r.json:1:1: error: the file holds an array where a dictionary is expected; change it or remove it [unexpected-value]"
    ),
  ])
  func aShapeThatDoesNotFitIsSaidWhere(shape: String, line: String) throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "\#(shape)"}"#, ["r.json": #"[{"name": "浙江省", "pop": 5, "sites": ["灵隐寺"]}]"#])
    #expect(table.lines.first == line)
  }

  @Test func keysBesideRegionsCanBeIgnored() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "{name: [name], version: ignored}"}"#,
      ["r.json": #"{"version": "2024", "浙江省": ["杭州市"], "海南省": []}"#])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省(杭州市) 海南省")
  }

  @Test func parentsCanBePaths() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{name, up: parent}] by parent path '/'"}"#,
      [
        "r.json": """
        [{"name": "西湖区", "up": "浙江省/杭州市"}, {"name": "浙江省", "up": ""}, {"name": "杭州市", "up": "浙江省"},
         {"name": "海南省"}, {"name": "西湖区", "up": "江西省/南昌市"}, {"name": "南昌市", "up": "江西省"}, {"name": "江西省"}]
        """
      ])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省(杭州市(西湖区)) 海南省 江西省(南昌市(西湖区))")
  }

  @Test func recordsCanEachHoldAPath() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{区: name, 省: string, 市: string, 邮编: integer}] by path 省 市"}"#,
      [
        "r.json": """
        [{"省": "浙江省", "市": "杭州市", "区": "西湖区", "邮编": 310000}, {"省": "北京市", "市": "", "区": "东城区", "邮编": 100000},
         {"省": "浙江省", "市": "宁波市", "区": "海曙区"}, {"省": "浙江省", "市": "杭州市", "区": "上城区"}]
        """
      ])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省(杭州市(西湖区 上城区) 宁波市(海曙区)) 北京市(东城区)")
    #expect(table.regions.last?.children.first?.attributes.map(\.key) == ["邮编"])
  }

  @Test func parentsAreFoundByCodeOrByNameWhereTheShapeDoesNotSay() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{name, up: parent}]"}"#,
      ["r.json": #"[{"name": "杭州市", "up": "浙江省"}, {"name": "浙江省", "up": null}]"#])
    #expect(table.tree == "浙江省(杭州市)")
  }
}

@Suite struct AddedRegionsTests {
  /// As if one after the other were put into a list.
  @Test func eachAddedRegionComesBehindTheOneThatIsNamed() throws {
    var random = RandomNumbers(seed: 41)
    for _ in 0..<50 {
      var expected = ["甲省", "乙省", "丙省"]
      var added: [String] = []
      for number in 0..<Int.random(in: 1...12, using: &random) {
        let name = "新\(number)县"
        if let place = expected.indices.randomElement(using: &random), Bool.random(using: &random) {
          added.append(#"{"name": "\#(name)", "after": "\#(expected[place])"}"#)
          expected.insert(name, at: place + 1)
        } else {
          added.append(#"{"name": "\#(name)"}"#)
          expected.append(name)
        }
      }
      let table = try MappedTable(
        #"{"input": "r.json", "changes": {"remove": ["丁省", "戊省"], "add": [\#(added.joined(separator: ","))]}}"#,
        ["r.json": #"["丁省", "甲省", "乙省", "戊省", "丙省"]"#])
      #expect(table.lines == [])
      #expect(table.tree == expected.joined(separator: " "))
    }
  }
}
