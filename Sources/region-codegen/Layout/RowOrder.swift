/// Orders of regions that are not that of the table.
enum RowOrder {
  /// The numbers of the regions, sorted by their keys; regions with equal keys stay in table order.
  static func sorted(_ keys: [[UInt8]]) -> [Int] {
    keys.indices.sorted { one, other in
      if keys[one].lexicographicallyPrecedes(keys[other]) { return true }
      return one < other && keys[one] == keys[other]
    }
  }
}
