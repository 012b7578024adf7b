extension ShapeInference {
  enum Reading: Equatable {
    case record
    /// Keys are names.
    case named(Shape.KeyedValue)
    /// Keys identify records that have names of their own.
    case coded
  }

  /// What dictionaries of one depth are, `nil` where they are neither records nor keyed by regions.
  mutating func reading(of groups: [RecordGroup], _ above: Shape.Level?) -> Reading? {
    let columns = RecordColumns(groups)
    let named = keyedReading(of: columns, above)
    if columns.hasTooManyKeys { return named }
    guard hasName(columns, above) else { return named }
    guard named != nil else { return .record }
    // Values of a record may nearly all be collections; its keys then come again and again, or are known.
    let isRepeated = columns.records.count > 1 && columns.entryCount > columns.columns.count
    return isRepeated || columns.columns.contains { $0.words.isStructural } ? .record : named
  }

  private func hasName(_ columns: RecordColumns, _ above: Shape.Level?) -> Bool {
    let names = columns.columns.compactMap { NameColumn($0, in: columns, above: above) }
    guard columns.records.count == 1 else { return !names.isEmpty }
    // In a single dictionary nothing but wording tells a key of a record from a name.
    return names.contains { $0.words.nameRank >= 4 || $0.rank > 10 }
      || (!names.isEmpty && columns.columns.contains { $0.words.isStructural })
  }

  private mutating func keyedReading(of columns: RecordColumns, _ above: Shape.Level?) -> Reading? {
    // Words for parts of a record are no places.
    guard !columns.columns.contains(where: { $0.words.isStructural }) else { return nil }
    var collections = 0
    var codes = 0
    var voids = 0
    var natives = 0
    var slugs = 0
    var letters = 0
    var nativeContent = 0
    var arrays = 0
    var different = Set<String>()
    for entries in columns.records {
      for entry in entries {
        if entry.node.isVoid {
          voids += 1
        } else if entry.node.isCollection {
          collections += 1
          if case .array = entry.node.value { arrays += 1 }
          if entry.node.holdsNativeText { nativeContent += 1 }
        } else if let text = RegionCode.text(of: entry.node.value), RegionCode.isToken(text),
          text.utf8.contains(where: \.isASCIIDigit)
        {
          codes += 1
        }
        switch NameLikeness(entry.key) {
        case .native: natives += 1
        case .latin: letters += 1
        case .slug:
          slugs += 1
          if entry.key.utf8.count == 1 { letters += 1 }
        case .none: break
        }
        if different.count < 8 { different.insert(entry.key) }
      }
    }
    let total = columns.entryCount
    guard total > 0, (natives + slugs + letters) * 2 >= total else { return nil }
    if slugs * 2 > total, letters * 2 < total, different.count < 4 {
      // A few words in small letters above names in another script are rather words for parts.
      guard nativeContent == 0, arrays == 0 || arrays == collections else { return nil }
    }
    if codes * 5 >= (total - voids) * 4, codes > 0 { return .named(.code) }
    guard collections * 5 >= (total - voids) * 4, collections > 0 else { return nil }
    return valueReading(of: columns, above)
  }

  /// What stands under keys that are words: the children, or a record.
  private mutating func valueReading(of columns: RecordColumns, _ above: Shape.Level?) -> Reading? {
    var groups: [RecordGroup] = []
    var keys: [[Node.Entry]] = []
    for (parent, records) in columns.siblings {
      var group = RecordGroup(parent: parent)
      for record in records {
        for entry in columns.records[record] {
          if case .dictionary(let values) = entry.node.value, !values.isEmpty {
            group.records.append(values)
            keys.append([entry])
          }
        }
      }
      groups.append(group)
    }
    guard !keys.isEmpty, KeyForm(groups.lazy.flatMap(\.records)) == .word else { return .named(.children) }
    let values = RecordColumns(groups)
    guard !values.hasTooManyKeys, values.columns.contains(where: { $0.scalars > 0 }) else {
      return .named(.children)
    }

    let names = values.columns.compactMap { NameColumn($0, in: values, above: nil) }
    guard let name = names.max(by: { $1.isBetter(than: $0) }),
      values.records.count > 1 || name.words.nameRank >= 4
    else {
      // No names inside: either more about the region, or regions with codes one level down.
      let isKnown = values.columns.allSatisfy { $0.words.isStructural }
      let isRepeated =
        values.records.count > 1 && values.entryCount * 2 > values.columns.count * values.records.count
        && values.columns.allSatisfy { NameLikeness($0.key) != .native }
      return .named(isKnown || isRepeated ? .record : .children)
    }
    var equal = 0
    for (record, entries) in values.records.enumerated() {
      guard let node = entries.first(where: { $0.key == name.key })?.node,
        case .string(let string) = node.value
      else { continue }
      if string == keys[record][0].key { equal += 1 }
    }
    if equal == values.records.count { return .named(.record) }
    let keysAreWords = keys.allSatisfy { NameLikeness($0[0].key) < name.likeness }
    if keysAreWords { return .coded }
    let option = choice(
      of: [
        "keys such as \(keys[0][0].key.excerpt) are regions, each with one child",
        "\(name.key.excerpt) is the name of a region and its key a code",
      ],
      at: keys[0][0].keyPosition
    )
    return option == 0 ? .named(.children) : .coded
  }
}

extension Node {
  /// Whether one of the first texts below is in another script than Latin.
  fileprivate var holdsNativeText: Bool {
    switch value {
    case .string(let string): return string.utf8.contains { $0 >= 0x80 }
    case .array(let items): return items.first?.holdsNativeText ?? false
    case .dictionary(let entries):
      guard let first = entries.first else { return false }
      return first.key.utf8.contains { $0 >= 0x80 } || first.node.holdsNativeText
    default: return false
    }
  }
}
