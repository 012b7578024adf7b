/// Keys of a flat list that seem to tell a tree in a way that is not read.
struct SignsOfTree {
  /// The keys, in document order.
  private(set) var keys: [String] = []

  /// - Parameters:
  ///   - columns: The records of the list.
  ///   - code: The key of the codes: what they tell is read elsewhere.
  init(_ columns: RecordColumns, code: String?) {
    let others = columns.columns.filter { $0.key != code && $0.collections == 0 }
    let bounds = others.filter { Self.bounds.contains($0.key.lowercased()) && $0.integers == columns.records.count }
    for column in others {
      let texts = columns.texts(of: column).compactMap { $0 }
      let isLevel = Self.levels.contains(column.key.lowercased()) && Set(texts).count > 1
      if isLevel || bounds.count == 2 && bounds.contains(where: { $0.key == column.key }) || Self.arePaths(texts) {
        keys.append(column.key)
      }
    }
  }

  private static let levels: Set<String> = ["level", "lvl", "depth", "deep", "tier", "layer", "级别", "层级", "级"]
  /// Of nested sets.
  private static let bounds: Set<String> = ["lft", "rgt", "left", "right"]

  /// Whether most texts begin with another one, as `/1/2/` does with `/1/`, by more than a letter.
  private static func arePaths(_ texts: [String]) -> Bool {
    let known = Set(texts.map { Array($0.utf8.prefix(200)) })
    guard known.count > 2 else { return false }
    let below = known.count { text in
      (1..<max(1, text.count - 1)).contains { known.contains(Array(text[..<$0])) }
    }
    return below * 2 >= known.count
  }
}
