/// Which lines of one text are still there in another.
///
/// Lines that are unique in both texts hold the texts together, and what is between two of them is matched in the same
/// way. That takes O(*n* log *n*) however much the texts differ, where a search for the fewest changes takes time in
/// the square of their number; such a search is only made where there is little to search.
struct LineMatching {
  /// In ascending order on both sides.
  private(set) var pairs: [(old: Int, new: Int)] = []
  private let old: [Int]
  private let new: [Int]

  /// - Parameters: Lines as numbers, the same for lines with the same bytes.
  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    match(old: old.indices, new: new.indices, level: 0)
  }

  private mutating func match(old oldLines: Range<Int>, new newLines: Range<Int>, level: Int) {
    var (oldLines, newLines) = (oldLines, newLines)
    while let oldFirst = oldLines.first, let newFirst = newLines.first, old[oldFirst] == new[newFirst] {
      pairs.append((oldFirst, newFirst))
      oldLines.removeFirst()
      newLines.removeFirst()
    }
    var end: [(old: Int, new: Int)] = []
    while let oldLast = oldLines.last, let newLast = newLines.last, old[oldLast] == new[newLast] {
      end.append((oldLast, newLast))
      oldLines.removeLast()
      newLines.removeLast()
    }
    if !oldLines.isEmpty, !newLines.isEmpty { matchInside(old: oldLines, new: newLines, level: level) }
    pairs += end.reversed()
  }

  private mutating func matchInside(old oldLines: Range<Int>, new newLines: Range<Int>, level: Int) {
    let anchors = level < 16 ? anchors(old: oldLines, new: newLines) : []
    guard !anchors.isEmpty else {
      if oldLines.count + newLines.count <= 1_000 { matchThoroughly(old: oldLines, new: newLines) }
      return
    }
    var (oldStart, newStart) = (oldLines.lowerBound, newLines.lowerBound)
    for anchor in anchors {
      match(old: oldStart..<anchor.old, new: newStart..<anchor.new, level: level + 1)
      pairs.append(anchor)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    match(old: oldStart..<oldLines.upperBound, new: newStart..<newLines.upperBound, level: level + 1)
  }

  /// As many lines as possible that are unique on both sides and in the same order there.
  private func anchors(old oldLines: Range<Int>, new newLines: Range<Int>) -> [(old: Int, new: Int)] {
    let oldPositions = Self.unique(in: old, oldLines)
    let newPositions = Self.unique(in: new, newLines)
    let common = newLines.compactMap { position -> (old: Int, new: Int)? in
      guard newPositions[new[position]] != nil, let oldPosition = oldPositions[new[position]] else { return nil }
      return (oldPosition, position)
    }
    return IncreasingSubsequence.longest(in: common.map(\.old)).map { common[$0] }
  }

  private static func unique(in lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var positions: [Int: Int?] = [:]
    for position in range {
      positions.updateValue(positions[lines[position]] == nil ? position : nil, forKey: lines[position])
    }
    return positions.compactMapValues { $0 }
  }

  /// Finds as many common lines as there are.
  private mutating func matchThoroughly(old oldLines: Range<Int>, new newLines: Range<Int>) {
    let difference = new[newLines].difference(from: old[oldLines])
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldLines.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(newLines.lowerBound + offset)
      }
    }
    pairs += zip(oldLines.filter { !removed.contains($0) }, newLines.filter { !inserted.contains($0) })
      .map { (old: $0, new: $1) }
  }
}
