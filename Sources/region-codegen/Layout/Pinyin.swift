import RegionTables

/// The names of all regions of a table in pinyin.
struct Pinyin: Equatable, Sendable {
  var texts: [String]
  /// The numbers of the regions: depth after depth, and within each by pinyin.
  var order: [Int]

  init(_ texts: [String], depthStarts: [Int]) {
    self.texts = texts
    let keys = texts.map(PinyinOrder.key)
    order = zip(depthStarts, depthStarts.dropFirst()).flatMap { start, end in
      RowOrder.sorted(Array(keys[start..<end])).map { $0 + start }
    }
  }
}
