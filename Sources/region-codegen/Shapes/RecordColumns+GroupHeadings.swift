/// Records that stand as headings above those that lie in them, as in sheets that people write.
extension RecordColumns {
  /// Few records have too few rows to tell chance from order.
  private static let fewest = 6
  /// More different values are no kinds.
  private static let mostKinds = 6

  /// Whether a column is filled in only for the first record of each group, as cells that are merged are.
  func isFilledOncePerGroup(_ column: Column) -> Bool {
    guard records.count >= Self.fewest, column.strings > 1, column.scalars == column.strings else { return false }
    let texts = texts(of: column).map { $0.flatMap { $0.isBlank ? nil : $0 } }
    let filled = texts.compactMap { $0 }
    return texts[0] != nil && texts[texts.count - 1] == nil && filled.count > 1 && filled.count * 2 <= texts.count
      && Set(filled).count == filled.count && filled.allSatisfy { NameLikeness($0) >= .latin }
  }

  /// Whether headings are told by a value that only they have, as `province` in `province, city, city, province, city`.
  func tellsHeadings(_ column: Column) -> Bool {
    guard records.count >= Self.fewest, column.strings == records.count else { return false }
    let texts = texts(of: column).compactMap { $0 }
    guard let first = texts.first, Set(texts).count <= Self.mostKinds else { return false }
    return areHeadings(texts.map { $0 == first })
  }

  /// Whether headings are the records that lack a code which all others have.
  func lacksCodesOfHeadings(_ column: Column) -> Bool {
    guard records.count >= Self.fewest, column.scalars == column.strings, column.strings > 1 else { return false }
    let texts = texts(of: column).map { $0.flatMap { $0.isBlank ? nil : $0 } }
    let codes = texts.compactMap { $0 }
    return Set(codes).count == codes.count && codes.allSatisfy(CodeForm.isTokenWithDigit)
      && areHeadings(texts.map { $0 == nil })
  }

  /// Whether several headings come, the first one first, with others behind each.
  private func areHeadings(_ isHeading: [Bool]) -> Bool {
    let count = isHeading.count { $0 }
    return isHeading.first == true && isHeading.last == false && count > 1 && count * 2 <= isHeading.count
      && !zip(isHeading, isHeading.dropFirst()).contains { $0 && $1 }
  }
}

extension CodeForm {
  /// Whether a text may be a code by its digits.
  static func isTokenWithDigit(_ text: String) -> Bool {
    (2...20).contains(text.utf8.count) && isToken(text) && text.utf8.contains(where: \.isASCIIDigit)
  }
}
