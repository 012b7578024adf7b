import Testing

@testable import region_codegen

/// Names that look odd, are missing in places, or stand beside others that are none.
@Suite struct OddNameTests {
  @Test(arguments: [
    #"[{"name": "🍎"}, {"name": "🍊"}]"#,
    #"[{"name": "かわさき"}, {"name": "よこはま"}]"#,
    #"[{"name": "ｶﾜｻｷ"}, {"name": "ﾖｺﾊﾏ"}]"#,
    #"["あきる野市", "🏙️ 東京"]"#,
  ])
  func areNames(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(recognition.diagnostics == [])
    #expect(recognition.regions.count == 2)
  }

  @Test(arguments: [
    #"[{"flag": "🇨🇳", "name": "China"}, {"flag": "🇯🇵", "name": "Japan"}]"#,
    #"[{"name": "China", "emoji": "🏴󠁧󠁢󠁥󠁮󠁧󠁿"}, {"name": "Japan", "emoji": "☀️"}]"#,
    #"[{"kana": "チュウゴク", "name": "中国"}, {"kana": "ニホン", "name": "日本"}]"#,
    #"{"中国": {"kana": "チュウゴク"}, "日本": {"kana": "ニホン"}}"#,
  ])
  func areNoFlagsAndNoSpellings(_ text: String) throws {
    let recognition = try recognize(text)
    #expect(recognition.diagnostics == [])
    #expect([["China", "Japan"], ["中国", "日本"]].contains(recognition.regions.map(\.name)))
  }

  @Test(arguments: [
    (
      #"[{"name": null}, {"name": null}, {"name": "浙江"}]"#,
      [
        #"1:11 missing-name: "name" of [0] holds null, not a name; fill it in or remove the region"#,
        #"1:27 missing-name: "name" of [1] holds null, not a name; fill it in or remove the region"#,
      ]
    ),
    (
      #"[{"名称": "浙江", "面积": 5}, {"名称": "", "面积": 6}, {"名称": "海南", "面积": 7}]"#,
      [#"1:48 empty-name: the name of [1] is empty; fill it in or remove the region"#]
    ),
    (
      #"[{"駅": "渋谷", "線": 5}, {"駅": null, "線": 6}, {"駅": "上野", "線": 7}]"#,
      [#"1:39 missing-name: "駅" of [1] holds null, not a name; fill it in or remove the region"#]
    ),
  ])
  func thatAreEmptyAreSaidAtTheirPlace(_ text: String, _ said: [String]) throws {
    let errors = try recognize(text).diagnostics.filter { $0.severity == .error }
    #expect(zip(summary(errors), errors).map { "\($0): \($1.message)" } == said)
  }

  /// Converters from XML leave out what is around a single record or name.
  @Test func aloneAreTheOnlyChildBesideSingleRecords() throws {
    let recognition = try recognize(
      #"""
      [{"name": "浙江", "city": [{"name": "杭州"}, {"name": "宁波"}]}, {"name": "海南", "city": {"name": "海口"}},
       {"name": "安徽", "city": "合肥"}, {"name": "香港"}, {"name": "台湾", "city": ""}]
      """#)
    #expect(recognition.diagnostics == [])
    #expect(outline(recognition.regions) == "浙江(杭州 宁波) 海南(海口) 安徽(合肥) 香港 台湾")
    #expect(recognition.shape?.grammar == "[{name, city: name | [{name}] | {name}}]")
  }

  @Test func thatJoinSeveralAreNoChildAlone() throws {
    let recognition = try recognize(
      #"[{"name": "海南", "city": {"name": "海口"}}, {"name": "浙江", "city": {"name": "x"}}, {"name": "安徽", "city": "合肥,芜湖"}]"#
    )
    #expect(recognition.diagnostics.contains { $0.identifier == "unexpected-value" })
  }
}
