/// Names that one text holds with signs between, where a list of regions may be meant: `"Gerland, Confluence"`.
enum NamesInOneText {
  private static let separators: Set<Unicode.Scalar> = [",", "，", "、", "|", "/", ";", "；"]
  private static let longestName = 60

  /// The names; `nil` where the text holds only one, or something else than names.
  static func names(in text: String) -> [String]? {
    var text = text[...]
    let isArray = text.utf8.first == 0x5B && text.utf8.last == 0x5D
    if isArray { text = text.dropFirst().dropLast() }
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: separators.contains)
    guard parts.count > 1 else { return nil }
    var names: [String] = []
    for part in parts {
      var name = String(part).trimmingBlanks()
      if isArray {
        guard name.utf8.count > 2, name.utf8.first == 0x22, name.utf8.last == 0x22 else { return nil }
        name = String(name.dropFirst().dropLast())
      }
      // A separator at the end leaves nothing behind it.
      if name.isEmpty, names.count == parts.count - 1, names.count > 1 { break }
      guard isName(name) else { return nil }
      names.append(name)
    }
    return names
  }

  /// Addresses have numbers, and sentences have many words.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= longestName && NameLikeness(ofScriptIn: text) >= .latin
      && !text.utf8.contains { $0.isASCIIDigit || $0 == 0x3A || $0 == 0x40 || $0 == 0x22 }
      && text.utf8.count { $0 == 0x20 } < 4
  }
}

extension ShapeInference {
  /// Says that what is kept as text may be the children of the records, which have no others.
  mutating func noteNamesInOneText(
    _ column: RecordColumns.Column, of columns: RecordColumns, _ record: Shape.Record
  ) {
    guard record.children.isEmpty, column.strings > 1, column.strings == column.filled, column.words.codeRank == 0,
      !column.words.isAside, !column.words.isMeta, !column.words.isParent, column.words.coordinate == nil
    else { return }
    let own = record.name.flatMap { columns.column($0) }.map(columns.texts) ?? columns.keys
    let known = Set(own.compactMap { $0 })
    var example: (record: Int, entry: Int)?
    var lists = 0
    var count = 0
    var different = Set<String>()
    for cell in column.cells {
      guard case .string(let text) = columns.value(cell).value, let names = NamesInOneText.names(in: text),
        // What a place was called, or is called elsewhere, and what lies beside it, are no parts of it.
        !names.contains(where: known.contains)
      else { continue }
      lists += 1
      count += names.count
      different.formUnion(names)
      if example == nil { example = cell }
    }
    // A place with a single part is written without a sign. What comes again and again is a kind, or what lies above.
    guard lists > 1, lists * 2 > column.strings, different.count * 10 >= count * 9, let example else { return }
    add(
      .treeNotRead,
      at: columns.value(example).position,
      "\(column.key.excerpt) holds several names in one text, such as \(columns.value(example).summary), which is not read as "
        + "regions; where these are regions, write it as an array of names"
    )
  }
}
