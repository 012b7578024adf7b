/// The numbers of regions, group after group, and in table order within each.
struct Groups: Equatable, Sendable {
  private(set) var order: [Int]
  /// Where each group begins, and where the last one ends.
  private(set) var starts: [Int]

  /// - Parameters:
  ///   - numbers: The group of each region, `nil` where it is in none.
  ///   - count: How many groups there are.
  init(_ numbers: [Int?], count: Int) {
    var groups: [[Int]] = Array(repeating: [], count: count)
    for case (let row, let number?) in numbers.enumerated() { groups[number].append(row) }
    order = groups.flatMap { $0 }
    starts = groups.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }
}
