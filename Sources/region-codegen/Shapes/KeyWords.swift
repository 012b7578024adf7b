/// What a key says by its wording, in English, pinyin and Chinese.
///
/// Wording only decides between readings that the values leave equally good.
struct KeyWords {
  let key: String
  private let tokens: [String]
  private let whole: String

  init(_ key: String) {
    self.key = key
    let tokens = KeyWords.tokens(of: key)
    self.tokens = tokens
    whole = tokens.joined()
  }

  /// Whether the key is a word for a part of a record or a file, so that it is hardly the name of a place.
  var isStructural: Bool {
    guard !key.utf8.contains(0x20) else { return false }
    return nameRank >= 4 || childrenRank > 0 || codeRank > 0 || isParent || isWrapper || isMeta
      || KeyWords.attributes.contains(whole) || coordinate != nil
  }

  /// How well the key suits a name: 2 says nothing, less speaks against it.
  var nameRank: Int {
    if KeyWords.names.contains(whole) { return 6 }
    if KeyWords.titles.contains(whole) { return 5 }
    guard let last = tokens.last else { return 2 }
    let before = tokens.dropLast()
    if KeyWords.names.contains(last) || KeyWords.titles.contains(last) {
      if before.allSatisfy(KeyWords.isLevel) { return 5 }
      return before.contains(where: KeyWords.lesserNames.contains) ? 1 : 3
    }
    if tokens.allSatisfy(KeyWords.isLevel) { return 4 }
    if tokens.contains(where: KeyWords.lesserNames.contains) { return 0 }
    if tokens.contains(where: KeyWords.attributes.contains) { return 0 }
    return 2
  }

  /// How well the key suits the children, 0 where it says nothing.
  var childrenRank: Int {
    if KeyWords.children.contains(whole) { return 3 }
    guard let last = tokens.last else { return 0 }
    if KeyWords.lists.contains(last) {
      return tokens.count == 1 || tokens.dropLast().contains(where: KeyWords.isLevelOrChild) ? 3 : 1
    }
    return KeyWords.isLevel(last) || KeyWords.children.contains(last) ? 2 : 0
  }

  /// How well the key suits a code, 0 where it says nothing.
  var codeRank: Int {
    if KeyWords.codes.contains(whole) { return 4 }
    if KeyWords.identifiers.contains(whole) { return 3 }
    guard let last = tokens.last else { return 0 }
    let ofLevel = tokens.dropLast().allSatisfy(KeyWords.isLevel)
    if KeyWords.codes.contains(last) { return ofLevel ? 4 : 0 }
    if KeyWords.identifiers.contains(last) { return ofLevel ? 3 : 0 }
    if KeyWords.keys.contains(last) { return ofLevel ? 2 : 0 }
    return 0
  }

  /// Whether the key refers to a parent.
  var isParent: Bool {
    if KeyWords.parents.contains(whole) { return true }
    return tokens.contains { KeyWords.parents.contains($0) && $0.utf8.count > 1 }
      || (tokens.count > 1 && (tokens[0] == "p" || tokens[0] == "f" || tokens[0] == "up"))
  }

  /// Whether the key names a level, such as `province` and `cityCode`.
  var isOfLevel: Bool {
    guard let first = tokens.first, KeyWords.isLevel(first) else { return false }
    return tokens.count == 1 || nameRank >= 4 || codeRank >= 3
  }

  /// Whether the key is one for the whole of a file's data.
  var isWrapper: Bool {
    KeyWords.wrappers.contains(whole) || tokens.contains(where: KeyWords.wrappers.contains)
  }

  /// Whether the key tells of the file, not of a place.
  var isMeta: Bool { KeyWords.meta.contains(whole) }

  /// Whether the key counts, ranks or marks something, so that its numbers refer to nothing.
  var isMeasure: Bool { tokens.contains(where: KeyWords.measures.contains) }

  /// Whether the key is written as programmers write them: in several words without blanks.
  var isIdentifier: Bool {
    tokens.count > 1 && !key.utf8.contains { $0 == 0x20 || $0 == 0x2D || $0 == 0x2E || $0 == 0x27 }
  }

  var coordinate: Coordinate? {
    if KeyWords.latitudes.contains(whole) { return .latitude }
    if KeyWords.longitudes.contains(whole) { return .longitude }
    return nil
  }
}

