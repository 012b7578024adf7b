extension ShapeInference {
  /// Finds the code among the keys of records, and says what is odd about it or may be one as well.
  mutating func readCode(
    of columns: RecordColumns,
    _ above: Shape.Level?,
    _ record: inout Shape.Record
  ) {
    let children = record.children
    let taken = children + [record.name, record.kind, record.latitude, record.longitude].compactMap { $0 }
    let names = record.name.flatMap { columns.column($0) }
    let context = CodeContext(
      names: names.map(columns.texts)
        ?? (columns.keys.count == columns.records.count
          ? columns.keys : [String?](repeating: nil, count: columns.records.count)),
      levelsOfName: names?.words.levels ?? [],
      levelsAround: (above.map(\.record.children) ?? known.wrapper).reduce(into: []) {
        $0.formUnion(KeyWords($1).levels)
      },
      hasChildren: !children.isEmpty)
    let codes = columns.columns.compactMap { column in
      taken.contains(column.key) || refersToParents(column, of: columns)
        ? nil
        : CodeColumn(
          column, in: columns, above: above, context: context,
          childrenAgree: { columns.beginCodes(of: children, with: column) },
          childrenExtend: { columns.areExtended(by: children, column) })
    }
    let unique = codes.filter { $0.repeated == nil }
    let standard = unique.filter { $0.evidence >= .standard }.prefix(8)
    let usable = unique.filter { code in !standard.contains { columns.column($0.key, continues: code.key) } }
    let preferred = usable.first { $0.key == premises.preferredCode }
    if let best = preferred ?? usable.first(where: { one in !usable.contains { $0.isBetter(than: one) } }) {
      // Two that identify equally well and are called nothing: neither is needed, both stay attributes.
      let isAlone = preferred != nil || !usable.contains { $0.key != best.key && !best.isBetter(than: $0) }
      if isAlone || best.rank > 0 {
        record.code = best.key
        record.codeType = columns.column(best.key)?.type ?? record.codeType
        noteCode(best, isAlone, columns)
        refuseOddities(of: best, columns)
        codeCandidates.append(
          Set(usable.lazy.filter { $0.evidence >= best.evidence && $0.oddities.isEmpty }.map(\.key)))
      }
    }
    if record.code == nil { readCode(calledName: columns, &record) }
    if record.code == nil, !codes.contains(where: { $0.repeated != nil && $0.rank > 2 }) {
      noteOtherCode(of: columns, besides: taken)
    }
    guard record.code == nil, let repeated = codes.first(where: { $0.repeated != nil && $0.rank > 2 }),
      let cell = repeated.repeated
    else { return }
    repeatedIDs.insert(repeated.key)
    let node = columns.value(cell)
    add(
      .repeatedIDs,
      at: node.position,
      "\(repeated.key.excerpt) comes again for other regions of the same level, here as \(node.summary), "
        + "so it is kept as an attribute; where it is meant as a code, make each differ"
    )
  }

  /// Says what is not taken for codes and may be: text with digits or a few capitals, another one for each region.
  private mutating func noteOtherCode(of columns: RecordColumns, besides taken: [String]) {
    let column = columns.columns.first { column in
      guard !taken.contains(column.key), column.strings == columns.records.count, column.strings > 2,
        !column.words.isParent, !column.words.isMeasure || column.words.codeRank > 0, !column.words.isAside,
        !refersToParents(column, of: columns)
      else { return false }
      let texts = columns.texts(of: column).compactMap { $0 }
      return Set(texts).count == texts.count
        && (texts.allSatisfy(CodeForm.isTokenWithDigit)
          || column.words.nameRank == 2 && texts.allSatisfy(CodeForm.isRatherCode))
    }
    guard let column, let cell = column.cells.first else { return }
    let node = columns.value(cell)
    add(
      .guessedCode,
      at: node.position,
      "\(column.key.excerpt) is different for each region and written as codes are, as in \(node.summary), but is not called a "
        + "code and is kept as an attribute; where it is the code, say so in regions.json, with the \"shape\" that inspect "
        + "prints and \"code\" in the place of \"string\""
    )
  }

  /// A few values that cannot be codes beside others that are.
  private mutating func refuseOddities(of code: CodeColumn, _ columns: RecordColumns) {
    for cell in code.oddities {
      let node = columns.value(cell)
      add(
        .unexpectedValue,
        at: node.position,
        "\(code.key.excerpt) is a code in \(code.count) of \(columns.records.count) records, but here it holds \(node.summary); "
          + "correct it, or say in regions.json, with the \"shape\" that inspect prints and \"attribute\" in the place of "
          + "\"code\", that it is none"
      )
    }
  }

  /// Says what is taken for codes though it may be something else, as values or wording have it.
  private mutating func noteCode(_ code: CodeColumn, _ isAlone: Bool, _ columns: RecordColumns) {
    if let contrary = code.contrary {
      let standard = StandardProvinces.name(ofCode: contrary.code).map { "stands for \($0)" } ?? "stands for nothing"
      add(
        .guessedCode,
        at: contrary.position,
        "\(Recognition.takenForCode(code.key)), but \(contrary.code.excerpt), here of "
          + "\(contrary.name.excerpt), \(standard) in GB/T 2260; where these are postcodes, say so in regions.json, with the "
          + "\"shape\" that inspect prints and \"attribute\" in the place of \"code\""
      )
      return
    }
    guard code.owner == .unknown || !isAlone, let cell = columns.column(code.key)?.cells.first else { return }
    add(
      .guessedCode,
      at: columns.value(cell).position,
      "\(Recognition.takenForCode(code.key)), as no two have the same; where it is that of something else, "
        + "say so in regions.json, with the \"shape\" that inspect prints and \"attribute\" in the place of \"code\""
    )
  }

  /// Whether the column holds codes of regions in another file rather than those of the records.
  private func refersToParents(_ column: RecordColumns.Column, of columns: RecordColumns) -> Bool {
    guard let parentCodes = premises.parentCodes, column.words.isParent || column.words.isOfLevel else { return false }
    let known = column.cells.count { cell in
      CodeForm.text(of: columns.value(cell).value).map(parentCodes.contains) ?? false
    }
    return known * 2 > column.filled
  }

  /// Takes for the code what is called a name and is written as codes are, where another key holds the name.
  private mutating func readCode(calledName columns: RecordColumns, _ record: inout Shape.Record) {
    let taken = [record.name, record.kind] + record.children.map(Optional.some)
    guard let name = record.name, columns.records.count > 1,
      let column = columns.columns.first(where: { column in
        !taken.contains(column.key) && column.words.nameRank >= 5 && column.strings == columns.records.count
      })
    else { return }
    let texts = columns.texts(of: column).compactMap { $0 }
    guard texts.allSatisfy(CodeForm.isRatherCode), Set(texts).count == texts.count, let cell = column.cells.first else {
      return
    }
    record.code = column.key
    record.codeType = column.type
    add(
      .guessedCode,
      at: columns.value(cell).position,
      "\(column.key.excerpt) is taken for the code of each region, as it is written as codes are and "
        + "\(name.excerpt) as names; where it is the name, say so in regions.json, with \"shape\""
    )
  }
}

