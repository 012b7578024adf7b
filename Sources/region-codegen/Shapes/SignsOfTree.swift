/// Keys of a flat list that seem to tell a tree in a way that is not read.
struct SignsOfTree {
  /// The keys, in document order.
  private(set) var keys: [String] = []

  /// - Parameters:
  ///   - columns: The records of the list.
  ///   - code: The key of the codes. Where all records have one of GB/T 2260, the tree in them has been looked for.
  ///   - reported: The keys of which it has been said that they may tell parents.
  init(_ columns: RecordColumns, code: String?, beside reported: [String]) {
    let others = columns.columns.filter { $0.collections == 0 }
    let codes = SplitCodes(columns).keys
    let split = codes.contains(where: reported.contains) ? [] : codes
    let lists = Set(columns.columns.lazy.filter(columns.holdsListsOfRows).map(\.key))
    let bounds = others.filter { Self.bounds.contains($0.key.lowercased()) && $0.integers == columns.records.count }
    for column in others {
      let texts = columns.texts(of: column).compactMap { $0 }
      let isLevel =
        Self.levels.contains(column.words.lastWord ?? "") && Set(texts).count > 1 || columns.tellsPlaces(column)
      let words = Set(texts.map { $0.lowercased() })
      let isNamedLevel =
        words.count > 1 && !words.isDisjoint(with: Self.upperLevels)
        && words.isSubset(of: Self.upperLevels.union(Self.lowerLevels))
      let isTold =
        column.key == code
        ? Self.areInTree(codes: texts)
        : Self.arePaths(texts) || Self.areGrowing(codes: texts) || split.contains(column.key)
          || lists.contains(column.key)
      let isHeading =
        column.booleans > 0 && column.booleans == column.filled && Self.headings.contains(column.words.lastWord ?? "")
        && (Set(column.cells.map { columns.value($0).summary }).count > 1 || column.filled < columns.records.count)
      let areHeadingsTold =
        columns.tellsHeadings(column) || columns.lacksCodesOfHeadings(column)
      if isHeading || areHeadingsTold || isLevel || isNamedLevel
        || bounds.count == 2 && bounds.contains(where: { $0.key == column.key })
        || isTold
      {
        keys.append(column.key)
      }
    }
  }

  /// Whether codes begin with others in one way or another.
  static func areInTree(codes: [String]) -> Bool { areNested(codes: codes) || areGrowing(codes: codes) }

  private static let levels: Set<String> = ["level", "lvl", "depth", "deep", "tier", "layer", "级别", "层级", "级"]
  private static let headings: Set<String> = [
    "header", "heading", "section", "group", "parent", "folder", "leaf", "children", "bold", "selectable",
  ]
  private static let upperLevels: Set<String> = ["country", "province", "state", "国家", "省", "省级", "自治区", "直辖市"]
  private static let lowerLevels: Set<String> = [
    "prefecture", "city", "district", "county", "area", "town", "township", "street", "village", "市", "地级", "地级市",
    "自治州",
    "区", "县", "县级", "县级市", "镇", "乡", "街道", "村",
  ]
  /// Of nested sets.
  private static let bounds: Set<String> = ["lft", "rgt", "left", "right"]

