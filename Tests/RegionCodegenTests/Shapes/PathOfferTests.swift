import Testing

@testable import region_codegen

/// Lines that are offered for records with a name for each level put them in the order in which they lie in each other.
@Suite struct PathOfferTests {
  private let rows = [
    ["北京", "", "东城"], ["北京", "", "西城"], ["浙江", "杭州", "上城"], ["浙江", "杭州", "下城"], ["浙江", "宁波", "海曙"],
  ]

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1], [0, 2, 1], [1, 2, 0]])
  func levelsAreInTheirOrderWhateverThatOfTheKeys(_ order: [Int]) throws {
    let keys = ["province", "city", "district"]
    let records = rows.map { row in
      "{\(order.map { "\"\(keys[$0])\": \"\(row[$0])\"" }.joined(separator: ", "))}"
    }
    let message = try recognize("[\(records.joined(separator: ", "))]").diagnostics.first?.message ?? ""
    #expect(message.contains("by path province city\""))
    #expect(message.contains("district: name"))
  }

  @Test func codesBesideNamesAreNoLevels() throws {
    let recognition = try recognize(
      """
      [{"GID_0": "FRA", "NAME_0": "France", "GID_1": "FRA.1_1", "NAME_1": "Bretagne", "GID_2": "FRA.1.1_1", "NAME_2": "Finistère"},
       {"GID_0": "FRA", "NAME_0": "France", "GID_1": "FRA.1_1", "NAME_1": "Bretagne", "GID_2": "FRA.1.2_1", "NAME_2": "Morbihan"},
       {"GID_0": "FRA", "NAME_0": "France", "GID_1": "FRA.2_1", "NAME_1": "Corse", "GID_2": "FRA.2.1_1", "NAME_2": "Corse-du-Sud"}]
      """)
    let messages = recognition.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("by path NAME_0 NAME_1\"") })
    #expect(!messages.contains { $0.contains("GID_2: name") })
  }

  @Test(arguments: ["[%]", #"{"data": [%]}"#])
  func citiesCalledLikeTheirDistrictsMayBePathsOrParents(_ file: String) throws {
    let records =
      #"{"id": "101190101", "prov": "江苏", "city": "南京", "dist": "南京"}, "#
      + #"{"id": "101190102", "prov": "江苏", "city": "南京", "dist": "溧水"}, "#
      + #"{"id": "101190401", "prov": "江苏", "city": "苏州", "dist": "苏州"}, "#
      + #"{"id": "101190404", "prov": "江苏", "city": "苏州", "dist": "昆山"}"#
    let recognition = try recognize(file.split(separator: "%").joined(separator: records))
    #expect(recognition.regions == [])
    let message = try #require(recognition.diagnostics.first { $0.identifier == "ambiguous-shape" }?.message)
    #expect(message.contains("by parent name\""))
    #expect(message.contains("江苏 › 南京 › 南京"))
    #expect(message.contains("by path prov city\""))
  }

  @Test(arguments: ["parent", "parentName"])
  func aWordForParentsLeavesNoQuestion(_ key: String) throws {
    let recognition = try recognize(
      """
      [{"name": "Ohio", "\(key)": "Ohio", "country": "US"}, {"name": "Akron", "\(key)": "Ohio", "country": "US"},
       {"name": "Utah", "\(key)": "Utah", "country": "US"}, {"name": "Provo", "\(key)": "Utah", "country": "US"}]
      """)
    #expect(outline(recognition.regions) == "Ohio(Akron) Utah(Provo)")
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0]])
  func wordsForLevelsAboveANameAreNoAttributes(_ order: [Int]) throws {
    let keys = ["state", "district", "taluk"]
    let rows = [
      ["Karnataka", "Mysuru", "Hunsur"], ["Karnataka", "Mysuru", "Nanjangud"], ["Goa", "North Goa", "Bardez"],
      ["Goa", "South Goa", "Salcete"],
    ]
    let records = rows.map { row in
      "{\(order.map { "\"\(keys[$0])\": \"\(row[$0])\"" }.joined(separator: ", "))}"
    }
    let recognition = try recognize("[\(records.joined(separator: ", "))]")
    #expect(recognition.diagnostics.map(\.identifier) == ["ambiguous-shape"])
    #expect(recognition.diagnostics[0].message.contains("by path state district\""))
  }

  @Test(arguments: ["", #", "acs": ["甲", "乙"]"#])
  func whatRegionsShareIsOfferedAsWhatLiesAboveThem(_ children: String) throws {
    let rows = [("Columbus", "Ohio"), ("Cleveland", "Ohio"), ("Columbus", "Georgia"), ("Atlanta", "Georgia")]
    let records = rows.map { #"{"name": "\#($0)", "state": "\#($1)"\#(children)}"# }
    let recognition = try recognize("[\(records.joined(separator: ", "))]")
    let message = try #require(recognition.diagnostics.first { $0.identifier == "unused-parent" }?.message)
    #expect(message.contains(#"where it does, put this line into regions.json: "#))
    #expect(message.contains("Ohio › Columbus"))
    #expect(message.contains("by path state\""))
  }
}
