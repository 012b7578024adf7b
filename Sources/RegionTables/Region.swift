/// One region of a table.
///
/// A region is a number that knows its table: four bytes that can be copied, stored and sent between tasks
/// freely. Everything else is read from the table when it is asked for.
///
/// ```swift
/// if let westLake = China[code: 330106] {
///   print(westLake.name, westLake.parent?.name ?? "")  // 西湖区 杭州市
/// }
/// ```
///
/// Regions of different tables have different types and cannot be mixed up. Do not save a region: its ``index``
/// may be another's after the data has changed. Save its ``code``, or its names where there are no codes.
@frozen
public struct Region<Table: RegionTable> {
  @usableFromInline
  let row: UInt32

  @_alwaysEmitIntoClient
  init(row: UInt32) {
    self.row = row
  }

  @_alwaysEmitIntoClient
  init(row: Int) {
    self.row = UInt32(truncatingIfNeeded: row)
  }
}

extension Region {
  /// The region's position in table order, from 0.
  @_alwaysEmitIntoClient
  public var index: Int { Int(row) }

  /// The region's name as the source has it.
  ///
  /// Names of up to 15 UTF-8 bytes fit into the `String` itself, longer ones stay where they are in the program, so that
  /// the heap is not used. 32-bit systems take memory for what a `String` has no room for.
  ///
  /// - Complexity: O(1); O(*n*) in the length of the name on 32-bit systems.
  @_alwaysEmitIntoClient
  public var name: String { nameUTF8.string }

  /// The UTF-8 bytes of ``name``, where they lie in the program, without copying.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var nameUTF8: StaticUTF8 {
    Table.Storage.nameText(at: index).presentUTF8(in: Table.Storage.namePool)
  }

  /// What the region is called for short, such as 北京 or 恩施; its ``name``, if the source has nothing shorter.
  ///
  /// - Complexity: That of ``name``.
  @_alwaysEmitIntoClient
  public var shortName: String { shortNameUTF8.string }

  /// The UTF-8 bytes of ``shortName``, where they lie in the program, without copying.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var shortNameUTF8: StaticUTF8 {
    Table.Storage.shortNameText(at: index).presentUTF8(in: Table.Storage.namePool)
  }

  /// What the region goes by in the source of the data, such as `330106`, or `nil` if it has no code there.
  ///
  /// A code that is a number of more than 15 digits takes memory from the heap.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var code: String? { Table.Storage.code(at: index) }

  /// ``code`` as a number, or `nil` if the region has none or the codes of the table are not all plain decimal
  /// numbers.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var integerCode: UInt64? { Table.Storage.integerCode(at: index) }

  /// What sort of region it is, such as a district, or `nil` if the source does not say.
  ///
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public var kind: RegionKind<Table>? {
    let number = Table.Storage.row(at: index).kind
    return number == 0 ? nil : RegionKind(storedNumber: number)
  }
}

extension Region: Sendable {}

extension Region: Hashable {
  @_alwaysEmitIntoClient
  public static func == (one: Region, other: Region) -> Bool { one.row == other.row }

  @_alwaysEmitIntoClient
  public func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

extension Region: Identifiable {
  /// The region itself, which is its own best identity within a table.
  @_alwaysEmitIntoClient
  public var id: Region { self }
}

extension Region: Comparable {
  /// Whether the first region comes before the second in table order.
  @_alwaysEmitIntoClient
  public static func < (one: Region, other: Region) -> Bool { one.row < other.row }
}

extension Region: CustomStringConvertible {
  /// The region's name.
  @_alwaysEmitIntoClient
  public var description: String { name }
}
