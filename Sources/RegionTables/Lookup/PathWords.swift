/// The words of a path, the last one first.
///
/// One type for names, for a text and for the fields of a placemark, which conforms to nothing: linkers keep each type that
/// conforms to a protocol, and a little of every other, also in programs that look nothing up.
@usableFromInline
struct PathWords {
  /// Names from the largest region down, unless the fields are what is taken apart.
  @usableFromInline
  let names: [String]
  /// The fields of a placemark; the first of them alone is a text.
  @usableFromInline
  let state, subState, city, district: Substring
  /// A bit for each field that is one word, whatever stands in it.
  @usableFromInline
  var whole = 0
  /// Whether words may be left out that name no region.
  @usableFromInline
  let isPlacemark: Bool
  @usableFromInline
  let areCutAtPunctuation: Bool
  @usableFromInline
  let areCutAtBlanks: Bool
  /// How many names or fields are still to come.
  @usableFromInline
  var left: Int
  /// What is still to come of the last one that came.
  @usableFromInline
  var rest: Substring = ""

  @_alwaysEmitIntoClient
  init(_ names: [String], cutAtPunctuation: Bool, atBlanks: Bool) {
    self.names = names
    (state, subState, city, district) = ("", "", "", "")
    (isPlacemark, areCutAtPunctuation, areCutAtBlanks) = (false, cutAtPunctuation, atBlanks)
    left = names.count
  }

  @_alwaysEmitIntoClient
  init(_ text: Substring, cutAtPunctuation: Bool, atBlanks: Bool) {
    names = []
    (state, subState, city, district) = (text, "", "", "")
    (isPlacemark, areCutAtPunctuation, areCutAtBlanks) = (false, cutAtPunctuation, atBlanks)
    left = 1
  }

  /// - Parameter isName: Whether a field is a name as it is, and not to be taken apart.
  @_alwaysEmitIntoClient
  init(state: String?, subState: String?, city: String?, district: String?, isName: (Substring) -> Bool) {
    names = []
    self.state = Blanks.trimmed(state ?? "")
    self.subState = Blanks.trimmed(subState ?? "")
    self.city = Blanks.trimmed(city ?? "")
    self.district = Blanks.trimmed(district ?? "")
    (isPlacemark, areCutAtPunctuation, areCutAtBlanks) = (true, true, true)
    left = 4
    for position in 0..<left where isName(name(at: position)) { whole |= 1 << position }
  }

  @_alwaysEmitIntoClient
  func name(at position: Int) -> Substring {
    if position < names.count { return names[position][...] }
    switch position {
    case 0: return state
    case 1: return subState
    case 2: return city
    default: return district
    }
  }

  /// Whether there is anything to cut at in a path or a text that nothing has been taken from.
  @_alwaysEmitIntoClient
  var areCut: Bool {
    for position in 0..<left where name(at: position).unicodeScalars.contains(where: { separates($0) }) { return true }
    return false
  }

  /// A word without blanks at its ends; none is empty.
  @_alwaysEmitIntoClient
  mutating func next() -> Substring? {
    while true {
      while rest.isEmpty {
        guard left > 0 else { return nil }
        left -= 1
        rest = name(at: left)
      }
      let word = Blanks.trimmed(popLast())
      if !word.isEmpty { return word }
    }
  }

  @_alwaysEmitIntoClient
  mutating func popLast() -> Substring {
    let scalars = rest.unicodeScalars
    let isWhole = whole & 1 << left != 0
    guard !isWhole, let separator = scalars.lastIndex(where: { separates($0) }) else {
      defer { rest = "" }
      return rest
    }
    rest = Substring(scalars[..<separator])
    return Substring(scalars[scalars.index(after: separator)...])
  }

  @_alwaysEmitIntoClient
  func separates(_ scalar: Unicode.Scalar) -> Bool {
    areCutAtPunctuation && Self.isPunctuation(scalar) || areCutAtBlanks && Blanks.contains(scalar)
  }

  /// Whether people write it between names.
  @_alwaysEmitIntoClient
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", "|", ",", ";", ">", "-", "_", "·", "›", "»", "→", "–", "—", "•", "・": true
    case "，", "、", "；", "／", "＼", "｜", "＞", "－", "＿", "。": true
    default: false
    }
  }
}
