import Testing

@testable import region_codegen

/// One way to write regions down, with what must come of it.
struct ShapeCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var grammar: String
  var outline: String

  init(_ description: String, _ text: String, grammar: String, outline: String) {
    testDescription = description
    self.text = text
    self.grammar = grammar
    self.outline = outline
  }
}

@Suite struct ShapeTests {
  @Test(arguments: common + keyed + records + wrapped)
  func isRecognized(_ shape: ShapeCase) throws {
    let recognition = try recognize(shape.text)
    let warnings = recognition.diagnostics.filter { $0.severity != .note && $0.identifier != "guessed-children" }
    #expect(warnings == [])
    #expect(recognition.shape?.grammar == shape.grammar)
    #expect(outline(recognition.regions) == shape.outline)
  }

  static let common = [
    ShapeCase(
      "rows of a table",
      #"[["110000", "北京市"], ["120000", "天津市"], ["130000", "河北省"]]"#,
      grammar: "[{column1: code, column2: name}]",
      outline: "北京市#110000 天津市#120000 河北省#130000"
    ),
    ShapeCase(
      "rows of a table with a head",
      #"[["code", "name"], ["110000", "北京市"], ["110101", "东城区"], ["120000", "天津市"], ["120101", "和平区"]]"#,
      grammar: "[{code, name}] by code prefix",
      outline: "北京市#110000(东城区#110101) 天津市#120000(和平区#120101)"
    ),
    ShapeCase(
      "rows below names",
      #"{"浙江": [["杭州", 30.2, 120.1], ["宁波", 29.8, 121.5]], "海南": [["海口", 20.0, 110.3]]}"#,
      grammar: "{name: [{column1: name, column2: real, column3: real}]}",
      outline: "浙江(杭州 宁波) 海南(海口)"
    ),
    ShapeCase(
      "counts beside lists",
      #"[{"name": "浙江", "cities": {"total": 2, "list": ["杭州", "宁波"]}}, {"name": "海南", "cities": {"total": 1, "list": ["海口"]}}]"#,
      grammar: "[{name, cities: {total: ignored, list: [name]}}]",
      outline: "浙江(杭州 宁波) 海南(海口)"
    ),
    ShapeCase(
      "paths as keys",
      #"{"浙江省|杭州市": ["西湖区"], "浙江省|宁波市": ["海曙区"], "海南省|海口市": ["秀英区"], "海南省": ["五指山市"]}"#,
      grammar: "{name: [name]} by name path '|'",
      outline: "浙江省(杭州市(西湖区) 宁波市(海曙区)) 海南省(海口市(秀英区) 五指山市)"
    ),
    ShapeCase(
      "paths as names",
      #"["浙江省/杭州市/西湖区", "浙江省/杭州市/余杭区", "海南省/海口市/秀英区"]"#,
      grammar: "[name] by name path '/'",
      outline: "浙江省(杭州市(西湖区 余杭区)) 海南省(海口市(秀英区))"
    ),
    ShapeCase(
      "a number for each name",
      #"{"浙江": {"杭州": 16850.5, "宁波": 9816}, "海南": {"海口": 2297}}"#,
      grammar: "{name: {name: real}}",
      outline: "浙江(杭州 宁波) 海南(海口)"
    ),
    ShapeCase(
      "numbers that tell of the name above",
      #"{"浙江": {"面积": 105500, "人口": 6456.8}, "海南": {"面积": 35400, "人口": 1008}}"#,
      grammar: "{name: {面积: integer, 人口: attribute}}",
      outline: "浙江 海南"
    ),
    ShapeCase(
      "postcodes under names",
      #"{"浙江省": {"杭州市": "310000", "宁波市": "315000"}, "江苏省": {"南京市": "210000", "苏州市": "215000"}}"#,
      grammar: "{name: {name: string}}",
      outline: "浙江省(杭州市 宁波市) 江苏省(南京市 苏州市)"
    ),
    ShapeCase(
      "codes under names",
      #"{"浙江省": {"杭州市": "330100", "宁波市": "330200"}, "江苏省": {"南京市": "320100", "苏州市": "320500"}}"#,
      grammar: "{name: {name: code}}",
      outline: "浙江省(杭州市#330100 宁波市#330200) 江苏省(南京市#320100 苏州市#320500)"
    ),
    ShapeCase(
      "keys that come again on another level",
      #"{"101": {"name": "浙江", "cities": {"101": "杭州", "205": "宁波"}}, "205": {"name": "海南", "cities": {"101": "海口"}}}"#,
      grammar: "{key: {name, cities: {key: name}}}",
      outline: "浙江(杭州 宁波) 海南(海口)"
    ),
    ShapeCase(
      "codes of a city beside those of its areas",
      #"[{"cityCode": "330100", "areaCode": "330106", "name": "西湖区"}, {"cityCode": "460100", "areaCode": "460105", "name": "秀英区"}]"#,
      grammar: "[{areaCode: code, name, cityCode: string}]",
      outline: "西湖区#330106 秀英区#460105"
    ),
    ShapeCase(
      "keys of letters that come again on another level",
      #"{"a7": {"name": "浙江", "cities": {"a7": {"name": "杭州"}, "k9": {"name": "宁波"}}}, "k9": {"name": "海南", "cities": {"a7": {"name": "海口"}}}}"#,
      grammar: "{key: {name, cities: {key: {name}}}}",
      outline: "浙江(杭州 宁波) 海南(海口)"
    ),
    ShapeCase(
      "pages of a list",
      #"{"浙江": {"cities": {"count": 2, "next": null, "results": [{"name": "杭州"}, {"name": "宁波"}]}}, "海南": {"cities": {"count": 1, "next": null, "results": [{"name": "海口"}]}}}"#,
      grammar: "{name: {cities: {count: ignored, next: ignored, results: [{name}]}}}",
      outline: "浙江(杭州 宁波) 海南(海口)"
    ),
    ShapeCase(
      "an id of the region, and the code of what it lies in",
      #"[{"geonameId": 1808926, "countryCode": "CN", "name": "Hangzhou"}, {"geonameId": 1850147, "countryCode": "JP", "name": "Tokyo"}]"#,
      grammar: "[{geonameId: code, name, countryCode: string}]",
      outline: "Hangzhou#1808926 Tokyo#1850147"
    ),
    ShapeCase(
      "attributes of elements, with a single child that has no array",
      """
      {"province": [
        {"@attributes": {"name": "浙江", "id": "1"},
         "city": [{"@attributes": {"name": "杭州", "id": "2"}}, {"@attributes": {"name": "宁波", "id": "3"}}]},
        {"@attributes": {"name": "海南", "id": "4"}, "city": {"@attributes": {"name": "海口", "id": "5"}}}]}
      """,
      grammar:
        "{province: [{'@attributes'.id: code, '@attributes'.name: name, city: [{'@attributes'.id: code, '@attributes'.name: "
        + "name}] | {'@attributes'.id: code, '@attributes'.name: name}}]}",
      outline: "浙江#1(杭州#2 宁波#3) 海南#4(海口#5)"
    ),
    ShapeCase(
      "positions as keys, ordered as numbers",
      """
      {"0": {"北京市": {"0": {"北京市": ["东城区", "西城区"]}}},
       "10": {"上海市": {"0": {"上海市": ["黄浦区"]}}},
       "2": {"河北省": {"0": {"石家庄市": ["长安区"]}, "1": {"唐山市": []}}}}
      """,
      grammar: "{index: {name: {index: {name: [name]}}}}",
      outline: "北京市(北京市(东城区 西城区)) 河北省(石家庄市(长安区) 唐山市) 上海市(上海市(黄浦区))"
    ),
    ShapeCase(
      "records by level, keys in any order, areas empty or absent",
      """
      [{"state": "浙江", "cities": [{"areas": ["定海区", "普陀区"], "city": "舟山"}, {"city": "嘉兴", "areas": []}]},
       {"cities": [{"city": "合肥"}], "state": "安徽"}, {"state": "澳门", "cities": []}]
      """,
      grammar: "[{state: name, cities: [{city: name, areas: [name]}]}]",
      outline: "浙江(舟山(定海区 普陀区) 嘉兴) 安徽(合肥) 澳门"
    ),
    ShapeCase(
      "two levels, the second only names",
      #"[{"name": "浙江", "cities": ["杭州", "宁波"]}, {"name": "海南", "cities": ["海口"]}]"#,
      grammar: "[{name, cities: [name]}]",
      outline: "浙江(杭州 宁波) 海南(海口)"
    ),
    ShapeCase(
      "dictionaries with one key",
      #"[{"浙江省": [{"杭州市": ["西湖区"]}, {"宁波市": ["海曙区", "江北区"]}]}, {"海南省": [{"海口市": ["秀英区"]}]}]"#,
      grammar: "[{name: [{name: [name]}]}]",
      outline: "浙江省(杭州市(西湖区) 宁波市(海曙区 江北区)) 海南省(海口市(秀英区))"
    ),
    ShapeCase(
      "flat records",
      #"[{"name": "杭州", "image": "hangzhou.png"}, {"name": "宁波", "image": "ningbo.png"}]"#,
      grammar: "[{name, image: string}]",
      outline: "杭州 宁波"
    ),
    ShapeCase(
      "records that hold records of their kind, to uneven depth",
      """
      [{"code": "110000", "name": "北京市", "kind": "municipality",
        "children": [{"code": "110101", "name": "东城区", "kind": "district"}]},
       {"code": "330000", "name": "浙江省", "kind": "province", "children": [
         {"code": "330100", "name": "杭州市", "kind": "prefecture-level city", "children": [
           {"code": "330106", "name": "西湖区", "kind": "district", "children": []}]}]}]
      """,
      grammar: "T = [{code, name, kind, children: T}]",
      outline: "北京市#110000(东城区#110101) 浙江省#330000(杭州市#330100(西湖区#330106))"
    ),
  ]

