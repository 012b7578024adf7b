import Testing

@testable import region_codegen

/// A file that must not be read, with all that is said about it.
struct RefusedFile: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var findings: [String]

  init(_ description: String, _ text: String, _ findings: String...) {
    testDescription = description
    self.text = text
    self.findings = findings
  }
}

@Suite struct RefusalTests {
  @Test(arguments: slips + ambiguities + others)
  func isRefused(_ refusal: RefusedFile) throws {
    let recognition = try recognize(refusal.text)
    #expect(recognition.hasErrors)
    #expect(recognition.regions == [])
    let errors = recognition.diagnostics.filter { $0.severity == .error }
    #expect(zip(summary(errors), errors).map { "\($0): \($1.message)" } == refusal.findings)
  }

  static let slips = [
    RefusedFile(
      "numbers among names",
      #"[{"name": "浙江", "cities": ["杭州", 5, true]}, {"name": "海南", "cities": ["海口"]}]"#,
      "1:42 unexpected-value: [0].cities[1] holds the integer 5 where a name is expected; change it or remove it",
      "1:45 unexpected-value: [0].cities[2] holds the boolean true where a name is expected; change it or remove it"
    ),
    RefusedFile(
      "children that do not read as regions",
      #"[{"name": "1", "children": [{"name": "2"}]}, {"name": "4", "children": [{"name": "5"}]}]"#,
      #"1:28 unexpected-value: "children" holds an array that does not read as regions; say in regions.json how the file "#
        + #"is written, with "shape", where it does hold regions, or with "children" as ignored where not"#
    ),
    RefusedFile(
      "a string where children are",
      #"[{"name": "浙江", "cities": ["杭州"]}, {"name": "海南", "cities": "海口"}]"#,
      #"1:73 unexpected-value: [1].cities holds the string "海口" where an array is expected; change it or remove it; or put the line that holds into regions.json: a name without its array is the only one there, which begins with "浙江 › 杭州": "shape": "[{name, cities: name | [name]}]""#
    ),
    RefusedFile(
      "records without a name",
      #"[{"name": "浙江"}, {"code": "340000"}, {"name": 5}, {"name": " "}, {"name": "海南"}, {"name": "安徽"}]"#,
      #"1:22 missing-name: the record [1] has no name; add "name""#,
      #"1:51 missing-name: "name" of [2] holds the integer 5, not a name; make it a string"#,
      #"1:64 empty-name: the name of [3] is empty; fill it in or remove the region"#
    ),
    RefusedFile(
      "a stray key among positions",
      #"{"浙江": {"0": "杭州", "1": "宁波", "2": "温州"}, "海南": {"0": "海口", "hot": "三亚"}}"#,
      #"1:1 no-regions: nothing here looks like regions: dictionaries with keys such as "浙江", "海南" have no key that reads as the name of each, and are not keyed by names; put the line that holds into regions.json: what is under keys such as "0" is the name of a region, which begins with "浙江 › 杭州": "shape": "{name: {key: name}}"; or say in regions.json where they are, with "at", or how they are written, with "shape""#
    ),
    RefusedFile(
      "a number among names that are keys",
      #"{"浙江": ["杭州"], "123": ["海口"], "安徽": ["合肥"]}"#,
      #"1:24 unexpected-key: key "123" of the file is a number where other keys are names; rename it or remove it"#
    ),
    RefusedFile(
      "a string among children of names that are keys",
      #"{"浙江": ["杭州"], "海南": "海口", "安徽": ["合肥"], "江苏": ["南京"], "福建": ["福州"]}"#,
      #"1:34 unexpected-value: 海南 holds the string "海口" where an array is expected; change it or remove it; or put the line that holds into regions.json: a name without its array is the only one there, which begins with "浙江 › 杭州": "shape": "{name: name | [name]}""#
    ),
    RefusedFile(
      "two kinds of children in one record",
      #"[{"name": "浙江", "city": [{"name": "杭州", "area": ["西湖"], "town": ["x"]}]}, {"name": "北京", "city": [{"name": "北京", "town": ["东城"]}]}]"#,
      #"1:57 ambiguous-shape: two readings are equally good: "area" holds the children, which begins with "浙江 › 杭州 › 西湖": "shape": "[{name, city: [{name, town: ignored, area: [name]}]}]"; or "town" holds the children, which begins with "浙江 › 杭州 › x": "shape": "[{name, city: [{name, area: ignored, town: [name]}]}]"; or both hold children, which begins with "浙江 › 杭州 › 西湖": "shape": "[{name, city: [{name, area: [name], town: same}]}]"; put one of these lines into regions.json, or another "shape""#
    ),
    RefusedFile(
      "an attribute that is a list once",
      #"[{"name": "浙江", "zip": "310000"}, {"name": "海南", "zip": ["570000"]}, {"name": "安徽", "zip": "230000"}]"#,
      "1:65 unexpected-value: [1].zip holds an array where a string, a number, a boolean, data or a date is expected; change it, or say in the shape that it is left out, as with zip: ignored"
    ),
    RefusedFile(
      "a code that is none",
      """
      [{"name": "甲", "code": 1}, {"name": "乙", "code": 2}, {"name": "丙", "code": 3}, {"name": "丁", "code": 4},
       {"name": "戊", "code": 5}, {"name": "己", "code": 6}, {"name": "庚", "code": 7}, {"name": "辛", "code": 8},
       {"name": "壬", "code": 9}, {"name": "癸", "code": 10}, {"name": "子", "code": true}]
      """,
      "3:83 unexpected-value: \"code\" is a code in 10 of 11 records, but here it holds the boolean true; correct it, or say in "
        + "regions.json, with the \"shape\" that inspect prints and \"attribute\" in the place of \"code\", that it is none"
    ),
    RefusedFile(
      "children that are text",
      #"[{"name": "浙江", "children": "[{\"name\": \"杭州\"}]"}, {"name": "海南", "children": "[]"}]"#,
      #"1:33 unexpected-value: "children" holds the string "[{\"name\": \"杭州\"}]" where children would be; make it an array of names or records"#
    ),
    RefusedFile(
      "several names in one string",
      #"[{"name": "浙江", "cities": "杭州,宁波"}, {"name": "海南", "cities": "海口,三亚"}]"#,
      #"1:31 unexpected-value: "cities" holds the string "杭州,宁波" where children would be; make it an array of names or records"#
    ),
  ]

