/// Finds the row of a code with two reads that depend on each other: the seed of its bucket, then its slot.
///
/// A slot has the number of a row in its low bits. Where codes are numbers, some low bits of the code follow, enough to
/// tell it from all others of its size, so that the code itself need not be read:
///
/// - Codes below 2 to the power *m* are multiplied, modulo that, with an odd number, and the slot is the high bits of
///   the product. Two codes in the same slot have the same high bits of the product.
/// - As many low bits as are missing are kept. Two codes with the same low bits have the same low bits of the product, if
///   the factor is the same; and it is, as these bits alone decide the bucket.
/// - So both have the same product, and as the factor is odd, they are the same code.
///
/// One bit more is kept, so that slots without a code can have low bits that no code which leads there has.
@frozen
public struct RegionCodeIndex: Sendable {
  /// Leads to slots.
  public let hash: RegionCodeHash
  @usableFromInline
  let seeds: StaticString
  @usableFromInline
  let rowBits: UInt64
  @usableFromInline
  let keptBits: UInt64
  @usableFromInline
  let codeBits: UInt64

  /// - Parameters:
  ///   - hash: Leads to a slot.
  ///   - seeds: A character for each bucket.
  ///   - rowBits: How many bits of a slot are the row.
  ///   - keptBits: How many low bits of the code follow, 0 if slots have none.
  ///   - codeBits: All codes are less than 2 to this power. It counts if bits of codes are kept, and is less than 64 then.
  @_alwaysEmitIntoClient
  public init(_ hash: RegionCodeHash, seeds: StaticString, rowBits: Int, keptBits: Int, codeBits: Int) {
    self.hash = hash
    self.seeds = seeds
    self.rowBits = UInt64(truncatingIfNeeded: rowBits)
    self.keptBits = UInt64(truncatingIfNeeded: keptBits)
    self.codeBits = UInt64(truncatingIfNeeded: codeBits)
  }

  /// Whether ``row(of:in:)`` gives no row but that of the code.
  @_alwaysEmitIntoClient
  var isExact: Bool { keptBits > 0 }

  /// - Precondition: There is such a bucket.
  @_alwaysEmitIntoClient
  public func seed(of bucket: Int) -> UInt8 { seeds.utf8Start[bucket] }

  /// The slot that alone can have the code with this key.
  ///
  /// - Parameter key: The code, or the hash of one that is no number.
  @_alwaysEmitIntoClient
  public func slot(of key: UInt64) -> Int { hash.slot(of: key, seed: seed(of: hash.bucket(of: key))) }

  /// The row that alone can have the code with this key, or `nil` if none has it.
  ///
  /// - Parameters:
  ///   - key: The code, or the hash of one that is no number.
  ///   - slot: What is in ``slot(of:)``.
  @_alwaysEmitIntoClient
  public func row(of key: UInt64, in slot: UInt64) -> Int? {
    if isExact {
      // Generated code gives numbers of bits as literals, so that one of these is left.
      if keptBits == codeBits {
        if slot &>> rowBits != key { return nil }
      } else if key &>> codeBits != 0 || (slot &>> rowBits ^ key) & ~(.max &<< keptBits) != 0 {
        return nil
      }
    }
    return Int(truncatingIfNeeded: slot & ~(.max &<< rowBits))
  }
}

extension RegionStorage {
  /// The row that alone can have the code with this key, or `nil` if none has it.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  static func row(ofKey key: UInt64) -> Int? {
    guard let index = codeIndex else { return nil }
    return index.row(of: key, in: codeSlot(at: index.slot(of: key)))
  }
}
