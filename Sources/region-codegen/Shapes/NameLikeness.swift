/// How much a string reads as the name of a place, from its letters alone.
enum NameLikeness: Int, Comparable {
  /// Hardly any letters, or something that names never are: an address on the web, a colour, a file.
  case none
  /// Letters, but rather a spelling, an initial or a list than a name.
  case slug
  /// Latin letters, the first of them a capital.
  case latin
  /// Letters of another script.
  case native

  static func < (one: NameLikeness, other: NameLikeness) -> Bool { one.rawValue < other.rawValue }

  init(_ text: String) {
    var copy = text
    self = copy.withUTF8 { NameLikeness(bytes: $0) }
  }

  /// The same, with letters that have accents for Latin ones, so that these do not pass for another script.
  init(ofScriptIn text: String) {
    let likeness = NameLikeness(text)
    guard likeness == .native, NameLikeness.isLatin(text) else {
      self = likeness
      return
    }
    let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
    self = letter.map { $0.properties.isLowercase } ?? false ? .slug : .latin
  }

  /// Whether all letters are Latin ones, with or without accents.
  static func isLatin(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.value < 0x370 || (0x1E00...0x1EFF).contains($0.value) || (0x2000...0x206F).contains($0.value)
    }
  }

  /// Whether the text is in words with underscores between, as the identifiers of a program are, and not in names.
  static func isIdentifier(_ text: String) -> Bool {
    guard text.utf8.contains(0x5F), text.utf8.allSatisfy({ $0 == 0x5F || $0.isASCIILetterOrDigit }) else {
      return false
    }
    let words = text.utf8.split(separator: 0x5F)
    let areNames = words.allSatisfy { word in
      word.count > 1 && word.first?.isASCIIUppercase ?? false && word.dropFirst().contains(where: \.isASCIILowercase)
    }
    return words.count < 2 || !areNames
  }

  /// Whether the text is written as codes of languages are: two or three small letters, then what tells of a script or a
  /// country, as in `zh` and `zh-Hans`.
  static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
    return (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isASCIILowercase)
      && parts.dropFirst().allSatisfy { (2...4).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) }
  }

  static func hasNoLetters(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && !$0.isASCIILowercase && !$0.isASCIIUppercase }
  }

  /// Whether the text has separators that lists have and names have not.
  static func isList(_ text: String) -> Bool {
    text.unicodeScalars.contains { ",，;；、|".unicodeScalars.contains($0) }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    var isNative = false
    var letters = 0
    var digits = 0
    var isList = false
    var firstLetter: UInt8 = 0
    var lastDot = -1
    var end = 0
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if index < end { continue }
      if byte >= 0x80 {
        let length = bytes.lengthOfPicture(at: index)
        if length > 0 {
          end = index + length
          continue
        }
        if byte == 0xEF, index + 2 < bytes.count, bytes.isHalfWidthKana(at: index) {
          // How a name is read.
          letters += 1
          end = index + 3
          continue
        }
        // "，", "；" and "、" join names; what else is not ASCII counts as a letter.
        if index + 2 < bytes.count, bytes.isListSeparator(at: index) { isList = true }
        isNative = true
        continue
      }
      if byte.isASCIILowercase || byte.isASCIIUppercase {
        if letters == 0 { firstLetter = byte }
        letters += 1
      } else if byte.isASCIIDigit {
        digits += 1
      } else if byte == 0x2E {
        lastDot = index
      } else if byte == 0x2C || byte == 0x3B || byte == 0x7C || byte == 0x2F {
        isList = true
      } else if byte == 0x3A, index + 2 < bytes.count, bytes[index + 1] == 0x2F, bytes[index + 2] == 0x2F {
        self = .none
        return
      }
    }
    let isFile = lastDot >= 0 && bytes.isFileExtension(after: lastDot)
    if !isNative && (letters == 0 || digits > letters || isFile || bytes[0] == 0x23 || bytes[0] == 0x2F) {
      self = .none
    } else if isList || isFile || bytes.count > 180 {
      self = .slug
    } else if isNative {
      self = .native
    } else {
      self = firstLetter.isASCIIUppercase ? .latin : .slug
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes of an emoji or of what joins them, such as flags have; 0 for letters.
  fileprivate func lengthOfPicture(at index: Int) -> Int {
    let next = index + 1 < count ? self[index + 1] : 0
    let third = index + 2 < count ? self[index + 2] : 0
    switch (self[index], next) {
    // U+1F000 and above, and the tags behind the flags of countries within others.
    case (0xF0, 0x9F), (0xF3, 0xA0): return 4
    // U+2600 to U+27BF, the joiner, and the selector of variants.
    case (0xE2, 0x98...0x9E): return 3
    case (0xE2, 0x80) where third == 0x8D: return 3
    case (0xEF, 0xB8) where third == 0x8F: return 3
    default: return 0
    }
  }

  fileprivate func isHalfWidthKana(at index: Int) -> Bool {
    self[index + 1] == 0xBD && self[index + 2] >= 0xA6 || self[index + 1] == 0xBE && self[index + 2] <= 0x9F
  }

  fileprivate func isListSeparator(at index: Int) -> Bool {
    (self[index] == 0xEF && self[index + 1] == 0xBC && (self[index + 2] == 0x8C || self[index + 2] == 0x9B))
      || (self[index] == 0xE3 && self[index + 1] == 0x80 && self[index + 2] == 0x81)
  }

  fileprivate func isFileExtension(after dot: Int) -> Bool {
    let length = count - dot - 1
    guard length >= 2 && length <= 5 else { return false }
    return self[(dot + 1)...].allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit }
  }
}
