import Testing

@testable import region_codegen

/// What a file tells of its tree and is not read, and what is taken for one thing and may be another, is said.
@Suite struct UnreadTreeTests {
  @Test(arguments: [
    #"{"01000": "Alabama", "01001": "Autauga County", "01003": "Baldwin County", "02000": "Alaska"}"#,
    #"{"01000": "Alabama", "01101": "Montgomery County", "02000": "Alaska", "02110": "Juneau"}"#,
    #"{"1100000000": "서울특별시", "1111000000": "종로구", "1111010100": "청운동", "2600000000": "부산광역시"}"#,
    #"{"0100000000000": {"name": "Адыгея"}, "0100000100000": {"name": "Майкоп"}, "0200000000000": {"name": "Уфа"}, "0200000100000": {"name": "Омск"}}"#,
    #"{"01": "Schleswig-Holstein", "01001": "Flensburg", "01002": "Kiel", "02": "Hamburg", "02000": "Stadt"}"#,
    #"[{"ags": "01", "name": "Holstein"}, {"ags": "01001", "name": "Flensburg"}, {"ags": "01002", "name": "Kiel"}]"#,
    #"[{"code": "010006", "name": "北海道"}, {"code": "011002", "name": "札幌市"}, {"code": "012025", "name": "函館市"}]"#,
    #"[{"01000": "Alabama"}, {"01001": "Autauga County"}, {"01003": "Baldwin County"}]"#,
    #"""
    [{"code": "09", "name": "Bayern"}, {"code": "091", "name": "Oberbayern"}, {"code": "09161", "name": "Ingolstadt"},
    {"code": "09161000", "name": "Etting"}, {"code": "06", "name": "Hessen"}]
    """#,
    #"[{"id": "1", "name": "浙江", "sub_ids": "2,3"}, {"id": "2", "name": "杭州", "sub_ids": ""}, {"id": "3", "name": "宁波"}]"#,
  ])
  func codesThatBeginWithOthersAreSaid(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier) == ["tree-not-read"])
  }

  /// Rows of a table, one after the other, with the values of each.
  private func table(_ keys: [String], _ rows: String) -> String {
    let records = rows.split(separator: "|").map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return "{" + zip(keys, cells).map { #""\#($0)": "\#(String($1).trimmingBlanks())""# }.joined(separator: ", ")
        + "}"
    }
    return "[\(records.joined(separator: ", "))]"
  }

  @Test(arguments: [
    (
      ["Bundesland", "Landkreis"],
      "Hessen,Fulda|Hessen,Kassel|Hessen,Gießen|Sachsen,Meißen|Sachsen,Bautzen|Sachsen,Görlitz"
    ),
    (["oblast", "raion"], "Kyiv,Bucha|Kyiv,Brovary|Lviv,Stryi|Lviv,Sambir|Odesa,Izmail|Odesa,Podilsk"),
  ])
  func parentsInAColumnAreSaidWithTheirLine(keys: [String], rows: String) throws {
    let said = try recognize(table(keys, rows)).diagnostics
    #expect(said.map(\.identifier) == ["unused-parent"])
    #expect(said[0].message.contains("by path \(keys[0])"))
  }

  @Test func mergedCellsAreSaid() throws {
    let rows = "Hessen,Fulda|,Kassel|,Gießen|Sachsen,Meißen|,Bautzen|,Görlitz"
    #expect(try recognize(table(["Land", "Kreis"], rows)).diagnostics.map(\.identifier) == ["unused-parent"])
  }

  @Test(arguments: [
    (["name", "kind"], "Drenthe,province|Assen,city|Emmen,city|Groningen,province|Veendam,city|Eemsdelta,city"),
    (["name", "code"], "Drenthe,|Assen,GM01|Emmen,GM02|Groningen,|Veendam,GM03|Eemsdelta,GM04"),
  ])
  func recordsThatAreHeadingsAreSaid(keys: [String], rows: String) throws {
    #expect(try recognize(table(keys, rows)).diagnostics.map(\.identifier) == ["tree-not-read"])
  }

  @Test(arguments: [
    #"["— Bayern —", "München", "Nürnberg", "— Hessen —", "Kassel", "Fulda"]"#,
    #"["Bayern:", "München", "Nürnberg", "Hessen:", "Kassel", "Fulda"]"#,
    #"""
    [{"title": "Bayern", "isHeader": true}, {"title": "München", "isHeader": false}, {"title": "Fürth", "isHeader": false}]
    """#,
    #"[{"title": "Bayern", "isSection": true}, {"title": "München"}, {"title": "Hessen", "isSection": true}, {"title": "Fulda"}]"#,
  ])
  func headingsAmongNamesAreSaid(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier) == ["tree-not-read"])
  }

  private func list(_ numbers: [Int]) -> String {
    let names = ["Arad", "Brno", "Cork", "Dover", "Essen", "Faro", "Gent", "Hof", "Ivrea", "Jena"]
    return "[\(zip(names, numbers).map { #"{"nazwa": "\#($0)", "wezel": \#($1)}"# }.joined(separator: ", "))]"
  }

  @Test(arguments: [
    // Positions of parents, counted from 0 and from 1.
    [-1, -1, 0, 0, 1, 1, 2, 2, 3], [0, 0, 1, 1, 2, 2, 3, 3, 4],
    // How many of the records that follow lie in each.
    [2, 2, 0, 0, 1, 0, 1, 0],
    // Depths.
    [1, 2, 3, 3, 2, 1, 2],
  ])
  func numbersThatTellATreeAreSaid(_ numbers: [Int]) throws {
    #expect(try recognize(list(numbers)).diagnostics.map(\.identifier) == ["tree-not-read"])
  }

  @Test(arguments: [[0, 1, 0, 0, 1, 1, 0], [3, 1, 4, 1, 5, 9, 2], [0, 0, 0, 0, 1], [12, 0, 7, 0, 3, 0]])
  func otherNumbersAreSaidToTellNothing(_ numbers: [Int]) throws {
    #expect(try recognize(list(numbers)).diagnostics.map(\.identifier) == [])
  }

  @Test(arguments: [
    #"{"1012": "Alpha", "2250": "Beta", "3701": "Gamma", "4120": "Delta"}"#,
    #"{"120": "Alpha", "1231": "Beta", "72": "Gamma", "2800": "Delta"}"#,
    #"[{"code": "130001", "name": "東京都"}, {"code": "270008", "name": "大阪府"}, {"code": "010006", "name": "北海道"}]"#,
  ])
  func codesThatDoNotAreNoTree(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier) == [])
  }

  @Test(arguments: [
    #"{"1": "北海道", "2": "青森県", "3": "岩手県"}"#,
    #"{"1": {"name": "北京市", "list": {"72": "朝阳区", "2800": "海淀区"}}, "2": {"name": "上海市", "list": {"78": "长宁区"}}}"#,
    #"{"0": {"name": "北京市", "list": {"72": "朝阳区", "2800": "海淀区"}}, "1": {"name": "上海市", "list": {"78": "长宁区"}}}"#,
    #"{"-MabcA1": {"title": "浙江省"}, "-MabcA2": {"title": "江苏省"}}"#,
    #"{"P1": {"title": "浙江省"}, "P2": {"title": "江苏省"}}"#,
  ])
  func keysThatMayBeCodesAreSaidToBePositions(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier) == ["guessed-positions"])
  }

  @Test(arguments: [
    #"{"0": "北海道", "1": "青森県", "2": "岩手県"}"#,
    #"{"1": "青森県", "0": "北海道"}"#,
    #"{"item1": {"title": "浙江省"}, "item2": {"title": "江苏省"}}"#,
    #"{"Item 0": {"title": "浙江省"}, "Item 1": {"title": "江苏省"}}"#,
  ])
  func keysThatCountAreNothingElse(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier) == [])
  }

  @Test(arguments: [
    #"[{"WOJ": "02", "POW": "", "NAZWA": "DOLNOŚLĄSKIE"}, {"WOJ": "02", "POW": "01", "NAZWA": "bolesławiecki"}, {"WOJ": "02", "POW": "02", "NAZWA": "dzierżoniowski"}, {"WOJ": "04", "POW": "", "NAZWA": "KUJAWSKO-POMORSKIE"}, {"WOJ": "04", "POW": "01", "NAZWA": "aleksandrowski"}]"#,
    #"[{"Land": 9, "RB": 1, "Kreis": 61, "Name": "Ingolstadt"}, {"Land": 9, "RB": 1, "Kreis": 62, "Name": "München"}, {"Land": 9, "RB": 2, "Kreis": 61, "Name": "Landshut"}, {"Land": 14, "RB": 5, "Kreis": 11, "Name": "Chemnitz"}, {"Land": 14, "RB": 5, "Kreis": 21, "Name": "Erzgebirgskreis"}, {"Land": 14, "RB": 6, "Kreis": 11, "Name": "Dresden"}]"#,
    #"[{"DEP": "01", "COM": "01001", "LIBELLE": "Abergement"}, {"DEP": "01", "COM": "01002", "LIBELLE": "Ambérieu"}, {"DEP": "2A", "COM": "2A001", "LIBELLE": "Afa"}, {"DEP": "2A", "COM": "2A004", "LIBELLE": "Ajaccio"}]"#,
  ])
  func codesInSeveralColumnsAreSaid(_ text: String) throws {
    #expect(try recognize(text).diagnostics.contains { $0.identifier == "tree-not-read" })
  }

  /// That they may be parents in another file is said already.
  @Test func whatMayTellParentsIsSaidOnce() throws {
    let recognition = try recognize(
      """
      [{"code": 1101, "name": "Alpha", "provinceCode": 11}, {"code": 1102, "name": "Beta", "provinceCode": 11},
       {"code": 3301, "name": "Gamma", "provinceCode": 33}, {"code": 3302, "name": "Delta", "provinceCode": 33}]
      """)
    #expect(recognition.diagnostics.map(\.identifier) == ["unused-parent"])
  }

  @Test(arguments: [
    #"[{"dial": "010", "line": 4, "name": "Alpha"}, {"dial": "010", "line": 2, "name": "Beta"}, {"dial": "020", "line": 4, "name": "Gamma"}, {"dial": "020", "line": 1, "name": "Delta"}]"#,
    #"[{"a": 1, "b": 7, "name": "Alpha"}, {"a": 2, "b": 7, "name": "Beta"}, {"a": 1, "b": 8, "name": "Gamma"}, {"a": 2, "b": 8, "name": "Delta"}]"#,
  ])
  func numbersInNoOrderAreNoCodes(_ text: String) throws {
    #expect(try recognize(text).diagnostics.map(\.identifier) == [])
  }

  @Test(arguments: [
    (#"null"#, #""1""#, #""1/2""#), (#""""#, #""1""#, #""1,2""#), (#""2,3""#, #""3""#, #""""#),
  ])
  func listsOfWhatOthersAreKnownByAreSaid(_ lists: (String, String, String)) throws {
    let recognition = try recognize(
      """
      [{"id": 1, "name": "Texas", "via": \(lists.0)}, {"id": 2, "name": "Travis", "via": \(lists.1)},
       {"id": 3, "name": "Austin", "via": \(lists.2)}]
      """)
    #expect(recognition.diagnostics.map(\.identifier) == ["tree-not-read"])
  }

  @Test(arguments: ["level", "admin_level", "depth", "adminLevel"])
  func levelsBesideTheNameAreSaidWhereverTheyStand(_ key: String) throws {
    let recognition = try recognize(
      """
      [{"id": 11, "p": {"name": "Texas", "\(key)": "4"}}, {"id": 12, "p": {"name": "Travis", "\(key)": "6"}},
       {"id": 13, "p": {"name": "Austin", "\(key)": "8"}}]
      """)
    #expect(recognition.diagnostics.map(\.identifier) == ["tree-not-read"])
  }

  @Test func parentsBesideTheNameAreFollowedWhereverTheyStand() throws {
    let recognition = try recognize(
      """
      [{"pk": 1, "fields": {"name": "Texas"}}, {"pk": 2, "fields": {"name": "Ohio"}},
       {"pk": 3, "fields": {"name": "Austin", "state": 1}}, {"pk": 4, "fields": {"name": "Columbus", "state": 2}}]
      """)
    #expect(outline(recognition.regions) == "Texas(Austin) Ohio(Columbus)")
  }

  @Test(arguments: [
    #"[{"name": "浙江"}, {"name": "杭州", "province": "浙江"}, {"name": "西湖", "province": "浙江", "city": "杭州"}, {"name": "江苏"}, {"name": "南京", "province": "江苏"}]"#,
    #"[{"name": "浙江"}, {"name": "杭州", "province": "浙江"}, {"name": "西湖", "city": "杭州"}, {"name": "江苏"}, {"name": "南京", "province": "江苏"}]"#,
    #"[{"id": 1, "name": "浙江", "country_id": 0, "state_id": 0}, {"id": 2, "name": "杭州", "country_id": 1, "state_id": 0}, {"id": 3, "name": "西湖", "country_id": 1, "state_id": 2}, {"id": 4, "name": "江苏", "country_id": 0, "state_id": 0}, {"id": 5, "name": "南京", "country_id": 4, "state_id": 0}]"#,
  ])
  func finerParentsThatAreNotFollowedAreSaid(_ text: String) throws {
    #expect(try recognize(text).diagnostics.contains { $0.identifier == "tree-not-read" })
  }

  @Test func coarserParentsAreNothingToSay() throws {
    let recognition = try recognize(
      #"""
      [{"id": 1, "name": "浙江", "pid": 0}, {"id": 2, "name": "杭州", "pid": 1, "province": "浙江"},
       {"id": 3, "name": "西湖", "pid": 2, "province": "浙江", "city": "杭州"}, {"id": 4, "name": "江苏", "pid": 0}]
      """#)
    #expect(recognition.diagnostics.map(\.identifier) == [])
  }

  @Test(arguments: ["sections", "letters", "index"])
  func titlesOfSectionsAreNoRegions(_ key: String) throws {
    let recognition = try recognize(#"{"\#(key)": ["A", "B"], "A": ["安庆", "鞍山"], "B": ["北京", "保定"]}"#)
    #expect(recognition.regions.map(\.name) == ["A", "B"])
    #expect(recognition.regions.map { $0.children.map(\.name) } == [["安庆", "鞍山"], ["北京", "保定"]])
    #expect(recognition.diagnostics.map(\.identifier) == ["key-left-out"])
  }

  @Test func listsOfOtherListsAreSaidAndCanBeRead() throws {
    let text = #"{"中国": ["浙江", "江苏"], "浙江": ["杭州", "宁波"], "江苏": ["南京", "苏州"]}"#
    #expect(try recognize(text).diagnostics.map(\.identifier) == ["tree-not-read"])
    let table = try MappedTable(
      #"{"input": "r.json", "shape": "{parent: [name]} by parent name"}"#, ["r.json": text])
    #expect(table.tree == "浙江(杭州 宁波) 江苏(南京 苏州)")
  }

  @Test func namesakesBelowOthersAreNoListsOfLists() throws {
    let recognition = try recognize(#"{"吉林": ["长春", "吉林"], "海南": ["海口", "儋州"], "北京": ["北京"], "儋州": ["那大"]}"#)
    #expect(recognition.diagnostics.map(\.identifier) == [])
  }
}
