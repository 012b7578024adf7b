import Foundation
import SeededRandom
import Testing

@testable import region_codegen

/// A line that a refusal shows can be put into regions.json, and the file is then read.
@Suite struct FollowedAdviceTests {
  private static func lines(in message: String) throws -> [String] {
    try message.replacing(inputs, with: "").matches(of: /"shape": ("(?:[^"\\]|\\.)*")/).map { match in
      try JSONDecoder().decode(String.self, from: Data(match.output.1.utf8))
    }
  }

  /// A line that joins parts of a file, which may have shapes in it.
  private static var inputs: Regex<Substring> { /"inputs": \[.*?"\}\]/ }

  private static let oddFiles = [
    #"[["河北省", "", ""], ["", "石家庄市", ""], ["", "", "长安区"], ["", "唐山市", ""], ["", "", "路南区"], ["海南省", "", ""]]"#,
    #"[["河北省", "石家庄市", "长安区"], ["", "", "桥西区"], ["", "唐山市", "路南区"], ["海南省", "海口市", "秀英区"]]"#,
    #"[{"province": "河北省", "city": "", "area": ""}, {"province": "", "city": "石家庄市", "area": ""}, {"province": "", "city": "", "area": "长安区"}]"#,
    #"{"Alabama": "AL", "Alaska": "AK", "Texas": "TX"}"#,
    #"{"石家庄": "河北", "河北": "", "唐山": "河北", "长安区": "石家庄"}"#,
    #"{"Munich": "Bavaria", "Nuremberg": "Bavaria", "Kassel": "Hesse", "Fulda": "Hesse"}"#,
    #"[{"name": "河北", "cities": ["石家庄", "唐山"], "districts": ["雄安新区"]}, {"name": "海南", "cities": ["海口"], "districts": ["洋浦"]}]"#,
    #"{"name": "India", "states": [{"name": "Kerala"}], "unionTerritories": [{"name": "Delhi"}], "districts": []}"#,
    #"{"states": ["Kerala", "Goa"], "unionTerritories": ["Delhi", "Chandigarh"]}"#,
    #"{"data": {"states": [{"name": "Kerala", "sub": [{"name": "Kollam", "sub": [{"name": "Punalur"}]}]}], "territories": [{"name": "Delhi"}]}}"#,
    #"{"CN": "China", "US": "United States"}"#,
    #"{"countries": {"CN": "China", "US": "United States"}}"#,
    #"{"US": {"AL": "Alabama", "AK": "Alaska"}, "CA": {"ON": "Ontario", "QC": "Quebec"}}"#,
    #"{"AF": [], "AO": {"BGO": "Bengo", "BLU": "Benguela"}, "AR": {"C": "Buenos Aires", "B": "La Plata"}}"#,
    #"{"US": {"CA": "California"}, "CA": {"CA": "Cap"}}"#,
    #"{"Asia": {"China": "Beijing", "Japan": "Tokyo"}, "Europe": {"France": "Paris", "Germany": "Berlin"}}"#,
    #"{"zhejiang": {"hangzhou": "杭州", "ningbo": "宁波"}, "jiangsu": {"nanjing": "南京"}}"#,
    #"{"region.bj": "Beijing", "region.sh": "Shanghai"}"#,
    #"{"AL": {"Autauga": ["36003", "36006"], "Baldwin": ["36502"]}}"#,
    #"[["浙江省", "杭州市", "西湖区"], ["浙江省", "杭州市", "余杭区"], ["浙江省", "宁波市", "海曙区"]]"#,
    #"[["province", "city", "district"], ["浙江省", "杭州市", "西湖区"], ["浙江省", "杭州市", "余杭区"]]"#,
    #"[["33", "浙江省", "3301", "杭州市"], ["33", "浙江省", "3302", "宁波市"], ["32", "江苏省", "3201", "南京市"]]"#,
    #"[["011002", "北海道", "札幌市"], ["010006", "北海道", ""], ["012025", "北海道", "函館市"]]"#,
    #"[{"p": "浙江", "c": "杭州", "d": "西湖"}, {"p": "浙江", "c": "杭州", "d": "余杭"}]"#,
    #"[{"code": 1, "sido": "서울", "gu": null}, {"code": 2, "sido": "서울", "gu": "강남구"}, {"code": 3, "sido": "부산", "gu": null}]"#,
    #"[{"code": 33, "p": "浙江", "c": "", "d": ""}, {"code": 3301, "p": "浙江", "c": "杭州", "d": ""}, {"code": 330106, "p": "浙江", "c": "杭州", "d": "西湖"}]"#,
    #"[["110000", ["北京", "beijing"], "1"], ["110101", ["东城区", "dongcheng"], "110000"]]"#,
    #"[{"name": "浙江", "cities": ["杭州"]}, {"name": "海南", "cities": "海口"}]"#,
    #"{"浙江": ["杭州"], "海南": "海口", "安徽": ["合肥"], "江苏": ["南京"], "福建": ["福州"]}"#,
    #"{"中国": ["浙江", "江苏"], "浙江": ["杭州", "宁波"], "江苏": ["南京", "苏州"]}"#,
    #"{"中国": {"a": ["浙江", "江苏"]}, "浙江": {"a": ["杭州", "宁波"]}}"#,
    #"{"Illinois": {"Springfield": 1, "Chicago": 2}, "Ohio": {"Springfield": 3, "Dayton": 4}}"#,
    #"[{"en": "Zhejiang", "zh": "浙江"}, {"en": "Jiangsu"}, {"en": "Anhui", "zh": "安徽"}]"#,
    #"[{"mc": "杭州市", "jc": "杭州"}, {"mc": "宁波市", "jc": "宁波"}]"#,
    #"[{"id": 1, "name": "A区", "next": 2}, {"id": 2, "name": "B区", "next": 3}, {"id": 3, "name": "C区", "next": 0}]"#,
    #"[{"it's \"name\"": "杭州", "b \\": "宁波"}, {"it's \"name\"": "海口", "b \\": "三亚"}]"#,
  ]

  /// Diagnostics and the lines in them, of a file given as its text.
  private static func offered(_ text: String) throws -> [String] {
    try messages(text).flatMap { try lines(in: $0) }
  }

  private static func messages(_ text: String) throws -> [String] {
    let recognition = try recognize(text)
    return (recognition.diagnostics + Checks.run(on: recognition.regions)).map(\.message)
  }

  /// What comes of lines that join parts of the file.
  private static func joined(_ text: String) throws -> [MappedTable] {
    try messages(text).flatMap { $0.matches(of: inputs) }.map { match in
      let line = match.output.replacingOccurrences(of: "…", with: #""r.json""#)
      return try MappedTable("{\(line)}", ["r.json": text])
    }
  }

  @Test(arguments: oddFiles)
  func everyLineThatIsOfferedReadsTheFile(_ text: String) throws {
    let lines = try Self.offered(text)
    #expect(try !lines.isEmpty || text.contains("en") || !recognize(text).hasErrors, "nothing is offered")
    for line in lines {
      let table = try MappedTable(#"{"input": "r.json", "shape": \#(JSONText.string(line))}"#, ["r.json": text])
      #expect(table.checked.filter { $0.severity == .error } == [], "\(line)")
      #expect(!table.regions.isEmpty, "\(line)")
    }
  }

  /// Parts of files, by which shapes differ, put together at random.
  @Test func everyLineThatIsOfferedForMadeUpFilesReadsThem() throws {
    var random = RandomNumbers(seed: 41)
    var offers = 0
    for _ in 0..<3_000 {
      let text = MadeUpFile.text(depth: 3, &random)
      for line in try Self.offered(text) {
        offers += 1
        let table = try MappedTable(#"{"input": "r.json", "shape": \#(JSONText.string(line))}"#, ["r.json": text])
        #expect(table.checked.filter { $0.severity == .error } == [], "\(text)\n\(line)")
        #expect(!table.regions.isEmpty, "\(text)\n\(line)")
      }
      for table in try Self.joined(text) {
        #expect(table.checked.filter { $0.severity == .error } == [], "\(text)")
      }
    }
    #expect(offers > 100)
  }

  @Test func everyLineThatIsOfferedWithAFindingReadsTheFile() throws {
    for fixture in FindingTests.cases where fixture.configuration.isEmpty {
      for line in try Self.offered(fixture.file) {
        let table = try MappedTable(
          #"{"input": "r.json", "shape": \#(JSONText.string(line))}"#, ["r.json": fixture.file])
        #expect(table.checked.filter { $0.severity == .error } == [], "\(line)")
      }
    }
  }

  /// What is above and below is told by nothing but the places of lists.
  @Test(arguments: [
    #"{"provinces": ["北京", "河北"], "cities": [["北京市"], ["石家庄市", "唐山市"]], "districts": [[["东城区"]], [["长安区"], ["路南区", "路北区"]]]}"#,
    #"{"districts": [[["东城区"]], [["长安区"], ["路南区", "路北区"]]], "cities": [["北京市"], ["石家庄市", "唐山市"]], "provinces": ["北京", "河北"]}"#,
    #"{"data": {"provinces": ["北京", "河北"], "cities": [["北京市"], ["石家庄市", "唐山市"]], "districts": [["东城区"], ["长安区"], ["路南区", "路北区"]]}}"#,
    #"[["北京", "河北"], [["北京市"], ["石家庄市", "唐山市"]], [[["东城区"]], [["长安区"], ["路南区", "路北区"]]]]"#,
    #"{"provinces": [{"name": "北京"}, {"name": "河北"}], "cities": [[{"name": "北京市"}], [{"name": "石家庄市"}, {"name": "唐山市"}]], "districts": [[[{"name": "东城区"}]], [[{"name": "长安区"}], [{"name": "路南区"}, {"name": "路北区"}]]]}"#,
  ])
  func listsByPositionAreJoined(_ text: String) throws {
    let tables = try Self.joined(text)
    #expect(tables.map(\.lines) == [[]])
    #expect(tables.map(\.tree) == ["北京(北京市(东城区)) 河北(石家庄市(长安区) 唐山市(路南区 路北区))"])
  }

  @Test(arguments: [
    #"{"province_list": {"330000": "浙江省"}, "city_list": {"330100": "杭州市"}, "county_list": {"330106": "西湖区"}}"#,
    #"{"data": {"states": [{"id": 1, "name": "浙江"}], "cities": [{"id": 5, "name": "杭州", "state_id": 1}]}}"#,
  ])
  func inputsThatAreOfferedAreJoined(_ text: String) throws {
    let message = try #require(try recognize(text).diagnostics.last?.message)
    let inputs = try #require(message.firstMatch(of: /"inputs": \[.*\]$/)).output
    let table = try MappedTable("{\(inputs.replacingOccurrences(of: "…", with: #""r.json""#))}", ["r.json": text])
    #expect(!table.recognition.hasErrors, "\(table.lines)")
    #expect(table.tree.contains("浙江") && table.regions.count == 1)
  }

  @Test(arguments: [
    #"{"provinces": ["浙江", "海南"], "cities": ["杭州", "海口"]}"#, #"{"data": [{"name": "浙江"}], "list": [{"name": "江苏"}]}"#,
  ])
  func inputsThatCannotBeJoinedAreNotOffered(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(recognition.diagnostics.last?.identifier == "ambiguous-shape")
    #expect(recognition.diagnostics.last?.message.contains("inputs") == false)
  }

  @Test(arguments: RefusalTests.slips + RefusalTests.ambiguities + RefusalTests.others)
  func everyLineThatIsOfferedInARefusalReadsTheFile(_ file: RefusedFile) throws {
    for line in try Self.offered(file.text) {
      let table = try MappedTable(#"{"input": "r.json", "shape": \#(JSONText.string(line))}"#, ["r.json": file.text])
      #expect(table.checked.filter { $0.severity == .error } == [], "\(line)")
    }
  }

  @Test(arguments: [
    (#"{"浙江": "杭州", "海南": "海口"}"#, ["浙江 海南"]),
    (#"{"浙江": 105500, "海南": 35400}"#, ["浙江 海南"]),
    (#"{"data": {"浙江": true, "海南": false}}"#, ["浙江 海南"]),
    (#"{"浙江": {"杭州": "Hangzhou"}, "海南": {"海口": "Haikou"}}"#, ["浙江(杭州) 海南(海口)"]),
    (#"[{"浙江": 1.5}, {"海南": 2.5}]"#, ["浙江 海南"]),
    (#"{"浙江": {"杭州": 16850.5, "宁波": 9816}}"#, ["浙江(杭州 宁波)", "浙江"]),
    (#"[{"year": 2020, "city": "杭州"}, {"year": 2021, "city": "杭州"}]"#, ["杭州 杭州"]),
    (#"[["浙江", "杭州"], ["海南", "海口"]]"#, ["浙江 海南", "杭州 海口", "浙江(杭州) 海南(海口)"]),
    (#"{"CN": "China", "US": "United States"}"#, ["CN US", "China#CN United States#US"]),
    (
      #"{"US": {"AL": "Alabama", "AK": "Alaska"}, "CA": {"ON": "Ontario"}}"#,
      ["US(Alabama#AL Alaska#AK) CA(Ontario#ON)", "US(AL AK) CA(ON)"]
    ),
    (
      #"{"AF": [], "AO": {"BGO": "Bengo", "BLU": "Benguela"}, "AR": {"C": "Chaco", "B": "La Plata"}}"#,
      ["AF AO(Bengo#BGO Benguela#BLU) AR(Chaco#C La Plata#B)", "AF AO(BGO BLU) AR(C B)"]
    ),
    (
      #"[["浙江省", "杭州市", "西湖区"], ["浙江省", "杭州市", "余杭区"]]"#, ["西湖区 余杭区", "浙江省(杭州市(西湖区 余杭区))"]
    ),
    (
      #"[["province", "city", "district"], ["浙江省", "杭州市", "西湖区"], ["浙江省", "杭州市", "余杭区"]]"#,
      ["西湖区 余杭区", "浙江省(杭州市(西湖区 余杭区))"]
    ),
    (#"[["011002", "北海道", "札幌市"], ["010006", "北海道", ""]]"#, ["北海道(札幌市)"]),
  ])
  func leadsToRegions(_ text: String, _ outlines: [String]) throws {
    let errors = try recognize(text).diagnostics.filter { $0.severity == .error }
    let lines = try errors.flatMap { try Self.lines(in: $0.message) }
    let trees = try lines.map { line in
      let table = try MappedTable(#"{"input": "r.json", "shape": \#(JSONText.string(line))}"#, ["r.json": text])
      #expect(table.lines == [], "\(line)")
      return table.tree
    }
    #expect(trees == outlines)
  }

  @Test(arguments: [
    (
      #"[{"id": 1, "name": "浙江", "pid": 0}, {"id": 2, "name": "杭州", "pid": 1}, {"id": 3, "name": "海口", "pid": 9}]"#, "3"
    ),
    (#"[{"name": "浙江", "parent": ""}, {"name": "杭州", "parent": "浙江"}, {"name": "海口", "parent": "海南"}]"#, "海口"),
    (
      #"[{"code": "330000", "name": "浙江"}, {"code": "330100", "name": "杭州"}, {"code": "460100", "name": "海口"}]"#,
      "460100"
    ),
  ])
  func aRowWithoutItsParentCanBeRemoved(_ text: String, _ removed: String) throws {
    let shapes = [
      "3": "[{id: code, name, pid: parent}]", "海口": "[{name, parent}] by parent name",
      "460100": "[{code, name}] by code prefix",
    ]
    let shape = JSONText.string(try #require(shapes[removed]))
    for said in ["", #", "shape": \#(shape)"#] {
      let without = try MappedTable(#"{"input": "r.json", "shape": \#(shape)}"#, ["r.json": text])
      #expect(without.recognition.diagnostics.map(\.identifier) == ["orphan-parent"])
      let table = try MappedTable(
        #"{"input": "r.json", "changes": {"remove": ["\#(removed)"]}\#(said)}"#, ["r.json": text])
      #expect(!table.recognition.hasErrors, "\(table.lines)")
      #expect(table.regions.map(\.name) == ["浙江"])
      #expect(table.regions.first?.children.map(\.name) == ["杭州"])
    }
  }

  /// What a record is in is told by its dictionaries, too.
  @Test func pathsOfRecordsMayLieInDictionaries() throws {
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{city: name, province: string}] by path country.name province"}"#,
      [
        "r.json":
          #"[{"country": {"name": "中国"}, "province": "浙江", "city": "杭州"}, {"country": {"name": "日本"}, "province": "东京", "city": "新宿"}]"#
      ])
    #expect(table.lines == [])
    #expect(table.tree == "中国(浙江(杭州)) 日本(东京(新宿))")
    let grammar = try #require(table.recognition.shape?.grammar)
    #expect(grammar.hasSuffix("by path country.name province"))
    #expect(try WrittenShape(grammar: grammar).shape.read(Document.read(Array(#"[]"#.utf8)).root).regions == [])
  }

  /// Whether the answer is an array of levels, and where it lies in the file.
  @Test(arguments: [
    ("result", #"{"result": LEVELS}"#), ("data.result", #"{"data": {"status": 0, "result": LEVELS}}"#), ("", "LEVELS"),
  ])
  func listsInAListCanBeJoined(_ place: String, _ file: String) throws {
    let levels = #"""
      [[{"id": "330000", "fullname": "浙江省", "cidx": [0, 1]}, {"id": "460000", "fullname": "海南省", "cidx": [2, 2]}],
       [{"id": "330100", "fullname": "杭州市", "cidx": [0, 0]}, {"id": "330200", "fullname": "宁波市", "cidx": [1, 1]},
        {"id": "460100", "fullname": "海口市"}],
       [{"id": "330106", "fullname": "西湖区"}, {"id": "330203", "fullname": "海曙区"}]]
      """#
    let text = file.replacingOccurrences(of: "LEVELS", with: levels)
    let message = try #require(try recognize(text).diagnostics.last { $0.severity == .error }?.message)
    let start = try #require(message.range(of: #""inputs": ["#))
    let end = try #require(message.range(of: "]", range: start.upperBound..<message.endIndex))
    let advice = message[start.lowerBound..<end.upperBound].replacingOccurrences(of: "…", with: #""r.json""#)
    let prefix = place.isEmpty ? "" : place + "."
    #expect(
      advice == #""inputs": [{"file": "r.json", "at": "\#(prefix)0"}, {"at": "\#(prefix)1"}, {"at": "\#(prefix)2"}]"#)
    let table = try MappedTable("{\(advice)}", ["r.json": text])
    #expect(!table.recognition.hasErrors)
    #expect(
      table.tree
        == "浙江省#330000(杭州市#330100(西湖区#330106) 宁波市#330200(海曙区#330203)) 海南省#460000(海口市#460100)")
  }

  @Test func aListAloneInAListIsFound() throws {
    let text = #"{"result": [[{"id": "330000", "fullname": "浙江省"}, {"id": "460000", "fullname": "海南省"}]]}"#
    let message = try #require(try recognize(text).diagnostics.last { $0.severity == .error }?.message)
    #expect(message.hasSuffix(#"say in regions.json that they are one level further in: "at": "result.0""#))
    let table = try MappedTable(#"{"input": "r.json", "at": "result.0"}"#, ["r.json": text])
    #expect(table.lines == [])
    #expect(table.tree == "浙江省#330000 海南省#460000")
  }

  /// Advice holds for what is read, which may lie deeper in the file.
  @Test func wayIsWholeThatSaysWhereTablesAre() throws {
    let text =
      #"{"v.1": [{"data": {"provinces": [{"code": "33", "name": "浙江"}], "cities": [{"code": "3301", "name": "杭州"}]}}]}"#
    let table = try MappedTable(#"{"input": "r.json", "at": ["v.1", 0]}"#, ["r.json": text])
    let message = try #require(table.recognition.diagnostics.last { $0.severity == .error }?.message)
    let advice = #"[{"file": …, "at": ["v.1", "0", "data", "provinces"]}, {"at": ["v.1", "0", "data", "cities"]}]"#
    #expect(message.hasSuffix(advice))
    let inputs = advice.replacingOccurrences(of: "…", with: #""r.json""#)
    #expect(try MappedTable(#"{"inputs": \#(inputs)}"#, ["r.json": text]).tree == "浙江#33(杭州#3301)")
  }

  @Test(arguments: [
    #"[{"name": "山西", "sub": ["太原市", "屯留县\n平顺县\r\n长子县", "临汾市"]}, {"name": "海南"}]"#,
    #"[{"name": "山西", "code": 14, "sub": [{"name": "太原市"}, {"name": "屯留县\u2028平顺县\n长子县", "code": 1404}, {"name": "临汾市"}]}, {"name": "海南"}]"#,
  ])
  func gluedNamesBecomeRegions(_ text: String) throws {
    let ignored = #""diagnostics": {"mixed-depth": "ignore", "guessed-code": "ignore"}"#
    let found = try MappedTable(#"{"input": "r.json", \#(ignored)}"#, ["r.json": text])
    let message = try #require(found.checked.map(\.message).first)
    let advice = try #require(message.components(separatedBy: "in regions.json: ").dropFirst().first)
    let table = try MappedTable(#"{"input": "r.json", \#(ignored), \#(advice)}"#, ["r.json": text])
    #expect(table.checkedLines == [])
    let parted = table.regions.map { [$0.name] + $0.children.map(\.name) }
    #expect(parted == [["山西", "太原市", "屯留县", "平顺县", "长子县", "临汾市"], ["海南"]])
  }

  @Test func placeholdersAreDroppedBeforePathsArePadded() throws {
    let file = #"[{"name": "北京市", "sub": [{"name": "市辖区", "sub": ["东城区"]}]}, {"name": "重庆市", "sub": ["万州区"]}]"#
    let table = try MappedTable(#"{"input": "r.json"}"#, ["r.json": file])
    #expect(
      table.checkedLines.contains {
        $0.contains(#"drop the placeholders among them in regions.json: "drop": "placeholders""#)
      })
    let dropped = try MappedTable(#"{"input": "r.json", "drop": "placeholders"}"#, ["r.json": file])
    #expect(dropped.checkedLines == [])
    #expect(dropped.tree == "北京市(东城区) 重庆市(万州区)")
  }
}
