@testable import region_codegen

/// A tree in which no name and no code comes twice, and which keeps a record of what is done to it.
///
/// Of the edits, each region undergoes one at most, as two at once can make another region of it.
struct EditedTree {
  enum Edit {
    case add, remove, rename, move, recode, changeKind, reorder
  }

  /// By the names that regions had at first, or have come with.
  private(set) var added: Set<String> = []
  private(set) var removed: Set<String> = []
  private(set) var renamed: Set<String> = []
  private(set) var moved: Set<String> = []
  private(set) var recoded: Set<String> = []
  private(set) var changed: Set<String> = []
  private(set) var isReordered = false

  private var random: RandomRegions
  private let hasCodes: Bool
  private var records: [Record] = []
  private var rootChildren: [Int] = []

  private struct Record {
    var region: RegionNode
    var parent: Int?
    var children: [Int] = []
    var isTouched = false
  }

  init(seed: UInt64, hasCodes: Bool) {
    random = RandomRegions(seed: seed)
    self.hasCodes = hasCodes
    for index in 0..<60 {
      let parent = index < 5 ? nil : Int.random(in: 0..<index, using: &random)
      insert(newRegion(), below: parent, at: children(of: parent).count)
    }
  }

  var roots: [RegionNode] { rootChildren.map(tree) }

  private func tree(_ index: Int) -> RegionNode {
    var region = records[index].region
    region.children = records[index].children.map(tree)
    return region
  }

  private func newRegion() -> RegionNode {
    let number = records.count
    return .region("地\(number)方", code: hasCodes ? String(1_000 + number) : nil, kind: "县")
  }

  private func children(of parent: Int?) -> [Int] { parent.map { records[$0].children } ?? rootChildren }

  private mutating func setChildren(of parent: Int?, _ children: [Int]) {
    if let parent { records[parent].children = children } else { rootChildren = children }
  }

  private mutating func insert(_ region: RegionNode, below parent: Int?, at rank: Int) {
    records.append(Record(region: region, parent: parent))
    var siblings = children(of: parent)
    siblings.insert(records.count - 1, at: rank)
    setChildren(of: parent, siblings)
  }

  mutating func make(_ count: Int, of edits: [Edit]) {
    for _ in 0..<count { if let edit = edits.randomElement(using: &random) { make(edit) } }
  }

  private mutating func make(_ edit: Edit) {
    let present = subtree(of: nil)
    guard let index = present.randomElement(using: &random), !records[index].isTouched else { return }
    let name = records[index].region.name
    switch edit {
    case .add:
      let region = newRegion()
      insert(region, below: index, at: Int.random(in: 0...records[index].children.count, using: &random))
      records[records.count - 1].isTouched = true
      added.insert(region.name)
      return
    case .reorder:
      let children = records[index].children
      // What was put elsewhere or added is where it is for another reason.
      guard children.count > 1, children.allSatisfy({ !records[$0].isTouched }) else { return }
      records[index].children = children.reversed()
      for child in children { records[child].isTouched = true }
      isReordered = true
      return
    case .remove:
      let below = subtree(of: index)
      guard below.allSatisfy({ !records[$0].isTouched }), below.count < 10 else { return }
      setChildren(of: records[index].parent, children(of: records[index].parent).filter { $0 != index })
      removed.formUnion(([index] + below).map { records[$0].region.name })
    case .rename:
      records[index].region.name = "新" + name
      renamed.insert(name)
    case .move:
      let below = Set(subtree(of: index))
      let target = present.randomElement(using: &random)
      guard let target, target != index, !below.contains(target), records[index].parent != target else { return }
      setChildren(of: records[index].parent, children(of: records[index].parent).filter { $0 != index })
      records[index].parent = target
      records[target].children.append(index)
      moved.insert(name)
    case .recode:
      records[index].region.code = "9" + (records[index].region.code ?? "")
      recoded.insert(name)
    case .changeKind:
      records[index].region.kind = "区"
      changed.insert(name)
    }
    records[index].isTouched = true
  }

  /// Everything below a region, or all there is.
  private func subtree(of parent: Int?) -> [Int] {
    children(of: parent).flatMap { [$0] + subtree(of: $0) }
  }
}
