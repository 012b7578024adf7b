/// What became of the regions of one tree in another.
///
/// A region that is in both trees can be in several lists: renamed, moved and recoded at once. That a region follows
/// its parent to another place or another path is no change of its own. Positions in files and the order of
/// attributes are not compared. Texts are compared byte for byte.
struct RegionComparison: Sendable {
  let old: DepthFirstOrder
  let new: DepthFirstOrder
  let basis: ComparisonBasis

  /// Indices in ``new``.
  private(set) var added: [Int] = []
  /// Indices in ``old``.
  private(set) var removed: [Int] = []
  // The rest is in the order of the new tree.
  private(set) var renamed: [Pair] = []
  private(set) var moved: [Pair] = []
  private(set) var recoded: [Pair] = []
  private(set) var changed: [Changed] = []
  private(set) var reordered: [Reordered] = []
  /// Regions whose code another region had.
  private(set) var reused: [Pair] = []

  /// A region by its indices in ``RegionComparison/old`` and ``RegionComparison/new``.
  struct Pair: Equatable, Sendable {
    var old: Int
    var new: Int
  }

  /// A region of which the files say different things.
  struct Changed: Equatable, Sendable {
    var region: Pair
    var values: [Value]

    struct Value: Equatable, Sendable {
      var field: Field
      var old: AttributeValue?
      var new: AttributeValue?
    }
  }

  enum Field: Hashable, Sendable {
    case kind
    case attribute(String)
  }

  /// Children in another order.
  struct Reordered: Equatable, Sendable {
    /// `nil` for the roots.
    var parent: Pair?
    /// How many children the region has in both trees.
    var count: Int
    /// As few of them as give the new order when they are put elsewhere.
    var children: [Pair]
  }

  var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && renamed.isEmpty && moved.isEmpty && recoded.isEmpty && changed.isEmpty
      && reordered.isEmpty
  }
}

extension RegionComparison {
  /// - Complexity: O(*n* log *n*) in the number of regions.
  init(old oldRoots: [RegionNode], new newRoots: [RegionNode]) {
    old = DepthFirstOrder(oldRoots)
    new = DepthFirstOrder(newRoots)
    basis = ComparisonBasis(old: old, new: new)
    let matching = RegionMatching(old: old, new: new, basis: basis)
    removed = old.regions.indices.filter { matching.newOfOld[$0] == nil }
    addReordered(below: nil, matching)
    for newIndex in new.regions.indices {
      guard let oldIndex = matching.oldOfNew[newIndex] else {
        added.append(newIndex)
        continue
      }
      let pair = Pair(old: oldIndex, new: newIndex)
      addDifferences(of: pair)
      if hasMoved(pair, matching) { moved.append(pair) }
      addReordered(below: pair, matching)
    }
    if basis == .codes { addReused(matching) }
  }

  private func hasMoved(_ pair: Pair, _ matching: RegionMatching) -> Bool {
    guard let newParent = new.parents[pair.new] else { return old.parents[pair.old] != nil }
    guard let parent = matching.oldOfNew[newParent] else { return true }
    return old.parents[pair.old] != parent
  }

  private mutating func addDifferences(of pair: Pair) {
    let (oldRegion, newRegion) = (old.regions[pair.old], new.regions[pair.new])
    if !oldRegion.name.hasSameBytes(as: newRegion.name) { renamed.append(pair) }
    if !oldRegion.code.hasSameBytes(as: newRegion.code) { recoded.append(pair) }
    var values: [Changed.Value] = []
    if !oldRegion.kind.hasSameBytes(as: newRegion.kind) {
      let (oldKind, newKind) = (oldRegion.kind, newRegion.kind)
      values.append(
        Changed.Value(field: .kind, old: oldKind.map { .string($0) }, new: newKind.map { .string($0) }))
    }
    values += Self.changedAttributes(oldRegion.attributes, newRegion.attributes)
    if !values.isEmpty { changed.append(Changed(region: pair, values: values)) }
  }

  private static func changedAttributes(
    _ old: [RegionNode.Attribute], _ new: [RegionNode.Attribute]
  ) -> [Changed.Value] {
    let oldValues = Dictionary(old.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let newValues = Dictionary(new.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let gone = old.filter { newValues[$0.key] == nil }.map { attribute in
      Changed.Value(field: .attribute(attribute.key), old: attribute.value, new: nil)
    }
    return gone
      + new.compactMap { attribute in
        let oldValue = oldValues[attribute.key]
        if let oldValue, oldValue.isExactly(attribute.value) { return nil }
        return Changed.Value(field: .attribute(attribute.key), old: oldValue, new: attribute.value)
      }
  }

  private mutating func addReordered(below parent: Pair?, _ matching: RegionMatching) {
    let stayed = new.children(of: parent?.new).compactMap { newIndex -> Pair? in
      guard let oldIndex = matching.oldOfNew[newIndex], old.parents[oldIndex] == parent?.old else { return nil }
      return Pair(old: oldIndex, new: newIndex)
    }
    let inOrder = IncreasingSubsequence.longest(in: stayed.map(\.old))
    guard inOrder.count < stayed.count else { return }
    let kept = Set(inOrder)
    let children = stayed.indices.filter { !kept.contains($0) }.map { stayed[$0] }
    reordered.append(Reordered(parent: parent, count: stayed.count, children: children))
  }

  private mutating func addReused(_ matching: RegionMatching) {
    let indices = old.regions.enumerated().compactMap { index, region in region.code.map { ($0, index) } }
    let oldByCode = Dictionary(indices, uniquingKeysWith: { first, _ in first })
    for newIndex in new.regions.indices {
      guard let code = new.regions[newIndex].code, let oldIndex = oldByCode[code] else { continue }
      if let own = matching.oldOfNew[newIndex], old.regions[own].code == code { continue }
      reused.append(Pair(old: oldIndex, new: newIndex))
    }
  }
}

extension String {
  fileprivate func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension String? {
  fileprivate func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}

extension AttributeValue {
  fileprivate func isExactly(_ other: AttributeValue) -> Bool {
    if case .string(let text) = self, case .string(let otherText) = other { return text.hasSameBytes(as: otherText) }
    return self == other
  }
}
