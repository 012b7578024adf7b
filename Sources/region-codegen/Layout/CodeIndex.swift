import RegionTables

/// A perfect hash of codes, as `RegionCodeHash` reads it.
struct CodeIndex: Sendable {
  private(set) var hash: RegionCodeHash
  private(set) var bucketBits: Int
  private(set) var slotBits: Int
  private(set) var seeds: [UInt16]
  /// The number of a region in each slot, `nil` where it is free.
  private(set) var slots: [Int?]

  /// - Parameter keys: The key of each region's code, `nil` where it has none; no key twice.
  /// - Complexity: O(*n*), expected, in the number of keys.
  init(_ keys: [UInt64?]) {
    let count = keys.count { $0 != nil }
    // Four of five slots taken and four codes a bucket: seeds are found within a few tries.
    var slotBits = 1
    while (1 << slotBits) * 4 < count * 5 { slotBits += 1 }
    while true {
      let bucketBits = max(1, slotBits - 2)
      if let index = CodeIndex(keys, bucketBits: bucketBits, slotBits: slotBits) {
        self = index
        return
      }
      slotBits += 1
    }
  }

  private init?(_ keys: [UInt64?], bucketBits: Int, slotBits: Int) {
    hash = RegionCodeHash(bucketBits: bucketBits, slotBits: slotBits)
    self.bucketBits = bucketBits
    self.slotBits = slotBits
    seeds = Array(repeating: 0, count: 1 << bucketBits)
    slots = Array(repeating: nil, count: 1 << slotBits)

    var buckets: [[(key: UInt64, row: Int)]] = Array(repeating: [], count: 1 << bucketBits)
    for (row, key) in keys.enumerated() {
      if let key { buckets[hash.bucket(of: key)].append((key, row)) }
    }
    // The fullest first, while there is room; ties in order, so that the same codes give the same bytes.
    let order = buckets.indices.sorted { (buckets[$1].count, $0) < (buckets[$0].count, $1) }
    for bucket in order where !buckets[bucket].isEmpty {
      guard let seed = seed(for: buckets[bucket].map(\.key)) else { return nil }
      seeds[bucket] = seed
      for (key, row) in buckets[bucket] { slots[hash.slot(of: key, seed: seed)] = row }
    }
  }

  /// A seed under which all keys fall into different free slots.
  private func seed(for keys: [UInt64]) -> UInt16? {
    (UInt16.min...UInt16.max).first { seed in
      let taken = keys.map { hash.slot(of: $0, seed: seed) }
      return taken.allSatisfy { slots[$0] == nil } && Set(taken).count == taken.count
    }
  }
}
