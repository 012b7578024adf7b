/// A perfect hash of the codes of a table: it gives each of them a slot of its own.
///
/// The generator finds, for each bucket of codes, a seed under which all of them fall into slots that are still free.
/// A lookup reads the seed of its bucket, then the slot, then compares the code that it finds there: three reads,
/// for hits and misses alike.
@frozen
public struct RegionCodeHash: Sendable {
  @usableFromInline
  let bucketShift: UInt64
  @usableFromInline
  let slotShift: UInt64

  /// - Parameters:
  ///   - bucketBits: There are 2 to this power of buckets; in `1...32`.
  ///   - slotBits: There are 2 to this power of slots; in `1...32`.
  @_alwaysEmitIntoClient
  public init(bucketBits: Int, slotBits: Int) {
    bucketShift = UInt64(truncatingIfNeeded: 64 &- bucketBits)
    slotShift = UInt64(truncatingIfNeeded: 64 &- slotBits)
  }

  /// The bucket whose seed counts for `key`.
  @_alwaysEmitIntoClient
  public func bucket(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: Self.mixed(key) &>> bucketShift)
  }

  /// The slot that `key` alone can be in.
  @_alwaysEmitIntoClient
  public func slot(of key: UInt64, seed: UInt16) -> Int {
    // The low half of a product hardly depends on the high bits that chose the bucket.
    let mixed = Self.mixed(key)
    return Int(
      truncatingIfNeeded: Self.mixed(mixed ^ (mixed &>> 29) ^ UInt64(seed) &* 0xd6e8_feb8_6659_fd93) &>> slotShift)
  }

  /// The key of a code that is no number: FNV-1a of its UTF-8 bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @_alwaysEmitIntoClient
  public static func key(of code: some Sequence<UInt8>) -> UInt64 {
    code.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  @_alwaysEmitIntoClient
  static func mixed(_ key: UInt64) -> UInt64 { key &* 0x9e37_79b9_7f4a_7c15 }
}
