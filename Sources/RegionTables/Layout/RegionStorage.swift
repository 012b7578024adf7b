/// The rows and columns behind a ``RegionTable``.
///
/// Generated code conforms to this, ``Region`` reads it, and nobody else needs to. The requirements are functions
/// rather than arrays so that a column can be split where one literal would be too long to compile.
public protocol RegionStorage: Sendable {
  /// The number of the first region of each depth, and, last, the number of regions.
  ///
  /// `[0]` where there are no regions.
  static var depthStarts: [UInt32] { get }

  /// The links of the region at `index` in table order.
  ///
  /// One more row than there are regions closes the last range of children.
  ///
  /// - Precondition: `index` is in `0...count`.
  static func row(at index: Int) -> RegionRow

  /// Where the name of the region at `index` is.
  ///
  /// - Precondition: `index` is in `0..<count`.
  static func nameText(at index: Int) -> RegionText

  /// The names that ``RegionText`` points into.
  static var namePool: StaticString { get }

  /// The names that are too long for a `String` to hold without the heap, as literals.
  static var longNames: [String] { get }

  /// What the region at `index` goes by in the source, `nil` if it has no code there.
  ///
  /// - Precondition: `index` is in `0..<count`.
  static func code(at index: Int) -> String?

  /// The code of the region at `index` as a number, `nil` if it has none or if the table's codes are not numbers.
  ///
  /// - Precondition: `index` is in `0..<count`.
  static func integerCode(at index: Int) -> UInt64?

  /// The bytes of the code of the region at `index`, if it has one and codes of this table are not all plain numbers.
  ///
  /// - Precondition: `index` is in `0..<count`.
  static func codeUTF8(at index: Int) -> StaticUTF8?

  /// Finds the slot of a code; `nil` where no region has one.
  static var codeHash: RegionCodeHash? { get }

  /// The seed of a bucket of ``codeHash``.
  static func codeSeed(at bucket: Int) -> UInt16

  /// The number of the region in a slot of ``codeHash``; not less than the number of regions, if there is none.
  static func codeSlot(at slot: Int) -> Int

  /// The names of the kinds of region, in the order that ``RegionRow/kind`` counts them.
  static var kindNames: [String] { get }
}

extension RegionStorage {
  @inlinable
  public static var longNames: [String] { [] }

  /// The decimal digits of ``integerCode(at:)-(Int)``.
  @inlinable
  public static func code(at index: Int) -> String? {
    integerCode(at: index).map { String($0) }
  }

  @inlinable
  public static func integerCode(at index: Int) -> UInt64? { nil }

  @inlinable
  public static func codeUTF8(at index: Int) -> StaticUTF8? { nil }

  @inlinable
  public static var codeHash: RegionCodeHash? { nil }

  @inlinable
  public static func codeSeed(at bucket: Int) -> UInt16 { 0 }

  @inlinable
  public static func codeSlot(at slot: Int) -> Int { .max }

  @inlinable
  public static var kindNames: [String] { [] }
}
