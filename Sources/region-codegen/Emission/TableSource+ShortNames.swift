extension TableSource {
  /// Writes the short names, if there are any: for most of them, how much of the name they are.
  func shortNames(_ source: inout SourceWriter) {
    guard let short = ShortNames(layout.names) else { return }
    let others = TextColumn.texts(named: "otherShortNames", short.others)
    source.block("\(access.inlinable)\(access.modifier)static func shortNameText(at index: Int) -> RegionText") {
      $0.line("let number = \(short.column.name)[index]")
      let prefix = "nameText(at: index).prefix(number)"
      if short.others.isEmpty {
        $0.line("return \(prefix)")
      } else {
        let other = others.element(at: "number - \(short.limit)")
        $0.line("return number < \(short.limit) ? \(prefix) : \(other)")
      }
    }
    short.column.write(to: &source, access: access)
    if !short.others.isEmpty { others.write(to: &source, access: access) }
  }
}

/// Short names in few bytes.
struct ShortNames {
  /// For each region the number of bytes of its name that the short name is, or, from ``limit`` on, the number of
  /// another text.
  let column: PackedColumn
  /// More than any name has bytes.
  let limit: Int
  /// Texts that are no beginning of their name, or a long one without a zero behind.
  private(set) var others: [TextColumn.Span] = []

  /// - Returns: `nil` if there are no short names.
  init?(_ names: TextColumn) {
    guard !names.shortSpans.isEmpty else { return nil }
    let limit = 1 + (names.spans.map(\.byteCount).max() ?? 0)
    var numbers: [Int] = []
    for (name, short) in zip(names.spans, names.shortSpans) {
      if short.offset == name.offset && short.byteCount <= name.byteCount {
        numbers.append(short.byteCount)
      } else {
        numbers.append(limit + others.count)
        others.append(short)
      }
    }
    self.limit = limit
    column = PackedColumn(name: "shortNames", numbers)
  }

  var byteCount: Int { column.byteCount + TextColumn.texts(named: "", others).byteCount }
}
