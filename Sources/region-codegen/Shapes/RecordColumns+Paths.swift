/// Columns that hold the names of a path in each record.
extension RecordColumns {
  /// The columns that may hold the names of a path, from the roots down; empty where nothing speaks for paths.
  var pathKeys: [String] {
    let named = columns.filter(mayBeInPath)
    let codes = named.filter { column in isOfCodes(column) && named.contains { isOfNames($0, for: column) } }.map(\.key)
    let names = named.filter { !codes.contains($0.key) }
    guard (2...6).contains(names.count) else { return [] }
    let areRows = names.allSatisfy { Node.isKeyOfColumn($0.key) }
    return areRows || names.contains(where: hasRepeats) ? fromRootsDown(names) : []
  }

  /// Whether each record has a name in the column, or nothing.
  func mayBeInPath(_ column: Column) -> Bool {
    guard column.strings > 0, column.strings == column.filled, !column.words.isMeasure, !column.words.isAside else {
      return false
    }
    return column.cells.allSatisfy { cell in
      guard case .string(let text) = value(cell).value, !text.isBlank else { return true }
      return NameLikeness(text) >= .latin || Placeholder.isOne(text)
    }
  }

  /// The keys in the order of levels.
  ///
  /// There are fewer provinces than districts, no district where there is no city in a table with rows for both, and a city
  /// lies in one province. Where all that leaves several orders, that of the keys holds.
  func fromRootsDown(_ names: [Column]) -> [String] {
    let levels = names.enumerated().map { offset, column in PathLevel(column.key, texts(of: column), offset) }
    let orders = [
      levels,
      levels.sorted { ($1.filled, $0.count, $0.offset) < ($0.filled, $1.count, $1.offset) },
      levels.sorted { ($0.count, $1.filled, $0.offset) < ($1.count, $0.filled, $1.offset) },
      levels.reversed(),
    ]
    let fullest = levels.map(\.filled).max()
    let ranked = orders.filter { $0.first?.filled == fullest }.map {
      (keys: $0.map(\.key), cost: PathLevel.cost(of: $0))
    }
    return ranked.reduce(nil as (keys: [String], cost: (Int, Int))?) { best, order in
      best.map { $0.cost <= order.cost } ?? false ? best : order
    }?.keys ?? names.map(\.key)
  }

  /// Whether what stands in the column is written as codes are.
  private func isOfCodes(_ column: Column) -> Bool {
    texts(of: column).allSatisfy { text in
      guard let text else { return true }
      return CodeForm.isToken(text) && (text.utf8.contains(where: \.isASCIIDigit) || CodeForm.isAbbreviation(text))
    }
  }

  /// Whether a column has the names for another one's codes: one for each, and few for several.
  private func isOfNames(_ column: Column, for codes: Column) -> Bool {
    guard column.key != codes.key, !isOfCodes(column) else { return false }
    var names: [String: String] = [:]
    for case (let code?, let name) in zip(texts(of: codes), texts(of: column)) {
      guard let name, names.updateValue(name, forKey: code) ?? name == name else { return false }
    }
    return Set(names.values).count * 10 >= names.count * 8
  }
}

/// One of the columns that may be the levels of paths.
private struct PathLevel {
  let key: String
  let texts: [String?]
  let filled: Int
  /// How many different names there are.
  let count: Int
  let offset: Int

  init(_ key: String, _ texts: [String?], _ offset: Int) {
    self.key = key
    self.texts = texts
    self.offset = offset
    filled = texts.count { $0 != nil }
    count = Set(texts.lazy.compactMap { $0 }).count
  }

  /// How often names come again below others in an order of levels, and how often a level has fewer names than that above.
  static func cost(of levels: [PathLevel]) -> (Int, Int) {
    struct Place: Hashable {
      var parent: Int
      var name: String
    }
    var repeats = 0
    var parents = [Int](repeating: 0, count: levels.first?.texts.count ?? 0)
    var numbers: [Place: Int] = [:]
    for level in levels {
      let known = numbers.count
      for (row, text) in level.texts.enumerated() {
        guard let name = text else { continue }
        let place = Place(parent: parents[row], name: name)
        let number = numbers[place] ?? numbers.count + 1
        numbers[place] = number
        parents[row] = number
      }
      repeats += numbers.count - known - level.count
    }
    return (repeats, zip(levels, levels.dropFirst()).count { $0.count > $1.count })
  }
}
