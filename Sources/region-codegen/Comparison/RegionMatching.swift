/// Which region of one tree is which of another.
///
/// With codes, regions are the same that have the same code, unless name and parent both say otherwise; what is left is
/// the same if it has the same path. Without, the path alone tells, and what has no counterpart there can still be
/// recognised in the same parent by what is like it, or under another parent by its name.
///
/// Every step looks at what the steps before it have left, in the order of the trees.
struct RegionMatching {
  let old: DepthFirstOrder
  let new: DepthFirstOrder
  private let basis: ComparisonBasis
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]
  /// Matched regions whose children can be compared; the first pair stands above the roots.
  private var parents: [(old: Int?, new: Int?)] = [(nil, nil)]
  /// How many of `parents` have had their children matched by name, and by what is like a name.
  private var named = 0
  private var likened = 0

  /// - Complexity: O(*n* log *n*) in the number of regions.
  init(old: DepthFirstOrder, new: DepthFirstOrder, basis: ComparisonBasis) {
    self.old = old
    self.new = new
    self.basis = basis
    newOfOld = Array(repeating: nil, count: old.regions.count)
    oldOfNew = Array(repeating: nil, count: new.regions.count)
    matchByCode { $0.haveSameName(old: $1, new: $2) || $0.haveSameParent(old: $1, new: $2) }
    matchByName()
    matchByCode { _, _, _ in true }
    matchByLikeness()
    matchMoved()
    matchByPlace()
  }

  private mutating func match(old oldIndex: Int, new newIndex: Int) {
    newOfOld[oldIndex] = newIndex
    oldOfNew[newIndex] = oldIndex
    parents.append((oldIndex, newIndex))
  }

  /// The children of both that have no counterpart so far; nothing if that is so on one side only.
  private func unmatchedChildren(of pair: (old: Int?, new: Int?)) -> (old: [Int], new: [Int])? {
    let oldRest = old.children(of: pair.old).filter { newOfOld[$0] == nil }
    guard !oldRest.isEmpty else { return nil }
    let newRest = new.children(of: pair.new).filter { oldOfNew[$0] == nil }
    return newRest.isEmpty ? nil : (oldRest, newRest)
  }

  /// The keys that just one of the regions has.
  private static func unique(_ indices: some Sequence<Int>, by key: (Int) -> String?) -> [String: Int] {
    var found: [String: Int?] = [:]
    for index in indices {
      guard let key = key(index) else { continue }
      found.updateValue(found[key] == nil ? index : nil, forKey: key)
    }
    return found.compactMapValues { $0 }
  }
}

// MARK: By code and path

extension RegionMatching {
  private mutating func matchByCode(where agree: (RegionMatching, Int, Int) -> Bool) {
    guard basis == .codes else { return }
    let oldCodes = Self.unique(old.regions.indices) { old.regions[$0].code }
    let newCodes = Self.unique(new.regions.indices) { new.regions[$0].code }
    for newIndex in new.regions.indices where oldOfNew[newIndex] == nil {
      guard let code = new.regions[newIndex].code, newCodes[code] != nil, let oldIndex = oldCodes[code],
        newOfOld[oldIndex] == nil, agree(self, oldIndex, newIndex)
      else { continue }
      match(old: oldIndex, new: newIndex)
    }
  }

  private func haveSameName(old oldIndex: Int, new newIndex: Int) -> Bool {
    old.regions[oldIndex].name == new.regions[newIndex].name
  }

  private func haveSameParent(old oldIndex: Int, new newIndex: Int) -> Bool {
    guard let oldParent = old.parents[oldIndex], let newParent = new.parents[newIndex] else {
      return old.parents[oldIndex] == nil && new.parents[newIndex] == nil
    }
    if let code = old.regions[oldParent].code, code == new.regions[newParent].code { return true }
    return haveSameName(old: oldParent, new: newParent)
  }

  /// Matches children of matched regions, twins in their order.
  private mutating func matchByName() {
    while named < parents.count {
      let rest = unmatchedChildren(of: parents[named])
      named += 1
      guard let rest else { continue }
      var byName = Dictionary(grouping: rest.old.reversed()) { old.regions[$0].name }
      for newIndex in rest.new {
        guard let oldIndex = byName[new.regions[newIndex].name]?.popLast() else { continue }
        match(old: oldIndex, new: newIndex)
      }
    }
  }
}

// MARK: By likeness, where codes do not tell

