import CRegionLimit

/// The same table as C arrays: the limit.
enum CTable {
  /// The bytes of all titles, each of which is looked at; there are no strings to be had.
  @inline(never)
  static func firstScreen() -> Int {
    func bytes(_ first: UInt32, _ end: UInt32) -> Int {
      (first..<end).reduce(0) { $0 &+ (limit_name($1)[0] == 0 ? 0 : Int(limit_name_length($1))) }
    }
    let province = UInt32(Screen.province)
    let city = limit_first_child(province)
    return bytes(0, limit_first_child(0)) + bytes(city, limit_first_child(province + 1))
      + bytes(limit_first_child(city), limit_first_child(city + 1))
  }

  @inline(never)
  static func childCounts(_ rows: [Int]) -> Int {
    rows.reduce(0) { sum, row in
      let row = UInt32(truncatingIfNeeded: row)
      return sum &+ Int(limit_first_child(row &+ 1) &- limit_first_child(row)) &* Int(row)
    }
  }

  @inline(never)
  static func parents(_ rows: [Int]) -> Int {
    rows.reduce(0) { sum, row in
      let parent = limit_parent(UInt32(truncatingIfNeeded: row))
      return sum &+ (parent == 0xfff_ffff ? 0 : Int(parent))
    }
  }

  @inline(never)
  static func nameBytes(_ rows: [Int]) -> Int {
    rows.reduce(0) { sum, row in
      let row = UInt32(truncatingIfNeeded: row)
      return sum &+ Int(limit_name_length(row)) &* Int(limit_name(row)[0])
    }
  }

  @inline(never)
  static func walk() -> Int {
    var sum = 0
    let rootEnd = limit_first_child(0)
    var (row, end): (UInt32, UInt32) = (0, rootEnd)
    while row < end {
      sum &+= Int(limit_name_length(row)) &+ Int(limit_code(row))
      let children = (limit_first_child(row), limit_first_child(row &+ 1))
      if children.0 < children.1 {
        (row, end) = children
        continue
      }
      var last = row
      row &+= 1
      while row == end, last >= rootEnd {
        last = limit_parent(last)
        end = last < rootEnd ? rootEnd : limit_first_child(limit_parent(last) &+ 1)
        row = last &+ 1
      }
    }
    return sum
  }

  @inline(never)
  static func rows(ofCodes codes: [UInt32]) -> Int {
    codes.reduce(0) { sum, code in
      var row: UInt32 = 0
      return limit_find_code(code, &row) ? sum &+ Int(row) : sum
    }
  }
}
