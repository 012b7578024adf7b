/// What sort of region something is: a province, a district, an autonomous county.
///
/// One byte that knows its table. The generator adds a constant for every kind that a table has:
///
/// ```swift
/// let districts = city.children.filter { $0.kind == .district }
/// ```
@frozen
public struct RegionKind<Table: RegionTable>: Sendable {
  @usableFromInline
  let number: UInt8

  /// - Parameter number: Counts the table's kinds from 1. Generated code is what calls this.
  /// - Precondition: `number` is in `1...Table.Storage.kindCount`.
  @_alwaysEmitIntoClient
  public init(number: UInt8) {
    precondition(number >= 1 && Int(number) <= Table.Storage.kindCount, "number of a kind out of range")
    self.number = number
  }

  /// - Parameter number: What a row of the table holds.
  @_alwaysEmitIntoClient
  init(storedNumber number: UInt8) {
    self.number = number
  }
}

extension RegionKind {
  /// The kind as the source of the data names it, such as `prefecture-level city`.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var name: String { Table.Storage.kindName(at: Int(number) - 1) }

  /// The position of the kind in ``all``.
  @_alwaysEmitIntoClient
  public var index: Int { Int(number) - 1 }

  /// All kinds of the table, in order of first appearance.
  ///
  /// - Complexity: O(*n*), where *n* is the number of kinds; the array is on the heap.
  @_alwaysEmitIntoClient
  public static var all: [RegionKind] {
    (0..<Table.Storage.kindCount).map { RegionKind(number: UInt8($0 + 1)) }
  }
}

extension RegionKind: Hashable {
  @_alwaysEmitIntoClient
  public static func == (one: RegionKind, other: RegionKind) -> Bool { one.number == other.number }

  @_alwaysEmitIntoClient
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension RegionKind: CustomStringConvertible {
  @_alwaysEmitIntoClient
  public var description: String { name }
}