extension RecordColumns {
  /// Whether codes in one column begin as those of GB/T 2260 in another one, and go on, so that the latter are those of
  /// what the records lie in.
  fileprivate func column(_ below: String, continues above: String) -> Bool {
    guard below != above, let below = column(below), let above = column(above), above.filled == records.count,
      let first = above.cells.first.flatMap({ CodeForm.text(of: value($0).value) }),
      CodeForm.significantDigits(of: first) != nil
    else { return false }
    var isLonger = false
    for (code, parent) in zip(texts(of: below), texts(of: above)) {
      guard let code, let parent, let digits = CodeForm.significantDigits(of: parent),
        let more = CodeForm.significantDigits(of: code), more >= digits, code.hasPrefix(parent.prefix(digits))
      else { return false }
      if more > digits { isLonger = true }
    }
    return isLonger
  }
}

extension RecordColumns {
  private func firstChild(of record: Int, under keys: [String]) -> [Node.Entry]? {
    records[record].first { keys.contains($0.key) && !$0.node.isVoid }?.node.firstRecord
  }

  /// Whether children have something that is what stands in the column with more behind it.
  fileprivate func areExtended(by children: [String], _ column: Column) -> Bool {
    guard column.cells.count > 1, !children.isEmpty else { return false }
    var looks = 0
    for cell in column.cells {
      guard let text = CodeForm.text(of: value(cell).value), text.utf8.count > 1, CodeForm.isToken(text),
        text.utf8.contains(where: \.isASCIIDigit)
      else { return false }
      guard let child = firstChild(of: cell.record, under: children) else { continue }
      looks += 1
      let isBegun = child.contains { entry in
        CodeForm.text(of: entry.node.value).map { $0.count > text.count && $0.hasPrefix(text) } ?? false
      }
      guard isBegun else { return false }
    }
    return looks > 1
  }

  /// Whether children have something that begins with what stands in the column, as codes of GB/T 2260 do.
  fileprivate func beginCodes(of children: [String], with column: Column) -> Bool {
    var looks = 0
    var agreeing = 0
    for cell in column.cells {
      guard let text = CodeForm.text(of: value(cell).value),
        let digits = CodeForm.significantDigits(of: text),
        let child = firstChild(of: cell.record, under: children)
      else { continue }
      looks += 1
      let agrees = child.contains { entry in
        guard let code = CodeForm.text(of: entry.node.value),
          let more = CodeForm.significantDigits(of: code)
        else { return false }
        return more > digits && code.hasPrefix(text.prefix(digits))
      }
      if agrees { agreeing += 1 }
    }
    return agreeing > 0 && agreeing * 10 >= looks * 9
  }
}

extension Node {
  fileprivate var firstRecord: [Node.Entry]? {
    switch value {
    case .dictionary(let entries): entries
    case .array(let items):
      items.first.flatMap { if case .dictionary(let entries) = $0.value { entries } else { nil } }
    default: nil
    }
  }
}