  static let ambiguities = [
    RefusedFile(
      "two names",
      #"[{"mc": "杭州市", "jc": "杭州"}, {"mc": "宁波市", "jc": "宁波"}]"#,
      #"1:1 ambiguous-shape: two readings are equally good: "mc" is the name, which begins with "杭州市": "shape": "[{mc: name, jc: string}]"; or "jc" is the name, which begins with "杭州": "shape": "[{jc: name, mc: string}]"; put one of these lines into regions.json, or another "shape""#
    ),
    RefusedFile(
      "a country or a word for the whole",
      #"{"China": [{"name": "浙江"}, {"name": "海南"}]}"#,
      #"1:2 ambiguous-shape: two readings are equally good: "China" holds the regions, which begins with "浙江": "shape": "{China: [{name}]}"; or "China" is itself a region, which begins with "China › 浙江": "shape": "{name: [{name}]}"; put one of these lines into regions.json, or another "shape""#
    ),
    RefusedFile(
      "tables side by side",
      #"{"province_list": {"330000": "浙江省"}, "city_list": {"330100": "杭州市"}}"#,
      #"1:2 ambiguous-shape: two readings are equally good: the regions are those under "province_list", which begins with "浙江省": "shape": "{province_list: {code: name}}"; or the regions are those under "city_list", which begins with "杭州市": "shape": "{city_list: {code: name}}"; put one of these lines into regions.json, or another "shape"; where they are levels of one tree, list them from the roots down: "inputs": [{"file": …, "at": "province_list"}, {"at": "city_list"}]"#
    ),
    RefusedFile(
      "a path in each record",
      #"[{"province": "浙江", "city": "杭州"}, {"province": "浙江", "city": "宁波"}, {"province": "海南", "city": "海口"}]"#,
      #"1:1 ambiguous-shape: two readings are equally good: regions side by side, named by "city", which begins with "杭州": "shape": "[{city: name, province: string}]"; or one path in each record, which begins with "浙江 › 杭州": "shape": "[{city: name, province: string}] by path province"; put one of these lines into regions.json, or another "shape""#
    ),
    RefusedFile(
      "a path in each record, under keys that no one has heard of",
      #"[{"a": "浙江", "b": "杭州", "c": "西湖"}, {"a": "浙江", "b": "杭州", "c": "余杭"}, {"a": "海南", "b": "海口", "c": "秀英"}, {"a": "海南", "b": "海口", "c": "龙华"}]"#,
      #"1:1 ambiguous-shape: two readings are equally good: regions side by side, named by "c", which begins with "西湖": "shape": "[{c: name, a: string, b: string}]"; or one path in each record, which begins with "浙江 › 杭州 › 西湖": "shape": "[{c: name, a: string, b: string}] by path a b"; put one of these lines into regions.json, or another "shape""#
    ),
    RefusedFile(
      "paths of codes",
      #"[{"name": "浙江", "path": "/33"}, {"name": "杭州", "path": "/33/3301"}, {"name": "西湖", "path": "/33/3301/330106"}]"#,
      #"1:1 ambiguous-shape: two readings are equally good: regions side by side, which begins with "浙江": "shape": "[{name, path: string}]"; or a tree that "path" tells by paths; put the line into regions.json, or write the tree in another way"#
    ),
    RefusedFile(
      "a region and its child, or a region under another name",
      #"{"浙江": {"name": "浙江省", "areas": ["杭州"]}, "海南": {"name": "海南省", "areas": ["海口"]}}"#,
      #"1:2 ambiguous-shape: two readings are equally good: keys such as "浙江" are regions, each with one child, which begins with "浙江 › 浙江省 › 杭州": "shape": "{name: {name, areas: [name]}}"; or "name" is the name of a region and its key a code, which begins with "浙江省 › 杭州": "shape": "{code: {name, areas: [name]}}"; put one of these lines into regions.json, or another "shape""#
    ),
  ]

