/// A list of lists that stand for the parents of what is in them, in the order of these, as `[["杭州", "宁波"], ["海口"]]` beside
/// `["浙江", "海南"]`.
struct PositionalList {
  /// Where it stands in others, as `2.0`; empty for the outermost one.
  var place: String
  var count: Int
  var position: SourcePosition

  static func place(_ index: Int, in outer: String) -> String { outer.isEmpty ? "\(index)" : "\(outer).\(index)" }
}

extension Shape {
  /// How many lists stand around the regions by whose positions parents are told; `nil` where something else tells them.
  var listsByPosition: Int? {
    if case .parentKeys(by: .position(let lists)) = hierarchy { lists } else { nil }
  }
}

extension Node {
  /// How many lists there are at least around what is in the value, where that are lists of lists and nothing else.
  var depthOfLists: Int {
    guard case .array(let items) = value, items.contains(where: \.isArray),
      items.allSatisfy({ $0.isArray || $0.isVoid })
    else { return 0 }
    return 1 + (items.lazy.filter { !$0.isVoid }.map(\.depthOfLists).min() ?? 0)
  }

  /// The lists around what stands in so many of them, outer ones first.
  func lists(around depth: Int, at place: String = "") -> [PositionalList] {
    guard depth > 0, case .array(let items) = value, !items.isEmpty else { return [] }
    let own = PositionalList(place: place, count: items.count, position: position)
    guard depth > 1 else { return [own] }
    return items.enumerated().reduce(into: [own]) { lists, item in
      lists += item.element.lists(around: depth - 1, at: PositionalList.place(item.offset, in: place))
    }
  }

  /// What stands in so many lists.
  func collections(inLists depth: Int) -> [Node] {
    guard depth > 0 else { return [self] }
    guard case .array(let items) = value else { return [] }
    return items.flatMap { $0.collections(inLists: depth - 1) }
  }

  private var isArray: Bool { if case .array = value { true } else { false } }
}
