/// Codes that are written in several columns, one for each level, as `02` and `01` of a province and a county in it are.
struct SplitCodes {
  /// The keys of the columns, from the roots down; empty where there are none.
  private(set) var keys: [String] = []

  private static let maximumColumns = 12
  private static let maximumLength = 5

  init(_ columns: RecordColumns) {
    let candidates = columns.columns.lazy.filter { column in
      column.filled == column.scalars && column.booleans + column.reals == 0 && !column.words.isMeasure
        && !column.words.isAside
    }
    .compactMap { column in Self.parts(columns.texts(of: column)).map { (key: column.key, parts: $0) } }
    .prefix(Self.maximumColumns)
    let codes = Array(candidates)
    for (first, outer) in codes.enumerated() where Self.areRuns(outer.parts) {
      if let whole = codes.first(where: { Self.isAbove(outer.parts, $0.parts) }) {
        keys = [outer.key, whole.key]
        return
      }
      var keys = [outer.key]
      var ranks = Self.ranks(outer.parts, within: [Int](repeating: 0, count: outer.parts.count))
      for inner in codes[(first + 1)...] where ranks != nil && Set(inner.parts).count < inner.parts.count {
        guard let finer = ranks.flatMap({ Self.ranks(inner.parts, within: $0) }) else { continue }
        ranks = finer
        keys.append(inner.key)
        if finer.last == finer.count {
          self.keys = keys
          return
        }
      }
    }
  }

  /// What tells the order of short codes, `nil` where some are none: shorter ones first, and no code before all.
  private static func parts(_ texts: [String?]) -> [[UInt8]]? {
    var parts: [[UInt8]] = []
    for text in texts {
      let text = text ?? ""
      guard text.utf8.count <= maximumLength, text.utf8.first.map(\.isASCIIDigit) ?? true, CodeForm.isToken(text) else {
        return nil
      }
      parts.append(Array(text.utf8))
    }
    return parts
  }

  /// Whether there are several codes, each of which stands with several rows that follow each other.
  private static func areRuns(_ parts: [[UInt8]]) -> Bool {
    let different = Set(parts)
    guard different.count > 1, !different.contains([]), different.count * 2 <= parts.count else { return false }
    let runs = zip(parts, parts.dropFirst()).count { $0 != $1 } + 1
    return runs == different.count
  }

  /// Whether codes that tell all rows apart begin with others.
  private static func isAbove(_ outer: [[UInt8]], _ inner: [[UInt8]]) -> Bool {
    guard Set(inner).count == inner.count, outer.allSatisfy({ $0.count > 1 }) else { return false }
    return zip(outer, inner).allSatisfy { $1.count > $0.count && $1.starts(with: $0) }
  }

  /// The rows numbered by what they are in order of, from 1, where rows that are alike in that are in order of the codes too;
  /// `nil` where they are not.
  private static func ranks(_ codes: [[UInt8]], within outer: [Int]) -> [Int]? {
    var ranks: [Int] = []
    for (row, code) in codes.enumerated() {
      guard row > 0, let last = ranks.last else {
        ranks.append(1)
        continue
      }
      let before = codes[row - 1]
      let isNext = outer[row] != outer[row - 1]
      guard isNext || before.count < code.count || before.count == code.count && !code.lexicographicallyPrecedes(before)
      else { return nil }
      ranks.append(isNext || before != code ? last + 1 : last)
    }
    return ranks
  }
}

extension RecordColumns {
  /// Whether the texts of a column list what rows are known by, as `1/2` does of ancestors and `2,3` of children.
  func holdsListsOfRows(_ column: Column) -> Bool {
    guard column.collections == 0, column.strings > 0, !column.words.isMeasure, !column.words.isAside else {
      return false
    }
    let texts = texts(of: column).compactMap { $0 }
    let separators = "/,|;>. ".utf8.filter { sign in texts.contains { $0.utf8.contains(sign) } }
    guard let separator = separators.first, Set(texts).count > 1 || texts.count == 1 else { return false }
    let lists = texts.map { $0.utf8.split(separator: separator).map { (String($0) ?? "").trimmingBlanks() } }
    guard lists.contains(where: { $0.count > 1 }) else { return false }
    return columns.contains { other in
      guard other.key != column.key, other.filled == records.count, other.scalars == other.filled,
        !other.words.isMeasure
      else { return false }
      let known = Set(self.texts(of: other).compactMap { $0 })
      guard known.count == records.count else { return false }
      return lists.allSatisfy { $0.allSatisfy { $0 == "0" || known.contains($0) } }
    }
  }
}
