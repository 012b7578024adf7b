/// The end of a name that says what sort of division it is, such as 市 or 自治州, with the peoples in front of it.
@usableFromInline
enum GenericPart {
  /// From the longest down, with a blank after each.
  @_alwaysEmitIntoClient
  static var words: StaticString { "特别行政区 自治区 自治州 自治县 自治旗 地区 特区 省 市 区 县 旗 盟 州 " }

  /// The peoples after whom autonomous divisions are named, and 各 for "all", each in front of what it begins with.
  @_alwaysEmitIntoClient
  static var peoples: StaticString {
    """
    蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 高山 拉祜 水 东乡 纳西 景颇 \
    柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 德昂 保安 裕固 京 \
    塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺 各\u{20}
    """
  }

  /// The length of the longest generic word that a text ends in, in bytes; 0 if there is none with something before it.
  ///
  /// - Parameter count: The number of bytes of the whole text.
  @_alwaysEmitIntoClient
  static func count(atEndOf text: LastBytes, count: Int) -> Int {
    let word = WordList(words).first { $0.count < count && text.ends(in: LastBytes($0), count: $0.count) }
    return word?.count ?? 0
  }

  /// Whether a name is its first `stemCount` bytes, then peoples, if any, then what is generic.
  @_alwaysEmitIntoClient
  static func isAll(of name: StaticUTF8, after stemCount: Int) -> Bool {
    let generic = name.dropping(name.count - count(atEndOf: LastBytes(name), count: name.count))
    var rest = name.dropping(stemCount)
    // 内 of 内蒙古, or 杭 of a table that has 杭州 without 市, is no name.
    let hasOneCharacter = stemCount <= 3
    if hasOneCharacter, rest.begins(with: "州"), rest.count == 3 { return false }
    while rest.count > generic.count {
      guard !hasOneCharacter, let people = people(atBeginningOf: rest) else { return false }
      rest = rest.dropping(people)
      if rest.begins(with: "族") {
        rest = rest.dropping(3)
      } else if people == 3 || !generic.begins(with: "自治") {
        return false
      }
    }
    return rest.count > 0 && rest.count == generic.count
  }

  /// The length of the name of a people that a text begins with.
  @_alwaysEmitIntoClient
  static func people(atBeginningOf text: StaticUTF8) -> Int? {
    WordList(peoples).first { text.begins(with: $0) }?.count
  }

  /// Whether a name ends as a text does that ends in a generic word, or in what that is short for.
  ///
  /// - Parameter count: The length of the word in bytes.
  @_alwaysEmitIntoClient
  static func ends(_ name: StaticUTF8, as text: LastBytes, count: Int) -> Bool {
    let end = LastBytes(name)
    return count <= name.count && text.ends(in: end, count: count)
      || count == 6 && text.ends(in: LastBytes("特区"), count: 6) && end.ends(in: LastBytes("特别行政区"), count: 15)
  }
}

/// The last 16 bytes of a text, which is more than any generic word has.
@frozen
@usableFromInline
struct LastBytes: Sendable {
  @usableFromInline
  var high: UInt64 = 0
  @usableFromInline
  var low: UInt64 = 0

  @_alwaysEmitIntoClient
  init() {}

  @_alwaysEmitIntoClient
  init(_ text: StaticUTF8) {
    for position in Swift.max(0, text.count &- 16)..<text.count { append(text.start[position]) }
  }

  @_alwaysEmitIntoClient
  init(_ text: StaticString) { self.init(StaticUTF8(text)) }

  @_alwaysEmitIntoClient
  mutating func append(_ byte: UInt8) {
    high = high &<< 8 | low &>> 56
    low = low &<< 8 | UInt64(byte)
  }

  /// Whether the last `count` bytes, 15 at most, are the same.
  @_alwaysEmitIntoClient
  func ends(in other: LastBytes, count: Int) -> Bool {
    let highMask: UInt64 = count > 8 ? .max &>> UInt64(128 &- 8 &* count) : 0
    let lowMask: UInt64 = count < 8 ? (1 &<< UInt64(8 &* count)) &- 1 : .max
    return (high ^ other.high) & highMask | (low ^ other.low) & lowMask == 0
  }
}

/// Words of a constant text, each with a blank after it.
@usableFromInline
struct WordList {
  @usableFromInline
  var rest: StaticUTF8

  @_alwaysEmitIntoClient
  init(_ words: StaticString) {
    rest = StaticUTF8(words)
  }

  @_alwaysEmitIntoClient
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

  @_alwaysEmitIntoClient
  func first(where isSought: (StaticUTF8) -> Bool) -> StaticUTF8? {
    var words = self
    while let word = words.next() {
      if isSought(word) { return word }
    }
    return nil
  }
}

extension StaticUTF8 {
  @_alwaysEmitIntoClient
  init(_ text: StaticString) { self.init(start: text.utf8Start, count: text.utf8CodeUnitCount) }

  /// All but the first `count` bytes, of which there are that many.
  @_alwaysEmitIntoClient
  func dropping(_ count: Int) -> StaticUTF8 { StaticUTF8(start: start + count, count: self.count &- count) }

  @_alwaysEmitIntoClient
  func begins(with other: StaticUTF8) -> Bool {
    guard count >= other.count else { return false }
    for position in 0..<other.count where start[position] != other.start[position] { return false }
    return true
  }

  @_alwaysEmitIntoClient
  func begins(with text: StaticString) -> Bool { begins(with: StaticUTF8(text)) }
}
