/// How well a column of records suits as their code.
struct CodeColumn {
  enum Evidence: Int, Comparable {
    /// Nothing but its wording.
    case wording
    /// No value comes twice.
    case unique
    /// The values look like those of GB/T 2260.
    case standard
    /// The values also begin with the code of the parent.
    case hierarchical

    static func < (one: Evidence, other: Evidence) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whose codes they are, as far as wording tells.
  enum Owner {
    case region
    /// Those of the region or of something it has or lies in.
    case unknown
  }

  let key: String
  let evidence: Evidence
  let owner: Owner
  /// A value that stands for another province than the one it is found in, where such are most.
  let contrary: (code: String, name: String, position: SourcePosition)?
  let rank: Int
  /// A value that comes again, where so many do that they identify nothing.
  let repeated: (record: Int, entry: Int)?
  /// How many values may be codes.
  let count: Int
  /// Values that cannot be codes.
  let oddities: [(record: Int, entry: Int)]

  /// - Parameters:
  ///   - above: the level of the parents, `nil` for the roots.
  ///   - context: what the key of the name and those around the records say.
  ///   - childrenAgree: whether what the children say begins with these values, as codes of GB/T 2260 do.
  ///   - childrenExtend: whether it begins with the whole of these values.
  init?(
    _ column: RecordColumns.Column,
    in columns: RecordColumns,
    above: Shape.Level?,
    context: CodeContext,
    childrenAgree: () -> Bool,
    childrenExtend: () -> Bool
  ) {
    key = column.key
    let wording = column.words.codeRank
    let isOfOther = context.isOfOther(column.words)
    rank = wording + (above?.record.code == column.key && wording > 0 ? 10 : 0)
    guard !column.words.isParent else { return nil }

    let values = CodeCensus(column, in: columns)
    // Values that cannot be codes are errors where they are the fewer, and not the end of all codes.
    guard values.count > 0, values.count * 2 >= columns.records.count,
      values.oddities.isEmpty || wording >= 3 && values.oddities.count * 2 <= values.count
    else { return nil }
    count = values.count
    oddities = values.oddities
    let isBegun = values.repeats == 0 && (above == nil ? childrenExtend() : values.extendParents)
    let mayBeDialled = column.words.letters == "areacode" && values.areDiallingCodesOfChinaWithoutZero
    guard !values.areDiallingCodes && !mayBeDialled || isBegun else { return nil }

    let provinces = ProvinceEvidence(column, in: columns, names: context.names)
    let isConfirmed = provinces.agreeing * 10 >= values.count * 9
    guard isOfOther != true || isConfirmed else { return nil }
    // Whatever the key is called, no postcodes and no numbers that count stand in order below those of provinces.
    let isNamed =
      above == nil && provinces.agreeing > 0 && provinces.contrary == 0 && values.agreeAmongThemselves(from: 1)
    guard !column.words.isMeasure || wording == 4 || isNamed && values.standard == values.count else { return nil }
    contrary = provinces.isContrary ? provinces.firstContrary : nil
    owner = isOfOther == false && wording != 1 || isConfirmed ? .region : .unknown

    let isStandard = values.standard * 10 >= values.count * 9 && !provinces.isContrary
    let hasFewRepeats = values.repeats * 10 < values.count * 3 || values.count < 10
    var repeated: (record: Int, entry: Int)?
    if isStandard, values.repeats == 0 || wording >= 3 && hasFewRepeats {
      let agree =
        values.agreeWithParents
        || (above == nil && (isNamed || values.agreeAmongThemselves(from: 3) || childrenAgree()))
      evidence = agree ? .hierarchical : .standard
    } else if values.repeats == 0 {
      evidence = .unique
    } else if values.repeatsElsewhere * 20 > values.count {
      evidence = .wording
      repeated = values.firstRepeatElsewhere
    } else {
      guard wording >= 3 else { return nil }
      evidence = .wording
      if !hasFewRepeats { repeated = values.firstRepeat }
    }
    self.repeated = repeated
    // Without a word for it, other numbers may be postcodes, or count something.
    let isSelfEvident = evidence == .hierarchical || evidence == .standard && isConfirmed || isBegun
    guard isSelfEvident || wording > 1 || wording == 1 && evidence == .unique && column.filled == columns.records.count
    else { return nil }
  }

  func isBetter(than other: CodeColumn) -> Bool {
    if evidence != other.evidence { return evidence > other.evidence }
    if oddities.isEmpty != other.oddities.isEmpty { return oddities.isEmpty }
    // What is called the id of something unknown still tells the records apart; a country's code is the country's.
    if owner != other.owner { return owner == .region }
    return owner == .region ? rank > other.rank : rank < other.rank
  }
}

/// What is known around a column that may hold codes.
struct CodeContext {
  /// For each record.
  var names: [String?]
  /// The levels that the key of the name tells.
  var levelsOfName: Set<String>
  /// The levels that the keys around the records tell.
  var levelsAround: Set<String>
  var hasChildren: Bool

