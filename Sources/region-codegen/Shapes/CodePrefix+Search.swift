extension CodePrefix {
  /// How codes of other kinds than those of GB/T 2260 begin with each other, the likeliest way first; empty where that is not
  /// clear: where codes that are not those of roots lack their parents, where levels cannot be told apart, or where there is
  /// one level alone.
  ///
  /// - Complexity: O(*n*) in the number of codes, which are short.
  static func telling(_ codes: [String]) -> [CodePrefix] {
    guard codes.count > 2, Set(codes).count == codes.count, codes.allSatisfy(CodeForm.isToken) else { return [] }
    let isSeparated: (UInt8) -> Bool = { sign in codes.contains { $0.utf8.contains(sign) } }
    if let sign = "-_.:".utf8.first(where: isSeparated) {
      let separator = String(UnicodeScalar(sign))
      return leadsToParents(.separator(separator), codes) ? [.separator(separator)] : []
    }
    let lengths = Set(codes.lazy.map(\.utf8.count)).sorted()
    guard lengths.count == 1 else { return ofLengths(lengths, codes).map { [$0] } ?? [] }
    let whole = codes.map { Array($0.utf8) }
    // Some have a digit at their end that checks the others.
    guard let levels = PaddedLevels(whole) ?? PaddedLevels(whole.map { $0.dropLast() }) else { return [] }
    return levels.ways.map { .ends($0.map { [$0] }) }
  }

  /// Whether all but the roots have parents.
  private static func leadsToParents(_ form: CodePrefix, _ codes: [String]) -> Bool {
    let prefixes = CodePrefixes(form, of: codes)
    let known = Set(codes)
    let levels = codes.compactMap { prefixes.own($0)?.level }
    guard levels.count == codes.count, let root = levels.min(), levels.contains(where: { $0 > root }) else {
      return false
    }
    return zip(codes, levels).allSatisfy { code, level in
      level == root || prefixes.nearest(above: code, at: level) { known.contains(String($0)) ? $0 : nil }.count == 1
    }
  }

  /// Codes that are as long as their level says. Those of roots may have several lengths.
  private static func ofLengths(_ lengths: [Int], _ codes: [String]) -> CodePrefix? {
    let known = Set(codes)
    var ends: [[Int]] = []
    for length in lengths {
      let own = codes.filter { $0.utf8.count == length }
      let shorter = ends.flatMap(\.self)
      let below = own.count { code in shorter.contains { known.contains(String(code.prefix($0))) } }
      if below == own.count {
        ends.append([length])
      } else if below == 0, ends.count < 2 {
        ends = [shorter + [length]]
      } else {
        return nil
      }
    }
    return ends.count > 1 && leadsToParents(.ends(ends), codes) ? .ends(ends) : nil
  }
}

/// The levels of codes of one length that are filled with zeros, where each code but those of the roots has a parent on the
/// level just above.
private struct PaddedLevels {
  private var ends: [Int] = []
  /// The same where levels also end that some regions alone are divided by; `nil` where there are none.
  private var finerEnds: [Int]?
  private let length: Int
  /// For each number of signs before the zeros, whether there are such codes.
  private var isUsed: [Bool]
  /// For each place to cut codes, and each number of signs, the fewest signs that a code has which is such a one cut there;
  /// 0 where there is none for one of them.
  private var fewest: [[Int]]
  /// For each two places between which a level lies, how many levels can follow; `nil` where they do not go to the end.
  private var below: [[Int?]]

  private static let maximumLength = 16
  /// Of ways to cut codes that are as fine as each other.
  private static let maximumChoices = 50

