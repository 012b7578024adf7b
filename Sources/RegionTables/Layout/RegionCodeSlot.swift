/// What is in one slot of a ``RegionCodeIndex``, in four bytes.
///
/// Written as an integer literal: compilers take a third less time for an array of these than for one of `UInt32`.
@frozen
public struct RegionCodeSlot: ExpressibleByIntegerLiteral, Sendable {
  /// The row lowest, then bits of the code.
  public let bits: UInt32

  /// How many bits there are.
  @_alwaysEmitIntoClient
  public static var bitWidth: Int { UInt32.bitWidth }

  @_alwaysEmitIntoClient
  public init(integerLiteral bits: UInt32) {
    self.bits = bits
  }
}
