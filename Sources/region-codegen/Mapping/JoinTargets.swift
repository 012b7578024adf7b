/// The regions that those of the next input lie in, and how these may refer to them.
struct JoinTargets {
  /// The name of the file, for messages.
  let file: String
  private let forest: RegionForest
  private let numbers: Range<Int>
  private var byCode: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]

  /// How regions refer to those above.
  struct Link {
    /// `nil` where it is known without looking at attributes.
    var key: String?
    var identity: Shape.Identity
    fileprivate var targets: [String: [Int]] = [:]
    /// What takes codes apart that begin with those above, and what these are.
    fileprivate var prefixes: (form: CodePrefix, parts: CodePrefixes, targets: [Substring: [Int]])?

    /// How codes begin with those above; `nil` where references are compared.
    var prefix: CodePrefix? { prefixes?.form }
  }

  enum Search {
    case found(Link)
    /// Two keys that say different things.
    case rivals(String, String)
    case nothing
  }

  init(_ forest: RegionForest, from start: Int, file: String) {
    self.file = file
    self.forest = forest
    numbers = start..<forest.nodes.count
    for number in numbers {
      let node = forest.nodes[number]
      byName[node.name, default: []].append(number)
      guard let code = node.code else { continue }
      byCode[code, default: []].append(number)
    }
  }

  var codes: Set<String> { Set(byCode.keys) }

  /// Whether most of these are names or paths of regions.
  func knows(_ texts: [String]) -> Bool {
    let best = identities(for: texts).map { score(texts, $0.targets) }.max() ?? 0
    return best * 2 > texts.count
  }

  func regions(called text: String, by link: Link) -> [Int] {
    guard let prefixes = link.prefixes else { return link.targets[text] ?? [] }
    guard let own = prefixes.parts.own(text) else { return [] }
    return prefixes.parts.nearest(above: text, at: own.level) { prefixes.targets[$0] }.flatMap(\.self)
  }

  /// How the rows refer to their parents.
  ///
  /// - Parameters:
  ///   - identity: what references are compared with, where that is known.
  ///   - prefix: how codes begin with those above, where that is known.
  func link(
    _ rows: [RegionNode], _ references: [FlatList.Reference], by identity: Shape.Identity?, prefix: CodePrefix?
  ) -> Search {
    if let prefix { return .found(prefixLink(rows, prefix)) }
    let given = references.compactMap(\.parent)
    if !given.isEmpty {
      let candidates = identity.map { [($0, targets(of: $0))] } ?? identities(for: given)
      let best = candidates.max { score(given, $0.targets) < score(given, $1.targets) }
      // Where none fits, all are orphans, and are said to be.
      return best.map { .found(Link(identity: $0.identity, targets: $0.targets)) } ?? .nothing
    }
    let search = attributeLink(rows)
    if case .nothing = search { return standardLink(rows).map(Search.found) ?? .nothing }
    return search
  }

  // MARK: Identities

  private func identities(for texts: [String]) -> [(identity: Shape.Identity, targets: [String: [Int]])] {
    var identities: [(identity: Shape.Identity, targets: [String: [Int]])] = []
    // The last of several that fit equally well is taken: codes say more than names.
    for separator in ["-", "/", "_", ",", "|", ">", " ", "，", "、", "·", "."]
    where texts.first?.contains(separator) ?? false {
      identities.append((.path(separator: separator), targets(of: .path(separator: separator))))
    }
    return identities + [(.name, byName), (.code, byCode)]
  }

  private func targets(of identity: Shape.Identity) -> [String: [Int]] {
    switch identity {
    case .code: return byCode
    case .name: return byName
    case .path(let separator):
      return Dictionary(grouping: numbers) { forest.path(of: $0).joined(separator: separator) }
    case .attribute(let key):
      var targets: [String: [Int]] = [:]
      for number in numbers {
        guard let value = forest.nodes[number].attributes.first(where: { $0.key == key })?.value else { continue }
        targets[value.description, default: []].append(number)
      }
      return targets
    case .position(let lists):
      return RegionPositions(forest, above: numbers, inLists: lists).regions.mapValues { [$0] }
    }
  }

  /// What the regions are by their positions; empty where they do not lie so deep as there are lists around each other.
  func positions(inLists lists: Int) -> RegionPositions { RegionPositions(forest, above: numbers, inLists: lists) }

  private func score(_ texts: [String], _ targets: [String: [Int]]) -> Int {
    texts.count { targets[$0] != nil }
  }

  // MARK: Links that no one has named

  /// An attribute whose values are codes or names of the regions above.
  private func attributeLink(_ rows: [RegionNode]) -> Search {
    var texts: [String: [String]] = [:]
    for attribute in rows.lazy.flatMap(\.attributes) {
      texts[attribute.key, default: []].append(attribute.value.description)
    }
    var best: (link: Link, key: String, rank: Int)?
    var rivals: (String, String)?
    for (key, texts) in texts.sorted(by: { $0.key < $1.key }) {
      let words = KeyWords(key)
      let isTold = words.isParent || words.isOfLevel
      guard isTold || !words.isMeasure else { continue }
      var own: (link: Link, score: Int)?
      for (identity, targets) in identities(for: texts) {
        let score = score(texts, targets)
        // Without a word for it, all must refer to something, and not all to the same: small numbers are somebody's.
        let isEnough =
          isTold ? score * 2 > texts.count && texts.count * 2 > rows.count : score == rows.count && Set(texts).count > 1
        if isEnough, own.map({ score >= $0.score }) ?? true {
          own = (Link(key: key, identity: identity, targets: targets), score)
        }
      }
      guard let own else { continue }
      let rank = (own.score == rows.count ? 8 : 0) + (words.isParent ? 2 : isTold ? 1 : 0)
      if let best, best.rank == rank, !agree(rows, best.link, own.link) { rivals = (best.key, key) }
      if best.map({ rank > $0.rank }) ?? true {
        best = (own.link, key, rank)
        rivals = nil
      }
    }
    if let rivals { return .rivals(rivals.0, rivals.1) }
    return best.map { .found($0.link) } ?? .nothing
  }

  /// Whether two attributes refer to the same regions.
  private func agree(_ rows: [RegionNode], _ one: Link, _ other: Link) -> Bool {
    rows.allSatisfy { row in
      let found = [one, other].map { link in
        row.attributes.first { $0.key == link.key }.flatMap { link.targets[$0.value.description] }
      }
      return found[0] == found[1]
    }
  }

  private func prefixLink(_ rows: [RegionNode], _ form: CodePrefix) -> Link {
    let prefixes = CodePrefixes(form, of: Array(byCode.keys) + rows.compactMap(\.code))
    var targets: [Substring: [Int]] = [:]
    for number in numbers {
      guard let own = forest.nodes[number].code.flatMap(prefixes.own)?.prefix else { continue }
      targets[own, default: []].append(number)
    }
    return Link(identity: .code, prefixes: (form, prefixes, targets))
  }

  private func standardLink(_ rows: [RegionNode]) -> Link? {
    let link = prefixLink(rows, .standard)
    let found = rows.count { row in row.code.map { !regions(called: $0, by: link).isEmpty } ?? false }
    return found * 10 >= rows.count * 9 && found > 0 ? link : nil
  }
}
