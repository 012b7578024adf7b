/// How the words of a path fit regions.
enum PathWord {
  // Distances add up. A word in full counts for more than any place, and another region for more than the same again.
  static let skipped: Int64 = 1
  static let filler: Int64 = 1
  static let short: Int64 = 0x10000
  static let beginning: Int64 = 0x20000
  static let again: Int64 = 0x40000

  /// How far a word is from the name of a region, `nil` if it is none of its names.
  static func distance<Table: RegionTable>(from word: Substring, to region: Region<Table>) -> Int64? {
    let name = region.nameUTF8
    let isBeginning = name.comparison(to: word.utf8, asPrefix: true) == 0
    if isBeginning, name.count == word.utf8.count { return 0 }
    if region.shortNameUTF8.comparison(to: word.utf8, asPrefix: false) == 0 { return short }
    return isBeginning && isGenericPart(name.dropFirst(word.utf8.count)) ? beginning : nil
  }

  /// Whether the end of a name says what sort of division it is.
  private static func isGenericPart(_ end: some Collection<UInt8>) -> Bool {
    isOne(of: "省 市 区 县 旗 盟 州 地区 自治区 自治州 自治县 自治旗 ", end)
  }

  /// Whether a word may stand in a path without naming a region of it.
  static func isFiller(_ word: Substring) -> Bool {
    isOne(
      of: """
        中国 中华人民共和国 China 市辖区 市辖县 县 省直辖县级行政区划 省直辖县级行政单位 省直辖县 \
        自治区直辖县级行政区划 自治区直辖县级行政单位 自治区直辖县\u{20}
        """, word.utf8)
  }

  /// - Parameter words: With a blank after each.
  private static func isOne(of words: StaticString, _ bytes: some Collection<UInt8>) -> Bool {
    var rest = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)[...]
    while let end = rest.firstIndex(of: 0x20) {
      if rest[..<end].elementsEqual(bytes) { return true }
      rest = rest[(end + 1)...]
    }
    return false
  }
}

/// Names, the last one first.
struct NamesFromTheEnd: Sequence, IteratorProtocol {
  let names: [String]
  private var end: Int

  init(_ names: [String]) {
    self.names = names
    end = names.count
  }

  mutating func next() -> Substring? {
    guard end > 0 else { return nil }
    end -= 1
    return Blanks.trimmed(names[end])
  }
}

/// The words of a text, the last one first.
struct WordsFromTheEnd: Sequence, IteratorProtocol {
  var rest: Substring

  init(_ text: Substring) {
    rest = text
  }

  mutating func next() -> Substring? {
    let scalars = Blanks.trimmed(rest).unicodeScalars
    guard !scalars.isEmpty else { return nil }
    let blank = scalars.lastIndex(where: Blanks.contains)
    rest = blank.map { Substring(scalars[..<$0]) } ?? ""
    return Substring(scalars[(blank.map { scalars.index(after: $0) } ?? scalars.startIndex)...])
  }
}

/// The fields of a placemark, the last one first.
struct PlacemarkWords: Sequence, IteratorProtocol {
  let fields: (String?, String?, String?, String?)
  private var left = 4

  init(fields: (String?, String?, String?, String?)) {
    self.fields = fields
  }

  mutating func next() -> Substring? {
    guard left > 0 else { return nil }
    left -= 1
    let field =
      switch left {
      case 0: fields.0
      case 1: fields.1
      case 2: fields.2
      default: fields.3
      }
    return Blanks.trimmed(field ?? "")
  }
}