  /// Whether codes under the key are those of what the records lie in; `nil` where that is open.
  func isOfOther(_ words: KeyWords) -> Bool? {
    let levels = words.levels.intersection(KeyVocabulary.upperLevels)
    guard !levels.isEmpty, !hasChildren, levels.isDisjoint(with: levelsOfName.union(levelsAround)) else { return false }
    return levelsOfName.isSubset(of: KeyVocabulary.anyLevels) ? nil : true
  }
}

/// What the values of a column look like as codes.
private struct CodeCensus {
  /// Values that may be codes.
  private(set) var count = 0
  /// Values that cannot.
  private(set) var oddities: [(record: Int, entry: Int)] = []
  /// Values that an earlier record has.
  private(set) var repeats = 0
  /// Of these, values that no sibling has.
  private(set) var repeatsElsewhere = 0
  private(set) var firstRepeat: (record: Int, entry: Int)?
  private(set) var firstRepeatElsewhere: (record: Int, entry: Int)?
  private var diallingCodes: (ofChina: Int, ofChinaWithoutZero: Int, ofAny: Int) = (0, 0, 0)
  private var lengths: Set<Int> = []
  private var texts: Set<String> = []
  /// Values that look like those of GB/T 2260.
  private(set) var standard = 0
  private var withStandardParent = 0
  /// Values that are the code of the parent with more behind it.
  private var extending = 0
  private var agreeing = 0
  private var digits: [(text: String, count: Int)] = []

  init(_ column: RecordColumns.Column, in columns: RecordColumns) {
    var seen = Set<String>(minimumCapacity: column.cells.count)
    var seenAmongSiblings = Set<String>()
    var group = 0
    for cell in column.cells {
      let node = columns.value(cell)
      guard !CodeForm.isMissing(node) else { continue }
      guard let text = CodeForm.text(of: node.value), CodeForm.isToken(text) else {
        oddities.append(cell)
        continue
      }
      count += 1
      if cell.record >= columns.siblings[group].records.upperBound {
        seenAmongSiblings = []
        while cell.record >= columns.siblings[group].records.upperBound { group += 1 }
      }
      let isNewAmongSiblings = seenAmongSiblings.insert(text).inserted
      if !seen.insert(text).inserted {
        repeats += 1
        if firstRepeat == nil { firstRepeat = cell }
        if isNewAmongSiblings {
          repeatsElsewhere += 1
          if firstRepeatElsewhere == nil { firstRepeatElsewhere = cell }
        }
      }
      lengths.insert(text.utf8.count)
      if CodeCensus.isDiallingCodeOfChina(text) { diallingCodes.ofChina += 1 }
      if CodeCensus.isDiallingCodeOfChina("0" + text) { diallingCodes.ofChinaWithoutZero += 1 }
      if CodeCensus.mayBeDiallingCode(text) { diallingCodes.ofAny += 1 }
      let parent = columns.siblings[group].parent.code
      if let parent, text.count > parent.count, text.hasPrefix(parent) { extending += 1 }
      compare(text, withParent: parent)
    }
    texts = seen
  }

  var extendParents: Bool { extending > 1 && extending * 10 >= count * 9 }

  private mutating func compare(_ text: String, withParent parent: String?) {
    guard let digits = CodeForm.significantDigits(of: text) else { return }
    standard += 1
    self.digits.append((text, digits))
    guard let parent, let parentDigits = CodeForm.significantDigits(of: parent) else { return }
    withStandardParent += 1
    if parentDigits < digits, text.hasPrefix(parent.prefix(parentDigits)) { agreeing += 1 }
  }

  var agreeWithParents: Bool { withStandardParent * 10 >= count * 9 && agreeing * 10 >= count * 9 }

  /// Whether a flat list holds the parents that its codes tell of.
  ///
  /// - Parameter count: how many codes have parents, at the least.
  func agreeAmongThemselves(from count: Int) -> Bool {
    guard let fewest = digits.lazy.map(\.count).min() else { return false }
    let prefixes = Set(digits.lazy.map { $0.text.prefix($0.count) })
    let below = digits.filter { $0.count > fewest }
    let held = below.count { prefixes.contains($0.text.prefix(2)) || prefixes.contains($0.text.prefix(4)) }
    return below.count >= count && held * 10 >= below.count * 9
  }

  /// Whether telephones dial these, which are called area codes too.
  ///
  /// Their lengths differ and none begins with another, as a telephone has to tell where they end.
  var areDiallingCodes: Bool {
    if diallingCodes.ofChina * 10 >= count * 9 { return true }
    guard diallingCodes.ofAny * 10 >= count * 9, lengths.count > 1 else { return false }
    return !texts.contains { text in
      text.utf8.count <= 6 && (1..<text.utf8.count).contains { texts.contains(String(text.prefix($0))) }
    }
  }

  /// As numbers have them, so that under another key they may be anything.
  var areDiallingCodesOfChinaWithoutZero: Bool { diallingCodes.ofChinaWithoutZero * 10 >= count * 9 }

  /// 089, 0911, 06841.
  private static func mayBeDiallingCode(_ text: String) -> Bool {
    (3...6).contains(text.utf8.count) && text.utf8.first == 0x30 && text.utf8.allSatisfy(\.isASCIIDigit)
  }

  /// 010, 021, 0571.
  private static func isDiallingCodeOfChina(_ text: String) -> Bool {
    let digits = Array(text.utf8)
    guard digits.first == 0x30, digits.allSatisfy(\.isASCIIDigit) else { return false }
    return digits.count == 3 ? text == "010" || digits[1] == 0x32 : digits.count == 4 && digits[1] >= 0x33
  }
}
