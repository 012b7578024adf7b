import Foundation

@testable import region_codegen

/// A comparison as another program reads it: decoded by Foundation, and made good on the old tree.
struct ReportedChanges: Decodable {
  var comparedBy: String
  var added: [Place]
  var removed: [Place]
  var renamed: [Pair]
  var moved: [Pair]
  var recoded: [Pair]
  var changed: [Changed]
  var reordered: [Reordered]

  struct Place: Decodable {
    var path: [String]
    var at: [Int]
    var code: String?
    var kind: String?
    var attributes: [String: Value]?
  }

  struct Pair: Decodable {
    var old: Place
    var new: Place
  }

  struct Changed: Decodable {
    var old: Place
    var values: [Field]

    struct Field: Decodable {
      var field: String
      var key: String?
      var old: Value?
      var new: Value?
    }
  }

  struct Reordered: Decodable {
    var children: [Pair]
  }

  struct Value: Decodable, Equatable {
    var value: AttributeValue

    init(_ value: AttributeValue) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let boolean = try? container.decode(Bool.self) {
        value = .boolean(boolean)
      } else if let integer = try? container.decode(Int64.self) {
        value = .integer(integer)
      } else if let real = try? container.decode(Double.self) {
        value = .real(real)
      } else {
        value = .string(try container.decode(String.self))
      }
    }
  }

  init(of comparison: RegionComparison) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(ComparisonJSON(comparison).text.utf8))
  }

  /// The tree that the changes make of `old`.
  func applied(to old: [RegionNode]) throws -> ComparableRegion {
    var draft = Draft(ComparableRegion(roots: old))
    for pair in renamed { try draft.update(pair.old) { $0.name = pair.new.path.last ?? "" } }
    for pair in recoded { try draft.update(pair.old) { $0.code = pair.new.code } }
    for change in changed {
      for field in change.values {
        try draft.update(change.old) { region in
          if let key = field.key {
            region.attributes[key] = field.new
          } else if case .string(let kind)? = field.new?.value {
            region.kind = kind
          } else {
            region.kind = nil
          }
        }
      }
    }
    for place in removed { try draft.detach(place) }
    let elsewhere = moved + reordered.flatMap(\.children)
    for pair in elsewhere { try draft.detach(pair.old) }
    let arrivals =
      try elsewhere.map { ($0.new.at, try draft.region(at: $0.old)) } + added.map { ($0.at, draft.add($0)) }
    for (place, region) in arrivals.sorted(by: { Self.comesFirst($0.0, $1.0) }) { try draft.attach(region, at: place) }
    return draft.tree
  }

  /// Parents before children, and siblings in order.
  private static func comesFirst(_ one: [Int], _ other: [Int]) -> Bool {
    one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
  }
}

/// What a comparison sees of regions: attributes have no order, 1 and 1.0 are written alike in JSON.
struct ComparableRegion: Equatable {
  var name = ""
  var code: String?
  var kind: String?
  var attributes: [String: ReportedChanges.Value] = [:]
  var children: [ComparableRegion] = []

  init(roots: [RegionNode]) { children = roots.map(Self.init) }

  init(_ region: RegionNode) {
    name = region.name
    code = region.code
    kind = region.kind
    for attribute in region.attributes {
      var value = attribute.value
      if case .real(let real) = value, let integer = Int64(exactly: real) { value = .integer(integer) }
      attributes[attribute.key] = ReportedChanges.Value(value)
    }
    children = region.children.map(Self.init)
  }

  init(_ place: ReportedChanges.Place) {
    name = place.path.last ?? ""
    code = place.code
    kind = place.kind
    attributes = place.attributes ?? [:]
  }
}

/// A tree whose regions can be taken out and put elsewhere.
private struct Draft {
  private var regions: [ComparableRegion] = []
  private var children: [[Int]] = []
  private var parents: [Int?] = []
  /// Where regions were before anything was changed.
  private var original: [[Int]: Int] = [:]

  struct Inconsistency: Error {
    var at: [Int]
  }

  init(_ root: ComparableRegion) {
    append(root, parent: nil, at: [])
  }

  @discardableResult
  private mutating func append(_ region: ComparableRegion, parent: Int?, at place: [Int]) -> Int {
    let index = regions.count
    regions.append(region)
    children.append([])
    parents.append(parent)
    original[place] = index
    children[index] = region.children.enumerated().map { append($1, parent: index, at: place + [$0]) }
    return index
  }

  var tree: ComparableRegion { tree(0) }

  private func tree(_ index: Int) -> ComparableRegion {
    var region = regions[index]
    region.children = children[index].map(tree)
    return region
  }

  func region(at place: ReportedChanges.Place) throws -> Int {
    guard let index = original[place.at] else { throw Inconsistency(at: place.at) }
    return index
  }

  mutating func update(_ place: ReportedChanges.Place, _ change: (inout ComparableRegion) -> Void) throws {
    change(&regions[try region(at: place)])
  }

  mutating func detach(_ place: ReportedChanges.Place) throws {
    let index = try region(at: place)
    guard let parent = parents[index], let rank = children[parent].firstIndex(of: index) else {
      throw Inconsistency(at: place.at)
    }
    children[parent].remove(at: rank)
    parents[index] = nil
  }

  mutating func add(_ place: ReportedChanges.Place) -> Int {
    regions.append(ComparableRegion(place))
    children.append([])
    parents.append(nil)
    return regions.count - 1
  }

  mutating func attach(_ region: Int, at place: [Int]) throws {
    var parent = 0
    for rank in place.dropLast() {
      guard children[parent].indices.contains(rank) else { throw Inconsistency(at: place) }
      parent = children[parent][rank]
    }
    guard let rank = place.last, rank <= children[parent].count else { throw Inconsistency(at: place) }
    children[parent].insert(region, at: rank)
    parents[region] = parent
  }
}
