import Foundation
import Testing

@testable import region_codegen

@Suite struct InspectCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"[{"id": 33, "name": "浙江省", "lat": 30.1}, {"id": 46, "name": "海南省"}]"#, to: "p.json")
    try folder.write(
      #"[{"id": 3301, "pid": 33, "name": "杭州市", "hot": 1}, {"id": 4601, "pid": 46, "name": "海口市", "hot": 2.5}]"#,
      to: "c.json")
    try folder.write(
      #"{"tables": {"T": {"inputs": ["p.json", "c.json"]}, "U": {"input": "p.json", "drop": ["海南省"]}}}"#,
      to: "regions.json")
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func inspection(_ table: Int) throws -> Inspection {
    let document = try Document.read(try Files.read(path("regions.json")))
    let file = try RegionFile(try Configuration(document).tables[table], besides: path("regions.json"))
    return Inspection(file, file.diagnostics)
  }

  @Test func everythingThatWasFoundOutIsShown() throws {
    #expect(
      try inspection(0).text == """
        format      p.json: JSON, UTF-8
        format      c.json: JSON, UTF-8
        shape       [{id: code, name, lat: latitude}]
        shape       [{id: code, name, pid: parent, hot: attribute}] by parent code
        regions     2 / 2
        codes       all
        attribute   latitude: real, 1
        attribute   hot: real, 2
        sample      33 浙江省
                      3301 杭州市
                    46 海南省
                      4601 海口市
        says this   {"tables": {"T": {"inputs": [{"file": "p.json", "shape": "[{id: code, name, lat: latitude}]"}, {"file": "c.json", "shape": "[{id: code, name, pid: parent, hot: attribute}] by parent code"}]}}}

        """)
  }

  @Test func pinyinAndShortNamesAreNoAttributesWhereTheyAreUsedAsSuch() throws {
    func inspection(_ text: String) throws -> Inspection {
      try folder.write(text, to: "names.json")
      let file = try RegionFile(path: path("names.json"))
      return Inspection(file, file.diagnostics)
    }
    let all = try inspection(
      #"[{"name": "浙江省", "pinyin": "Zhèjiāng", "short_name": "浙江", "x": 1}, {"name": "海南省", "pinyin": "Hǎinán"}]"#)
    #expect(all.text.contains("\nregions     2\nshort names 1\npinyin      all\nattribute   x: integer, 1\nsample "))
    #expect(all.json.contains(#""shortNames":1,"pinyin":2,"attributes":[{"key":"x","type":"integer","count":1}],"#))
    let some = try inspection(#"[{"name": "浙江省", "pinyin": "Zhèjiāng"}, {"name": "海南省"}]"#)
    #expect(some.text.contains("\nregions     2\nattribute   pinyin: string, 1\nsample "))
    #expect(some.json.contains(#""shortNames":0,"pinyin":0,"attributes":[{"key":"pinyin","#))
  }

  /// The last line can be put into regions.json, and changes nothing there.
  @Test func whatIsSuggestedGivesTheSameRegions() throws {
    let found = try RegionFile(path: path("p.json"))
    let suggestion = try #require(found.suggestion)
    let said = try RegionFile(
      try Configuration(try Document.read(Array(suggestion.utf8))).tables[0], besides: path("regions.json"))
    #expect(said.recognition.regions == found.recognition.regions)
    #expect(said.diagnostics == [])
  }

  /// Everything that regions.json says of a table is said again, with the shape that was found out.
  @Test(arguments: [
    #"{"input": "p.json", "drop": ["海南省"], "columns": 2, "access": "public", "strict": true}"#,
    #"{"input": "p.json", "order": "order.json", "revision": {"date": "2026-09-11", "source": "MCA"}}"#,
    #"{"input": "p.json", "changes": {"rename": {"33": "浙"}, "add": [{"name": "江苏", "code": 32, "attributes": {"hot": true}}]}}"#,
    #"{"inputs": ["p.json", {"file": "c.json", "parent": "pid"}], "diagnostics": {"mixed-depth": "ignore"}, "drop": ["海口市"]}"#,
    #"{"input": "w.json", "at": "data.list", "nameFormat": "{code}{name}", "columns": 3}"#,
    #"{"input": "p.json", "shape": "[{id: code, name, lat: attribute}]", "columns": 2}"#,
  ])
  func whatIsSuggestedSaysAllThatWasSaid(_ table: String) throws {
    try folder.write(#"["海南省", "浙江省"]"#, to: "order.json")
    try folder.write(#"{"data": {"list": ["330100杭州市", "330200宁波市"]}}"#, to: "w.json")
    func file(_ text: String) throws -> RegionFile {
      let table = try Configuration(try Document.read(Array(text.utf8))).tables[0]
      return try RegionFile(table, besides: path("regions.json"))
    }
    let found = try file(#"{"tables": {"T": \#(table)}}"#)
    #expect(!found.recognition.hasErrors)
    let suggestion = try #require(found.suggestion)
    let said = try file(suggestion)
    #expect(RegionDump.json(said.recognition.regions) == RegionDump.json(found.recognition.regions))
    #expect(said.suggestion == suggestion)
    #expect(said.table.access == found.table.access)
    #expect(said.table.revision == found.table.revision)
    #expect(said.table.policy == found.table.policy)
    #expect(said.table.drop.map(\.value) == found.table.drop.map(\.value))
    #expect(said.table.columns?.value == found.table.columns?.value)
    #expect(said.table.order?.file == found.table.order?.file)
    #expect(
      said.table.members.map(\.key).filter { $0 != "shape" } == found.table.members.map(\.key).filter { $0 != "shape" })
  }

  @Test func programsGetTheSameAsJSON() throws {
    let data = Data(try inspection(0).json.utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((json["files"] as? [[String: Any]])?.map { $0["name"] as? String } == ["p.json", "c.json"])
    #expect((json["shapes"] as? [String])?.count == 2)
    #expect(json["regionsPerLevel"] as? [Int] == [2, 2])
    #expect(json["codes"] as? Int == 4)
    #expect((json["attributes"] as? [[String: Any]])?.map { $0["key"] as? String } == ["latitude", "hot"])
    #expect((json["sample"] as? [[String: Any]])?.first?["name"] as? String == "浙江省")
    #expect(json["configuration"] is [String: Any])
    #expect((json["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func aFileThatCannotBeUnderstoodStillHasAFormat() throws {
    try folder.write("[1, 2, 3]", to: "numbers.json")
    let file = try RegionFile(path: path("numbers.json"))
    let text = Inspection(file, file.diagnostics).text
    #expect(text.hasPrefix("format      JSON, UTF-8\nshape       none recognised\nregions     none\n\n"))
    #expect(text.contains("[no-regions]"))
  }

  @Test func filesAndTablesCanBeInspected() throws {
    #expect(RegionCodegen.run(["inspect", path("p.json"), "--json"]) == .success)
    #expect(RegionCodegen.run(["inspect", "--config", path("regions.json"), "--table", "U"]) == .success)
    #expect(RegionCodegen.run(["inspect", "--config", path("regions.json")]) == .usage)
    #expect(RegionCodegen.run(["inspect", path("p.json"), "--table", "U"]) == .usage)
  }

  @Test func aTableOfSeveralFilesNamesThemAllInItsBanner() throws {
    let output = path("out")
    #expect(RegionCodegen.run(["generate", "--config", path("regions.json"), "--output", output]) == .success)
    let source = String(decoding: try Files.read(output + "/T.regions.swift"), as: UTF8.self)
    #expect(source.contains("//   input        p.json\n//   fingerprint  sha256:"))
    #expect(source.contains("//   input        c.json\n//   fingerprint  sha256:"))
    #expect(source.contains("//   mapping      sha256:"))
    #expect(source.contains("/// 4 regions from `p.json`, `c.json`."))
  }
}
