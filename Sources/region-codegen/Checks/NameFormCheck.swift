/// Whether names hold more than a name: a code as in `110101东城区`, or other names as in `浙江省/杭州市`.
struct NameFormCheck {
  private var levels: [Level] = []

  fileprivate struct Level {
    var names = RegionTally()
    var withCode = RegionTally()
    var glued = RegionTally()
    /// Those with digits at an end, however few.
    var withDigits = RegionTally()
    var separators: [NameSeparator: Int] = [:]
    var paths = RegionTally()
    /// Those with a number or a letter in front, and what stands behind these.
    var marked = 0
    var marks: NameSeparator?
    var unmarkedNames: Set<String> = []
    /// How names with numbers in front are written: one way or several.
    var markedFormats: Set<String?> = []
    /// Those that begin with the whole name of what they lie in, and a sign.
    var continued = RegionTally()
    /// The numbers of digits of codes in brackets.
    var bracketedLengths: Set<Int> = []

    /// What nearly all names have in them, where these are several.
    var separator: NameSeparator? {
      guard names.count > 1 else { return nil }
      if let separator = NameSeparator.allCases.first(where: { separators[$0, default: 0] * 10 >= names.count * 9 }) {
        return separator
      }
      // What is the same behind all marks is marked by them: `1区` and `2区` are names.
      return marked * 10 >= names.count * 9 && unmarkedNames.count * 10 >= marked * 9 ? marks : nil
    }

    /// How names and codes are written where all names have one, though too short to be told from other numbers.
    var format: String? {
      if withCode.count * 2 > names.count { return withCode.first.flatMap { NameFormat.text(for: $0.name) } }
      if isNumbered, marked == names.count, markedFormats.count == 1, let format = markedFormats.first { return format }
      return withDigits.count == names.count
        ? withDigits.first.flatMap { NameFormat.text(for: $0.name) } : NameFormat.plain
    }
  }

  mutating func add(_ region: RegionNode, under parent: RegionNode?, depth: Int) {
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].add(region, under: parent)
  }

  /// One line for each level, as files write the names of a level alike.
  ///
  /// - Parameter shape: how the regions were read, `nil` where that is not one shape.
  func report(of regions: [RegionNode], readBy shape: Shape?, _ findings: inout Findings) {
    for (depth, level) in levels.enumerated() {
      let names = level.names.count
      if let first = level.withCode.first, level.withCode.count * 2 > names {
        findings.add(
          .codeInName,
          at: first.position,
          "\(level.withCode.count) of \(names) names at level \(depth + 1) hold \(level.countsInBrackets ? "a number" : "a code"), "
            + "here \(first.name.excerpt); \(level.countsInBrackets ? remedyForCounts(first.name) : remedy(for: first.name))"
        )
      }
      if depth == 0, level.withCode.count * 2 <= names, let first = level.names.first, let paths = PathNames(regions) {
        findings.add(
          .gluedNames,
          at: first.position,
          "\(paths.count) of \(names) names at level 1 look like paths with \(paths.separator.excerpt) between the names of "
            + "each, here \(first.name.excerpt); \(remedy(for: paths, readBy: shape))"
        )
      } else if let first = level.continued.first, level.continued.count * 2 > names {
        findings.add(
          .gluedNames,
          at: first.position,
          "\(level.continued.count) of \(names) names at level \(depth + 1) begin with that of the region that they lie in, here "
            + "\(first.name.excerpt); write each without it"
        )
      } else if let first = level.glued.first, level.glued.count * 2 > names {
        findings.add(
          .gluedNames,
          at: first.position,
          "\(level.glued.count) of \(names) names at level \(depth + 1) look like several names in one, here "
            + "\(first.name.excerpt); make each of them a region of its own"
        )
      } else if let first = level.names.first, let separator = level.separator, level.withCode.count * 2 <= names {
        findings.add(
          .gluedNames,
          at: first.position,
          "names at level \(depth + 1) hold \(separator.rawValue), here \(first.name.excerpt), which seems to stand between "
            + "a name and something else; write what is no part of the name under a key of its own, or leave it out"
            + (level.isNumbered ? configurationLine.map { ", or cut it out in regions.json: \($0)" } ?? "" : "")
        )
      } else if let first = level.paths.first, level.paths.count * 2 > names {
        findings.add(
          .gluedNames,
          at: first.position,
          "\(level.paths.count) of \(names) names at level \(depth + 1) begin with those of what they lie in, here "
            + "\(first.name.excerpt); write each without them, in the region that it lies in"
        )
      }
    }
  }

  private func remedyForCounts(_ name: String) -> String {
    "as these differ in length, they may count something, which belongs under a key of its own; where they are codes, "
      + remedy(for: name)
  }

  private func remedy(for paths: PathNames, readBy shape: Shape?) -> String {
    let areBelow = levels.dropFirst().contains { $0.continued.count * 2 > $0.names.count }
    guard !areBelow, paths.beginAtRoots, var shape, shape.hierarchy == .nesting, shape.nameFormats.isEmpty else {
      return "write each without the names of what it lies in, in the region that it lies in"
    }
    shape.hierarchy = .namePaths(separator: paths.separator)
    return "say so in regions.json, if they are: \(shape.configurationLine)"
  }

  private func remedy(for name: String) -> String {
    var name = name
    let areDigits = name.withUTF8 { BracketedCode($0)?.isNumber ?? true }
    guard areDigits else { return "write it under a key of its own, as only digits are cut out of names" }
    guard let configurationLine else {
      return "as some names have three parts or more, write each as an array of its parts, which is read as a row of a "
        + "table"
    }
    return "cut it out in regions.json: \(configurationLine)"
  }

  /// The line of `regions.json` that cuts the codes out; `nil` where names have more parts.
  private var configurationLine: String? {
    let formats = levels.compactMap(\.format)
    guard formats.count == levels.count else { return nil }
    let used = Set(formats)
    let texts = formats.map(JSONText.string)
    return "\"nameFormat\": " + (used.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]")
  }

  fileprivate struct Form {
    /// At least four digits before or after something else, or a code in brackets after it.
    var hasCode = false
    /// Digits before or after something else.
    var hasDigits = false
    /// A separator between letters that are not Latin.
    var isGlued = false
    /// How many digits there are in brackets behind something else.
    var bracketedDigits: Int?

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var leading = 0
      while leading < bytes.count, bytes[leading].isASCIIDigit { leading += 1 }
      var trailing = 0
      while trailing < bytes.count, bytes[bytes.count - 1 - trailing].isASCIIDigit { trailing += 1 }
      hasCode = max(leading, trailing) >= 4 && leading < bytes.count
      hasDigits = max(leading, trailing) >= 2 && leading < bytes.count
      if let bracketed = BracketedCode(bytes) {
        hasCode = hasCode || bracketed.hasName
        if bracketed.isNumber {
          bracketedDigits = bytes[..<bracketed.end].reversed().prefix(while: \.isASCIIDigit).count
        }
      }
      guard bytes.count > 2, bytes[0] >= 0x80, bytes[bytes.count - 1] >= 0x80 else { return }
      for index in 1..<bytes.count - 1 {
        switch bytes[index] {
        // , - / ; > _ |
        case 0x2C, 0x2D, 0x2F, 0x3B, 0x3E, 0x5F, 0x7C: isGlued = true
        // ，、；
        case 0xEF where bytes[index + 1] == 0xBC && index + 2 < bytes.count:
          if bytes[index + 2] == 0x8C || bytes[index + 2] == 0x9B { isGlued = true }
        case 0xE3 where bytes[index + 1] == 0x80 && index + 2 < bytes.count:
          if bytes[index + 2] == 0x81 { isGlued = true }
        default: break
        }
      }
    }
  }
}

