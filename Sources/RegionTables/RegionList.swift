/// Regions in another order than that of their table: those of one name, of one kind, of one section.
///
/// Mostly nothing is copied: the orders are static data of the program, and this is a slice of one. Only regions that do not
/// lie side by side in any of them are in an array.
@frozen
public struct RegionList<Table: RegionTable>: Sendable {
  @usableFromInline
  let order: RegionOrder<Table>
  @usableFromInline
  let lower: Int
  @usableFromInline
  let upper: Int

  @_alwaysEmitIntoClient
  init(_ order: RegionOrder<Table>, positions lower: Int, _ upper: Int) {
    self.order = order
    self.lower = lower
    self.upper = upper
  }

  @_alwaysEmitIntoClient
  init(_ regions: [Region<Table>]) {
    self.init(.array(regions), positions: 0, regions.count)
  }

  /// The regions at the positions from `lower` to before `upper`, which there are.
  @_alwaysEmitIntoClient
  func slice(_ lower: Int, _ upper: Int) -> RegionList {
    RegionList(order, positions: self.lower + lower, self.lower + upper)
  }

  /// One of the groups that an order consists of. Generated code is what calls this.
  ///
  /// - Parameters:
  ///   - order: The numbers of all regions, group after group.
  ///   - group: The number of the group.
  ///   - starts: Where each group begins in `order`, and, last, where the last one ends.
  @_alwaysEmitIntoClient
  public init(_ order: PackedNumbers, group: Int, starts: PackedNumbers) {
    self.init(.packed(order), positions: starts[group], starts[group + 1])
  }
}

extension RegionList: RandomAccessCollection {
  @_alwaysEmitIntoClient
  public var startIndex: Int { 0 }

  @_alwaysEmitIntoClient
  public var endIndex: Int { upper &- lower }

  /// The region at `position`.
  ///
  /// - Precondition: `position` is in `0..<count`.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public subscript(position: Int) -> Region<Table> {
    precondition(position >= 0 && position < endIndex, "position of a region out of range")
    return order.region(at: lower &+ position)
  }
}

extension RegionList: CustomStringConvertible {
  /// The names of the regions, in brackets.
  @_alwaysEmitIntoClient
  public var description: String {
    var text = "["
    for position in 0..<count {
      if position > 0 { text += ", " }
      text += self[position].name
    }
    return text + "]"
  }
}

/// An order of all regions of a table.
@frozen
@usableFromInline
enum RegionOrder<Table: RegionTable>: Sendable {
  case row
  case name
  case shortName
  /// Not part of the table itself, so that programs that do not use the order do not contain it.
  case packed(PackedNumbers)
  case array([Region<Table>])

  @_alwaysEmitIntoClient
  func region(at position: Int) -> Region<Table> {
    switch self {
    case .row: Region(row: position)
    case .name: Region(row: Table.Storage.rowByName(at: position))
    case .shortName: Region(row: Table.Storage.rowByShortName(at: position))
    case .packed(let rows): Region(row: rows[position])
    case .array(let regions): regions[position]
    }
  }
}
