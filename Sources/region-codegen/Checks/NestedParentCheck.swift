/// Whether regions lie in the parents that their records name, where records that are nested do so all the same.
struct NestedParentCheck {
  /// What a parent is known by.
  fileprivate enum Identity: Hashable {
    case code
    case name
    case attribute(String)
  }

  private struct Tally {
    var count = 0
    var agreeing: [Identity: Int] = [:]
  }

  /// With more attributes to look at for each child, time would grow with the square of the file.
  private static let mostAttributes = 20

  private var isParent: [String: Bool] = [:]
  private var keys: [String] = []
  private var tallies: [String: Tally] = [:]

  static func report(on regions: [RegionNode], _ findings: inout Findings) {
    var check = NestedParentCheck()
    visit(regions) { region, parent in
      for attribute in region.attributes where check.namesParent(attribute) { check.add(attribute, under: parent) }
    }
    for key in check.keys {
      guard let tally = check.tallies[key],
        let (identity, agreeing) = tally.agreeing.max(by: { ($0.value, $1.key.rank) < ($1.value, $0.key.rank) }),
        agreeing * 2 > tally.count, agreeing < tally.count
      else { continue }
      visit(regions) { region, parent in
        for attribute in region.attributes where attribute.key == key && check.namesParent(attribute) {
          let value = attribute.value.description
          let known = texts(of: parent).first { $0.identity == identity }?.text
          guard value != known else { continue }
          findings.add(
            .contradictingParent,
            at: attribute.position,
            "\(key.excerpt) of \(region.name.excerpt) is \(value.excerpt), but it lies in \(parent.name.excerpt)"
              + "\(known.map { ", which is \($0.excerpt)" } ?? ""); move the region or correct it"
          )
        }
      }
    }
  }

  private mutating func namesParent(_ attribute: RegionNode.Attribute) -> Bool {
    guard !attribute.value.description.isBlank else { return false }
    if let known = isParent[attribute.key] { return known }
    let found = KeyWords(attribute.key).isParent
    isParent[attribute.key] = found
    if found { keys.append(attribute.key) }
    return found
  }

  private mutating func add(_ attribute: RegionNode.Attribute, under parent: RegionNode) {
    let value = attribute.value.description
    tallies[attribute.key, default: Tally()].count += 1
    for (identity, text) in Self.texts(of: parent) where text == value {
      tallies[attribute.key]?.agreeing[identity, default: 0] += 1
    }
  }

  private static func texts(of parent: RegionNode) -> [(identity: Identity, text: String)] {
    (parent.code.map { [(.code, $0)] } ?? []) + [(.name, parent.name)]
      + parent.attributes.prefix(mostAttributes).map { (.attribute($0.key), $0.value.description) }
  }

  private static func visit(_ regions: [RegionNode], _ body: (_ region: RegionNode, _ parent: RegionNode) -> Void) {
    for parent in regions {
      for region in parent.children { body(region, parent) }
      visit(parent.children, body)
    }
  }
}

extension NestedParentCheck.Identity {
  /// Codes come first, then names, then attributes by their keys, so that the choice does not depend on a hash.
  fileprivate var rank: String {
    switch self {
    case .code: "0"
    case .name: "1"
    case .attribute(let key): "2" + key
    }
  }
}
