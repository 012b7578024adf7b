/// The words of names, or of one text, the last one first.
struct PathWords: Sequence, IteratorProtocol {
  /// Where names are taken apart.
  enum Cut {
    case nowhere
    case atPunctuation
    case everywhere
  }

  private let names: [String]
  private var end: Int
  private var rest: Substring
  private let cut: Cut

  init(_ names: [String], cut: Cut) {
    self.names = names
    end = names.count
    rest = ""
    self.cut = cut
  }

  init(_ text: Substring, cut: Cut) {
    names = []
    end = 0
    rest = text
    self.cut = cut
  }

  /// Whether there is anything to cut at.
  var areCut: Bool {
    func isCut(_ text: some StringProtocol) -> Bool { text.unicodeScalars.contains { Self.separates($0, cut) } }
    return isCut(rest) || names.contains { isCut($0) }
  }

  /// A word without blanks at its ends; none is empty.
  mutating func next() -> Substring? {
    while true {
      while rest.isEmpty {
        guard end > 0 else { return nil }
        end -= 1
        rest = names[end][...]
      }
      let word = Blanks.trimmed(popLast())
      if !word.isEmpty { return word }
    }
  }

  private mutating func popLast() -> Substring {
    let scalars = rest.unicodeScalars
    guard let separator = scalars.lastIndex(where: { Self.separates($0, cut) }) else {
      defer { rest = "" }
      return rest
    }
    rest = Substring(scalars[..<separator])
    return Substring(scalars[scalars.index(after: separator)...])
  }

  private static func separates(_ scalar: Unicode.Scalar, _ cut: Cut) -> Bool {
    switch cut {
    case .nowhere: false
    case .atPunctuation: isPunctuation(scalar)
    case .everywhere: isPunctuation(scalar) || Blanks.contains(scalar)
    }
  }

  /// Whether people write it between names.
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", "|", ",", ";", ">", "-", "_", "·", "›", "»", "→", "–", "—", "•", "・": true
    case "，", "、", "；", "／", "＼", "｜", "＞", "－", "＿", "。": true
    default: false
    }
  }
}

/// The fields of a placemark, the last one first.
struct PlacemarkFields: Sequence, IteratorProtocol {
  /// Without blanks at their ends; those that do not count are empty.
  var state, subState, city, district: Substring
  private var left = 4

  init(_ state: String?, _ subState: String?, _ city: String?, _ district: String?) {
    self.state = Blanks.trimmed(state ?? "")
    self.subState = Blanks.trimmed(subState ?? "")
    self.city = Blanks.trimmed(city ?? "")
    self.district = Blanks.trimmed(district ?? "")
  }

  mutating func next() -> Substring? {
    while left > 0 {
      left -= 1
      let field =
        switch left {
        case 0: state
        case 1: subState
        case 2: city
        default: district
        }
      if !field.isEmpty { return field }
    }
    return nil
  }

  /// Empties the fields for which `isUnknown` holds, and says whether there was one.
  mutating func drop(where isUnknown: (Substring) -> Bool) -> Bool {
    var hasDropped = false
    func check(_ field: inout Substring) {
      guard !field.isEmpty, isUnknown(field) else { return }
      field = ""
      hasDropped = true
    }
    check(&state)
    check(&subState)
    check(&city)
    check(&district)
    return hasDropped
  }
}
