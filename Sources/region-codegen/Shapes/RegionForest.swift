/// Regions that are still being put together: rows that know their parents and children by number.
///
/// A tree of values would have to be taken apart and rebuilt for each change; here each takes the time of its own.
struct RegionForest {
  /// Without what is below them. Parents come before their children.
  private(set) var nodes: [RegionNode] = []
  private(set) var parents: [Int?] = []
  private(set) var children: [[Int]] = []
  var roots: [Int] = []

  init(_ regions: [RegionNode] = []) {
    for region in regions { add(region, under: nil) }
  }

  /// Adds a region, with all below it, as the last child of another.
  @discardableResult
  mutating func add(_ region: RegionNode, under parent: Int?) -> Int {
    let number = nodes.count
    var node = region
    node.children = []
    nodes.append(node)
    parents.append(parent)
    children.append([])
    if let parent { children[parent].append(number) } else { roots.append(number) }
    for child in region.children { add(child, under: number) }
    return number
  }

  func siblings(under parent: Int?) -> [Int] { parent.map { children[$0] } ?? roots }

  mutating func setSiblings(_ numbers: [Int], under parent: Int?) {
    if let parent { children[parent] = numbers } else { roots = numbers }
  }

  mutating func update(_ number: Int, _ change: (inout RegionNode) -> Void) {
    change(&nodes[number])
  }

  func depth(of number: Int) -> Int {
    var depth = 0
    var next = parents[number]
    while let above = next {
      depth += 1
      next = parents[above]
    }
    return depth
  }

  /// All regions that are still in the tree, parents before their children.
  var numbers: [Int] {
    var numbers = roots
    var index = 0
    while index < numbers.count {
      numbers += children[numbers[index]]
      index += 1
    }
    return numbers
  }

  /// The names from the root down.
  func path(of number: Int) -> [String] {
    var names: [String] = []
    var next: Int? = number
    while let number = next {
      names.append(nodes[number].name)
      next = parents[number]
    }
    return names.reversed()
  }

  var regions: [RegionNode] {
    var trees = nodes
    // From the bottom up, so that each is complete before its parent takes it.
    for number in trees.indices.reversed() where !children[number].isEmpty {
      trees[number].children = children[number].map { trees[$0] }
      for child in children[number] { trees[child].children = [] }
    }
    return roots.map { trees[$0] }
  }
}
