/// What the references under one key lead to, where they are to what rows are known by under another.
struct ReferenceTarget {
  let known: IdentityColumn
  let resolved: ResolvedReferences
  /// How many letters the key of the references ends with that are those of the other key: `parentCode` with `code`.
  private let likeness: Int
  private let words: KeyWords

  init(_ known: IdentityColumn, key: String, of references: [String?], under column: KeyWords) {
    self.known = known
    resolved = ResolvedReferences(references, to: known)
    words = KeyWords(key)
    likeness = column.likeness(toIdentifier: words)
  }

  /// Whether another leads to the same parents or cannot be meant beside this one.
  func excludes(_ other: ReferenceTarget) -> Bool {
    guard resolved.parents != other.resolved.parents else { return true }
    let areForests = (resolved.areForest, other.resolved.areForest)
    guard areForests.0 == areForests.1 else { return areForests.0 }
    guard areForests.0 else { return resolved.count >= other.resolved.count }
    guard likeness == other.likeness else { return likeness > other.likeness }
    let areNumbers = (isCounting, other.isCounting)
    guard areNumbers.0 == areNumbers.1 else { return areNumbers.1 }
    return other.known.identity == .name && known.identity != .name
  }

  /// Whether the rows are numbered from the first to the last under a key that need not be more than that.
  private var isCounting: Bool {
    if words.isMeasure { return true }
    guard let first = known.texts.first.flatMap({ $0 }).flatMap({ Int($0) }), first == 0 || first == 1 else {
      return false
    }
    return known.texts.indices.allSatisfy { known.texts[$0] == String(first + $0) }
  }
}

extension KeyWords {
  /// How many letters this key ends with that are the other one, words for levels before an identifier aside.
  fileprivate func likeness(toIdentifier other: KeyWords) -> Int {
    let own = letters
    let all = other.letters
    if own.hasSuffix(all) { return all.utf8.count }
    guard other.codeRank >= 3, let last = other.lastWord, own.hasSuffix(last) else { return 0 }
    return last.utf8.count
  }
}
