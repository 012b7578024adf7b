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
    var lastParent = 0
  }

  /// A name may be missing under one region in ten.
  private static let sampledParents = 4
  private static let sampledChildren = 16
  static let fewestParents = 3

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
    for (index, child) in children.enumerated() {
      levels[depth].names[child.name]?.count(child, index, of: children.count, under: parent)
    }
  }

  func report(_ findings: inout Findings) {
    for (depth, level) in levels.enumerated() where level.parents >= Self.fewestParents {
      let repeated = level.names.values
        .filter { $0.parents * 10 >= level.parents * 9 && !Placeholder.isOne($0.first.name) }
        .sorted { ($1.asFirst, $0.first.name) < ($0.asFirst, $1.first.name) }
      guard let first = repeated.first else { continue }
      let covered = repeated.reduce(0) { $0 + $1.parents }
      let names = JSONText.array(repeated.map { JSONText.string($0.first.name) })
      if repeated.allSatisfy({ $0.withChildren * 2 > $0.parents }), covered * 10 >= level.children * 9 {
        findings.add(
          .guessedNames,
          at: first.first.position,
          "\(first.first.name.excerpt) at level \(depth + 1) comes under \(first.parents) of \(level.parents) regions, as kinds "
            + "and headings do, and is hardly a place; where it is none, take it out in regions.json, so that what lies in it "
            + "moves up: \"drop\": \(names)"
        )
      } else if repeated.count < 3, repeated.allSatisfy({ level.isAside($0) }), level.children >= 2 * covered {
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
