extension ShapeInference {
  enum Reading: Equatable {
    case record
    /// Keys are names.
    case named(Shape.KeyedValue)
    /// Keys identify records that have names of their own.
    case coded
  }

  /// What dictionaries of one depth are, `nil` where they are neither records nor keyed by regions.
  ///
  /// - Parameter areItems: whether they stand inside collections, so that a single one is mostly a record.
  mutating func reading(of groups: [RecordGroup], areItems: Bool, _ above: Shape.Level?) -> Reading? {
    let columns = RecordColumns(groups)
    let keyed = keyedReading(of: columns, above)
    guard !columns.hasTooManyKeys, !columns.hasNumbersForRegions,
      hasName(columns, above, isKeyed: keyed != nil || !areItems)
    else { return keyed }
    guard keyed != nil else { return .record }
    // Nearly all values of a record may be collections; its keys then come again and again, or are known.
    let isRepeated = columns.records.count > 1 && columns.entryCount > columns.columns.count
    return isRepeated || columns.columns.contains { $0.words.isStructural } ? .record : keyed
  }

  private func hasName(_ columns: RecordColumns, _ above: Shape.Level?, isKeyed: Bool) -> Bool {
    let names = columns.columns.compactMap { NameColumn($0, in: columns, above: above) }
    guard columns.records.count == 1, isKeyed else { return !names.isEmpty }
    // In a single dictionary nothing but wording tells a key of a record from a name.
    return names.contains { $0.words.nameRank >= 4 || $0.rank > 10 }
      || (!names.isEmpty && columns.columns.contains { $0.words.childrenRank > 0 || $0.words.codeRank > 0 })
  }

  private mutating func keyedReading(of columns: RecordColumns, _ above: Shape.Level?) -> Reading? {
    // Words for parts of a record are no places.
    let isAmongMany = columns.columns.count > 3
    guard !columns.columns.contains(where: { $0.words.isStructural && !($0.words.isBareLevel && isAmongMany) })
    else { return nil }
    let keys = KeyCensus(columns)
    guard keys.total > 0, keys.words * 2 >= keys.total else { return nil }
    if keys.filled == 0 { return keys.areCapitalized ? .named(.children) : nil }
    // Other numbers under names may count anything.
    if keys.codes * 5 >= keys.filled * 4, keys.codes > 0 {
      return .named(ProvinceEvidence(valuesOf: columns).isContrary ? .attribute(keys.typeOfValues) : .code)
    }
    if (keys.others + keys.codes) * 5 >= keys.filled * 4, keys.others > 0, areRegionsWithValues(columns, above) {
      return .named(.attribute(keys.typeOfValues))
    }
    guard keys.collections * 5 >= keys.filled * 4, keys.collections > 0 else { return nil }
    let reading = valueReading(of: columns, above)
    return reading == .coded || keys.mayBeNames ? reading : nil
  }

  /// Whether single values under keys tell something of regions that the keys name, and not of the region above.
  private func areRegionsWithValues(_ columns: RecordColumns, _ above: Shape.Level?) -> Bool {
    // What tells of places is told of each, whereas each place has a name of its own.
    above != nil && columns.entryCount == columns.columns.count
      && columns.columns.allSatisfy { NameLikeness($0.key) >= .latin }
  }

  /// What the values under keys that may be names are called, where they are single values all.
  func typeOfSingleValues(in columns: RecordColumns) -> String? {
    let keys = KeyCensus(columns)
    let areNames = columns.columns.allSatisfy { NameLikeness($0.key) >= .latin && !$0.words.isStructural }
    return areNames && keys.collections == 0 && keys.filled > 0 ? keys.typeOfValues : nil
  }

