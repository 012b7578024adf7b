import SeededRandom
import Testing

@testable import region_codegen

/// Codes of many countries begin with those of the regions above.
@Suite struct CodePrefixTests {
  struct Codes: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// As `01 Alabama`.
    var regions: [String]
    var prefix: String
    var outline: String

    var text: String {
      let records = regions.map { region in
        let parts = region.split(separator: " ", maxSplits: 1)
        return #"{"code": "\#(parts[0])", "name": "\#(parts[1])"}"#
      }
      return "[\(records.joined(separator: ", "))]"
    }
  }

  static let official = [
    Codes(
      testDescription: "FIPS of counties below states",
      regions: ["01 Alabama", "01001 Autauga", "02 Alaska", "02013 Aleutians", "02016 Bethel"], prefix: "2 5",
      outline: "Alabama#01(Autauga#01001) Alaska#02(Aleutians#02013 Bethel#02016)"),
    Codes(
      testDescription: "FIPS filled with zeros, one of which belongs to the code",
      regions: ["01000 Alabama", "01101 Montgomery", "10000 Delaware", "10010 Kent", "10011 Sussex"], prefix: "2 5",
      outline: "Alabama#01000(Montgomery#01101) Delaware#10000(Kent#10010 Sussex#10011)"),
    Codes(
      testDescription: "AGS, where a city is a district with one municipality",
      regions: [
        "09 Bayern", "091 Oberbayern", "09171 Landkreis", "09171111 Altötting", "08 Baden", "081 Bezirk", "08111 Kreis",
        "08111000 Stuttgart",
      ], prefix: "2 3 5 8",
      outline: "Bayern#09(Oberbayern#091(Landkreis#09171(Altötting#09171111))) "
        + "Baden#08(Bezirk#081(Kreis#08111(Stuttgart#08111000)))"),
    Codes(
      testDescription: "PSGC",
      regions: [
        "0100000000 Ilocos", "0102800000 Norte", "0102801000 Adams", "0102801001 Poblacion", "1300000000 Capital",
        "1380600000 Manila", "1380601000 Tondo", "1380601012 Barangay",
      ], prefix: "2 5 7 10",
      outline: "Ilocos#0100000000(Norte#0102800000(Adams#0102801000(Poblacion#0102801001))) "
        + "Capital#1300000000(Manila#1380600000(Tondo#1380601000(Barangay#1380601012)))"),
    Codes(
      testDescription: "Korean codes",
      regions: [
        "1100000000 서울", "1111000000 종로구", "1121500000 광진구", "1121510100 중곡동", "4100000000 경기", "4182000000 가평군",
        "4182025000 가평읍", "4182025021 읍내리",
      ], prefix: "2 5 8 10",
      outline: "서울#1100000000(종로구#1111000000 광진구#1121500000(중곡동#1121510100)) "
        + "경기#4100000000(가평군#4182000000(가평읍#4182025000(읍내리#4182025021)))"),
    Codes(
      testDescription: "ISO 3166-2",
      regions: ["CN China", "CN-ZJ Zhejiang", "GB Britain", "GB-ENG England", "DE Germany", "DE-BY Bavaria"],
      prefix: "'-'",
      outline: "China#CN(Zhejiang#CN-ZJ) Britain#GB(England#GB-ENG) Germany#DE(Bavaria#DE-BY)"),
    Codes(
      testDescription: "Japanese codes, whose last digit checks the others",
      regions: ["010006 北海道", "011002 札幌市", "012025 函館市", "020001 青森県", "022012 青森市"], prefix: "2 5",
      outline: "北海道#010006(札幌市#011002 函館市#012025) 青森県#020001(青森市#022012)"),
    Codes(
      testDescription: "INSEE, whose departments have two or three signs",
      regions: ["01 Ain", "01001 Abergement", "2A Corse", "2A004 Ajaccio", "971 Guadeloupe", "97101 Abymes"],
      prefix: "2|3 5",
      outline: "Ain#01(Abergement#01001) Corse#2A(Ajaccio#2A004) Guadeloupe#971(Abymes#97101)"),
  ]

  @Test(arguments: official)
  func whatIsSaidOfOfficialCodesGivesTheirTree(_ codes: Codes) throws {
    let found = try recognize(codes.text)
    let line = #""shape": "[{code, name}] by code prefix \#(codes.prefix)""#
    #expect(found.diagnostics.map(\.identifier) == ["tree-not-read"])
    #expect(
      found.diagnostics.first?.message.hasSuffix("begin with those of their parents, if they do: \(line)") == true)
    let table = try MappedTable(#"{"input": "r.json", \#(line)}"#, ["r.json": codes.text])
    #expect(table.lines == [])
    #expect(table.tree == codes.outline)
    #expect(table.recognition.shape?.configurationLine == line)
  }

  @Test func keysMayBeSuchCodes() throws {
    let text = #"{"01": "Alabama", "01001": "Autauga", "02": "Alaska", "02013": "Aleutians"}"#
    let line = #""shape": "{code: name} by code prefix 2 5""#
    #expect(try recognize(text).diagnostics.first?.message.hasSuffix(line) == true)
    let table = try MappedTable(#"{"input": "r.json", \#(line)}"#, ["r.json": text])
    #expect(table.tree == "Alabama#01(Autauga#01001) Alaska#02(Aleutians#02013)")
  }

  /// Where levels end at 4 or at 5 signs, 4311110100 lies in 4311000000 or in 4311100000.
  @Test(arguments: [
    [
      "1100000000 A", "1111000000 B", "1111010100 C", "4300000000 D", "4311000000 E", "4311100000 F", "4311110100 G",
      "4311125000 H", "4311125021 I",
    ],
    ["01 Alabama", "01001 Autauga", "02 Alaska", "03013 Lost"],
    ["CN China", "CN-ZJ Zhejiang", "CN-JS Jiangsu", "DE-BY Bavaria"],
  ])
  func codesThatLeaveTheirTreeOpenGiveNoLine(_ regions: [String]) throws {
    let codes = Codes(testDescription: "", regions: regions, prefix: "", outline: "")
    for diagnostic in try recognize(codes.text).diagnostics { #expect(!diagnostic.message.contains("\"shape\": ")) }
  }

  @Test(arguments: [
    (
      ["01 A", "01001 B", "1003 C"], "2 5",
      #""C" has the code "1003", which is not written as "by code prefix 2 5" says; correct one of them [orphan-parent]"#
    ),
    (
      ["01 A", "01001 B", "03001 C"], "2 5",
      #""C" has the code 03001, but no region has the code of its parent, 03…; add it or correct the code, or leave it out in regions.json: "changes": {"remove": ["03001"]} [orphan-parent]"#
    ),
    (
      ["110000 A", "110100 B", "110101 C"], "2 4",
      #""C" has the code "110101", which is "1101" up to the end of its level, as is "110100" of "B"; say in the shape where the levels below end [ambiguous-parent]"#
    ),
    (
      ["97 A", "971 B", "97101 C"], "2|3 5",
      #""C" has the code "97101", which begins as those of "A" and "B" both do; say in the shape where levels end so that only one is above it [ambiguous-parent]"#
    ),
    (
      ["CN A", "CN-ZJ B", "CN- C"], "'-'",
      #""C" has the code "CN-", which is not written as "by code prefix '-'" says; correct one of them [orphan-parent]"#
    ),
    (
      ["ÄÖ A", "ÄÖ1 B", "中 C"], "2 3",
      #""A" has the code "ÄÖ", which is not written as "by code prefix 2 3" says; correct one of them [orphan-parent]"#
    ),
  ])
  func codesThatDoNotFitAreSaid(_ regions: [String], _ prefix: String, _ complaint: String) throws {
    let codes = Codes(testDescription: "", regions: regions, prefix: prefix, outline: "")
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "[{code, name}] by code prefix \#(prefix)"}"#, ["r.json": codes.text])
    #expect(table.regions == [])
    #expect(table.lines.contains { $0.hasSuffix(complaint) }, "\(table.lines)")
  }

  @Test func filesMayBeJoinedBySuchCodes() throws {
    let files: KeyValuePairs = [
      "s.json": #"[{"code": "01", "name": "Alabama"}, {"code": "02", "name": "Alaska"}]"#,
      "c.json": #"[{"code": "01001", "name": "Autauga"}, {"code": "02013", "name": "Aleutians"}]"#,
    ]
    let line = #""shape": "[{code, name}] by code prefix 2 5""#
    let untold = try MappedTable(#"{"inputs": ["s.json", "c.json"]}"#, files)
    #expect(
      untold.recognition.diagnostics.last?.message.hasSuffix("begin with those of s.json, if they do: \(line)") == true)
    let told = try MappedTable(#"{"inputs": ["s.json", {"file": "c.json", \#(line)}]}"#, files)
    #expect(told.lines == [])
    #expect(told.tree == "Alabama#01(Autauga#01001) Alaska#02(Aleutians#02013)")
  }

  /// Trees with codes of any widths, filled with zeros or not, and what becomes of them.
  @Test func whateverTheWidthsTheTreeIsRead() throws {
    var random = RandomNumbers(seed: 71)
    var told = 0
    for _ in 0..<400 {
      let widths = (0..<Int.random(in: 2...4, using: &random)).map { _ in Int.random(in: 1...3, using: &random) }
      let isPadded = random.chance(50)
      let total = widths.reduce(0, +)
      var rows: [(code: String, name: String)] = []
      func tree(_ prefix: String, _ level: Int) -> [RegionNode] {
        guard level < widths.count else { return [] }
        let highest = [9, 99, 999][widths[level] - 1]
        let numbers = Set(
          (0..<Int.random(in: level == 0 ? 2...4 : 1...4, using: &random)).map { _ in
            Int.random(in: 1...highest, using: &random)
          })
        return numbers.sorted().map { number in
          let own = prefix + String(repeating: "0", count: widths[level] - String(number).count) + String(number)
          let code = isPadded ? own + String(repeating: "0", count: total - own.count) : own
          let name = "R\(own)"
          rows.append((code, name))
          return .region(name, code: code, tree(own, level + 1))
        }
      }
      let expected = outline(tree("", 0))
      var end = 0
      let ends = widths.map { width in
        end += width
        return String(end)
      }
      let records = rows.map { #"{"code": "\#($0.code)", "name": "\#($0.name)"}"# }
      let shape = "[{code, name}] by code prefix \(ends.joined(separator: " "))"
      let text = "[\(records.joined(separator: ","))]"
      let table = try MappedTable(#"{"input": "r.json", "shape": "\#(shape)"}"#, ["r.json": text])
      #expect(table.tree == expected, "\(shape) \(text)")
      // Without being told the levels, none or the same tree is found: codes may show less than they were made from.
      for form in CodePrefix.telling(rows.map(\.code)) {
        told += 1
        let read = try MappedTable(
          #"{"input": "r.json", "shape": "[{code, name}] by code prefix\#(form.words)"}"#, ["r.json": text])
        #expect(!read.recognition.hasErrors, "\(form) \(text)")
        if !isPadded { #expect(read.tree == expected, "\(form) \(text)") }
      }
    }
    #expect(told > 100)
  }

  /// Of Germany's codes, those of some states have a level between that others lack.
  @Test func whereLevelsEndInTwoWaysBothAreSaid() throws {
    let codes = ["09000000", "09100000", "09161000", "09162000", "06000000", "06411000"]
    let names = ["Bayern", "Oberbayern", "Ingolstadt", "München", "Hessen", "Darmstadt"]
    let records = zip(codes, names).map { #"{"AGS": "\#($0)", "GEN": "\#($1)"}"# }
    let message = try recognize("[\(records.joined(separator: ", "))]").diagnostics.first?.message ?? ""
    #expect(message.contains("by code prefix 2 3 8\"") && message.contains("by code prefix 2 8\""))
    let finer = try MappedTable(
      #"{"input": "r.json", "shape": "[{AGS: code, GEN: name}] by code prefix 2 3 8"}"#,
      ["r.json": "[\(records.joined(separator: ", "))]"])
    #expect(
      finer.tree
        == "Bayern#09000000(Oberbayern#09100000(Ingolstadt#09161000 München#09162000)) Hessen#06000000(Darmstadt#06411000)"
    )
  }

  @Test(arguments: [".", "/", "-"])
  func codesWithSeparatorsAreOfferedByThese(_ separator: String) throws {
    let codes = ["11", "11.01", "11.01.01", "12", "12.01"].map { $0.replacing(".", with: separator) }
    let names = ["Aceh", "Aceh Selatan", "Bakongan", "Sumatera Utara", "Tapanuli"]
    let records = zip(codes, names).map { #"{"kode": "\#($0)", "nama": "\#($1)"}"# }
    let messages = try recognize("[\(records.joined(separator: ", "))]").diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("by code prefix '\(separator)'\"") })
  }

  @Test func manyCodesTakeLittleTime() {
    let codes = (0..<100_000).map { String(1_000_000_001 + $0 * 7) }
    #expect(CodePrefix.telling(codes) == [])
  }
}