  static let others = [
    RefusedFile(
      "an empty array",
      "[]",
      "1:1 no-regions: nothing here looks like regions: the array is empty; say in regions.json where they are, with \"at\", or how they are written, with \"shape\""
    ),
    RefusedFile(
      "numbers",
      "[1, 2, 3]",
      "1:2 no-regions: nothing here looks like regions: there is the integer 1 where regions would be; say in regions.json where they are, with \"at\", or how they are written, with \"shape\""
    ),
    RefusedFile(
      "rows of a table",
      #"[["浙江", "杭州"], ["海南", "海口"]]"#,
      #"1:1 ambiguous-shape: two readings are equally good: "column1" is the name, which begins with "浙江": "shape": "[{column1: name, column2: string}]"; or "column2" is the name, which begins with "杭州": "shape": "[{column2: name, column1: string}]"; or each record is a path, which begins with "浙江 › 杭州": "shape": "[{column2: name, column1: string}] by path column1"; put one of these lines into regions.json, or another "shape""#
    ),
    RefusedFile(
      "a value for each of a few keys, which are places or what is told of one",
      #"{"浙江": {"杭州": 16850.5, "宁波": 9816}}"#,
      #"1:13 ambiguous-shape: two readings are equally good: keys such as "杭州" are regions, each with a value, which begins with "浙江 › 杭州": "shape": "{name: {name: real}}"; or "杭州" and what stands beside it tell of "浙江", which begins with "浙江": "shape": "{name: {杭州: real, 宁波: integer}}"; put one of these lines into regions.json, or another "shape""#
    ),
    RefusedFile(
      "a name for each year",
      #"[{"year": 2020, "city": "杭州"}, {"year": 2021, "city": "杭州"}, {"year": 2022, "city": "杭州"}]"#,
      #"1:1 no-regions: nothing here looks like regions: "city" reads as a name, but most of what it holds comes again among siblings; put the line that holds into regions.json: each is a region of its own, which begins with "杭州": "shape": "[{city: name}]"; or keep one record of each"#
    ),
    RefusedFile(
      "lists that stand behind no name",
      #"["浙江", ["杭州", "宁波"], ["温州"], "海南", "安徽", "江苏"]"#,
      "1:12 unexpected-value: [1] holds an array where a name is expected; change it or remove it",
      "1:34 unexpected-value: [2] holds an array where a name is expected; change it or remove it"
    ),
    RefusedFile(
      "lists without names",
      #"{"0": ["北京"], "1": ["上海"]}"#,
      #"1:1 no-regions: nothing here looks like regions: dictionaries with keys such as "0", "1" have no key that reads as the name of each, and are not keyed by names; say in regions.json where they are, with "at", or how they are written, with "shape""#
    ),
    RefusedFile(
      "tables under single letters",
      #"{"p": ["浙江", "海南"], "c": {"浙江": ["杭州"]}, "a": {"浙江-杭州": ["西湖区"]}}"#,
      #"1:1 no-regions: nothing here looks like regions: dictionaries with keys such as "p", "c", "a" have no key that reads as the name of each, and are not keyed by names; say in regions.json where they are, with "at", or how they are written, with "shape""#
    ),
    RefusedFile(
      "names of names",
      #"{"浙江": "杭州", "海南": "海口"}"#,
      #"1:1 no-regions: nothing here looks like regions: keys such as "浙江" have single values under them, which may tell something of regions, or be their children; put the line that holds into regions.json: they tell something of each region, which begins with "浙江": "shape": "{name: string}"; or where they are children, make each an array"#
    ),
    RefusedFile(
      "a file that holds only null",
      "null",
      #"1:1 no-regions: nothing here looks like regions: there is only the string "null"; \#(expected)"#
    ),
    RefusedFile(
      "a property list of a number",
      #"<plist version="1.0"><integer>1</integer></plist>"#,
      #"1:22 no-regions: nothing here looks like regions: there is only the integer 1; \#(expected)"#
    ),
    RefusedFile(
      "records that hold others under codes",
      #"[{"name": "浙江", "330100": "杭州", "330200": "宁波"}]"#,
      #"1:1 no-regions: nothing here looks like regions: dictionaries with keys such as "name", "330100", "330200" may tell of one region each, or hold several, as "330100" may be the code of one; \#(sayIt)"#
    ),
    RefusedFile(
      "records with very many keys",
      "[{\"name\": \"浙江\", \((1...200).map { "\"k\($0)\": 1" }.joined(separator: ", "))}]",
      #"1:1 no-regions: nothing here looks like regions: dictionaries with keys such as "name", "k1", "k2", "k3" have more than 200 different ones, too many for records, and are not keyed by names; \#(sayIt)"#
    ),
    RefusedFile(
      "settings",
      #"{"timeout": 30, "retries": 5}"#,
      "1:1 no-regions: nothing here looks like regions: the dictionary holds only single values; say in regions.json where they are, with \"at\", or how they are written, with \"shape\""
    ),
    RefusedFile(
      "an archive of objects",
      #"{"$archiver": "NSKeyedArchiver", "$objects": ["$null", {"name": "浙江"}], "$top": {"root": 1}}"#,
      "1:1 no-regions: nothing here looks like regions: this is a keyed archive of objects, not a plain property list; write what is in it as a property list of arrays, dictionaries and strings"
    ),
    RefusedFile(
      "codes of parents that are nowhere",
      #"{"330000": [{"name": "杭州", "id": "330100"}], "460000": [{"name": "海口", "id": "460100"}]}"#,
      #"1:2 orphan-parent: "330000" and the keys beside it are taken for parents, but no region in the file is known by any of them; list a file or a part of this one that has them before it in regions.json, with "inputs", or say which one holds the regions, as with "at": ["330000"]"#
    ),
  ]

  private static let sayIt =
    #"say in regions.json where they are, with "at", or how they are written, with "shape""#
  private static let expected =
    #"write an array or a dictionary that holds regions, or say in regions.json where one is, with "at""#

  /// The readings are there for whoever writes the lines of `regions.json` that choose one.
  @Test func bothReadingsAreAtHand() throws {
    let recognition = try recognize(#"[{"mc": "杭州市", "jc": "杭州"}, {"mc": "宁波市", "jc": "宁波"}]"#)
    #expect(recognition.shape?.levels.first?.record.name == "mc")
    #expect(recognition.alternatives.first?.levels.first?.record.name == "jc")
  }

  @Test func wrappersWithoutEndAreRefused() throws {
    let open = String(repeating: #"{"data": "#, count: 40)
    let recognition = try recognize(open + #"["浙江"]"# + String(repeating: "}", count: 40))
    #expect(recognition.diagnostics.map(\.identifier) == ["too-deep"])
  }

  @Test func deepNestingIsRefused() throws {
    let depth = 60
    let open = (0..<depth).map { #"[{"name": "区\#($0)", "sub": "# }.joined()
    let recognition = try recognize(open + "[]" + String(repeating: "}]", count: depth))
    #expect(recognition.diagnostics.map(\.identifier) == ["too-deep"])
  }
}
