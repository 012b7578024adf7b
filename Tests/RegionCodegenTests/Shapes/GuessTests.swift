import Testing

@testable import region_codegen

/// What is understood by its structure alone is said, since it may be something else.
@Suite struct GuessTests {
  /// Keys under which files have lists and dictionaries that are no regions.
  @Test(arguments: [
    #""aliases": ["之江", "两浙"]"#,
    #""sister_cities": ["波士顿", "长野"]"#,
    #""schools": [{"name": "浙江大学"}, {"name": "宁波大学"}]"#,
    #""mayor": {"name": "王浩", "born": "1963"}"#,
    #""info": {"governor": "王浩", "motto": "浙"}"#,
    #""translations": {"en": "Zhejiang", "ja": "せっこう"}"#,
    #""meta": {"capital": "杭州"}"#,
  ])
  func childrenUnderAWordThatDoesNotSayChildrenAreAGuess(_ member: String) throws {
    let recognition = try recognize(#"[{"name": "浙江", \#(member)}, {"name": "江苏", \#(member)}]"#)
    #expect(recognition.hasErrors || recognition.diagnostics.contains { $0.identifier == "guessed-children" })
  }

  @Test(arguments: ["cities", "cityList", "children", "sub", "districts", "区县", "areas", "subList"])
  func childrenUnderAWordForThemAreNone(_ key: String) throws {
    let recognition = try recognize(#"[{"name": "浙江", "\#(key)": ["杭州", "宁波"]}, {"name": "海南", "\#(key)": ["海口"]}]"#)
    #expect(recognition.diagnostics == [])
    #expect(outline(recognition.regions) == "浙江(杭州 宁波) 海南(海口)")
  }

  @Test func aGuessSaysWhatToWrite() throws {
    let recognition = try recognize(
      #"[{"name": "浙江", "info": {"governor": "王浩"}}, {"name": "海南", "info": {"governor": "刘"}}]"#)
    #expect(
      recognition.diagnostics.map(\.message) == [
        #""info" is taken for the children of each region, as it holds what may be regions; say so in regions.json, with "#
          + #"the "shape" that inspect prints, or with "info" as ignored where it is not that, or keep what is in it, as "#
          + #"with "info.governor: attribute""#
      ])
  }

  @Test func postcodesThatLookLikeCodesOfRegionsAreAGuess() throws {
    let recognition = try recognize(#"{"310000": "杭州市", "315000": "宁波市", "310053": "滨江区"}"#)
    #expect(
      recognition.diagnostics.map { "\($0.identifier): \($0.message)" } == [
        #"guessed-tree: codes are taken to tell which region lies in which, but "310000", here of "杭州市", stands for 上海 in "#
          + #"GB/T 2260; say in regions.json, with "shape", whether it is so"#
      ])
  }

  /// What joins names may join roads, lines and double names as well.
  @Test(arguments: [
    #"{"杭州-宁波": ["高速"], "杭州-温州": ["铁路"], "海口-三亚": ["铁路"]}"#,
    #"["中国 浙江 杭州", "中国 浙江 宁波", "中国 海南 海口"]"#,
  ])
  func namesThatMayBePathsAreAGuess(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(recognition.diagnostics.map(\.identifier) == ["guessed-tree"])
  }

  @Test(arguments: [
    #"[{"cityId": 1, "areaId": 101, "name": "西湖区"}, {"cityId": 2, "areaId": 102, "name": "秀英区"}]"#,
    #"{"Delhi": "110001", "Mumbai": "400001", "Chennai": "600001", "Kolkata": "700001", "Pune": "411001"}"#,
    #"[{"name": "浙江", "code": "310000"}, {"name": "江苏", "code": "210000"}]"#,
  ])
  func whatMayBeTheCodeOfSomethingElseIsAGuess(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier).contains("guessed-code"))
  }

  @Test(arguments: [
    #"{"330000": "浙江省", "330100": "杭州市", "310000": "上海市"}"#,
    #"{"330000": "Zhejiang", "330100": "Hangzhou", "150000": "Inner Mongolia", "820000": "Macao"}"#,
  ])
  func codesThatStandForTheirProvincesAreNone(_ text: String) throws {
    #expect(try recognize(text).diagnostics == [])
  }

  /// A capital's country, an office's city and an area's unit are no regions within it.
  @Test(arguments: ["country", "state", "city", "area", "district"])
  func dictionariesThatAreNeverListsAreAGuess(_ key: String) throws {
    let recognition = try recognize(
      #"[{"name": "Berlin", "\#(key)": {"name": "Germany", "code": "DE"}}, {"name": "Paris", "\#(key)": {"name": "France"}}]"#
    )
    #expect(recognition.hasErrors || recognition.diagnostics.contains { $0.identifier == "guessed-children" })
  }

  /// Trees that are told in ways that are not read.
  @Test(arguments: [
    #"[{"name": "China", "children": ["Anhui", "Hebei"]}, {"name": "Anhui", "children": ["Hefei"]}, {"name": "Hebei"}]"#,
    #"[{"id": "cn", "name": "China", "children": ["ah"]}, {"id": "ah", "name": "Anhui", "children": []}]"#,
    #"[{"NUTS": "DE", "name": "D"}, {"NUTS": "DE1", "name": "BW"}, {"NUTS": "DE11", "name": "S"}, {"NUTS": "FR", "name": "F"}]"#,
    #"[{"ags": "08", "name": "BW"}, {"ags": "081", "name": "S"}, {"ags": "08111", "name": "T"}, {"ags": "09", "name": "BY"}]"#,
  ])
  func treesThatAreNotReadAreSaid(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(recognition.hasErrors || recognition.diagnostics.contains { $0.identifier == "tree-not-read" })
  }

