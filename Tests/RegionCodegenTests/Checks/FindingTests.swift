import Testing

@testable import region_codegen

/// Every kind of finding, in the smallest file that has it, with all that is said.
@Suite struct FindingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var finding: Finding
    /// What regions.json says of the file, beside where it is.
    var configuration = ""
    var file: String
    var line: String

    var testDescription: String { finding.rawValue }
  }

  @Test(arguments: cases)
  func isSaidWithItsPlaceAndRemedy(_ fixture: Case) throws {
    let table = try MappedTable(
      fixture.finding == .noParentKey
        ? #"{"inputs": ["r.json", "c.json"]}"# : #"{"input": "r.json"\#(fixture.configuration)}"#,
      ["r.json": fixture.file, "c.json": #"["杭州"]"#, "order.json": #"["海南", "浙江"]"#])
    #expect(table.checkedLines.contains("\(fixture.line) [\(fixture.finding.rawValue)]"), "\(table.checkedLines)")
  }

  @Test func noneIsLeftOut() {
    #expect(Self.cases.map(\.finding) == Finding.allCases)
  }

  @Test(arguments: cases.filter { $0.finding.severity != .error })
  func canBeSilencedOrMadeAnError(_ fixture: Case) throws {
    for (treatment, severity) in [("ignore", nil), ("error", Diagnostic.Severity.error)] {
      let table = try MappedTable(
        #"{"input": "r.json"\#(fixture.configuration), "diagnostics": {"\#(fixture.finding.rawValue)": "\#(treatment)"}}"#,
        ["r.json": fixture.file, "order.json": #"["海南", "浙江"]"#])
      let found = table.checked.filter { $0.identifier == fixture.finding.rawValue }
      #expect(Set(found.map(\.severity)) == Set([severity].compactMap { $0 }))
    }
  }

  static let cases: [Case] = [
    Case(
      finding: .noRegions,
      file: #"{"a": 1}"#,
      line: #"r.json:1:1: error: nothing here looks like regions: the dictionary holds only single values; "#
        + #"say in regions.json where they are, with "at", or how they are written, with "shape""#),
    Case(
      finding: .ambiguousShape,
      file: #"{"provinces": ["浙江", "海南"], "cities": ["杭州", "海口"]}"#,
      line: #"r.json:1:2: error: two readings are equally good: the regions are those under "provinces", which "#
        + #"begins with "浙江": "shape": "{provinces: [name]}"; or the regions are those under "cities", which "#
        + #"begins with "杭州": "shape": "{cities: [name]}"; or keys such as "provinces" say what the regions under them are, "#
        + #"which begins with "浙江": "shape": "{kind: [name]}"; put one of these lines into regions.json, or another "shape""#
    ),
    Case(
      finding: .unexpectedValue,
      file: #"["浙江", 5, "海南", "安徽"]"#,
      line: #"r.json:1:12: error: [1] holds the integer 5 where a name is expected; change it or remove it"#),
    Case(
      finding: .unexpectedKey,
      configuration: #", "shape": "{index: name}""#,
      file: #"{"0": "浙江", "first": "海南"}"#,
      line: #"r.json:1:17: error: key "first" of the file is not a position as the keys beside it are; rename "#
        + #"it or remove it"#),
    Case(
      finding: .tooDeep,
      file: "[" + String(repeating: #"{"name": "浙江", "sub": ["#, count: 33) + #""杭州""#
        + String(repeating: "]}", count: 33) + "]",
      line: #"r.json:1:865: error: more than 32 levels; is this a list of regions?"#),
    Case(
      finding: .missingName,
      file: #"[{"name": "浙江"}, {"name": "海南"}, {"code": 5}]"#,
      line: #"r.json:1:42: error: the record [2] has no name; add "name""#),
    Case(
      finding: .emptyName,
      file: #"["浙江", " ", "海南"]"#,
      line: #"r.json:1:12: error: the name of [1] is empty; fill it in or remove the region"#),
    Case(
      finding: .nameFormat,
      configuration: #", "nameFormat": "{code}{name}""#,
      file: #"["110101东城区", "西城区"]"#,
      line: #"r.json:1:21: error: "西城区" is not written as "nameFormat" says; correct one of them"#),
    Case(
      finding: .orphanParent,
      file: #"[{"id": 1, "name": "浙江", "pid": 0}, {"id": 2, "name": "杭州", "pid": 1}, {"id": 3, "name": "海口", "#
        + #""pid": 9}]"#,
      line: #"r.json:1:115: error: "海口" names the parent "9", which is not in the file; add it, correct "#
        + #"the reference, or leave the row out in regions.json: "changes": {"remove": ["3"]}"#),
    Case(
      finding: .ambiguousParent,
      configuration: #", "shape": "[{name, of: parent}] by parent name""#,
      file: #"[{"name": "浙江"}, {"name": "浙江"}, {"name": "杭州", "of": "浙江"}]"#,
      line: #"r.json:1:67: error: "杭州" names the parent "浙江", which is more than one region; refer to parents "#
        + #"by something that only one has"#),
    Case(
      finding: .parentCycle,
      configuration: #", "shape": "[{id: code, name, pid: parent}] by parent code""#,
      file: #"[{"id": 1, "name": "浙江", "pid": 2}, {"id": 2, "name": "杭州", "pid": 1}]"#,
      line: #"r.json:1:37: error: "浙江 → 杭州 → 浙江" is a circle of parents; correct one of the references"#),
    Case(
      finding: .duplicateCode,
      file: #"[{"code": "330000", "name": "浙江"}, {"code": "330000", "name": "海南"}]"#,
      line: #"r.json:1:40: error: code "330000" of "海南" is that of "浙江" already; give each its own"#),
    Case(
      finding: .noSuchValue,
      configuration: #", "at": "data""#,
      file: #"["浙江"]"#,
      line: #"regions.json:2:11: error: r.json has nothing under data: the file is an array with 1 element, which is "#
        + #"called 0, and none "data""#),
    Case(
      finding: .unusedShapeKey,
      configuration: #", "shape": "[{name, sub: [name]}]""#,
      file: #"[{"name": "浙江"}]"#,
      line: #"regions.json:2:39: error: no record at level 1 of r.json has the key "sub"; they have "name""#),
    Case(
      finding: .noParentKey,
      file: #"["浙江"]"#,
      line: #"regions.json:2:23: error: nothing in c.json says which region of r.json each of its regions "#
        + #"lies in; name the key that does: "parent": "…""#),
    Case(
      finding: .noSuchRegion,
      configuration: #", "changes": {"remove": ["江苏"]}"#,
      file: #"["浙江"]"#,
      line: #"regions.json:2:44: error: there is no region "江苏"; name it by its code, or by the names from "#
        + #"the root down as in "浙江省/杭州市""#),
    Case(
      finding: .ambiguousRegion,
      configuration: #", "changes": {"remove": ["浙江"]}"#,
      file: #"["浙江", "海南", "浙江"]"#,
      line: #"regions.json:2:44: error: "浙江" is 2 regions; name it by something that only one has"#),
    Case(
      finding: .tooManyColumns,
      configuration: #", "columns": 1"#,
      file: #"[{"name": "浙江", "sub": ["杭州"]}]"#,
      line: #"regions.json:2:32: error: "columns" is 1, but "浙江 › 杭州" has 2 regions; raise it, or drop a level"#),
    Case(
      finding: .trimmedName,
      file: #"["浙江 ", "海南"]"#,
      line: #"r.json:1:2: warning: "浙江 " has blanks at its ends, which were removed; remove them in the file"#),
    Case(
      finding: .twinSiblings,
      file: #"["浙江", "海南", "浙江"]"#,
      line: #"r.json:1:22: warning: "浙江" comes more than once, so that its path leads to two regions; rename "#
        + #"or remove one"#),
    Case(
      finding: .lineBreakInName,
      file: #"["浙江\n海南", "安徽"]"#,
      line: #"r.json:1:2: warning: "浙江\n海南" looks like 2 names glued together by a line break; make each of "#
        + #"them a region of its own, in regions.json: "changes": {"rename": {"浙江\n海南": "浙江"}, "add": [{"name": "海南", "#
        + #""after": "浙江"}]}"#),
    Case(
      finding: .invisibleCharacter,
      file: #"["浙\u200b江", "海南"]"#,
      line: #"r.json:1:2: warning: "浙\u{200B}江" holds the invisible character U+200B; remove it"#),
    Case(
      finding: .nameWithoutLetters,
      file: #"["浙江", "---", "海南"]"#,
      line: #"r.json:1:12: warning: the name "---" has no letters; check whether another key holds the name"#),
    Case(
      finding: .codeInName,
      file: #"["110101东城区", "110102西城区", "110105朝阳区"]"#,
      line: #"r.json:1:2: warning: 3 of 3 names at level 1 hold a code, here "110101东城区"; cut it out in regions.json: "#
        + #""nameFormat": "{code}{name}""#),
    Case(
      finding: .gluedNames,
      file: #"["浙江,海南", "安徽,江苏", "湖北,湖南"]"#,
      line: #"r.json:1:2: warning: 3 of 3 names at level 1 look like several names in one, here "浙江,海南"; make "#
        + #"each of them a region of its own"#),
    Case(
      finding: .placeholderRegion,
      file: #"["浙江", "请选择", "海南"]"#,
      line: #"r.json:1:12: warning: "请选择" is a placeholder and no place; drop it in regions.json where users "#
        + #"should not see it: "drop": "placeholders""#),
    Case(
      finding: .codeOutsideParent,
      file: #"[{"code": "330000", "name": "浙江", "sub": [{"code": "330100", "name": "杭州"}, {"code": "460100", "#
        + #""name": "海口"}]}, {"code": "460000", "name": "海南", "sub": [{"code": "460200", "name": "三亚"}]}]"#,
      line: #"r.json:1:85: warning: code 460100 of "海口" does not begin with 33 as its parent "浙江" does; move "#
        + #"the region or correct the code"#),
    Case(
      finding: .missingCode,
      file: #"[{"name": "浙江", "code": "33", "sub": [{"name": "杭州", "code": "3301"}, {"name": "数据来源"}, "#
        + #"{"name": "宁波", "code": "3302"}]}]"#,
      line:
        #"r.json:1:79: warning: 1 of 3 regions at level 2 has no code though the others do, here "数据来源"; add what is "#
        + #"missing, or, where that is no region, remove it in regions.json: "changes": {"remove": ["浙江/数据来源"]}"#),
    Case(
      finding: .lostZeros,
      file: #"[{"name": "Alaska", "code": "02"}, {"name": "Alabama", "code": 1}]"#,
      line:
        #"r.json:1:64: warning: "code" is a string with a zero in front in 1 records, as in the string "02", and a "#
        + #"number in 1, which has none, here the integer 1; write all as strings, with their zeros"#),
    Case(
      finding: .contradictingParent,
      file:
        #"[{"id": 1, "name": "浙江", "sub": [{"id": 3, "name": "杭州", "pid": 1}, {"id": 4, "name": "宁波", "pid": 1}]}, "#
        + #"{"id": 2, "name": "海南", "sub": [{"id": 5, "name": "海口", "pid": 1}]}]"#,
      line:
        #"r.json:1:189: warning: "pid" of "海口" is "1", but it lies in "海南", which is "2"; move the region or correct it"#
    ),
    Case(
      finding: .tooManyKinds,
      file: "[" + (0...255).map { #"{"name": "浙\#($0)", "kind": "k\#($0)"}"# }.joined(separator: ",\n") + "]",
      line:
        #"r.json:256:1: warning: there are more than 255 kinds, the next being "k255", so that all are kept as the "#
        + #"attribute "kind"; say in regions.json what the key holds, with "shape", where it is something else"#),
    Case(
      finding: .mixedDepth,
      file: #"[{"name": "浙江", "sub": ["杭州"]}, {"name": "海南", "sub": []}]"#,
      line: #"r.json:1:41: warning: regions without children lie at different levels: 1 at level 1, 1 at level "#
        + #"2, here "海南"; pad them in regions.json where every path should have the same length: "columns": "#
        + #"2"#),
    Case(
      finding: .collectionLeftOut,
      file: #"[{"name": "浙江", "sub": ["杭州"], "tags": ["茶"]}, {"name": "海南", "sub": ["海口"], "tags": ["海"]}]"#,
      line: #"r.json:1:48: warning: "tags" holds an array in 2 of 2 records, which is neither children nor "#
        + #"an attribute, so it was left out; in regions.json, "shape" can have it as ignored"#),
    Case(
      finding: .guessedParent,
      file: #"[{"id": 1, "name": "浙江", "x": 0}, {"id": 2, "name": "海南", "x": 0}, {"id": 3, "name": "杭州", "x": "#
        + #"1}, {"id": 4, "name": "宁波", "x": 1}, {"id": 5, "name": "海口", "x": 2}]"#,
      line: #"r.json:1:35: warning: "x" is taken for the parent of each region, as it holds what others are "#
        + #"known by; say in regions.json, with "shape", whether it is that"#),
    Case(
      finding: .guessedChildren,
      file: #"[{"name": "浙江", "sister_cities": ["长野"]}, {"name": "海南", "sister_cities": ["济州"]}]"#,
      line: #"r.json:1:38: warning: "sister_cities" is taken for the children of each region, as it holds "#
        + #"what may be regions; say so in regions.json, with the "shape" that inspect prints, or with "sister_cities" "#
        + #"as ignored where it is not that"#),
    Case(
      finding: .guessedAttributes,
      file: #"[{"name": "浙江", "杭州": 330100, "宁波": 330200}, {"name": "海南", "海口": 460100}]"#,
      line: #"r.json:1:21: warning: "杭州" and "宁波" may be the names of regions, but are taken for attributes of the "#
        + #"records in which they stand; where they are, put them into a dictionary under one key of each record, such "#
        + #"as "children", and where they are not, say so with the "shape" that inspect prints"#),
    Case(
      finding: .guessedNames,
      file: #"[{"name": "zhejiang_items", "item": ["杭州"]}, {"name": "hainan_items", "item": ["海口"]}]"#,
      line: #"r.json:1:11: warning: "name" is taken for the name of each region, but the string "#
        + #""zhejiang_items" reads as an identifier; say in regions.json, with "shape", which key is the name, or "#
        + #"write the names in its place"#),
    Case(
      finding: .guessedTree,
      file: #"{"310000": "杭州市", "315000": "宁波市"}"#,
      line: #"r.json:1:12: warning: codes are taken to tell which region lies in which, but "310000", here "#
        + #"of "杭州市", stands for 上海 in GB/T 2260; say in regions.json, with "shape", whether it is so"#),
    Case(
      finding: .treeNotRead,
      file: #"[{"name": "浙江", "level": 1}, {"name": "杭州", "level": 2}, {"name": "宁波", "level": 2}]"#,
      line: #"r.json:1:30: warning: "level" seems to tell where each region is in a tree, but is not read "#
        + #"so, and all 3 lie at one level; write the tree as parents, codes or nesting"#),
    Case(
      finding: .unlistedRegion,
      configuration: #", "order": "order.json""#,
      file: #"["浙江", "海南", "安徽"]"#,
      line: #"r.json:1:22: warning: "安徽" has no place in the order, so it comes after those that have; list "#
        + #"it"#),
    Case(
      finding: .repeatedIDs,
      file: #"[{"id": 1, "name": "浙江", "sub": [{"id": 1, "name": "杭州"}, {"id": 2, "name": "宁波"}]}, {"id": "#
        + #"2, "name": "海南", "sub": [{"id": 1, "name": "海口"}, {"id": 2, "name": "三亚"}]}]"#,
      line: #"r.json:1:141: note: "id" comes again for other regions of the same level, here as the integer "#
        + #"1, so it is kept as an attribute; where it is meant as a code, make each differ"#),
    Case(
      finding: .guessedCode,
      file: #"[{"name": "Berlin", "countryCode": "DE"}, {"name": "Paris", "countryCode": "FR"}]"#,
      line: #"r.json:1:36: note: "countryCode" is taken for the code of each region, as no two have the same; where "#
        + #"it is that of something else, say so in regions.json, with the "shape" that inspect prints and "attribute" in "#
        + #"the place of "code""#),
    Case(
      finding: .mixedTypes,
      file: #"[{"name": "浙江", "hot": true}, {"name": "海南", "hot": false}, {"name": "安徽", "hot": 0}]"#,
      line:
        #"r.json:1:95: note: "hot" is boolean in 2, integer in 1 regions, so that all are kept as strings, here "0" of "#
        + #""安徽"; write all as one type, and leave out what stands for no value"#),
    Case(
      finding: .otherNumbers,
      file: #"{"浙江": {"杭州": "310000", "宁波": "315000"}}"#,
      line: #"r.json:1:23: note: "310000" of "杭州" stands for 上海 in GB/T 2260, so such numbers are no codes and are "#
        + #"kept as the attribute "value"; where they are codes, say so in regions.json, with the "shape" that inspect "#
        + #"prints and "code" in their place"#),
    Case(
      finding: .guessedRoot,
      file: #"{"title": "Sales regions", "regions": [{"title": "North"}, {"title": "South"}]}"#,
      line: #"r.json:1:1: note: the whole file is read as one region that holds the others; where it only has them "#
        + #"in it, say in regions.json "at": "regions""#),
    Case(
      finding: .guessedLanguage,
      file: #"[{"name_en": "Seville", "name_es": "Sevilla"}, {"name_en": "Saragossa", "name_es": "Zaragoza"}]"#,
      line: #"r.json:1:36: note: "name_es" is taken for the name of each region, and "name_en", which seems to be "#
        + #"that in another language, for an attribute; where another is meant, say so in regions.json, with the "shape" that "#
        + #"inspect prints and "name" in the place of "string", and the other way round"#),
    Case(
      finding: .recurringNames,
      file: #"{"Nairobi": ["Kenya", "Africa"], "Lamu": ["Kenya", "Africa"], "Gulu": ["Uganda", "Africa"]}"#,
      line: #"r.json:1:23: note: "Africa" at level 2 comes under 3 of 3 regions; where such names are no places, "#
        + #"but what these lie in, kinds, days, or the like, say so in regions.json, with "shape" and "ignored", "#
        + #"or with "drop""#),
    Case(
      finding: .guessedPositions,
      file: #"{"01": "北海道", "02": "青森県", "03": "岩手県"}"#,
      line: #"r.json:1:2: note: keys such as "01" are taken for positions; where they are codes, say so in "#
        + #"regions.json, with "shape" and "code" in the place of "index""#),
    Case(
      finding: .coordinatesNotRead,
      file: #"[{"name": "杭州", "lat": 120.15, "lng": 30.28}, {"name": "海口", "lat": 110.2, "lng": 20.04}]"#,
      line: #"r.json:1:28: note: "lat" is called a latitude but holds the number 120.15, so it is kept as an "#
        + #"attribute like others"#),
    Case(
      finding: .incompletePinyin,
      file: #"[{"name": "浙江", "pinyin": "Zhèjiāng"}, {"name": "海南"}]"#,
      line:
        #"r.json:1:46: note: 1 regions have pinyin and 1 have none, the first being "海南", so that the table is not "#
        + #"sorted and searched by it; add it, or change the regions in regions.json: "changes": {"rename": {"海南": "#
        + #"{"name": "海南", "attributes": {"pinyin": …}}}}"#),
    Case(
      finding: .keyLeftOut,
      file: #"{"note": "2024", "list": ["浙江", "海南"]}"#,
      line: #"r.json:1:2: note: beside "list", which holds the regions, "note" was left out"#),
    Case(
      finding: .unusedParent,
      file: #"[{"name": "浙江", "pid": 7}, {"name": "海南", "pid": 8}]"#,
      line:
        #"r.json:1:28: note: "pid" may say which region each one lies in, but makes no tree of this list, and so is "#
        + #"kept as an attribute; where it does, join the file that has the regions above, with "inputs" in regions.json; "#
        + #"where not, say so there, with the "shape" that inspect prints"#),
  ]
}