extension RegionMatching {
  /// Whether two regions of different paths can be the same: not if codes tell, which then are different too.
  private func canBeSame(old oldIndex: Int, new newIndex: Int) -> Bool {
    guard newOfOld[oldIndex] == nil, oldOfNew[newIndex] == nil else { return false }
    return basis != .codes || old.regions[oldIndex].code == nil || new.regions[newIndex].code == nil
  }

  /// Recognises regions that were renamed where they are, by what is left of the name or by their children.
  private mutating func matchByLikeness() {
    matchByName()
    while likened < parents.count {
      let pair = parents[likened]
      likened += 1
      if let rest = unmatchedChildren(of: pair) { matchByStem(rest) }
      if let rest = unmatchedChildren(of: pair) { matchByChildren(rest) }
      matchByName()
    }
  }

  /// 临安市 and 临安区, 浙江 and 浙江省.
  private mutating func matchByStem(_ rest: (old: [Int], new: [Int])) {
    let oldStems = Self.unique(rest.old) { old.regions[$0].name.stemOfRegionName }
    let newStems = Self.unique(rest.new) { new.regions[$0].name.stemOfRegionName }
    for newIndex in rest.new {
      let stem = new.regions[newIndex].name.stemOfRegionName
      guard newStems[stem] != nil, let oldIndex = oldStems[stem], canBeSame(old: oldIndex, new: newIndex)
      else { continue }
      match(old: oldIndex, new: newIndex)
    }
  }

  /// Regions that have most of their children in common.
  private mutating func matchByChildren(_ rest: (old: [Int], new: [Int])) {
    let childNames = Self.unique(rest.new.flatMap { new.children(of: $0) }) { new.regions[$0].name }
    for oldIndex in rest.old {
      let oldChildren = old.children(of: oldIndex)
      var shared: [Int: Int] = [:]
      for child in oldChildren {
        guard let twin = childNames[old.regions[child].name], let newIndex = new.parents[twin] else { continue }
        shared[newIndex, default: 0] += 1
      }
      // More than half of both: no other can have as many.
      let most = shared.first { newIndex, count in
        count * 2 > max(oldChildren.count, new.childCounts[newIndex])
      }
      guard let newIndex = most?.key, canBeSame(old: oldIndex, new: newIndex) else { continue }
      match(old: oldIndex, new: newIndex)
    }
  }

  /// Recognises regions under another parent by a name that no other region has.
  private mutating func matchMoved() {
    let oldNames = Self.unique(old.regions.indices) { old.regions[$0].name }
    let newNames = Self.unique(new.regions.indices) { new.regions[$0].name }
    for newIndex in new.regions.indices {
      let name = new.regions[newIndex].name
      guard newNames[name] != nil, let oldIndex = oldNames[name], canBeSame(old: oldIndex, new: newIndex)
      else { continue }
      match(old: oldIndex, new: newIndex)
      matchByLikeness()
    }
  }

  /// Recognises the only region that has another name than before in its parent, if it has the same neighbours and, like
  /// before, no children.
  private mutating func matchByPlace() {
    for pair in parents {
      guard let rest = unmatchedChildren(of: pair), rest.old.count == 1, rest.new.count == 1 else { continue }
      let (oldIndex, newIndex) = (rest.old[0], rest.new[0])
      guard canBeSame(old: oldIndex, new: newIndex), old.childCounts[oldIndex] == 0, new.childCounts[newIndex] == 0,
        neighbours(of: oldIndex, in: old).map({ $0.flatMap { newOfOld[$0] } }) == neighbours(of: newIndex, in: new)
      else { continue }
      match(old: oldIndex, new: newIndex)
    }
  }

  /// The siblings before and after a region.
  private func neighbours(of index: Int, in order: DepthFirstOrder) -> [Int?] {
    let siblings = order.children(of: order.parents[index])
    let rank = order.ranks[index]
    return [rank > 0 ? siblings[rank - 1] : nil, rank + 1 < siblings.count ? siblings[rank + 1] : nil]
  }
}

extension String {
  /// What is left without the word for the kind of region at the end, if that is a name of its own: 杭州 ends in no such
  /// word.
  fileprivate var stemOfRegionName: String {
    let kinds = ["特别行政区", "自治区", "地区", "省", "市", "县", "区", "旗", "盟", "州"]
    let stem = kinds.first(where: hasSuffix).map { dropLast($0.count) } ?? self[...]
    return stem.count < 2 ? self : String(stem)
  }
}
