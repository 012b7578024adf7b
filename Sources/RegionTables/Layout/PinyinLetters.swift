/// The letters of a text in pinyin, without what keeps people from typing them.
///
/// Tone marks and capitals are gone, and so are blanks and apostrophes: `Xī'ān Shì` has the letters of `xianshi`. The
/// letter ü comes out as v, which no pinyin uses otherwise, but as u where a word begins with it, as Ürümqi does. Bytes
/// that belong to nothing of the kind stay as they are.
///
/// The bytes are the caller's, since linkers keep a type in every program, and a generic one is much larger.
@frozen
@usableFromInline
struct PinyinLetters {
  /// What came before: 0 at the start and after a blank or an apostrophe.
  @usableFromInline
  var previous: UInt8

  @_alwaysEmitIntoClient
  init() {
    previous = 0
  }

  /// - Parameter bytes: What is still to come of the text, in UTF-8.
  /// - Returns: A letter from a to z in ASCII, or another byte as it is in the text, and whether a syllable begins there:
  ///   after a blank or an apostrophe, and with a consonant that a vowel follows.
  @_alwaysEmitIntoClient
  mutating func next(in bytes: inout some IteratorProtocol<UInt8>) -> (byte: UInt8, startsSyllable: Bool)? {
    while let byte = PinyinFolding.next(in: &bytes) {
      if byte == 0 {
        previous = 0
        continue
      }
      let startsSyllable = previous == 0 || isFollowedByVowel(byte, bytes)
      let letter = byte != PinyinFolding.umlaut ? byte : previous == 0 ? 0x75 : 0x76
      previous = letter
      return (letter, startsSyllable)
    }
    return nil
  }

  /// Whether `byte`, just read, is a consonant before a vowel, where zh, ch and sh are one consonant. What is not in
  /// ASCII is none.
  ///
  /// - Parameter bytes: What comes after it.
  @_alwaysEmitIntoClient
  func isFollowedByVowel(_ byte: UInt8, _ bytes: some IteratorProtocol<UInt8>) -> Bool {
    guard byte < 0x80, !PinyinFolding.isVowel(byte), !(byte == 0x68 && PinyinFolding.isBeforeH(previous)) else {
      return false
    }
    var rest = bytes
    var following = PinyinFolding.next(in: &rest)
    if following == 0x68, PinyinFolding.isBeforeH(byte) { following = PinyinFolding.next(in: &rest) }
    return following.map(PinyinFolding.isVowel) ?? false
  }
}

/// Letters as people type them, from text as it is written.
@usableFromInline
enum PinyinFolding {
  /// Stands for ü: no text has this byte in UTF-8.
  @_alwaysEmitIntoClient
  static var umlaut: UInt8 { 0xfc }

  /// The next letter, small and without its tone; 0 for what separates letters, ``umlaut`` for ü.
  @_alwaysEmitIntoClient
  static func next(in bytes: inout some IteratorProtocol<UInt8>) -> UInt8? {
    while let byte = bytes.next() {
      switch byte {
      case 0x41...0x5a: return byte | 0x20
      case 0x00, 0x09, 0x20, 0x27, 0x2d: return 0
      case 0x01..<0x80: return byte
      default:
        if let letter = next(after: byte, in: &bytes) { return letter }
      }
    }
    return nil
  }

  /// The letter that a byte outside ASCII begins, `nil` for a mark that stands after its letter.
  ///
  /// It is called in several places, and too much code for each.
  @inline(never)
  @_alwaysEmitIntoClient
  static func next(after byte: UInt8, in bytes: inout some IteratorProtocol<UInt8>) -> UInt8? {
    switch byte {
    case 0xc3...0xc7:
      var ahead = bytes
      guard let second = ahead.next(), let letter = letter(UInt32(byte & 0x1f) << 6 | UInt32(second & 0x3f)) else {
        return byte
      }
      bytes = ahead
      return letter
    // U+0300 to U+036F.
    case 0xcc, 0xcd:
      _ = bytes.next()
      return nil
    case 0xe2, 0xe3:
      var ahead = bytes
      guard let second = ahead.next(), let third = ahead.next(), isSeparator(byte, second, third) else { return byte }
      bytes = ahead
      return 0
    default: return byte
    }
  }

  /// Whether the bytes are a typographic apostrophe, which keyboards type by themselves, or a full-width blank.
  @_alwaysEmitIntoClient
  static func isSeparator(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (first == 0xe2 ? third == 0x98 || third == 0x99 : third == 0x80)
  }

  /// The letter below the mark of a composed character.
  @_alwaysEmitIntoClient
  static func letter(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0xc0...0xc4, 0xe0...0xe4, 0x100, 0x101, 0x1cd, 0x1ce: 0x61
    case 0xc8...0xcb, 0xe8...0xeb, 0x112, 0x113, 0x11a, 0x11b: 0x65
    case 0xcc...0xcf, 0xec...0xef, 0x12a, 0x12b, 0x1cf, 0x1d0: 0x69
    case 0x143, 0x144, 0x147, 0x148: 0x6e
    case 0xd2...0xd6, 0xf2...0xf6, 0x14c, 0x14d, 0x1d1, 0x1d2: 0x6f
    case 0xd9...0xdb, 0xf9...0xfb, 0x16a, 0x16b, 0x1d3, 0x1d4: 0x75
    case 0xdc, 0xfc, 0x1d5...0x1dc: umlaut
    default: nil
    }
  }

  /// What is compared in a search, where u stands for ü.
  @_alwaysEmitIntoClient
  static func searchKey(_ letter: UInt8) -> UInt8 { letter == 0x76 ? 0x75 : letter }

  @_alwaysEmitIntoClient
  static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61, 0x65, 0x69, 0x6f, 0x75, 0x76, umlaut: true
    default: false
    }
  }

  /// Whether an h belongs to the consonant: c, s or z.
  @_alwaysEmitIntoClient
  static func isBeforeH(_ byte: UInt8) -> Bool { byte == 0x63 || byte == 0x73 || byte == 0x7a }
}
