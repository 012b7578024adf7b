/// The links of one region, in eight bytes.
///
/// Written as an integer literal, which the compiler turns into static data many times faster than calls of an
/// initializer with several arguments. From the highest bits to the lowest:
///
/// | bits | hold |
/// |---|---|
/// | 8 | the kind, counted from 1, or 0 |
/// | 28 | the number of the parent, or all ones |
/// | 28 | the number of the first child |
///
/// There is no count of children: in breadth-first order they end where the next row's begin.
@frozen
public struct RegionRow: ExpressibleByIntegerLiteral, Sendable {
  @usableFromInline
  let bits: UInt64

  @_alwaysEmitIntoClient
  public init(integerLiteral bits: UInt64) {
    self.bits = bits
  }

  /// - Parameters:
  ///   - kind: Counted from 1, or 0.
  ///   - parent: The number of the parent, counted from 1, or 0 for a root.
  ///   - firstChild: The number of the first child.
  @_alwaysEmitIntoClient
  public init(kind: Int, parentFrom1 parent: Int, firstChild: Int) {
    // Where only one of them is asked for, masks let the compiler leave out the others.
    let parent = UInt64(truncatingIfNeeded: parent &- 1) & 0xfff_ffff
    let firstChild = UInt64(truncatingIfNeeded: firstChild) & 0xfff_ffff
    bits = UInt64(truncatingIfNeeded: kind) &<< 56 | parent &<< 28 | firstChild
  }

  /// The kind, counted from 1; 0 if the region has none.
  @_alwaysEmitIntoClient
  public var kind: UInt8 { UInt8(truncatingIfNeeded: bits &>> 56) }

  /// The number of the parent in table order, `nil` for a root.
  @_alwaysEmitIntoClient
  public var parent: UInt32? {
    let parent = UInt32(truncatingIfNeeded: bits &>> 28) & 0xfff_ffff
    return parent == 0xfff_ffff ? nil : parent
  }

  /// The number of the first child in table order; of where it would be, if there is none.
  @_alwaysEmitIntoClient
  public var firstChild: UInt32 { UInt32(truncatingIfNeeded: bits) & 0xfff_ffff }
}