  /// Says how single values under names were understood.
  mutating func noteValues(_ value: Shape.KeyedValue, _ columns: RecordColumns) {
    let provinces = ProvinceEvidence(valuesOf: columns)
    guard let entry = columns.records.joined().first(where: { !$0.node.isVoid }) else { return }
    if value == .code, provinces.agreeing == 0 {
      add(
        .guessedCode,
        at: entry.node.position,
        "\(entry.node.summary) and the like under names are taken for codes, as they look like those of GB/T 2260; where they "
          + "are not, say so in regions.json, with the \"shape\" that inspect prints and \"attribute\" in the place of \"code\""
      )
    }
    if case .attribute = value, !provinces.isContrary, columns.entryCount > 2 {
      let texts = columns.records.joined().compactMap { CodeForm.text(of: $0.node.value) }
      if texts.count == columns.entryCount, Set(texts).count == texts.count,
        texts.allSatisfy(CodeForm.isTokenWithDigit)
      {
        add(
          .guessedCode,
          at: entry.node.position,
          "\(entry.node.summary) and the like under names are different for each region, but are kept as the attribute "
            + "\"\(Shape.valueKey)\"; where they are codes, say so in regions.json, with the \"shape\" that inspect prints and "
            + "\"code\" in their place"
        )
      }
    }
    guard case .attribute = value, provinces.isContrary, let first = provinces.firstContrary else { return }
    let standard = StandardProvinces.name(ofCode: first.code).map { "stands for \($0)" } ?? "stands for nothing"
    add(
      .otherNumbers,
      at: first.position,
      "\(first.code.excerpt) of \(first.name.excerpt) \(standard) in GB/T 2260, so such numbers are no codes and are kept as "
        + "the attribute \"\(Shape.valueKey)\"; where they are codes, say so in regions.json, with the \"shape\" that inspect "
        + "prints and \"code\" in their place"
    )
  }

  /// What stands under keys that are words: the children, or a record.
  private mutating func valueReading(of columns: RecordColumns, _ above: Shape.Level?) -> Reading? {
    var groups: [RecordGroup] = []
    var keys: [Node.Entry] = []
    var recordsInArrays: [[Node.Entry]] = []
    for (parent, records) in columns.siblings {
      var group = RecordGroup(parent: parent)
      for entry in records.lazy.flatMap({ columns.records[$0] }) {
        switch entry.node.value {
        case .dictionary(let values) where !values.isEmpty:
          group.records.append(values)
          keys.append(entry)
        case .array(let items):
          if case .dictionary(let values)? = items.first?.value { recordsInArrays.append(values) }
        default: break
        }
      }
      groups.append(group)
    }
    guard !keys.isEmpty, KeyForm(groups.lazy.flatMap(\.records)) == .word else { return .named(.children) }
    let plain = RecordColumns(groups)
    let parts = plain.partKeys
    let values = RecordColumns(groups.opening(parts))
    guard !values.hasTooManyKeys else { return .named(.children) }
    if plain.holdsChildrenUnderDifferentWords { return .named(.record) }
    guard values.columns.contains(where: { $0.scalars > 0 }) else { return .named(.children) }

    guard !values.hasNumbersForRegions else { return nil }
    // Where other keys hold arrays of such records, these are single children without their array.
    let keysInArrays = Set(recordsInArrays.joined().map(\.key))
    if values.columns.contains(where: { keysInArrays.contains($0.key) }) { return .named(.children) }

    let names = values.columns.compactMap { NameColumn($0, in: values, above: nil) }
      // Keys in another script are words for names only where they are known, and else names themselves.
      .filter { NameLikeness($0.key) != .native || $0.words.isStructural }
      // A dictionary that is called a name may hold it, one that tells of something else does not.
      .filter { name in
        guard plain.column(name.key) == nil else { return name.words.nameRank >= 2 }
        let part = parts.first { name.key.hasPrefix("\($0).") }
        return name.words.nameRank >= 4 || part.map { KeyWords($0).nameRank >= 5 } ?? false
      }
    guard let name = names.max(by: { $1.isBetter(than: $0) }),
      values.records.count > 1 || name.words.nameRank >= 4
    else {
      // No names inside: either more about the region, or regions with codes one level down.
      let isKnown = values.columns.allSatisfy { $0.words.isStructural }
      let isRepeated =
        values.records.count > 1 && values.entryCount * 2 > values.columns.count * values.records.count
        && values.columns.allSatisfy { NameLikeness($0.key) != .native || $0.collections == 0 }
      if isKnown || isRepeated || !parts.isEmpty { return .named(.record) }
      return .named(areValuesOfOneRegion(values, keys) ? .record : .children)
    }
    let repeatsKeys = names.contains { name in
      values.records.indices.allSatisfy { record in
        values.records[record].contains { $0.key == name.key && $0.node.value == .string(keys[record].key) }
      }
    }
    if repeatsKeys { return .named(.record) }
    let areIdentifiers = keys.allSatisfy {
      NameLikeness($0.key) < name.likeness || CodeForm.isAbbreviation($0.key)
    }
    if areIdentifiers { return .coded }
    // What is called a name is one, be it of a child; what is not may tell anything of the region.
    let isChild = name.words.nameRank >= 4 && plain.column(name.key) != nil
    let option = choice(
      of: [
        isChild
          ? "keys such as \(keys[0].key.excerpt) are regions, each with one child"
          : "keys such as \(keys[0].key.excerpt) are regions, and \(name.key.excerpt) tells something of each",
        "\(name.key.excerpt) is the name of a region and its key a code",
      ],
      at: keys[0].keyPosition
    )
    guard option == 0 else { return .coded }
    return .named(isChild ? .children : .record)
  }
}

