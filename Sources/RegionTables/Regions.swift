/// Regions that lie side by side in their table: the children of one, the roots, or all of one depth.
///
/// A slice of the table, eight bytes in size. Positions count from 0 in every slice, as the rows of a list
/// or a picker do, so `city.children[row]` needs no translation.
@frozen
public struct Regions<Table: RegionTable> {
  @usableFromInline
  let lowerRow: UInt32
  @usableFromInline
  let upperRow: UInt32

  @_alwaysEmitIntoClient
  init(rows lower: UInt32, _ upper: UInt32) {
    lowerRow = lower
    upperRow = upper
  }
}

extension Regions: RandomAccessCollection {
  @_alwaysEmitIntoClient
  public var startIndex: Int { 0 }

  @_alwaysEmitIntoClient
  public var endIndex: Int { Int(upperRow &- lowerRow) }

  /// The region at `position`.
  ///
  /// - Precondition: `position` is in `0..<count`.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public subscript(position: Int) -> Region<Table> {
    precondition(position >= 0 && position < endIndex, "position of a region out of range")
    return Region(row: lowerRow &+ UInt32(truncatingIfNeeded: position))
  }

  // What Collection has for any collection takes memory from the heap in code that is not specialised for a table.

  /// The first region, `nil` if there is none.
  @_alwaysEmitIntoClient
  public var first: Region<Table>? { lowerRow < upperRow ? Region(row: lowerRow) : nil }

  /// The last region, `nil` if there is none.
  @_alwaysEmitIntoClient
  public var last: Region<Table>? { lowerRow < upperRow ? Region(row: upperRow &- 1) : nil }

  /// Where `region` is in this slice, `nil` if it is not in it.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public func firstIndex(of region: Region<Table>) -> Int? {
    contains(region) ? Int(region.row &- lowerRow) : nil
  }

  /// The regions at some of the positions, which count from 0 again.
  ///
  /// - Parameter positions: Those that are not in `0..<count` are left out.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public func slice(_ positions: Range<Int>) -> Regions {
    let positions = positions.clamped(to: 0..<endIndex)
    return Regions(
      rows: lowerRow &+ UInt32(truncatingIfNeeded: positions.lowerBound),
      lowerRow &+ UInt32(truncatingIfNeeded: positions.upperBound))
  }

  /// Whether `region` is in this slice.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public func contains(_ region: Region<Table>) -> Bool {
    lowerRow <= region.row && region.row < upperRow
  }
}

extension Regions: Sendable {}

extension Regions: Equatable {
  /// Whether both hold the same regions. Two slices without regions are equal wherever they are.
  @_alwaysEmitIntoClient
  public static func == (one: Regions, other: Regions) -> Bool {
    one.count == other.count && (one.isEmpty || one.lowerRow == other.lowerRow)
  }
}

extension Regions: Hashable {
  @_alwaysEmitIntoClient
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(isEmpty ? 0 : lowerRow)
  }
}

extension Regions: CustomStringConvertible {
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