  @Test func parentsWithOneRootAreSaid() throws {
    let recognition = try recognize(
      #"""
      [{"code": "EU", "name": "Europe"}, {"code": "DEU", "name": "Germany", "continent": "EU"},
       {"code": "FRA", "name": "France", "continent": "EU"}, {"code": "ITA", "name": "Italy", "continent": "EU"}]
      """#)
    #expect(recognition.diagnostics.map(\.identifier) == ["unused-parent"])
  }

  @Test func headingsAreNoPlaces() throws {
    let recognition = try recognize(#"[{"name": "Name", "code": "Code"}, {"name": "浙江", "code": "330000"}]"#)
    #expect(Checks.run(on: recognition.regions).map(\.identifier) == ["placeholder-region"])
  }

  @Test func yearsAboveNamesAreAskedFor() throws {
    let recognition = try recognize(#"{"2019": {"Bavaria": ["Munich", "Nuremberg"]}, "2020": {"Bavaria": ["Munich"]}}"#)
    #expect(recognition.diagnostics.map(\.identifier) == ["no-regions"])
    #expect(recognition.diagnostics.first?.message.hasSuffix(#"with "at": "2019""#) == true)
  }

  @Test func readingsThatEndInErrorsAreNotOffered() throws {
    let recognition = try recognize(#"{"US": {"CA": "California", "NY": "New York"}, "CA": {"ON": "Ontario"}}"#)
    #expect(recognition.diagnostics.map(\.identifier) == ["ambiguous-shape"])
    #expect(recognition.diagnostics.first?.message.contains(#""shape": "{code: {CA: name"#) == false)
  }

  @Test func namesThatAreIndentedAreSaidToBeNoTree() throws {
    let recognition = try recognize(#"["浙江省", "- 杭州市", "- 宁波市", "江苏省", "- 南京市"]"#)
    #expect(
      recognition.diagnostics.map { "\($0.identifier): \($0.message)" } == [
        #"tree-not-read: names such as the string "- 杭州市" are indented, which seems to tell where they are in a tree, "#
          + "but is not read so; write the tree as parents, codes or nesting"
      ])
  }
}

/// Parts of a record may stand in a dictionary of their own.
@Suite struct NestedPartsTests {
  @Test func featuresOfAMapHaveTheirNamesAmongTheirProperties() throws {
    let recognition = try recognize(
      #"""
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"name": "浙江", "adcode": 330000, "gdp": 8.2},
         "geometry": {"type": "Point", "coordinates": [[120, 30]]}},
        {"type": "Feature", "properties": {"name": "海南", "adcode": 460000, "gdp": 0.7},
         "geometry": {"type": "Point", "coordinates": [[110, 20]]}}]}
      """#)
    #expect(
      recognition.shape?.grammar
        == "{features: [{properties.adcode: code, properties.name: name, type: string, properties.gdp: real, "
        + "geometry: ignored}]}")
    #expect(outline(recognition.regions) == "浙江#330000 海南#460000")
    #expect(summary(recognition.diagnostics) == ["1:2 key-left-out", "3:16 collection-left-out"])
  }

  @Test func namesMayStandThereInSeveralLanguages() throws {
    let recognition = try recognize(
      #"[{"name": {"en": "Zhejiang", "zh": "浙江"}, "cities": [{"name": {"en": "Hangzhou", "zh": "杭州"}}]}]"#)
    #expect(outline(recognition.regions) == "浙江(杭州)")
    #expect(recognition.regions[0].attributes.map(\.key) == ["name.en"])
  }

  @Test func aShapeSaysWhatIsToBeKept() throws {
    let text = #"[{"name": "浙江", "info": {"governor": "王浩", "seat": {"at": "杭州", "lat": 30.2}}}]"#
    let written = try WrittenShape(
      grammar: "[{name, info.governor: ignored, info.seat.at: string, info.seat.lat: latitude}]")
    let recognition = written.shape.read(try Document.read(Array(text.utf8)).root)
    #expect(recognition.diagnostics == [])
    #expect(
      recognition.regions.flatMap { $0.attributes.map(\.summary) }
        == ["info.seat.at string(杭州)", "latitude real(30.2)"])
  }

  @Test func whatIsNoDictionaryIsAnError() throws {
    let written = try WrittenShape(grammar: "[{name, info.governor: string}]")
    let recognition = written.shape.read(try Document.read(Array(#"[{"name": "浙江", "info": "王浩"}]"#.utf8)).root)
    #expect(
      recognition.diagnostics.map(\.message) == [
        #"[0].info holds the string "王浩" where a dictionary is expected; change it or remove it"#
      ])
  }
}

/// Words about the file may stand beside regions that have their names for keys.
@Suite struct WordsAboutFilesTests {
  @Test(arguments: [
    #"{"version": "2024", "浙江省": ["杭州市", "宁波市"], "海南省": ["海口市"]}"#,
    #"{"浙江省": ["杭州市", "宁波市"], "海南省": ["海口市"], "version": 3}"#,
  ])
  func areLeftOut(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(outline(recognition.regions) == "浙江省(杭州市 宁波市) 海南省(海口市)")
    #expect(recognition.shape?.grammar == "{name: [name], version: ignored}")
    #expect(recognition.diagnostics.map(\.message) == [#"beside the regions, "version" was left out"#])
  }

  @Test func areNoRegionsUnderCodesEither() throws {
    let recognition = try recognize(#"{"330000": "浙江省", "updated": "2024-01-01", "330100": "杭州市"}"#)
    #expect(outline(recognition.regions) == "浙江省#330000(杭州市#330100)")
  }
}