  /// - Returns: `nil` where there are no such levels, or several ways to cut the codes that give different trees.
  init?(_ codes: [some Collection<UInt8>]) {
    guard let length = codes.first?.count, (2...Self.maximumLength).contains(length) else { return nil }
    self.length = length
    isUsed = [Bool](repeating: false, count: length + 1)
    fewest = [[Int]](repeating: [Int](repeating: .max, count: length + 1), count: length + 1)
    below = [[Int?]](repeating: [Int?](repeating: nil, count: length + 1), count: length + 1)
    let stripped = codes.map { Self.stripped($0) }
    let known = Set(stripped)
    guard known.count == codes.count else { return nil }
    for code in stripped where !code.isEmpty {
      isUsed[code.count] = true
      // What lacks a parent once is settled.
      for end in 1..<code.count where fewest[end][code.count] > 0 {
        let above = Self.stripped(code[..<end])
        fewest[end][code.count] = min(fewest[end][code.count], known.contains(above) ? above.count : 0)
      }
    }
    for start in 0..<length { below[start][length] = 0 }
    for end in (1..<length).reversed() {
      for start in 0..<end {
        below[start][end] = next(start, end).compactMap { next in below[end][next].map { $0 + 1 } }.max()
      }
    }
    let roots = (1..<length).filter { isUsed[1...$0].contains(true) && below[0][$0] != nil }
    // The finest levels say most.
    guard let levels = roots.compactMap({ below[0][$0] }).max() else { return nil }
    var choices: [[Int]] = []
    for end in roots where below[0][end] == levels { collect([0, end], &choices) }
    guard let first = choices.first, choices.count <= Self.maximumChoices else { return nil }
    let tree = Self.parents(stripped, by: first)
    guard choices.dropFirst().allSatisfy({ Self.parents(stripped, by: $0) == tree }) else { return nil }
    ends = first
    let between = zip(first, first.dropFirst()).flatMap { start, next in
      (start + 1..<max(next, start + 1)).filter { areDivided(stripped, known, at: $0, in: start..<next) }
    }
    if !between.isEmpty, first.count + between.count <= FlatList.maximumDepth { finerEnds = (first + between).sorted() }
  }

  /// Whether in some of the regions of a level, and not merely here and there in one, the codes of the next begin with that
  /// of another which ends between the two, as several do.
  private func areDivided(_ codes: [[UInt8]], _ known: Set<[UInt8]>, at end: Int, in level: Range<Int>) -> Bool {
    var areDivided: [ArraySlice<UInt8>: Bool] = [:]
    var parents: Set<ArraySlice<UInt8>> = []
    var count = 0
    for code in codes where code.count > end && code.count <= level.upperBound {
      let isBelow = known.contains(Array(code[..<end]))
      guard areDivided.updateValue(isBelow, forKey: code[..<level.lowerBound]) ?? isBelow == isBelow else {
        return false
      }
      guard isBelow else { continue }
      count += 1
      parents.insert(code[..<end])
    }
    return count > parents.count
  }

  /// Where levels may end, from the roots down. As `09161` may lie in `091` or stand beside it where others have no parent
  /// between, that is two ways.
  var ways: [[Int]] { [ends, finerEnds].compactMap(\.self) }

  /// Where a level can end that has its parents on the one between two places.
  private func next(_ start: Int, _ end: Int) -> [Int] {
    (end + 1...length).filter { next in
      let counts = (end + 1...next).filter { isUsed[$0] }
      return !counts.isEmpty && counts.allSatisfy { fewest[end][$0] > start }
    }
  }

  private func collect(_ path: [Int], _ choices: inout [[Int]]) {
    guard choices.count <= Self.maximumChoices else { return }
    let (start, end) = (path[path.count - 2], path[path.count - 1])
    guard end < length, let levels = below[start][end] else {
      choices.append(Array(path.dropFirst()))
      return
    }
    for next in next(start, end) where below[end][next] == levels - 1 { collect(path + [next], &choices) }
  }

  private static func parents(_ codes: [[UInt8]], by ends: [Int]) -> [[UInt8]?] {
    codes.map { code in
      let level = ends.firstIndex { $0 >= code.count } ?? 0
      return level == 0 ? nil : stripped(code[..<ends[level - 1]])
    }
  }

  private static func stripped(_ code: some Collection<UInt8>) -> [UInt8] {
    var code = Array(code)
    while code.last == 0x30 { code.removeLast() }
    return code
  }
}
