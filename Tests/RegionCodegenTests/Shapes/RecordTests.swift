import Testing

@testable import region_codegen

@Suite struct RecordTests {
  @Test func otherKeysAreAttributesAndKeepTheirType() throws {
    let recognition = try recognize(
      """
      <plist version="1.0"><array><dict>
      <key>name</key><string>杭州市</string>
      <key>note</key><string> as it is </string>
      <key>area</key><real>16850.5</real>
      <key>rank</key><integer>1</integer>
      <key>capital</key><true/>
      <key>since</key><date>1949-05-03T08:09:10Z</date>
      <key>seal</key><data>AAECAw==</data>
      </dict></array></plist>
      """
    )
    #expect(
      recognition.regions.first?.attributes.map(\.summary) == [
        "note string( as it is )", "area real(16850.5)", "rank integer(1)", "capital boolean(true)",
        "since string(1949-05-03T08:09:10Z)", "seal string(AAECAw==)",
      ]
    )
    #expect(
      recognition.shape?.grammar
        == "[{name, note: string, area: real, rank: integer, capital: boolean, since: string, seal: string}]"
    )
  }

  @Test(arguments: [
    (#"[{"2020": 7, "name": "浙江"}, {"2020": 8, "name": "海南", "2021": ""}]"#, "[{name, 2020: integer}]"),
    (
      #"[{"name": "浙江", "1": "7.5", "cities": [{"name": "杭州", "1": null, "2": 3}]}]"#,
      "[{name, 1: string, cities: [{name, 2: integer}]}]"
    ),
    (#"{"33": {"name": "浙江", "2020": 7.5}, "46": {"name": "海南", "2020": 8.5}}"#, "{code: {name, 2020: real}}"),
  ])
  func yearsAreKeysOfRecords(text: String, grammar: String) throws {
    let recognition = try recognize(text)
    #expect(recognition.diagnostics == [])
    #expect(recognition.shape?.grammar == grammar)
  }

  @Test func coordinatesAreRecognizedAlsoWhereTheyAreStrings() throws {
    let recognition = try recognize(
      #"[{"name": "杭州", "lat": "30.25", "lng": 120.5}, {"name": "海口", "lat": 20, "lng": "110.25"}]"#
    )
    #expect(
      recognition.regions.map { $0.attributes.map(\.summary) } == [
        ["latitude real(30.25)", "longitude real(120.5)"], ["latitude real(20.0)", "longitude real(110.25)"],
      ]
    )
  }

  @Test func coordinatesMayStandInADictionaryOfTheirOwn() throws {
    let recognition = try recognize(
      #"[{"name": "杭州", "center": {"lng": 120.5, "lat": 30.25}}, {"name": "海口", "center": {"lng": 110, "lat": 20}}]"#
    )
    #expect(recognition.shape?.grammar == "[{name, center.lat: latitude, center.lng: longitude}]")
    #expect(
      recognition.regions.map { $0.attributes.map(\.summary) } == [
        ["longitude real(120.5)", "latitude real(30.25)"], ["longitude real(110.0)", "latitude real(20.0)"],
      ]
    )
  }

  @Test func codesMayBeStringsIntegersOrWholeReals() throws {
    let recognition = try recognize(
      #"[{"name": "浙江省", "code": 330000}, {"name": "安徽省", "code": "340000"}, {"name": "海南省", "code": 460000.0}]"#
    )
    #expect(outline(recognition.regions) == "浙江省#330000 安徽省#340000 海南省#460000")
  }

  @Test(arguments: [
    ("a postcode that repeats", #"{"name": "杭州", "zipcode": "310000"}, {"name": "余杭", "zipcode": "310000"}"#),
    ("a postcode by another name", #"{"name": "杭州", "yb": "310000"}, {"name": "海口", "yb": "570000"}"#),
    ("a dialling code", #"{"name": "北京", "areaCode": "010"}, {"name": "杭州", "areaCode": "0571"}"#),
    ("a population", #"{"name": "杭州", "population": 12620}, {"name": "海口", "population": 29790}"#),
  ])
  func whatIdentifiesNothingIsNoCode(_ example: (String, String)) throws {
    let recognition = try recognize("[\(example.1)]")
    #expect(recognition.regions.map(\.code) == [nil, nil])
    #expect(recognition.regions.allSatisfy { $0.attributes.count == 1 })
  }

  @Test func theOfficialCodeIsPreferredToARunningNumber() throws {
    let recognition = try recognize(
      #"[{"id": 1, "adcode": "330000", "name": "浙江省"}, {"id": 2, "adcode": "460000", "name": "海南省"}]"#
    )
    #expect(outline(recognition.regions) == "浙江省#330000 海南省#460000")
  }

  @Test func idsThatRepeatAcrossLevelsAreAttributesAndItSaysSo() throws {
    let recognition = try recognize(
      """
      [{"id": 1, "name": "北京市", "city": [{"id": 1, "name": "北京市"}]},
       {"id": 2, "name": "天津市", "city": [{"id": 3, "name": "天津市"}]}]
      """
    )
    #expect(recognition.shape?.grammar == "[{name, id: integer, city: [{name, id: integer}]}]")
    #expect(recognition.regions.first?.attributes.map(\.value) == [.integer(1)])
    #expect(
      recognition.diagnostics == [
        Diagnostic(
          .repeatedIDs,
          at: .text(line: 1, column: 42),
          #""id" repeats across levels, "1" being both "北京市" and "北京市", so it is kept as an attribute and is not a code"#
        )
      ]
    )
  }

  @Test func idsThatStartOverInEachParentAreAttributesEverywhere() throws {
    let recognition = try recognize(
      """
      [{"id": 1, "name": "浙江", "c": [{"id": 1, "name": "杭州"}, {"id": 2, "name": "宁波"}]},
       {"id": 2, "name": "海南", "c": [{"id": 1, "name": "海口"}, {"id": 2, "name": "三亚"}]}]
      """
    )
    #expect(outline(recognition.regions) == "浙江(杭州 宁波) 海南(海口 三亚)")
    #expect(summary(recognition.diagnostics) == ["1:35 guessed-children", "2:43 repeated-ids"])
  }

  @Test func aKindThatIsTextIsTheKindOfTheRegion() throws {
    let recognition = try recognize(#"[{"name": "杭州", "kind": "city"}, {"name": "西湖", "kind": "district"}]"#)
    #expect(recognition.regions.map(\.kind) == ["city", "district"])
    #expect(try recognize(#"[{"name": "杭州", "kind": 1}]"#).regions.first?.attributes.map(\.key) == ["kind"])
  }

  @Test func nullIsNothing() throws {
    let recognition = try recognize(
      #"[{"name": "浙江", "children": null, "code": null}, {"name": "海南", "children": [{"name": "海口"}], "code": "46"}]"#
    )
    #expect(outline(recognition.regions) == "浙江 海南#46(海口)")
    #expect(recognition.diagnostics == [])
  }

  @Test func namesKeepWhatIsWithinThem() throws {
    let recognition = try recognize(#"["\u3000云　龙 \t", "\"\"\"\\(x)#", "🏝️"]"#)
    #expect(recognition.regions.map(\.name) == ["云　龙", #""""\(x)#"#, "🏝️"])
    #expect(
      recognition.diagnostics.map(\.message) == [
        #""　云　龙 \t" has blanks at its ends, which were removed; remove them in the file"#
      ]
    )
  }

  @Test func regionsStandWhereTheyWereRead() throws {
    let recognition = try recognize("{\"浙江\":\n [{\"name\": \"杭州\",\n \"sub\": [\"西湖\"]}]}")
    let province = try #require(recognition.regions.first)
    #expect(province.position == .text(line: 1, column: 2))
    #expect(province.children.first?.position == .text(line: 2, column: 3))
    #expect(province.children.first?.children.first?.position == .text(line: 3, column: 10))
  }
}
