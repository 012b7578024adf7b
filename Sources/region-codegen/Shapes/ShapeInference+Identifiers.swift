extension ShapeInference {
  /// Takes for the code what is called a name and is written as codes are, where another key holds the name.
  mutating func readCode(calledName columns: RecordColumns, _ record: inout Shape.Record) {
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
