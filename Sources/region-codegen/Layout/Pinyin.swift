import RegionTables

/// The names of all regions of a table in pinyin.
struct Pinyin: Equatable, Sendable {
  var texts: [String]
  /// The numbers of the regions: depth after depth, and within each by pinyin.
  var order: [Int]

  init(_ texts: [String], depthStarts: [Int]) {
    self.texts = texts
    let keys = texts.map(Self.sortKey)
    order = zip(depthStarts, depthStarts.dropFirst()).flatMap { start, end in
      RowOrder.sorted(Array(keys[start..<end])).map { $0 + start }
    }
  }

  /// Bytes that sort as names in pinyin do: what begins with a letter first; then syllable by syllable, so that
  /// Xi'an comes before Xian; then by tones.
  private static func sortKey(_ text: String) -> [UInt8] {
    var key: [UInt8] = []
    for letter in PinyinLetters(text.utf8.makeIterator()) {
      if key.isEmpty {
        key.append((0x61...0x7a).contains(letter.byte) ? 0 : 1)
      } else if letter.startsSyllable {
        key.append(1)
      }
      key.append(letter.byte)
    }
    return key + [0] + text.unicodeScalars.compactMap(tone)
  }

  private static func tone(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\u{304}", "ā", "ē", "ī", "ō", "ū", "ǖ", "Ā", "Ē", "Ī", "Ō", "Ū", "Ǖ": 1
    case "\u{301}", "á", "é", "í", "ó", "ú", "ǘ", "Á", "É", "Í", "Ó", "Ú", "Ǘ": 2
    case "\u{30c}", "ǎ", "ě", "ǐ", "ǒ", "ǔ", "ǚ", "Ǎ", "Ě", "Ǐ", "Ǒ", "Ǔ", "Ǚ": 3
    case "\u{300}", "à", "è", "ì", "ò", "ù", "ǜ", "À", "È", "Ì", "Ò", "Ù", "Ǜ": 4
    default: nil
    }
  }
}
