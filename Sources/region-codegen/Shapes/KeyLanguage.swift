/// A key that says in which language something is, as `name_en`, `nameEn`, `name.en` and `en` do.
struct KeyLanguage {
  /// The key without the language, in small letters.
  let stem: String
  let language: String

  init?(_ key: String) {
    let words = KeyLanguage.words(of: key)
    guard let last = words.last, let first = words.first else { return nil }
    if KeyLanguage.languages.contains(last) {
      language = last
      stem = words.dropLast().joined()
    } else if KeyLanguage.languages.contains(first) {
      language = first
      stem = words.dropFirst().joined()
    } else {
      return nil
    }
  }

  private static func words(of key: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var isUpper = false
    for byte in key.utf8 {
      let wasUpper = isUpper
      isUpper = byte.isASCIIUppercase
      if !byte.isASCIILetterOrDigit || isUpper && !wasUpper { words.append([]) }
      if byte.isASCIILetterOrDigit { words[words.count - 1].append(isUpper ? byte + 0x20 : byte) }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Of ISO 639-1, without those that are other words in keys, such as `id`, `is` and `no`, and words for languages and
  /// for what they are written in.
  private static let languages = Set(
    """
    ar az be bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy it ja ka kk km ko lt lv mk mn ms my nb nl pl
    pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh cn tw hans hant
    english spanish french german italian portuguese chinese japanese korean arabic russian
    hangul hanja hanzi kana kanji romaji
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

extension ShapeInference {
  /// Says that the name is there in other languages as well, none of which is the better one.
  mutating func noteOtherLanguages(than name: NameColumn, among names: [NameColumn], _ columns: RecordColumns) {
    guard ties.isEmpty, let language = KeyLanguage(name.key), let column = columns.column(name.key),
      let cell = column.cells.first
    else { return }
    let others = names.filter { other in
      guard other.key != name.key, other.isComplete, other.likeness >= .latin,
        let otherLanguage = KeyLanguage(other.key)
      else { return false }
      return otherLanguage.stem == language.stem && otherLanguage.language != language.language
    }
    guard !others.isEmpty, notedLanguages.insert(name.key).inserted else { return }
    let isAlone = others.count == 1
    add(
      .guessedLanguage,
      at: columns.value(cell).position,
      "\(name.key.excerpt) is taken for the name of each region, and \(others.map(\.key.excerpt).joined(separator: ", ")), "
        + "which \(isAlone ? "seems" : "seem") to be that in \(isAlone ? "another language" : "other languages"), for "
        + "\(isAlone ? "an attribute" : "attributes"); where another is meant, say so in regions.json, with the \"shape\" that "
        + "inspect prints and \"name\" in the place of \"string\", and the other way round"
    )
  }
}