extension KeyWords {
  private static let names: Set = ["name", "names", "mingcheng", "mingzi", "名称", "名字", "名"]
  private static let titles: Set = ["title", "label", "text", "标题"]
  private static let lesserNames: Set = [
    "short", "full", "long", "en", "english", "eng", "pinyin", "py", "spell", "spelling", "alias", "nick",
    "old",
    "former", "merger", "merge", "first", "initial", "initials", "letter", "letters", "abbr", "abbreviation",
    "jianpin", "quanpin", "suoxie", "jiancheng", "quancheng", "拼音", "简称", "全称", "简拼", "全拼", "首字母", "别名",
    "parent", "sort", "display", "other", "capital", "firstletter", "shortname", "fullname", "enname",
  ]
  private static let attributes: Set = [
    "image", "img", "icon", "url", "link", "photo", "picture", "pic", "desc", "description", "type", "kind",
    "level", "sort", "order", "index", "zip", "zipcode", "postcode", "postal", "tel", "phone", "remark",
    "note",
    "population", "gdp", "timezone", "weather", "flag", "hot", "类型", "邮编", "区号", "级别", "排序", "备注", "图片", "描述",
    "location", "center", "coordinate", "coordinates", "position", "bounds", "polyline",
  ]
  private static let levels: Set = [
    "country", "nation", "state", "province", "prov", "prefecture", "city", "county", "district", "area",
    "region",
    "township", "town", "street", "village", "zone", "place", "community", "division", "subdivision",
    "address",
    "sheng", "shengfen", "shi", "chengshi", "qu", "xian", "quxian", "diqu", "zhen", "xiang", "jiedao",
    "guojia",
    "国家", "省", "省份", "市", "城市", "地级市", "区", "县", "区县", "县区", "地区", "乡镇", "街道", "镇", "乡", "村", "省市", "省市区",
  ]
  private static let children: Set = [
    "children", "child", "childs", "childrens", "sub", "subs", "sublist", "list", "lists", "items", "item",
    "nodes",
    "next", "lower", "members", "subregions", "下级", "子级", "列表", "子节点", "下属", "下辖", "xiaji", "ziji", "cell",
  ]
  private static let lists: Set = ["list", "lists", "array", "arr", "ary", "items", "列表"]
  private static let codes: Set = [
    "code", "codes", "adcode", "gbcode", "gb", "daima", "bianma", "编码", "代码", "行政编码", "行政代码", "区划代码",
    "行政区划代码",
    "区划编码", "quhua", "zipnumber",
  ]
  private static let identifiers: Set = ["id", "ids", "uid", "guid", "identifier", "编号", "bianhao"]
  private static let keys: Set = ["key", "value", "no", "num", "number", "val"]
  private static let parents: Set = [
    "parent", "parents", "pid", "fid", "pcode", "fcode", "father", "superior", "upper", "upid", "belong",
    "belongs",
    "super", "above", "parentid", "parentcode", "parentids", "fatherid", "上级", "父级", "上级编码", "上级代码", "父级编码",
    "父编码",
    "父id", "上级id", "父", "shangji", "fuji", "puid",
  ]
  private static let wrappers: Set = [
    "data", "root", "result", "results", "response", "content", "body", "payload", "plist", "rows", "records",
    "dict", "dictionary", "all", "info", "main", "table", "json", "数据", "信息", "地址", "内容", "结果", "全部", "源数据",
  ]
  private static let meta: Set = [
    "status", "message", "msg", "version", "success", "error", "errors", "errcode", "errmsg", "count",
    "total", "date",
    "updated", "update", "updatetime", "timestamp", "time", "ret", "source", "license", "copyright", "author",
    "comment",
    "infocode", "dataversion", "state", "版本", "状态", "更新时间", "来源", "说明", "created", "generator", "schema",
    "xmlns",
  ]
  private static let measures: Set = [
    "level", "sort", "order", "index", "count", "num", "number", "rank", "depth", "grade", "type", "kind",
    "hot", "is",
    "flag", "status", "population", "gdp", "zip", "zipcode", "postcode", "tel", "phone", "version", "seq",
    "weight",
    "级别", "排序", "层级", "类型",
  ]
  private static let latitudes: Set = ["lat", "latitude", "纬度", "weidu"]
  private static let longitudes: Set = ["lng", "lon", "long", "longitude", "经度", "jingdu"]

  private static func isLevel(_ token: String) -> Bool {
    if levels.contains(token) { return true }
    guard token.hasSuffix("s") else { return false }
    let singular = token.dropLast()
    if levels.contains(String(singular)) { return true }
    return singular.hasSuffix("ie") && levels.contains(singular.dropLast(2) + "y")
  }

  private static func isLevelOrChild(_ token: String) -> Bool { isLevel(token) || children.contains(token) }

  /// The words of a key in small letters: `cityName`, `city_name`, `@cityname` are all "city", "name".
  private static func tokens(of key: String) -> [String] {
    var tokens: [String] = []
    var token: [UInt8] = []
    var previousIsUpper = false
    func finish() {
      guard !token.isEmpty else { return }
      tokens += split(String(decoding: token, as: UTF8.self))
      token = []
    }
    for byte in key.utf8 {
      if byte >= 0x80 || byte.isASCIILowercase {
        token.append(byte)
        previousIsUpper = false
      } else if byte.isASCIIUppercase {
        if !previousIsUpper { finish() }
        token.append(byte + 0x20)
        previousIsUpper = true
      } else {
        finish()
        previousIsUpper = false
      }
    }
    finish()
    return tokens
  }

  /// `cityname` as "city", "name".
  private static func split(_ token: String) -> [String] {
    for ending in ["name", "code", "id", "list", "array", "arr", "title", "key", "no"]
    where token.hasSuffix(ending) {
      let start = String(token.dropLast(ending.count))
      if isLevel(start) { return [start, ending] }
    }
    return [token]
  }
}
