/// Names that come again under other regions of a level, as names of places seldom do: rows that stand for nothing chosen,
/// the kinds of what lies below, what a region lies in, days of the week.
struct RepeatedNames {
  private var levels: [Level] = []

  fileprivate struct Level {
    /// Those with children.
    var parents = 0
    var children = 0
    /// What the first parents have for children. A name under nearly all is among them.
    var names: [String: Uses] = [:]
    /// How many names the first parents have, and how many of them are different.
    var sampled = 0
    var different: Set<String> = []
  }

  fileprivate struct Uses {
    let first: RegionNode
    var parents = 0
    var asFirst = 0
    var asLast = 0
    var withChildren = 0
    /// Under how many parents it has no code of its own beside siblings that have.
    var withoutCode = 0
    var lastParent = 0
  }

  /// A row under two regions may be a place of a common name.
  private static let fewestParentsOfPlaceholders = 3

  /// - Parameter depth: that of the children.
  mutating func add(_ children: [RegionNode], depth: Int) {
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].add(children)
  }

  func report(_ findings: inout Findings) {
    for (depth, level) in levels.enumerated() where level.parents > 1 {
      let repeated = level.names.values
        .filter { $0.parents * 10 >= level.parents * 9 && !Placeholder.isOne($0.first.name) }
        .sorted { ($1.asFirst, $0.first.name) < ($0.asFirst, $1.first.name) }
      guard let first = repeated.first else {
        level.reportFew(at: depth, &findings)
        continue
      }
      let covered = repeated.reduce(0) { $0 + $1.parents }
      let names = JSONText.array(repeated.map { JSONText.string($0.first.name) })
      let areParents = repeated.allSatisfy { $0.withChildren * 2 > $0.parents }
      let areRecords = repeated.allSatisfy { !$0.first.attributes.isEmpty }
      if areParents ? covered * 10 >= level.children * 9 : areRecords && covered == level.children {
        findings.add(
          .guessedNames,
          at: first.first.position,
          "\(first.first.name.excerpt) at level \(depth + 1) comes under \(first.parents) of \(level.parents) regions, as kinds "
            + "and headings do, and is hardly a place; where it is none, take it out in regions.json, so that what lies in it "
            + "moves up: \"drop\": \(names)"
        )
      } else if level.parents >= Self.fewestParentsOfPlaceholders, repeated.count < 3,
        repeated.allSatisfy({ level.isAside($0) && isHardlyAPlace($0, at: depth) }), level.children >= 2 * covered
      {
        findings.add(
          .placeholderRegion,
          at: first.first.position,
          "\(repeated.map(\.first.name.excerpt).joined(separator: ", ")) at level \(depth + 1) comes first or last under "
            + "\(first.parents) of \(level.parents) regions, so that it is likely a placeholder and no place; where it is, drop it "
            + "in regions.json: \"drop\": \(names)"
        )
      } else if level.parents >= Self.fewestParentsOfPlaceholders {
        findings.add(
          .recurringNames, at: first.first.position,
          "\(first.first.name.excerpt) at level \(depth + 1) comes under \(first.parents) of \(level.parents) regions; "
            + Self.remedy)
      }
    }
  }

  /// Centres of cities have one name, and so have days of the week.
  fileprivate static let remedy =
    "where such names are no places, but what these lie in, kinds, days, or the like, say so in regions.json, with \"shape\" "
    + "and \"ignored\", or with \"drop\""
}

extension RepeatedNames.Level {
  /// A name may be missing under one region in ten.
  private static let sampledParents = 4
  private static let sampledChildren = 16
  private static let mostSampled = 512

  fileprivate mutating func add(_ children: [RegionNode]) {
    parents += 1
    self.children += children.count
    if parents <= Self.sampledParents {
      let sample = children.prefix(Self.sampledChildren) + children.suffix(1)
      for child in sample where names[child.name] == nil {
        names[child.name] = RepeatedNames.Uses(first: child)
      }
    }
    if sampled < Self.mostSampled {
      for child in children.prefix(Self.mostSampled) where !Placeholder.isOne(child.name) {
        sampled += 1
        different.insert(child.name)
      }
    }
    let areCoded = children.count { $0.hasCodeOfItsOwn } * 2 >= children.count
    for (index, child) in children.enumerated() {
      names[child.name]?.count(child, index, of: children.count, under: parents)
      if areCoded, !child.hasCodeOfItsOwn { names[child.name]?.withoutCode += 1 }
    }
  }

  /// Says that a level has few names, each of which comes again and again.
  fileprivate func reportFew(at depth: Int, _ findings: inout Findings) {
    guard parents > 2, sampled > 5, different.count * 2 <= sampled,
      let name = names.values.max(by: { ($0.parents, $1.first.name) < ($1.parents, $0.first.name) })
    else { return }
    findings.add(
      .recurringNames, at: name.first.position,
      "names at level \(depth + 1) come again and again, as \(name.first.name.excerpt) does under \(name.parents) of "
        + "\(parents) regions; \(RepeatedNames.remedy)")
  }

  /// Whether the name has nothing below it and stands before or behind all others.
  fileprivate func isAside(_ name: RepeatedNames.Uses) -> Bool {
    name.withChildren == 0 && max(name.asFirst, name.asLast) * 10 >= parents * 9
  }
}

extension RepeatedNames {
  /// Whether more speaks against a place than where the name stands: a centre is first in every city, too.
  private func isHardlyAPlace(_ name: Uses, at depth: Int) -> Bool {
    let text = name.first.name
    return name.withoutCode * 10 >= levels[depth].parents * 9 || Placeholder.mayBeOne(text)
      || NameLikeness.hasNoLetters(text)
      || levels.indices.contains { other in
        guard other != depth, let use = levels[other].names[text] else { return false }
        return use.asFirst > 1 && levels[other].isAside(use) && use.parents * 10 >= levels[other].parents * 9
      }
  }
}

extension RegionNode {
  /// Whether it has a code that is not made up for a row without, such as 0 and -1.
  fileprivate var hasCodeOfItsOwn: Bool {
    let codes = code.map { [$0] } ?? attributes.lazy.filter { KeyWords($0.key).codeRank > 2 }.map(\.value.description)
    return codes.contains { code in !code.isBlank && code != "-1" && code.utf8.contains { $0 != 0x30 } }
  }
}

extension RepeatedNames.Uses {
  fileprivate mutating func count(_ child: RegionNode, _ index: Int, of count: Int, under parent: Int) {
    guard lastParent != parent else { return }
    lastParent = parent
    parents += 1
    if index == 0 { asFirst += 1 }
    if index == count - 1 { asLast += 1 }
    if !child.children.isEmpty { withChildren += 1 }
  }
}
