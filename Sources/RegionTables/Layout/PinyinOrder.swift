/// The order of texts in pinyin: what begins with a letter first; then syllable by syllable, so that Xi'an comes before
/// Xian; then by tones.
public enum PinyinOrder {
  /// Bytes that sort as the texts do.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; the array is on the heap.
  @_alwaysEmitIntoClient
  public static func key(of text: String) -> [UInt8] {
    var key: [UInt8] = []
    var bytes = text.utf8.makeIterator()
    var letters = PinyinLetters()
    while let letter = letters.next(in: &bytes) {
      if key.isEmpty {
        key.append(section(ofFirst: letter.byte) == noLetter ? 1 : 0)
      } else if letter.startsSyllable {
        key.append(1)
      }
      key.append(letter.byte)
    }
    if key.isEmpty { key.append(1) }
    return key + [0] + text.unicodeScalars.compactMap(tone)
  }

  /// The number of the letter that a text with a key comes under.
  @_alwaysEmitIntoClient
  static func section(ofKey key: [UInt8]) -> Int { key[0] == 0 ? section(ofFirst: key[1]) : noLetter }

  /// The number of the letter that a text with this first letter comes under: 0 for A; ``noLetter`` for none.
  @_alwaysEmitIntoClient
  static func section(ofFirst byte: UInt8?) -> Int {
    guard let byte, byte >= 0x61, byte <= 0x7a else { return noLetter }
    return Int(byte &- 0x61)
  }

  @_alwaysEmitIntoClient
  static var noLetter: Int { 26 }

  /// The number of the tone that a letter or a mark stands for.
  @_alwaysEmitIntoClient
  static func tone(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\u{304}", "ā", "ē", "ī", "ō", "ū", "ǖ", "Ā", "Ē", "Ī", "Ō", "Ū", "Ǖ": 1
    case "\u{301}", "á", "é", "í", "ó", "ú", "ǘ", "Á", "É", "Í", "Ó", "Ú", "Ǘ": 2
    case "\u{30c}", "ǎ", "ě", "ǐ", "ǒ", "ǔ", "ǚ", "Ǎ", "Ě", "Ǐ", "Ǒ", "Ǔ", "Ǚ": 3
    case "\u{300}", "à", "è", "ì", "ò", "ù", "ǜ", "À", "È", "Ì", "Ò", "Ù", "Ǜ": 4
    default: nil
    }
  }
}
