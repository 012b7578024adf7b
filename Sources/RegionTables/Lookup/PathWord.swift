/// How the words of a path fit regions.
@usableFromInline
enum PathWord {
  // Distances add up. A word in full counts for more than any place, and another region for more than the same again.
  @_alwaysEmitIntoClient
  static var skipped: Int64 { 1 }
  @_alwaysEmitIntoClient
  static var filler: Int64 { 1 }
  @_alwaysEmitIntoClient
  static var short: Int64 { 0x10000 }
  @_alwaysEmitIntoClient
  static var stem: Int64 { 0x20000 }
  @_alwaysEmitIntoClient
  static var again: Int64 { 0x40000 }

  /// How far a word is from the name of a region that it fits so, `nil` if that is not called so.
  @_alwaysEmitIntoClient
  static func distance(_ fit: NameFit) -> Int64? {
    switch fit {
    case .name: 0
    case .shortName: short
    case .stem: stem
    case .beginning, .none: nil
    }
  }

  /// What is left of a word that begins with the country: 浙江省 of 中国浙江省.
  @_alwaysEmitIntoClient
  static func withoutCountry(_ word: Substring) -> Substring? {
    rest(of: word, after: "中华人民共和国 中国大陆 中国内地 中国 ").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What is left of a word that says which part of a municipality it is: 重庆 of 重庆郊县.
  @_alwaysEmitIntoClient
  static func withoutPartOfMunicipality(_ word: Substring) -> Substring? {
    var ends = WordList("市辖区 城区 市区 郊区 郊县 ")
    while let end = ends.next() {
      let rest = word.utf8.dropLast(end.count)
      if !rest.isEmpty, word.utf8[rest.endIndex...].elementsEqual(end) { return word[..<rest.endIndex] }
    }
    return nil
  }

  /// Whether a word may stand in a path without naming a region of it.
  @_alwaysEmitIntoClient
  static func isFiller(_ word: Substring) -> Bool { isRow(word) || isCountry(word) }

  /// Whether a word is the title of rows in lists of divisions, where there is no division: 市辖区, 省直辖县级行政区划.
  @_alwaysEmitIntoClient
  static func isRow(_ word: Substring) -> Bool {
    if isOne(of: "县 郊县 市区 城区 郊区 ", word) { return true }
    var end = rest(of: word, after: "自治区 自治州 省 市 区 州 ") ?? word
    guard let administered = rest(of: end, after: "直辖 直管 辖 ") else { return false }
    end = rest(of: administered, after: "县级 ") ?? administered
    end = rest(of: end, after: "行政 ") ?? end
    end = rest(of: end, after: "区划 单位 区 县 市 旗 ") ?? end
    return end.isEmpty
  }

  @_alwaysEmitIntoClient
  static var countries: StaticString {
    "中国 中华人民共和国 中国大陆 中国内地 中國 china mainland cn chn prc pr p.r. p.r.c. p.r.c p.r.china the people's people’s republic of "
  }

  /// Whether a word consists of names of the country, or of words of one.
  @_alwaysEmitIntoClient
  static func isCountry(_ word: Substring) -> Bool {
    var words = PathWords(word, cutAtPunctuation: true, atBlanks: true)
    var count = 0
    while let word = words.next() {
      count += 1
      guard isOne(of: countries, word) else { return false }
    }
    return count > 0
  }

  /// - Parameter words: With a blank after each, small if they are of ASCII.
  @_alwaysEmitIntoClient
  static func isOne(of words: StaticString, _ word: Substring) -> Bool {
    WordList(words).first { $0.elementsEqual(word.utf8.lazy.map { $0.lowercasedASCII }) } != nil
  }

  /// The rest of a text that begins with one of the words.
  @_alwaysEmitIntoClient
  static func rest(of text: Substring, after words: StaticString) -> Substring? {
    guard let word = WordList(words).first(where: { text.utf8.starts(with: $0) }) else { return nil }
    return text[text.utf8.index(text.startIndex, offsetBy: word.count)...]
  }
}
