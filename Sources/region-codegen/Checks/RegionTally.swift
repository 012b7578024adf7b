/// How many regions are of some sort, and the first of these, for messages to name.
struct RegionTally {
  private(set) var count = 0
  private(set) var first: RegionNode?

  mutating func add(_ region: RegionNode) {
    count += 1
    if first == nil { first = region }
  }
}