extension ShapeInference {
  /// Whether a single dictionary of numbers tells of the region above it, and not of regions below: nothing tells.
  private mutating func areValuesOfOneRegion(_ values: RecordColumns, _ keys: [Node.Entry]) -> Bool {
    guard values.records.count == 1, let first = values.records[0].first else { return false }
    let areOthers = values.columns.allSatisfy { column in
      column.collections == 0
        && column.cells.allSatisfy { cell in
          let value = values.value(cell).value
          if case .string(let text) = value {
            return NameLikeness(text) == .none && CodeForm.significantDigits(of: text) == nil
          }
          return CodeForm.text(of: value).flatMap(CodeForm.significantDigits) == nil
        }
    }
    guard areOthers else { return false }
    let option = choice(
      of: [
        "keys such as \(first.key.excerpt) are regions, each with a value",
        "\(first.key.excerpt) and what stands beside it tell of \(keys[0].key.excerpt)",
      ],
      at: first.keyPosition
    )
    return option == 1
  }
}

/// What the entries of dictionaries look like, taken together.
private struct KeyCensus {
  private(set) var total = 0
  private(set) var filled = 0
  private(set) var collections = 0
  /// Values that look like codes of GB/T 2260.
  private(set) var codes = 0
  /// Single values that are neither codes nor names.
  private(set) var others = 0
  private var types = Set<String>()
  /// Keys that have letters.
  private(set) var words = 0
  private var arrays = 0
  private var smallWords = 0
  private var smallLetters = 0
  private var hasNativeContent = false
  private var different = Set<String>()

  init(_ columns: RecordColumns) {
    for entries in columns.records {
      for entry in entries { add(entry) }
    }
  }

  private mutating func add(_ entry: Node.Entry) {
    total += 1
    let likeness = NameLikeness(entry.key)
    if likeness != .none { words += 1 }
    if likeness == .slug, entry.key.utf8.allSatisfy({ $0 < 0x80 }) {
      if entry.key.utf8.count == 1 { smallLetters += 1 } else { smallWords += 1 }
    }
    if different.count < 4 { different.insert(entry.key) }
    guard !entry.node.isVoid else { return }
    filled += 1
    if case .array = entry.node.value { arrays += 1 }
    if entry.node.isCollection {
      collections += 1
      hasNativeContent = hasNativeContent || entry.node.holdsNativeText
      return
    }
    types.insert(AttributeValue(entry.node.value)?.typeName ?? "attribute")
    if let text = CodeForm.text(of: entry.node.value), CodeForm.significantDigits(of: text) != nil {
      codes += 1
    } else if case .string(let text) = entry.node.value, NameLikeness(text) != .none {
      return
    } else {
      others += 1
    }
  }

  /// What the single values are called by their type.
  var typeOfValues: String {
    switch types.count {
    case 1: types.first ?? "attribute"
    case 2 where types == ["integer", "real"]: "real"
    default: "attribute"
    }
  }

  var areCapitalized: Bool { (words - smallWords - smallLetters) * 10 >= total * 9 }

  /// A few words in small letters above names in another script are rather words for parts, as in
  /// `{p: […], c: {…}}`; in any number they may be names, letters if what they hold is alike.
  var mayBeNames: Bool {
    guard hasNativeContent else { return true }
    if smallLetters * 2 > total { return different.count >= 4 && arrays == collections }
    return smallWords * 2 <= total || different.count >= 4 && (arrays == 0 || arrays == collections)
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
