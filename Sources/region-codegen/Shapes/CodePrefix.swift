/// How codes begin with those of their parents.
enum CodePrefix: Equatable, Sendable {
  /// As those of GB/T 2260 do.
  case standard
  /// After so many signs each level ends, from the roots down; of several numbers, one holds for each code. They only grow.
  case ends([[Int]])
  /// At each separator a level ends, as in `CN-ZJ`.
  case separator(String)

  /// No code is longer.
  static let maximumEnd = 40

  /// What stands behind `by code prefix`.
  var words: String {
    switch self {
    case .standard: ""
    case .ends(let ends): ends.map { " " + $0.map(String.init).joined(separator: "|") }.joined()
    case .separator(let separator): " " + ShapeWord.written(separator, quoting: [separator])
    }
  }
}

/// Takes codes apart.
struct CodePrefixes {
  private let form: CodePrefix
  /// Whether codes are filled with zeros behind what tells their level, as all of one length are.
  private let arePadded: Bool

  /// - Parameter codes: all that are compared with each other.
  init(_ form: CodePrefix, of codes: some Sequence<String>) {
    self.form = form
    var lengths = codes.lazy.map(\.utf8.count).makeIterator()
    let first = lengths.next()
    arePadded = {
      while let next = lengths.next() { if next != first { return false } }
      return true
    }()
  }

  /// What a code begins with: its own part first, then what its parent may have for its own, and so on to the roots; `nil`
  /// where it is not written so.
  func levels(of code: String) -> [[Substring]]? {
    switch form {
    case .standard:
      guard var digits = RegionCode.significantDigits(of: code) else { return nil }
      var levels = [[code.prefix(digits)]]
      while digits > 2 {
        digits -= digits > 6 ? 3 : 2
        levels.append([code.prefix(digits)])
      }
      return levels
    case .ends(let ends):
      guard code.utf8.allSatisfy({ $0 < 0x80 }), let own = ownEnd(of: Array(code.utf8), ends) else { return nil }
      let above = ends[..<own.level].reversed().map { $0.map { code.prefix($0) } }
      return [[code.prefix(own.end)]] + above
    case .separator(let separator):
      let parts = code.split(separator: separator, omittingEmptySubsequences: false)
      guard !parts.contains("") else { return nil }
      return parts.reversed().map { [code[..<$0.endIndex]] }
    }
  }

  private func ownEnd(of code: [UInt8], _ ends: [[Int]]) -> (level: Int, end: Int)? {
    // What stands behind the last level checks the others.
    let whole = min(code.count, ends.last?.last ?? 0)
    for (level, alternatives) in ends.enumerated() {
      for end in alternatives where end <= code.count {
        if arePadded ? code[end..<max(end, whole)].allSatisfy({ $0 == 0x30 }) : end == code.count {
          return (level, end)
        }
      }
    }
    return nil
  }
}
