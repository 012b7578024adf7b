import Testing

@testable import region_codegen

/// Lists that stand side by side in a file and are no regions, whatever they are called.
@Suite struct SideBySideTests {
  @Test(arguments: [
    ("Länder", "Kreise", "land"), ("kabupaten", "kecamatan", "kab_id"), ("A", "B", "pid"), ("sheet1", "sheet2", "t"),
    ("l1", "l2", "p"), ("시도", "시군구", "시도코드"), ("宅", "縣", "p"), ("parents", "kids", "of"),
  ])
  func levelsOfOneTreeAreAskedForAndJoinAsIsSaid(_ upper: String, _ lower: String, _ reference: String) throws {
    let uppers = #""\#(upper)": [{"id": 1, "name": "Alpha"}, {"id": 2, "name": "Beta"}]"#
    let lowers =
      #""\#(lower)": [{"id": 1, "name": "Aone", "\#(reference)": 1}, {"id": 2, "name": "Bone", "\#(reference)": 2}]"#
    for text in ["{\(uppers), \(lowers)}", "{\(lowers), \(uppers)}"] {
      let recognition = try recognize(text)
      let line = #""inputs": [{"file": …, "at": "\#(upper)"}, {"at": "\#(lower)"}]"#
      let error = try #require(recognition.diagnostics.first { $0.severity == .error })
      #expect(error.identifier == "ambiguous-shape")
      #expect(error.message.hasSuffix(line), "\(error.message)")
      let table = try MappedTable(
        #"{"inputs": [{"file": "f.json", "at": "\#(upper)"}, {"at": "\#(lower)"}]}"#, ["f.json": text])
      #expect(outlineWithoutCodes(table.regions) == "Alpha(Aone) Beta(Bone)")
    }
  }

  @Test(arguments: [
    #"{"Länder": ["Bayern", "Hessen"], "Gemeinden": [{"n": "Fulda", "name": "Fulda", "land": "Hessen"}]}"#,
    #"{"Länder": [{"name": "Bayern"}, {"name": "Hessen"}], "Gemeinden": [{"name": "Fulda", "land": "Hessen"}]}"#,
    #"{"Länder": {"1": "Bayern", "2": "Hessen"}, "Gemeinden": [{"name": "Fulda", "land": 2}]}"#,
  ])
  func levelsMayReferByNamesAndKeys(_ text: String) throws {
    #expect(try recognize(text).diagnostics.contains { $0.identifier == "ambiguous-shape" })
  }

  @Test func recordsThatAreNotAlikeAreSaid() throws {
    let recognition = try recognize(
      #"{"Länder": [{"name": "Bayern"}, {"name": "Hessen"}], "Städte": [{"name": "Fulda", "size": 7}, {"name": "Hof", "size": 9}]}"#
    )
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-names"])
    #expect(recognition.diagnostics[0].message.hasSuffix(#"as with "at": "Städte""#))
  }

  @Test(arguments: [
    #"{"浙江": [{"name": "杭州", "code": "3301"}, {"name": "宁波", "code": "3302"}], "安徽": [{"name": "合肥", "code": "3401"}]}"#,
    #"{"浙江": [{"name": "杭州", "hot": true}, {"name": "宁波"}], "安徽": [{"name": "合肥"}, {"name": "芜湖"}]}"#,
    #"{"浙江": ["杭州", "宁波"], "安徽": ["合肥", "芜湖"]}"#,
    #"{"Ohio": ["Columbus", "Dayton"], "Texas": ["Austin", "Dallas"]}"#,
    #"{"CN": ["Beijing", "Shanghai"], "US": ["Austin", "Dallas"]}"#,
    #"{"A": ["安庆", "鞍山"], "B": ["北京", "保定"]}"#,
    #"[{"name": "Texas", "cities": ["Austin", "大城"]}, {"name": "Ohio", "cities": ["Columbus", "Dayton"]}]"#,
    #"[{"name": "Texas", "cities": ["Austin", "Dallas"]}, {"name": "Ohio", "cities": ["Columbus", "Dayton"]}]"#,
  ])
  func regionsThatAreAlikeAreNothingToSay(_ text: String) throws {
    #expect(try recognize(text).diagnostics == [])
  }

  @Test(arguments: [
    #"{"CN": ["China", "中国"], "US": ["United States", "美国"], "FR": ["France", "法国"]}"#,
    #"{"Texas": ["TX", "Austin"], "Ohio": ["OH", "Columbus"], "Utah": ["UT", "Salt Lake City"]}"#,
    #"{"浙江": ["浙江省", "Zhejiang", "ZJ"], "安徽": ["安徽省", "Anhui", "AH"]}"#,
    #"[{"name": "Texas", "cities": ["TX", "Austin"]}, {"name": "Ohio", "cities": ["OH", "Columbus"]}]"#,
  ])
  func listsThatMayTellOfOneRegionAreSaid(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier) == ["guessed-children"])
  }

  @Test(arguments: [
    #"{"nazwa": ["Mazowieckie", "Śląskie"], "stolica": ["Warszawa", "Katowice"]}"#,
    #"{"staat": ["Texas", "Ohio"], "hauptstadt": ["Austin", "Columbus"], "kürzel": ["TX", "OH"]}"#,
    #"{"Land": ["Texas", "Ohio", "Utah"], "Kürzel": ["TX", "OH", "UT"]}"#,
    #"{"नाम": ["गुजरात", "गोवा"], "अंग्रेज़ी": ["Gujarat", "Goa"]}"#,
  ])
  func columnsAreSaid(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier) == ["guessed-names"])
  }

  @Test(arguments: ["zh en", "zh-CN en-US", "zh_Hans en"])
  func languagesAreSaidToBeNoRegions(_ tags: String) throws {
    let tags = tags.split(separator: " ")
    let recognition = try recognize(
      #"[{"lang": "\#(tags[0])", "list": ["浙江", "安徽"]}, {"lang": "\#(tags[1])", "list": ["Zhejiang", "Anhui"]}]"#)
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-names"])
  }
}

private func outlineWithoutCodes(_ regions: [RegionNode]) -> String {
  regions.map { $0.name + ($0.children.isEmpty ? "" : "(\(outlineWithoutCodes($0.children)))") }.joined(separator: " ")
}
