import RegionTables

/// What finds regions by their codes, as `RegionCodeIndex` reads it.
struct CodeIndex: Sendable {
  /// How many bits there are of what, and the factors of the hash.
  struct Form: Equatable, Sendable {
    var bucketBits: Int
    var bucketFactor: UInt64 = 1
    var slotBits: Int
    var slotFactor: UInt64 = 1
    var rowBits: Int
    /// How many low bits of its code are in a slot, behind the row.
    var keptBits = 0
    /// All codes have room in so many bits, if some of these are in the slots.
    var codeBits = 0
  }

  let form: Form
  let hash: RegionCodeHash
  private(set) var seeds: [UInt8]
  /// What is in each slot; where it is free, what is not taken for the code that is looked for.
  private(set) var slots: [UInt64]

  /// Whether the slots are short and few enough for an array. Those that have no codes in them are not worth the time
  /// that it takes debug builds: comparing codes takes longer than to read a number from text.
  var fitsArray: Bool {
    form.keptBits > 0 && form.rowBits + form.keptBits <= RegionCodeSlot.bitWidth
      && slots.count <= Column.maximumArrayCount
  }

  /// - Parameters:
  ///   - keys: The key of each region's code, `nil` where it has none; no key twice.
  ///   - keepsCodes: Whether bits of codes are to be in the slots. The keys are the codes then.
  /// - Complexity: O(*n*), expected, in the number of keys.
  init(_ keys: [UInt64?], keepsCodes: Bool) {
    // Four of five slots taken, at most, and two or three codes a bucket: a seed is found within a few tries.
    let count = keys.count { $0 != nil }
    var slotBits = 1
    while (1 << slotBits) * 4 < count * 5 { slotBits += 1 }
    var random = Factors(state: 0)
    while true {
      for form in Self.forms(keys, slotBits: slotBits, keepsCodes: keepsCodes) {
        for _ in 0..<4 {
          var form = form
          // Zeros at the end for the high bits that are not to count.
          form.bucketFactor = random.next() << UInt64(form.keptBits > 0 ? 64 - form.keptBits : 0)
          form.slotFactor = random.next() << UInt64(form.keptBits > 0 ? 64 - form.codeBits : 0)
          if let index = CodeIndex(keys, form) {
            self = index
            return
          }
        }
      }
      // Whoever makes up codes that no known factor tells apart does not know those that follow.
      random.state ^= keys.reduce(0) { $0 &* 0x100_0000_01b3 ^ ($1 ?? 0) }
      slotBits += 1
    }
  }

  /// What to try, in the order of size.
  private static func forms(_ keys: [UInt64?], slotBits: Int, keepsCodes: Bool) -> [Form] {
    let rowBits = max(1, UInt64(max(1, keys.count) - 1).bitWidthInUse)
    let bare = [slotBits - 2, slotBits - 1].map { Form(bucketBits: max(1, $0), slotBits: slotBits, rowBits: rowBits) }
    let codeBits = max(1, keys.reduce(0) { max($0, $1 ?? 0) }.bitWidthInUse)
    guard keepsCodes, codeBits < 64 else { return bare }
    var forms: [Form] = []
    for form in bare {
      // One bit more than a slot leaves open: see `markFree`.
      let leastKept = max(codeBits - slotBits + 1, form.bucketBits)
      let fitsArray = 1 << slotBits <= Column.maximumArrayCount && rowBits + leastKept <= RegionCodeSlot.bitWidth
      // As text, whole characters, of which there are up to eight in a word, and two more.
      let sizes = fitsArray ? [RegionCodeSlot.bitWidth] : Array(stride(from: 6, through: 60, by: 6))
      for size in sizes where size - rowBits >= leastKept {
        var form = form
        form.codeBits = codeBits
        form.keptBits = min(size - rowBits, codeBits)
        forms.append(form)
        if form.keptBits == codeBits { break }
      }
    }
    forms.sort { $0.keptBits < $1.keptBits }
    return forms + bare
  }

  private init?(_ keys: [UInt64?], _ form: Form) {
    self.form = form
    let hash = RegionCodeHash(
      bucketBits: form.bucketBits, bucketFactor: form.bucketFactor, slotBits: form.slotBits, slotFactor: form.slotFactor
    )
    self.hash = hash
    seeds = Array(repeating: Self.seeds.lowerBound, count: 1 << form.bucketBits)
    let keptMask = form.keptBits == 0 ? 0 : UInt64.max >> UInt64(64 - form.keptBits)
    let contents = keys.enumerated().map { row, key in UInt64(row) | ((key ?? 0) & keptMask) << UInt64(form.rowBits) }
    slots = Array(repeating: 0, count: 1 << form.slotBits)

    var buckets: [[Int]] = Array(repeating: [], count: 1 << form.bucketBits)
    for (row, key) in keys.enumerated() {
      if let key { buckets[hash.bucket(of: key)].append(row) }
    }
    var isTaken = Array(repeating: false, count: slots.count)
    // The fullest first, while there is room; ties in order, so that the same codes give the same bytes.
    let order = buckets.indices.sorted { (buckets[$1].count, $0) < (buckets[$0].count, $1) }
    for bucket in order where !buckets[bucket].isEmpty {
      let keys = buckets[bucket].map { keys[$0] ?? 0 }
      let seed = Self.seeds.first { seed in
        var taken: [Int] = []
        for key in keys {
          let slot = hash.slot(of: key, seed: seed)
          if isTaken[slot] { break }
          isTaken[slot] = true
          taken.append(slot)
        }
        if taken.count < keys.count { for slot in taken { isTaken[slot] = false } }
        return taken.count == keys.count
      }
      guard let seed else { return nil }
      seeds[bucket] = seed
      for (key, row) in zip(keys, buckets[bucket]) { slots[hash.slot(of: key, seed: seed)] = contents[row] }
    }
    if form.keptBits > 0 { markFree(isTaken) }
  }

  /// Gives slots that are free low bits that none of the codes which go there has.
  ///
  /// The low bits of a code decide the low bits of its product, and one of these at least is the slot's, too.
  private mutating func markFree(_ isTaken: [Bool]) {
    let common = (1 << (form.keptBits + form.slotBits - form.codeBits)) - 1
    for slot in slots.indices where !isTaken[slot] {
      let other = (0..<UInt64.max).first { code in
        (hash.slot(of: code, seed: seeds[hash.bucket(of: code)]) ^ slot) & common != 0
      }
      slots[slot] = (other ?? 0) << UInt64(form.rowBits)
    }
  }

  /// Characters that a literal shows as they are, but for the backslash.
  private static let seeds: ClosedRange<UInt8> = 0x23...0x7e
}

/// Odd numbers that have nothing in common: SplitMix64.
private struct Factors {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return (mixed ^ mixed >> 31) | 1
  }
}
