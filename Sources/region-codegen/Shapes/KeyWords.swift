/// What a key says by its wording, in English, pinyin and Chinese.
///
/// Wording only decides between readings that the values leave equally good.
struct KeyWords {
  let key: String
  private let tokens: [String]
  private let whole: String

  init(_ key: String) {
    self.key = key
    // What a dictionary in a record says is said by its own keys.
    let inner = key.utf8.lastIndex(of: 0x2E).map { String(key[key.utf8.index(after: $0)...]) } ?? key
    let tokens = KeyWords.tokens(of: inner)
    self.tokens = tokens
    whole = tokens.joined()
  }

  /// The words of the key without what stands between them.
  var letters: String { whole }

  var lastWord: String? { tokens.last }

  /// Whether the key is a word for a part of a record or a file, so that it is hardly the name of a place.
  var isStructural: Bool {
    guard !key.utf8.contains(0x20) else { return false }
    return nameRank >= 4 || childrenRank > 0 || codeRank > 0 || isParent || isWrapper || isMeta
      || KeyVocabulary.attributes.contains(whole) || coordinate != nil
  }

  /// How well the key suits a name: 2 says nothing, less speaks against it.
  var nameRank: Int {
    if KeyVocabulary.names.contains(whole) { return 6 }
    if KeyVocabulary.titles.contains(whole) { return 5 }
    guard let last = tokens.last else { return 2 }
    let before = tokens.dropLast()
    if KeyVocabulary.names.contains(last) || KeyVocabulary.titles.contains(last) {
      if before.allSatisfy(KeyWords.isLevel) { return 5 }
      return before.contains(where: KeyVocabulary.lesserNames.contains) ? 1 : 3
    }
    if tokens.allSatisfy(KeyWords.isLevel) { return 4 }
    if tokens.contains(where: KeyVocabulary.lesserNames.contains) { return 0 }
    if tokens.contains(where: KeyVocabulary.attributes.contains) { return 0 }
    return 2
  }

  /// How well the key suits the children, 0 where it says nothing.
  var childrenRank: Int {
    if KeyVocabulary.children.contains(whole) { return 3 }
    guard let last = tokens.last else { return 0 }
    if KeyVocabulary.lists.contains(last) {
      return tokens.count == 1 || tokens.dropLast().contains(where: KeyWords.isLevelOrChild) ? 3 : 1
    }
    return KeyWords.isLevel(last) || KeyVocabulary.children.contains(last) ? 2 : 0
  }

  /// Whether the key says children and nothing beside: `cities` and `cityList` do, `sister_cities` does not.
  var isKnownForChildren: Bool {
    isLevelElsewhere
      || childrenRank > 0
        && tokens.allSatisfy { KeyWords.isLevelOrChild($0) || KeyVocabulary.lists.contains($0) }
  }

  /// Whether the key is a word for a level in a language that the rest of the vocabulary is not in, so that it tells names
  /// from attributes. As places are called so, too, such as Kota, it says nothing of keys that may be names themselves.
  var isLevelElsewhere: Bool { KeyVocabulary.levelsElsewhere.contains(whole) }

  /// Whether the key is a word for a name in such a language, with or without one for a level: `nom`, `nome_municipio`.
  var isNameElsewhere: Bool {
    tokens.contains(where: KeyVocabulary.namesElsewhere.contains)
      && tokens.allSatisfy { token in
        KeyVocabulary.namesElsewhere.contains(token) || KeyVocabulary.levelsElsewhere.contains(token)
          || KeyWords.isLevel(token)
      }
  }

  /// Whether the key is one of what the container holds, as `commune` is of `communes` and `branch_name` of `branches`;
  /// the words behind are then returned.
  func wordsBehind(kinOf container: KeyWords) -> ArraySlice<String>? {
    guard let first = tokens.first, KeyWords.areKin(first, container.whole) else { return nil }
    return tokens.dropFirst()
  }

  /// Whether one word begins with the letters of the other, save for an ending.
  private static func areKin(_ one: String, _ other: String) -> Bool {
    let shared = zip(one, other).prefix { $0 == $1 }.count
    return shared >= max(3, min(one.count, other.count) - 1)
  }

  /// Whether the key says that something is as those who live there write it.
  var isLocal: Bool { tokens.contains(where: KeyVocabulary.locals.contains) }

  /// How well the key suits a code, 0 where it says nothing, 1 where it may be one of something else: `geonameId`.
  var codeRank: Int {
    if KeyVocabulary.codes.contains(whole) { return 4 }
    if KeyVocabulary.identifiers.contains(whole) { return 3 }
    guard let last = tokens.last else { return 0 }
    let ofLevel = tokens.dropLast().allSatisfy(KeyWords.isLevel)
    if KeyVocabulary.codes.contains(last) { return ofLevel ? 4 : identifiesPlace ? 1 : 0 }
    if KeyVocabulary.identifiers.contains(last) { return ofLevel ? 3 : identifiesPlace ? 1 : 0 }
    if KeyVocabulary.keys.contains(last) { return ofLevel ? 2 : 0 }
    return 0
  }

