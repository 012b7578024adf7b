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

  let key: String
  let evidence: Evidence
  let rank: Int
  /// Numbers that start over or come again elsewhere, so that they identify nothing, with a record that shows it.
  let repeated: (record: Int, entry: Int)?

  init?(_ column: RecordColumns.Column, in columns: RecordColumns, above: Shape.Level?) {
    let total = column.scalars
    guard total * 2 >= columns.records.count, column.booleans == 0, column.others == 0,
      column.collections == 0,
      !column.words.isMeasure || column.words.codeRank == 4, !column.words.isParent
    else { return nil }
    key = column.key
    rank = column.words.codeRank + (above?.record.code == column.key && column.words.codeRank > 0 ? 10 : 0)

    var seen = Set<String>(minimumCapacity: total)
    var prefixes = Set<Substring>()
    var deeper: [(text: String, digits: Int)] = []
    var siblings = Set<String>()
    var group = 0
    var standard = 0
    var agreeing = 0
    var withParent = 0
    var siblingRepeats = 0
    var repeats = 0
    var dialling = 0
    var firstRepeated: (record: Int, entry: Int)?
    for cell in column.cells {
      let node = columns.value(cell)
      guard !node.isVoid else { continue }
      guard let text = RegionCode.text(of: node.value), RegionCode.isToken(text) else { return nil }
      while cell.record >= columns.siblings[group].records.upperBound {
        group += 1
        siblings = []
      }
      if let digits = RegionCode.significantDigits(of: text) {
        standard += 1
        if let parent = columns.siblings[group].parent.code,
          let parentDigits = RegionCode.significantDigits(of: parent)
        {
          withParent += 1
          if parentDigits < digits, text.hasPrefix(parent.prefix(parentDigits)) { agreeing += 1 }
        } else if above == nil {
          prefixes.insert(text.prefix(digits))
          deeper.append((text, digits))
        }
      }
      if CodeColumn.isDiallingCode(text) { dialling += 1 }
      if !siblings.insert(text).inserted {
        siblingRepeats += 1
      } else if !seen.insert(text).inserted {
        repeats += 1
        if firstRepeated == nil { firstRepeated = cell }
        continue
      }
      seen.insert(text)
    }
    guard total > 0, dialling * 10 < total * 9 else { return nil }

    let isStandard = standard * 10 >= total * 9
    let isUnique = repeats + siblingRepeats == 0
    // A flat list holds its parents itself.
    let fewest = deeper.lazy.map(\.digits).min() ?? 0
    let below = deeper.filter { $0.digits > fewest }
    let held = below.filter { prefixes.contains($0.text.prefix(2)) || prefixes.contains($0.text.prefix(4)) }
    let isHierarchical =
      (withParent * 10 >= total * 9 && agreeing * 10 >= total * 9)
      || (above == nil && below.count >= 3 && held.count * 10 >= below.count * 9)
    let hasFewRepeats = (repeats + siblingRepeats) * 10 < total * 3 || total < 10
    if isStandard, isUnique || rank >= 3 && hasFewRepeats {
      evidence = isHierarchical ? .hierarchical : .standard
      repeated = nil
    } else if isUnique {
      evidence = .unique
      repeated = nil
    } else if repeats * 20 > total {
      evidence = .wording
      repeated = firstRepeated
    } else {
      guard rank >= 3, hasFewRepeats else { return nil }
      evidence = .wording
      repeated = nil
    }
    let provincesOnly = above == nil && total >= 5 && below.isEmpty && isStandard && isUnique
    guard rank > 0 || isHierarchical && isStandard || provincesOnly else { return nil }
  }

  /// 010, 021, 0571: what telephones dial is called an area code too.
  private static func isDiallingCode(_ text: String) -> Bool {
    let digits = Array(text.utf8)
    guard digits.first == 0x30, digits.allSatisfy(\.isASCIIDigit) else { return false }
    return digits.count == 3 ? text == "010" || digits[1] == 0x32 : digits.count == 4 && digits[1] >= 0x33
  }

  func isBetter(than other: CodeColumn) -> Bool {
    evidence != other.evidence ? evidence > other.evidence : rank > other.rank
  }
}