extension NameFormCheck.Level {
  /// Whether numbers stand in front of names.
  fileprivate var isNumbered: Bool { separator == .numbering }

  /// Whether the numbers in brackets are written in so many ways that they are hardly codes.
  fileprivate var countsInBrackets: Bool { bracketedLengths.count > 1 }

  fileprivate mutating func add(_ region: RegionNode, under parent: RegionNode?) {
    names.add(region)
    var name = region.name
    let form = name.withUTF8 { NameFormCheck.Form($0) }
    if form.hasDigits, region.code == nil { withDigits.add(region) }
    for separator in NameSeparator.all(in: name) { separators[separator, default: 0] += 1 }
    if region.code == nil, let mark = OrderMark(name) { add(mark, of: name) }
    if let parent, name.continues(parent.name) { continued.add(region) }
    if let digits = form.bracketedDigits { bracketedLengths.insert(digits) }
    if NameSeparator.isPath(name) { paths.add(region) }
    if form.hasCode, region.code == nil {
      withCode.add(region)
    } else if form.isGlued {
      glued.add(region)
    }
  }

  private mutating func add(_ mark: OrderMark, of name: String) {
    let kind = mark.isNumber ? NameSeparator.numbering : .letter
    marks = marks ?? kind
    guard marks == kind else { return }
    marked += 1
    unmarkedNames.insert(String(mark.name))
    if mark.isNumber, markedFormats.count < 2 { markedFormats.insert(NameFormat.text(for: name)) }
  }
}

extension String {
  /// Whether the text is another one with a sign and more behind it.
  fileprivate func continues(_ other: String) -> Bool {
    guard !other.utf8.isEmpty, utf8.count > other.utf8.count + 1, utf8.starts(with: other.utf8) else { return false }
    let sign = utf8[utf8.index(utf8.startIndex, offsetBy: other.utf8.count)]
    return sign < 0x80 && !sign.isASCIILetterOrDigit && ![0x20, 0x27, 0x28, 0x2E].contains(sign)
  }
}
