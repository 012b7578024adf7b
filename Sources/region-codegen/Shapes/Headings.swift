extension ShapeInference {
  /// Says that the first record has what stands above the columns of a sheet.
  mutating func noteHeadings(_ name: String, _ columns: RecordColumns) {
    guard columns.areHeadedByFirst, let entry = columns.records[0].first(where: { $0.key == name }),
      case .string(let text) = entry.node.value, !Placeholder.isOne(text)
    else { return }
    add(
      .placeholderRegion,
      at: entry.node.position,
      "\(text.excerpt) and what stands beside it read as the headings of the other records, but are taken for a region; "
        + "remove that record from the file, or use its texts as the keys of the others"
    )
  }

  /// Says that records may each have one value of a region, as in `{entity: 1, attribute: "name", value: "Texas"}`.
  mutating func noteValuesOfKeys(_ columns: RecordColumns) {
    for column in columns.columns where column.strings == columns.records.count && column.strings > 2 {
      let texts = Set(columns.texts(of: column).compactMap { $0 })
      guard texts.count > 1, texts.count * 2 <= column.strings,
        texts.contains(where: { KeyVocabulary.names.contains($0.lowercased()) })
      else { continue }
      add(
        .guessedNames,
        at: columns.value(column.cells[0]).position,
        "\(column.key.excerpt) holds what keys are called, so that several records together may tell of one region, but "
          + "each is taken for one; write one record for each region, with these keys"
      )
      return
    }
  }
}

extension RecordColumns {
  /// Whether the first record has nothing but words, which are known for keys or stand where the others have numbers.
  fileprivate var areHeadedByFirst: Bool {
    guard records.count > 1 else { return false }
    let titles = records[0].filter { !$0.node.isVoid }
    guard titles.count > 1 else { return false }
    var words = 0
    var aboveNumbers = 0
    for title in titles {
      guard case .string(let text) = title.node.value, !text.utf8.contains(where: \.isASCIIDigit),
        NameLikeness(text) != .none, let column = column(title.key)
      else { return false }
      let others = texts(of: column).dropFirst().compactMap { $0 }
      guard !others.contains(text) else { return false }
      if KeyWords(text).isStructural { words += 1 }
      if !others.isEmpty, others.allSatisfy({ $0.utf8.allSatisfy { $0.isASCIIDigit || $0 == 0x2E } }) {
        aboveNumbers += 1
      }
    }
    let haveWords = titles.contains { KeyWords($0.key).isStructural }
    return words == titles.count || aboveNumbers > 0 && (words > 0 || !haveWords)
  }
}
