/// Keys in records that rather name regions than parts of a record, as in `{"code": 330000, "杭州市": 330100}`.
struct RegionKeys {
  /// Single values, all of one type, or empty ones.
  let columns: [RecordColumns.Column]
  /// Whether the records have no other keys.
  let areAll: Bool

  /// `nil` where the keys are those of records, as far as can be seen.
  ///
  /// - Parameter roles: the keys whose meaning is known.
  init?(_ columns: RecordColumns, besides roles: [String]) {
    let others = columns.columns.filter { !roles.contains($0.key) }
    let candidates = others.filter { column in
      let mayName = NameLikeness(column.key) != .none && !column.words.isStructural && !column.words.isIdentifier
      return mayName && column.collections == 0 && !column.hasNumberForKey
    }
    let sparse = candidates.filter { $0.cells.count * 4 <= columns.records.count || $0.cells.count == 1 }
    if columns.records.count > 1, sparse.count > 1, Self.areAlike(sparse) {
      // Each record has keys of its own, where the parts of records come again and again.
      let covered = Set(sparse.lazy.flatMap(\.cells).map(\.record)).count
      let shared = columns.columns.count - sparse.count
      let areMostKeys = sparse.count > shared && covered * 2 >= columns.records.count
      // Words in small letters are names in large numbers only: `mayor` here and `motto` there are not.
      let areNames = sparse.allSatisfy { NameLikeness($0.key) >= .latin } || sparse.count >= columns.records.count * 2
      if areNames, areMostKeys || covered == columns.records.count {
        self.columns = sparse
        areAll = Self.areAll(candidates, of: columns)
        return
      }
    }
    areAll = Self.areAll(candidates, of: columns)
    let named = candidates.filter { Self.endsAsName($0.key) }
    let areMany = named.count > 1 || areAll && candidates.count == 2 && named.count == 1
    guard areMany, Self.areAlike(named) else { return nil }
    self.columns = areAll ? candidates : named
  }

  private static func areAll(_ candidates: [RecordColumns.Column], of columns: RecordColumns) -> Bool {
    candidates.count == columns.columns.count && areAlike(candidates)
  }

  private static func areAlike(_ columns: [RecordColumns.Column]) -> Bool {
    let types = Set(columns.lazy.filter { $0.filled > 0 }.map(\.type))
    return types.count < 2 || types == ["integer", "real"]
  }

  private static let endings = ["省", "市", "区", "县", "旗", "镇", "乡", "州", "盟", "街道", "特别行政区"]

  /// Whether a key is written as names of places in Chinese are, and not as `城市` or `所属市`.
  private static func endsAsName(_ key: String) -> Bool { key.count > 2 && endsAsPlace(key) }

  /// The same for keys such as `甲省`, which are too short to be told from words that stand alone, such as `本省`.
  static func endsAsPlace(_ key: String) -> Bool {
    NameLikeness(key) == .native && key.count > 1 && endings.contains(where: key.hasSuffix)
      && !["所", "上", "下", "地区", "城市"].contains { key.hasPrefix($0) || key.hasSuffix($0) }
      && !["级市", "级区", "级县"].contains(where: key.hasSuffix)
  }
}

extension ShapeInference {
  /// Says that keys of records may be regions, and how they are written where they are.
  mutating func noteRegionKeys(
    of columns: RecordColumns, _ record: Shape.Record, keyedBy key: Shape.Key?, _ above: Shape.Level?
  ) {
    // A refusal says that another reading may hold.
    guard ties.isEmpty else { return }
    let roles = [record.name, record.code, record.kind, record.latitude, record.longitude].compactMap { $0 }
    let known = roles + record.children + record.opened
    guard let keys = RegionKeys(columns, besides: known), let cell = keys.columns[0].cells.first else { return }
    let named = keys.columns.prefix(2).map(\.key.excerpt).joined(separator: " and ")
    var advice = "where they are, put them into a dictionary under one key of each record, such as \"children\""
    if keys.areAll, key == .name, above == nil, let shape = nestedShape(of: keys, columns)?.tried(on: root)?.shape {
      advice = "where they are, say so in regions.json: \(shape.configurationLine)"
    }
    add(
      .guessedAttributes,
      at: columns.records[cell.record][cell.entry].keyPosition,
      "\(named) may be the names of regions, but are taken for attributes of the records in which they stand; \(advice), and "
        + "where they are not, say so with the \"shape\" that inspect prints"
    )
  }

  /// The shape of two levels of names, the lower ones with the values.
  private func nestedShape(of keys: RegionKeys, _ columns: RecordColumns) -> Shape? {
    guard case .dictionary = columns.siblings[0].parent.node.value, let type = typeOfSingleValues(in: columns) else {
      return nil
    }
    var upper = Shape.Level()
    upper.collection = .keyed(by: .name)
    var lower = upper
    lower.value = .attribute(type)
    var shape = known
    shape.levels = [upper, lower]
    return shape
  }
}