  static let keyed = [
    ShapeCase(
      "positions with a word before them",
      #"{"item10": "衢州", "item0": "杭州", "item2": "宁波", "item1": "温州", "item3": "嘉兴"}"#,
      grammar: "{index: name}",
      outline: "杭州 温州 宁波 嘉兴 衢州"
    ),
    ShapeCase(
      "positions that hold records",
      #"{"1": {"name": "宁波", "areas": {"0": "海曙区"}}, "0": {"name": "杭州", "areas": {"1": "余杭区", "0": "西湖区"}}}"#,
      grammar: "{index: {name, areas: {index: name}}}",
      outline: "杭州(西湖区 余杭区) 宁波(海曙区)"
    ),
    ShapeCase(
      "names as keys, in document order",
      #"{"浙江省": {"宁波市": ["海曙区"], "杭州市": ["西湖区"]}, "安徽省": {"合肥市": ["庐阳区"]}}"#,
      grammar: "{name: {name: [name]}}",
      outline: "浙江省(宁波市(海曙区) 杭州市(西湖区)) 安徽省(合肥市(庐阳区))"
    ),
    ShapeCase(
      "names as keys with codes under them",
      #"{"浙江省": {"杭州市": "330100", "宁波市": "330200"}, "安徽省": {"合肥市": "340100"}}"#,
      grammar: "{name: {name: code}}",
      outline: "浙江省(杭州市#330100 宁波市#330200) 安徽省(合肥市#340100)"
    ),
    ShapeCase(
      "names as keys of records",
      """
      {"浙江省": {"code": "330000", "cities": ["杭州市", "宁波市"]},
       "安徽省": {"code": "340000", "cities": ["合肥市"]}}
      """,
      grammar: "{name: {code, cities: [name]}}",
      outline: "浙江省#330000(杭州市 宁波市) 安徽省#340000(合肥市)"
    ),
    ShapeCase(
      "codes as keys of records",
      """
      {"330000": {"name": "浙江省", "children": {"330100": {"name": "杭州市"}, "330200": {"name": "宁波市"}}},
       "340000": {"name": "安徽省", "children": {"340100": {"name": "合肥市"}}}}
      """,
      grammar: "{code: {name, children: {code: {name}}}}",
      outline: "浙江省#330000(杭州市#330100 宁波市#330200) 安徽省#340000(合肥市#340100)"
    ),
    ShapeCase(
      "dictionaries with one code",
      #"[{"330000": "浙江省"}, {"340000": "安徽省"}]"#,
      grammar: "[{code: name}]",
      outline: "浙江省#330000 安徽省#340000"
    ),
    ShapeCase(
      "codes of parents as keys",
      """
      {"86": {"330000": "浙江省", "340000": "安徽省"}, "330000": {"330100": "杭州市", "330200": "宁波市"},
       "340000": {"340100": "合肥市"}, "330100": {"330106": "西湖区"}}
      """,
      grammar: "{parent: {code: name}}",
      outline: "浙江省#330000(杭州市#330100(西湖区#330106) 宁波市#330200) 安徽省#340000(合肥市#340100)"
    ),
    ShapeCase(
      "several keys in the dictionaries of an array",
      #"{"河北省": [{"石家庄市": ["长安区"], "唐山市": ["路南区"]}, {"秦皇岛市": ["海港区"]}], "香港": []}"#,
      grammar: "{name: [{name: [name]}]}",
      outline: "河北省(石家庄市(长安区) 唐山市(路南区) 秦皇岛市(海港区)) 香港"
    ),
    ShapeCase(
      "letter groups as a table of two levels",
      #"{"A": ["安庆", "安阳"], "B": ["北京"], "H": ["杭州", "合肥"]}"#,
      grammar: "{name: [name]}",
      outline: "A(安庆 安阳) B(北京) H(杭州 合肥)"
    ),
    ShapeCase(
      "letter groups as records",
      #"[{"initial": "A", "citys": [{"city_name": "安庆市", "short_name": "安庆", "pinyin": "anqing"}]}, {"initial": "H", "citys": [{"city_name": "杭州市", "short_name": "杭州", "pinyin": "hangzhou"}]}]"#,
      grammar: "[{initial: name, citys: [{city_name: name, short_name: string, pinyin: string}]}]",
      outline: "A(安庆市) H(杭州市)"
    ),
  ]