  /// Whether codes such as `CN-ZJ` begin with others, or those of one length do without the zeros at their ends.
  private static func areNested(codes: [String]) -> Bool {
    guard codes.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) else { return arePaths(codes) }
    guard let length = codes.first?.utf8.count, codes.allSatisfy({ $0.utf8.count == length }) else {
      return (arePaths(codes) || areExtended(codes)) && !areDense(codes)
    }
    // Some have a check digit at their end.
    return areFilledWithZeros(codes) || length == 6 && areFilledWithZeros(codes.map { String($0.dropLast()) })
  }

  /// Whether half of the codes, which have one length, begin with the digits that others have before zeros, as `01001` does
  /// with those of `01000`.
  private static func areFilledWithZeros(_ codes: [String]) -> Bool {
    let known = Set(codes)
    guard let length = codes.first?.utf8.count, (4...40).contains(length), known.count == codes.count, known.count > 2
    else { return false }
    let below = codes.count { code in
      (2...length - 2).contains { count in
        let above = code.prefix(count) + String(repeating: "0", count: length - count)
        return above != code && known.contains(String(above))
      }
    }
    return below * 2 >= codes.count
  }

  /// Whether half of the codes are others with signs behind them.
  private static func areExtended(_ codes: [String]) -> Bool {
    let known = Set(codes)
    guard known.count == codes.count, known.count > 3 else { return false }
    let below = codes.count { code in
      (2..<max(2, min(code.count, 40))).contains { known.contains(String(code.prefix($0))) }
    }
    return below * 2 >= codes.count
  }

  /// Whether the codes are numbers that count, which begin with each other, too.
  private static func areDense(_ codes: [String]) -> Bool {
    let numbers = codes.compactMap { Int($0) }.filter { $0 > 0 }
    guard numbers.count == codes.count, let lowest = numbers.min(), let highest = numbers.max() else { return false }
    return highest - lowest < 2 * numbers.count
  }

  /// Whether half of what tells records apart is another one with a sign or two behind it, as `DE1` is `DE` with `1`.
  private static func areGrowing(codes: [String]) -> Bool {
    let known = Set(codes)
    guard known.count == codes.count, known.count > 3, codes.allSatisfy(CodeForm.isToken), !areDense(codes) else {
      return false
    }
    let below = codes.count { code in
      (1...2).contains { code.count - $0 >= 2 && known.contains(String(code.dropLast($0))) }
    }
    return below * 2 >= codes.count
  }

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

extension RecordColumns {
  /// Whether the numbers in the column tell where each record is in a tree.
  fileprivate func tellsPlaces(_ column: Column) -> Bool {
    guard column.integers == records.count, column.cells.count == records.count, records.count > 3 else { return false }
    let numbers = column.cells.compactMap { cell -> Int? in
      if case .integer(let number) = value(cell).value { Int(exactly: number) } else { nil }
    }
    guard numbers.count == records.count else { return false }
    return PlacesInTree(numbers).areTold && !(column.words.isMeasure && !PlacesInTree(numbers).areDepths)
  }
}

/// Numbers of the records of a list, in order.
private struct PlacesInTree {
  let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  var areTold: Bool { areDepths || arePositionsOfParents || areCountsOfChildren }

  /// Whether each is no more than one above the number before, some are the same, and some are less.
  var areDepths: Bool {
    guard let lowest = numbers.min(), let highest = numbers.max(), numbers[0] == lowest,
      (2...6).contains(highest.subtractingReportingOverflow(lowest).partialValue)
    else { return false }
    let steps = zip(numbers, numbers.dropFirst())
    return steps.allSatisfy { $1 &- $0 <= 1 } && steps.contains { $1 == $0 } && steps.contains { $1 < $0 }
  }

  /// Whether each is the position of a record before, counted from 0 or 1, or one less than any, as roots have it.
  private var arePositionsOfParents: Bool {
    guard let root = numbers.first, root == -1 || root == 0 else { return false }
    let different = Set(numbers)
    return different.count > 2 && different.count * 4 <= numbers.count * 3
      && numbers.enumerated().allSatisfy { root <= $1 && $1 < $0 + root + 1 }
  }

  /// Whether each counts the records that follow it and lie in it.
  private var areCountsOfChildren: Bool {
    guard numbers.last == 0, let most = numbers.max(), most > 1,
      numbers.allSatisfy({ (0...numbers.count).contains($0) })
    else { return false }
    var open: [Int] = []
    var roots = 0
    for number in numbers {
      if let last = open.indices.last { open[last] -= 1 } else { roots += 1 }
      open.append(number)
      while open.last == 0 { open.removeLast() }
    }
    return open.isEmpty && roots * 2 <= numbers.count
  }
}
