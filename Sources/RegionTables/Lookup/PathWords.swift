/// The words of several texts, the last one first.
struct PathWords<Texts: RandomAccessCollection>: Sequence, IteratorProtocol
where Texts.Element: StringProtocol, Texts.Element.SubSequence == Substring {
  /// Where texts are taken apart.
  enum Cut {
    case nowhere
    case atPunctuation
    case everywhere
  }

  private var texts: Texts.SubSequence
  private var rest: Substring = ""
  private let cut: Cut

  init(_ texts: Texts, cut: Cut) {
    self.texts = texts[...]
    self.cut = cut
  }

  /// A word without blanks at its ends; none is empty.
  mutating func next() -> Substring? {
    while true {
      while rest.isEmpty {
        guard let last = texts.popLast() else { return nil }
        rest = last[...]
      }
      let word = Blanks.trimmed(popLast())
      if !word.isEmpty { return word }
    }
  }

  private mutating func popLast() -> Substring {
    let scalars = rest.unicodeScalars
    guard let separator = scalars.lastIndex(where: separates) else {
      defer { rest = "" }
      return rest
    }
    rest = Substring(scalars[..<separator])
    return Substring(scalars[scalars.index(after: separator)...])
  }

  private func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch cut {
    case .nowhere: false
    case .atPunctuation: Self.isPunctuation(scalar)
    case .everywhere: Self.isPunctuation(scalar) || Blanks.contains(scalar)
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