  static let records = [
    ShapeCase(
      "a single child without its array",
      """
      [{"name": "浙江", "city": [{"name": "杭州", "area": {"name": "西湖区"}},
                                 {"name": "宁波", "area": [{"name": "海曙区"}, {"name": "江北区"}]}]},
       {"name": "上海", "city": {"name": "上海市", "area": [{"name": "黄浦区"}]}}]
      """,
      grammar: "[{name, city: [{name, area: [{name}] | {name}}] | {name, area: same}}]",
      outline: "浙江(杭州(西湖区) 宁波(海曙区 江北区)) 上海(上海市(黄浦区))"
    ),
    ShapeCase(
      "children that are strings here and records there",
      #"[{"name": "广东", "sub": ["东莞", {"name": "广州", "sub": ["越秀区"]}]}, {"name": "海南", "sub": ["儋州"]}]"#,
      grammar: "T = [name | {name, sub: T}]",
      outline: "广东(东莞 广州(越秀区)) 海南(儋州)"
    ),
    ShapeCase(
      "a parent's name repeated in its children",
      #"[{"province": "浙江", "cities": [{"province": "浙江", "city": "杭州"}, {"province": "浙江", "city": "宁波"}]}, {"province": "海南", "cities": [{"province": "海南", "city": "海口"}]}]"#,
      grammar: "[{province: name, cities: [{city: name, province: string}]}]",
      outline: "浙江(杭州 宁波) 海南(海口)"
    ),
    ShapeCase(
      "keys that no one has heard of",
      """
      [{"mc": "浙江省", "bh": 330000, "xs": [{"mc": "杭州市", "bh": 330100}, {"mc": "宁波市", "bh": 330200}]},
       {"mc": "安徽省", "bh": 340000, "xs": [{"mc": "合肥市", "bh": 340100}]}]
      """,
      grammar: "[{bh: code, mc: name, xs: [{bh: code, mc: name}]}]",
      outline: "浙江省#330000(杭州市#330100 宁波市#330200) 安徽省#340000(合肥市#340100)"
    ),
    ShapeCase(
      "keys in Chinese",
      #"[{"名称": "浙江省", "代码": "330000", "下级": [{"名称": "杭州市", "代码": "330100"}]}, {"名称": "海南省", "代码": "460000", "下级": []}]"#,
      grammar: "[{代码: code, 名称: name, 下级: [{代码: code, 名称: name}]}]",
      outline: "浙江省#330000(杭州市#330100) 海南省#460000"
    ),
    ShapeCase(
      "provinces that hold cities or districts",
      #"[{"name": "北京", "districts": ["东城区", "西城区"]}, {"name": "浙江", "cities": [{"name": "杭州", "districts": ["西湖区"]}]}]"#,
      grammar:
        "[{name, districts: [name | {name, districts: [name]}], cities: same}]",
      outline: "北京(东城区 西城区) 浙江(杭州(西湖区))"
    ),
  ]

