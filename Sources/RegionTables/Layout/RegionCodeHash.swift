/// A perfect hash of the codes of a table: it gives each of them a slot of its own.
///
/// The generator finds, for each bucket of codes, a seed under which all of them fall into slots that are still free, and
/// tries other factors where there is none.
@frozen
public struct RegionCodeHash: Sendable {
  @usableFromInline
  let bucketFactor: UInt64
  @usableFromInline
  let bucketShift: UInt64
  @usableFromInline
  let slotFactor: UInt64
  @usableFromInline
  let slotShift: UInt64

  /// - Parameters:
  ///   - bucketBits: There are 2 to this power of buckets; in `1...32`.
  ///   - bucketFactor: What keys are multiplied with to find their bucket. As many low bits of a key count as are left
  ///     beside the zeros at the end of the factor.
  ///   - slotBits: There are 2 to this power of slots; in `1...32`.
  ///   - slotFactor: The same for slots.
  @_alwaysEmitIntoClient
  public init(bucketBits: Int, bucketFactor: UInt64, slotBits: Int, slotFactor: UInt64) {
    self.bucketFactor = bucketFactor
    bucketShift = UInt64(truncatingIfNeeded: 64 &- bucketBits)
    self.slotFactor = slotFactor
    slotShift = UInt64(truncatingIfNeeded: 64 &- slotBits)
  }

  /// The bucket whose seed counts for `key`.
  @_alwaysEmitIntoClient
  public func bucket(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* bucketFactor) &>> bucketShift)
  }

  /// The slot that `key` alone can be in.
  @_alwaysEmitIntoClient
  public func slot(of key: UInt64, seed: UInt8) -> Int {
    // Odd, so that no two products are the same.
    let seed = UInt64(seed) &* 2 &+ 1
    return Int(truncatingIfNeeded: (key &* slotFactor &* seed) &>> slotShift)
  }

  /// The key of a code that is no number: FNV-1a of its UTF-8 bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @_alwaysEmitIntoClient
  public static func key(of code: some Sequence<UInt8>) -> UInt64 {
    code.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
