/// Names that come again under nearly every region of a level, as names of places hardly do: rows that stand for nothing
/// chosen, and the kinds of what lies below.
struct RepeatedNames {
  private var levels: [Level] = []

  fileprivate struct Level {
    /// Those with children.
    var parents = 0
    var children = 0
    /// What the first parents have for children. A name under nearly all is among them.
    var names: [String: Uses] = [:]
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

  /// A name may be missing under one region in ten.
  private static let sampledParents = 4
  private static let sampledChildren = 16
  /// A row under two regions may be a place of a common name.
  private static let fewestParentsOfPlaceholders = 3

  /// - Parameter depth: that of the children.
  mutating func add(_ children: [RegionNode], depth: Int) {
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].parents += 1
    levels[depth].children += children.count
    let parent = levels[depth].parents
    if parent <= Self.sampledParents {
      let sample = children.prefix(Self.sampledChildren) + children.suffix(1)
      for child in sample where levels[depth].names[child.name] == nil {
        levels[depth].names[child.name] = Uses(first: child)
      }
    }
    let areCoded = children.count { $0.hasCodeOfItsOwn } * 2 >= children.count
    for (index, child) in children.enumerated() {
      levels[depth].names[child.name]?.count(child, index, of: children.count, under: parent)
      if areCoded, !child.hasCodeOfItsOwn { levels[depth].names[child.name]?.withoutCode += 1 }
    }
  }

  func report(_ findings: inout Findings) {
    for (depth, level) in levels.enumerated() where level.parents > 1 {
      let repeated = level.names.values
        .filter { $0.parents * 10 >= level.parents * 9 && !Placeholder.isOne($0.first.name) }
        .sorted { ($1.asFirst, $0.first.name) < ($0.asFirst, $1.first.name) }
      guard let first = repeated.first else { continue }
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
      }
    }
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

extension RepeatedNames.Level {
  /// Whether the name has nothing below it and stands before or behind all others.
  fileprivate func isAside(_ name: RepeatedNames.Uses) -> Bool {
    name.withChildren == 0 && max(name.asFirst, name.asLast) * 10 >= parents * 9
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