  /// Whether what stands under the key tells something of a place, so that lists there are no children.
  var isAside: Bool {
    tokens.contains { token in
      let singular = token.hasSuffix("s") ? String(token.dropLast()) : token
      return KeyVocabulary.asides.contains(token) || KeyVocabulary.asides.contains(singular)
        || KeyVocabulary.attributes.contains(singular) || KeyVocabulary.lesserNames.contains(token)
        || KeyVocabulary.lesserNames.contains(singular)
    }
  }

  /// Whether the key refers to a parent.
  var isParent: Bool {
    if KeyVocabulary.parents.contains(whole) { return true }
    return tokens.contains { KeyVocabulary.parents.contains($0) && $0.utf8.count > 1 }
      || (tokens.count > 1 && (tokens[0] == "p" || tokens[0] == "f" || tokens[0] == "up"))
  }

  /// Whether the key names a level, such as `province` and `cityCode`.
  var isOfLevel: Bool {
    guard let first = tokens.first, KeyWords.isLevel(first) else { return false }
    return tokens.count == 1 || nameRank >= 4 || codeRank >= 3
  }

  /// The levels that the key names, in the singular: "country" for `countryCode` and `countries`.
  var levels: Set<String> { Set(tokens.compactMap(KeyWords.level)) }

  /// Whether what the key is an identifier of may be the place itself, as far as the words before tell.
  private var identifiesPlace: Bool {
    !isParent && !isMeasure && !isAside && tokens.count == 2
  }

  /// Whether the key is a level that files also use for a name, such as the 县 of 重庆市.
  var isBareLevel: Bool {
    key.utf8.count == 3 && key.utf8.allSatisfy { $0 >= 0x80 } && KeyVocabulary.levels.contains(key)
  }

  /// Whether the key is one for the whole of a file's data.
  var isWrapper: Bool {
    KeyVocabulary.wrappers.contains(whole) || tokens.contains(where: KeyVocabulary.wrappers.contains)
  }

  /// Whether the key tells of the file, not of a place.
  var isMeta: Bool { KeyVocabulary.meta.contains(whole) }

  /// Whether the key counts, ranks or marks something, so that its numbers refer to nothing.
  var isMeasure: Bool { tokens.contains(where: KeyVocabulary.measures.contains) }

  /// Whether the key is written as programmers write them: in several words without blanks.
  var isIdentifier: Bool {
    tokens.count > 1 && !key.utf8.contains { $0 == 0x20 || $0 == 0x2D || $0 == 0x2E || $0 == 0x27 }
  }

  var coordinate: Coordinate? {
    if KeyVocabulary.latitudes.contains(whole) { return .latitude }
    if KeyVocabulary.longitudes.contains(whole) { return .longitude }
    return nil
  }
}

extension KeyWords {
  private static func isLevel(_ token: String) -> Bool { level(token) != nil }

  private static func level(_ token: String) -> String? {
    guard token.hasSuffix("s"), !KeyVocabulary.levels.contains(token) else {
      return KeyVocabulary.levels.contains(token) ? token : nil
    }
    let singular = String(token.dropLast())
    let other = singular.hasSuffix("ie") ? singular.dropLast(2) + "y" : singular
    return [singular, other].first(where: KeyVocabulary.levels.contains)
  }

  private static func isLevelOrChild(_ token: String) -> Bool {
    isLevel(token) || KeyVocabulary.children.contains(token)
  }

  /// The words of a key in small letters: `cityName`, `city_name`, `@cityname` are all "city", "name".
  private static func tokens(of key: String) -> [String] {
    var tokens: [String] = []
    var token: [UInt8] = []
    var previousIsUpper = false
    // In other scripts, what is added to a word makes it another: 市 is a level, 市1 and 北京-市 may be names.
    if key.utf8.contains(where: { $0 >= 0x80 }) { return split(key.lowercased()) }
    func finish() {
      guard !token.isEmpty else { return }
      tokens += split(String(decoding: token, as: UTF8.self))
      token = []
    }
    for byte in key.utf8 {
      if byte.isASCIILowercase {
        token.append(byte)
        previousIsUpper = false
      } else if byte.isASCIIUppercase {
        if !previousIsUpper { finish() }
        token.append(byte + 0x20)
        previousIsUpper = true
      } else {
        finish()
        previousIsUpper = false
      }
    }
    finish()
    return tokens
  }

  /// `cityname` as "city", "name", `城市名称` as "城市", "名称".
  private static func split(_ token: String) -> [String] {
    for ending in KeyVocabulary.endings where token.hasSuffix(ending) {
      let start = String(token.dropLast(ending.count))
      if isLevel(start) { return [start, ending] }
    }
    return [token]
  }
}
