/// The order that spellings put regions in, which is the one that the generator puts pinyin in.
enum SpellingOrder {
  /// The regions by their first letters, from A to Z, then those without one.
  static func sections<Table: RegionTable>(
    of regions: some Sequence<Region<Table>>, by spelling: (Region<Table>) -> String
  ) -> [RegionSection<Table>] {
    let sorted = regions.map { (region: $0, key: key(of: spelling($0))) }
      .sorted { $0.key == $1.key ? $0.region < $1.region : $0.key.lexicographicallyPrecedes($1.key) }
    let list = RegionList(sorted.map(\.region))
    var sections: [RegionSection<Table>] = []
    var lower = 0
    while lower < sorted.count {
      let letter = letter(of: sorted[lower].key)
      let upper = Table.partition(lower, sorted.count) { self.letter(of: sorted[$0].key) <= letter }
      sections.append(RegionSection(number: letter, regions: list.slice(lower, upper)))
      lower = upper
    }
    return sections
  }

  /// From 0 for A; 26 for none.
  private static func letter(of key: [UInt8]) -> Int { key[0] == 0 ? Int(key[1]) - 0x61 : 26 }

  /// Bytes that sort as spellings do: what begins with a letter first, syllable by syllable, then by tones.
  private static func key(of spelling: String) -> [UInt8] {
    var key: [UInt8] = []
    for letter in PinyinLetters(spelling.utf8.makeIterator()) {
      if key.isEmpty {
        key.append((0x61...0x7a).contains(letter.byte) ? 0 : 1)
      } else if letter.startsSyllable {
        key.append(1)
      }
      // Within pinyin ü is v, but Ürümqi comes under U.
      let isUmlaut = key.count == 1 && letter.byte == 0x76 && spelling.utf8.first ?? 0 > 0x7f
      key.append(isUmlaut ? 0x75 : letter.byte)
    }
    if key.isEmpty { key.append(1) }
    return key + [0] + spelling.unicodeScalars.compactMap(tone)
  }

  /// The number of the tone that a letter or a mark stands for.
  private static func tone(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x304, 0x100, 0x101, 0x112, 0x113, 0x12a, 0x12b, 0x14c, 0x14d, 0x16a, 0x16b, 0x1d5, 0x1d6: 1
    case 0x301, 0xc1, 0xe1, 0xc9, 0xe9, 0xcd, 0xed, 0xd3, 0xf3, 0xda, 0xfa, 0x1d7, 0x1d8: 2
    case 0x30c, 0x1cd...0x1d4, 0x11a, 0x11b, 0x1d9, 0x1da: 3
    case 0x300, 0xc0, 0xe0, 0xc8, 0xe8, 0xcc, 0xec, 0xd2, 0xf2, 0xd9, 0xf9, 0x1db, 0x1dc: 4
    default: nil
    }
  }
}
