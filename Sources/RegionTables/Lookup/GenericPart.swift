/// The end of a name that says what sort of division it is, such as 市 or 自治州, with the peoples in front of it.
@usableFromInline
enum GenericPart {
  /// From the longest down, with a blank after each.
  @inlinable
  static var words: StaticString { "特别行政区 自治区 自治州 自治县 自治旗 地区 特区 省 市 区 县 旗 盟 州 " }

  /// The peoples after whom autonomous divisions are named, and 各 for "all", each in front of what it begins with.
  private static var peoples: StaticString {
    """
    蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 高山 拉祜 水 东乡 纳西 景颇 \
    柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 德昂 保安 裕固 京 \
    塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺 各\u{20}
    """
  }

  /// The length of the longest generic word that a text ends in, in bytes; 0 if there is none with something before it.
  @inlinable
  static func count(atEndOf text: some Sequence<UInt8>, count: Int) -> Int {
    for word in WordList(words) where word.count < count {
      if text.dropFirst(count &- word.count).elementsEqual(word) { return word.count }
    }
    return 0
  }

  /// Whether a name is its first `stemCount` bytes, then peoples, if any, then what is generic.
  @usableFromInline
  static func isAll(of name: StaticUTF8, after stemCount: Int) -> Bool {
    let generic = name.dropping(name.count - count(atEndOf: name, count: name.count))
    var rest = name.dropping(stemCount)
    // 内 of 内蒙古, or 杭 of a table that has 杭州 without 市, is no name.
    let hasOneCharacter = stemCount <= 3
    if hasOneCharacter, rest.elementsEqual("州".utf8) { return false }
    while rest.count > generic.count {
      guard !hasOneCharacter, let people = WordList(peoples).first(where: rest.starts) else { return false }
      rest = rest.dropping(people.count)
      if rest.starts(with: "族".utf8) {
        rest = rest.dropping(3)
      } else if people.count == 3 || !generic.starts(with: "自治".utf8) {
        return false
      }
    }
    return rest.count > 0 && rest.count == generic.count
  }

  /// Whether a name ends in a generic word, or in what that is short for.
  @inlinable
  static func ends(_ name: StaticUTF8, in word: some Sequence<UInt8>, count: Int) -> Bool {
    if count <= name.count, word.elementsEqual(name.dropping(name.count &- count)) { return true }
    return count == 6 && name.count >= 15 && word.elementsEqual("特区".utf8)
      && name.dropping(name.count &- 15).elementsEqual("特别行政区".utf8)
  }
}

/// Words of a constant text, each with a blank after it.
@frozen
@usableFromInline
struct WordList: Sequence, IteratorProtocol {
  @usableFromInline
  var rest: StaticUTF8

  @inlinable
  init(_ words: StaticString) {
    rest = StaticUTF8(start: words.utf8Start, count: words.utf8CodeUnitCount)
  }

  @inlinable
  mutating func next() -> StaticUTF8? {
    var count = 0
    while count < rest.count {
      if rest.start[count] == 0x20 {
        defer { rest = rest.dropping(count &+ 1) }
        return StaticUTF8(start: rest.start, count: count)
      }
      count &+= 1
    }
    return nil
  }
}

extension StaticUTF8 {
  /// All but the first `count` bytes, of which there are that many.
  @inlinable
  func dropping(_ count: Int) -> StaticUTF8 { StaticUTF8(start: start + count, count: self.count &- count) }
}
