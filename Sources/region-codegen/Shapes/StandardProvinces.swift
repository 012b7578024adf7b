/// The first two digits of codes of GB/T 2260 and the names of the provinces they stand for.
///
/// Postcodes have six digits as well, and begin alike for places that are near each other. Only the names tell that
/// 310000 is 上海市 as a code, and 杭州市 as a postcode.
enum StandardProvinces {
  /// Whether a region of that code may have that name: it begins like the name of the province in Chinese, or is the
  /// English one.
  static func mayBeCalled(_ name: String, code: String) -> Bool {
    guard let province = beginnings[String(code.prefix(2))] else { return false }
    return name.hasPrefix(province.chinese) || name.lowercased().filter(\.isLetter).hasPrefix(province.english)
  }

  /// The first two digits of the codes of the province with that name, `nil` where it is none: 海南藏族自治州 is not 海南.
  static func prefix(ofProvince name: String) -> String? {
    if let province = byChineseName[String(name.prefix(2))] {
      let rest = name.dropFirst(province.chinese.count)
      return endings.contains(rest) ? province.prefix : nil
    }
    let latin = name.lowercased().filter { $0.isASCII && $0.isLetter }
    return byEnglishName[latin.hasSuffix("province") ? String(latin.dropLast(8)) : latin]
  }

  /// What may follow the first two signs of a province's name; the third signs of 内蒙古 and 黑龙江 among it.
  private static let endings: Set<Substring> = [
    "", "省", "市", "古", "江", "古自治区", "江省", "自治区", "壮族自治区", "回族自治区", "维吾尔自治区", "特别行政区",
  ]

  private static let byChineseName: [String: (chinese: String, prefix: String)] = beginnings.reduce(into: [:]) {
    $0[$1.value.chinese] = ($1.value.chinese, $1.key)
  }

  private static let byEnglishName: [String: String] = beginnings.reduce(into: [:]) {
    $0[$1.value.english] = $1.key
  }

  /// The province's name, as far as it is needed to be recognised.
  static func name(ofCode code: String) -> String? { beginnings[String(code.prefix(2))]?.chinese }

  private static let beginnings: [String: (chinese: String, english: String)] = [
    "11": ("北京", "beijing"), "12": ("天津", "tianjin"), "13": ("河北", "hebei"), "14": ("山西", "shanxi"),
    "15": ("内蒙", "innermongolia"), "21": ("辽宁", "liaoning"), "22": ("吉林", "jilin"), "23": ("黑龙", "heilongjiang"),
    "31": ("上海", "shanghai"), "32": ("江苏", "jiangsu"), "33": ("浙江", "zhejiang"), "34": ("安徽", "anhui"),
    "35": ("福建", "fujian"), "36": ("江西", "jiangxi"), "37": ("山东", "shandong"), "41": ("河南", "henan"),
    "42": ("湖北", "hubei"), "43": ("湖南", "hunan"), "44": ("广东", "guangdong"), "45": ("广西", "guangxi"),
    "46": ("海南", "hainan"), "50": ("重庆", "chongqing"), "51": ("四川", "sichuan"), "52": ("贵州", "guizhou"),
    "53": ("云南", "yunnan"), "54": ("西藏", "tibet"), "61": ("陕西", "shaanxi"), "62": ("甘肃", "gansu"),
    "63": ("青海", "qinghai"), "64": ("宁夏", "ningxia"), "65": ("新疆", "xinjiang"), "71": ("台湾", "taiwan"),
    "81": ("香港", "hongkong"), "82": ("澳门", "maca"),
  ]
}