  static let wrapped = [
    ShapeCase(
      "an answer of a web service around it",
      #"{"status": 1, "message": "OK", "data": [{"name": "浙江", "children": [{"name": "杭州"}]}]}"#,
      grammar: "{data: [{name, children: [{name}]}]}",
      outline: "浙江(杭州)"
    ),
    ShapeCase(
      "a key for each element, as converters of XML write it",
      #"{"root": {"province": [{"name": "浙江", "city": [{"name": "杭州"}, {"name": "宁波"}]}, {"name": "上海", "city": {"name": "上海"}}]}}"#,
      grammar: "{root: {province: [{name, city: [{name}] | {name}}]}}",
      outline: "浙江(杭州 宁波) 上海(上海)"
    ),
    ShapeCase(
      "a wrapper within each record",
      #"[{"name": "浙江", "cities": {"city": ["杭州", "宁波"]}}, {"name": "上海", "cities": {"city": ["上海"]}}]"#,
      grammar: "[{name, cities: {city: [name]}}]",
      outline: "浙江(杭州 宁波) 上海(上海)"
    ),
    ShapeCase(
      "the country around its provinces",
      #"{"name": "中国", "children": [{"name": "浙江", "children": [{"name": "杭州"}]}, {"name": "海南"}]}"#,
      grammar: "T = [{name, children: T}] | {name, children: T}",
      outline: "中国(浙江(杭州) 海南)"
    ),
  ]
}
