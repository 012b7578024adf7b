/// The rows and columns behind a ``RegionTable``.
///
/// Generated code conforms to this, ``Region`` reads it, and nobody else needs to. The requirements are functions
/// rather than arrays so that a column can be split where one literal would be too long to compile.
public protocol RegionStorage: Sendable {
  /// The number of levels, 0 where there are no regions.
  static var depthCount: Int { get }

  /// The number of the first region at `depth`, or, one past the last depth, the number of regions.
  ///
  /// - Precondition: `depth` is in `0...depthCount`.
  static func depthStart(at depth: Int) -> UInt32

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

  /// Where the short name of the region at `index` is, among the names.
  ///
  /// - Precondition: `index` is in `0..<count`.
  static func shortNameText(at index: Int) -> RegionText

  /// The number of the region at `position` when all are sorted by the UTF-8 bytes of their names, those with the
  /// same name in table order.
  ///
  /// - Precondition: `position` is in `0..<count`.
  static func rowByName(at position: Int) -> Int

  /// The number of the region at `position` when all are sorted by their short names in the same way.
  ///
  /// - Precondition: `position` is in `0..<count`.
  static func rowByShortName(at position: Int) -> Int

  /// The names that ``RegionText`` points into.
  static var namePool: StaticString { get }

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

  /// Finds the region with a code; `nil` where no region has one.
  static var codeIndex: RegionCodeIndex? { get }

  /// What is in a slot of ``codeIndex``.
  ///
  /// - Precondition: There is such a slot.
  static func codeSlot(at slot: Int) -> UInt64

  /// The number of kinds of region.
  static var kindCount: Int { get }

  /// The name of a kind of region.
  ///
  /// - Precondition: `number` is in `0..<kindCount`; ``RegionRow/kind`` counts from 1.
  static func kindName(at number: Int) -> String
}

extension RegionStorage {
  @_alwaysEmitIntoClient
  public static func shortNameText(at index: Int) -> RegionText { nameText(at: index) }

  @_alwaysEmitIntoClient
  public static func rowByShortName(at position: Int) -> Int { rowByName(at: position) }

  /// The decimal digits of ``integerCode(at:)-(Int)``.
  @_alwaysEmitIntoClient
  public static func code(at index: Int) -> String? {
    integerCode(at: index).map { String($0) }
  }

  @_alwaysEmitIntoClient
  public static func integerCode(at index: Int) -> UInt64? { nil }

  @_alwaysEmitIntoClient
  public static func codeUTF8(at index: Int) -> StaticUTF8? { nil }

  @_alwaysEmitIntoClient
  public static var codeIndex: RegionCodeIndex? { nil }

  @_alwaysEmitIntoClient
  public static func codeSlot(at slot: Int) -> UInt64 { 0 }

  @_alwaysEmitIntoClient
  public static var kindCount: Int { 0 }

  @_alwaysEmitIntoClient
  public static func kindName(at number: Int) -> String { "" }
}
