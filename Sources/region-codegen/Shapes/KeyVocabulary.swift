/// The words that ``KeyWords`` knows, in small letters: English, pinyin, Chinese, and some of other
/// languages.
enum KeyVocabulary {
  static let names = words("name names mingcheng mingzi 名称 名字 名")
  static let titles = words("title label text 标题")

  /// With a word for a name: a name that is not the main one. Alone: hardly a name.
  static let lesserNames = words(
    """
    abbr abbreviation alias capital display en eng english enname first firstletter former full fullname furigana
    initial initials kana letter letters long merge merger nick old other parent py pinyin romaji short shortname sort
    spell spelling yomi jiancheng jianpin quancheng quanpin suoxie 别名 简称 简拼 拼音 全称 全拼 首字母 かな カナ ふりがな
    フリガナ よみ ヨミ 読み 読み仮名
    """
  )

  static let levels = words(
    """
    address area city community country county district division nation place pref prefecture prov province region
    state street subdivision territory town township village zone
    chengshi diqu guojia jiedao qu quxian sheng shengfen shi xian xiang zhen
    国家 省 省份 省市 省市区 市 城市 地级市 区 县 区县 县区 地区 乡镇 街道 镇 乡 村 都道府県 市区町村 市町村
    """
  )

  /// Levels that have others below them, so that a code of one may be of what a region lies in.
  static let upperLevels = words(
    "country guojia nation prov province sheng shengfen state 国家 省 省份"
  )
  /// Words for a region of any level.
  static let anyLevels = words("address area community diqu division place region subdivision zone 地区")

  static let children = words(
    """
    cell child children childrens childs item items list lists lower members next nodes sub sublist subregions subs
    xiaji ziji 列表 下级 下属 下辖 子级 子节点
    """
  )
  static let lists = words("array arr ary items list lists 列表")

  static let codes = words(
    """
    adcode ags code codes codigo código fips gb gbcode insee kode psgc bianma daima quhua 编码 代码 区划编码 区划代码 行政编码
    行政代码 行政区划代码 コード 団体コード 코드 법정동코드 행정동코드
    """
  )
  static let identifiers = words("guid id identifier ids uid uuid bianhao 编号")
  static let keys = words("key no num number val value")

  static let parents = words(
    """
    above belong belongs father fatherid fcode fid induk padre pai parent parentcode parentid parentids parents pcode
    pid puid super superior up upid upper fuji shangji 父 父id 父编码 父级 父级编码 上级 上级id 上级编码 上级代码
    """
  )

  /// For the whole of a file's data.
  static let wrappers = words(
    """
    all body content data dict dictionary info json main payload plist records response result results root row rows
    table 地址 结果 内容 全部 数据 信息 源数据
    """
  )

  /// About a file.
  static let meta = words(
    """
    author comment copyright count created dataversion date errcode errmsg error errors generator infocode license
    message msg ret schema source status success time timestamp total update updated updatetime version xmlns
    版本 更新时间 来源 说明 状态
    """
  )

  /// About a place.
  static let attributes = words(
    """
    bounds center coordinate coordinates desc description flag gdp hot icon image img index kind level link location
    note order phone photo pic picture plz polyline population position postal postcode remark sort tel timezone type
    url weather zip zipcode 备注 级别 类型 描述 排序 区号 图片 邮编
    """
  )

  /// Of which a place has several that are no places within it.
  static let asides = words(
    """
    airport attraction currency keyword language line neighbor neighbour scenic spot station tag zipcode
    标签 别称 景点
    """
  )

  /// For numbers that refer to nothing.
  static let measures = words(
    """
    count depth flag gdp grade hot index is kind level num number order phone plz population postcode rank seq sort
    status tel type version weight zip zipcode 层级 级别 类型 排序
    """
  )

  static let latitudes = words("lat latitude weidu 纬度")
  static let longitudes = words("lng lon long longitude jingdu 经度")

  /// What words for levels are written together with.
  static let endings = [
    "name", "title", "code", "id", "key", "no", "list", "array", "arr", "名称", "名", "代码", "编码", "编号", "列表",
    "コード",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.utf8.split { $0 == 0x20 || $0 == 0x0A }.compactMap { String($0) })
  }
}
