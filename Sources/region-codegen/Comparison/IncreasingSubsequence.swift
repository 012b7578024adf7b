/// What of a sequence can stay in its place when the sequence is sorted.
enum IncreasingSubsequence {
  /// The positions of as many values as possible of which each is greater than the one before.
  ///
  /// - Complexity: O(*n* log *n*).
  static func longest(in values: [Int]) -> [Int] {
    // For each length, where the subsequence of that length with the smallest end so far ends.
    var ends: [Int] = []
    var previous: [Int?] = []
    previous.reserveCapacity(values.count)
    for (position, value) in values.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = position } else { ends.append(position) }
    }
    var positions: [Int] = []
    var position = ends.last
    while let current = position {
      positions.append(current)
      position = previous[current]
    }
    return positions.reversed()
  }
}
