extension RecordColumns {
  /// Whether equal names stand together, as those of parents do in a table that is written in order.
  func isInRuns(_ column: Column, inAnyScript: Bool) -> Bool {
    guard column.strings == column.filled, !column.words.isMeasure, !column.words.isAside else { return false }
    var runs = 0
    var isNative = true
    var previous: String?
    var different: Set<String> = []
    for cell in column.cells {
      guard case .string(let text) = value(cell).value, !text.isBlank else { continue }
      let likeness = NameLikeness(text)
      guard likeness == .native || likeness == .latin && inAnyScript && records.count > 5 else { return false }
      isNative = isNative && likeness == .native
      if text != previous { runs += 1 }
      previous = text
      different.insert(text)
    }
    // A few names, such as 市辖区, belong to several parents.
    guard isNative || runs == different.count else { return false }
    return different.count > 1 && runs * 10 <= different.count * 12 && column.strings >= 2 * different.count
  }
}
