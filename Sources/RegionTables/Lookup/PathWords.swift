/// The words of names, or of one text, the last one first.
struct PathWords: IteratorProtocol {
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

/// The words of the fields of a placemark, the last one first.
struct PlacemarkFields: IteratorProtocol {
  private let state, subState, city, district: Substring
  private var left = 4
  /// A bit for each field that is one word, whatever stands in it.
  private var whole = 0
  private var words = PathWords("", cut: .nowhere)

  init(_ state: String?, _ subState: String?, _ city: String?, _ district: String?) {
    self.state = Blanks.trimmed(state ?? "")
    self.subState = Blanks.trimmed(subState ?? "")
    self.city = Blanks.trimmed(city ?? "")
    self.district = Blanks.trimmed(district ?? "")
  }

  private func field(_ number: Int) -> Substring {
    switch number {
    case 0: state
    case 1: subState
    case 2: city
    default: district
    }
  }

  /// Takes only those fields apart for which `isName` does not hold.
  mutating func keepWhole(where isName: (Substring) -> Bool) {
    for number in 0..<4 where isName(field(number)) { whole |= 1 << number }
  }

  mutating func next() -> Substring? {
    while true {
      if let word = words.next() { return word }
      guard left > 0 else { return nil }
      left -= 1
      words = PathWords(field(left), cut: whole & 1 << left == 0 ? .everywhere : .nowhere)
    }
  }
}
