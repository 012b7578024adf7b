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

  /// The part of a code that tells its region from others, and the level of that, counted from the roots; `nil` where the
  /// code is not written so.
  func own(_ code: String) -> (prefix: Substring, level: Int)? {
    switch form {
    case .standard:
      return CodeForm.significantDigits(of: code).map { digits in
        (code.prefix(digits), digits > 6 ? digits / 3 : digits / 2 - 1)
      }
    case .ends(let ends):
      guard code.utf8.allSatisfy({ $0 < 0x80 }), let own = ownEnd(of: Array(code.utf8), ends) else { return nil }
      return (code.prefix(own.end), own.level)
    case .separator(let separator):
      let parts = parts(of: code, separator)
      return parts.contains("") ? nil : (code[...], parts.count - 1)
    }
  }

  /// What a code may begin with at a level above its own.
  func prefixes(of code: String, at level: Int) -> [Substring] {
    switch form {
    case .standard: [code.prefix(level > 2 ? level * 3 : level * 2 + 2)]
    case .ends(let ends): ends[level].map { code.prefix($0) }
    case .separator(let separator): [code[..<parts(of: code, separator)[level].endIndex]]
    }
  }

  /// What is found for the nearest of the parts that the codes of parents may have, where there is anything.
  ///
  /// - Parameters:
  ///   - level: that of the code.
  ///   - find: what there is for one part.
  func nearest<Found>(above code: String, at level: Int, _ find: (Substring) -> Found?) -> [Found] {
    for level in (0..<level).reversed() {
      let found = prefixes(of: code, at: level).compactMap(find)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func parts(of code: String, _ separator: String) -> [Substring] {
    code.split(separator: separator, omittingEmptySubsequences: false)
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
