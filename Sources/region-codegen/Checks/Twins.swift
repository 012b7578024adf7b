/// Siblings that have one name, or names that differ in capitals alone.
struct Twins {
  private var names: Set<String>
  /// The names with letters in small ones, and one of those that have them.
  private var folded: [String: String] = [:]

  init(_ count: Int) {
    names = Set(minimumCapacity: count)
  }

  mutating func check(_ region: RegionNode, under parent: RegionNode?, _ findings: inout Findings) {
    let name = region.name
    let place = parent.map { " in \($0.name.excerpt)" } ?? ""
    guard names.insert(name).inserted else {
      findings.add(
        .twinSiblings,
        at: region.position,
        "\(name.excerpt) comes more than once\(place), so that its path leads to two regions; rename or remove one"
      )
      return
    }
    // Scripts without capitals need no look.
    guard name.utf8.contains(where: { $0 < 0xE1 && ($0 >= 0x80 || $0.isASCIIUppercase || $0.isASCIILowercase) }) else {
      return
    }
    guard let other = folded.updateValue(name, forKey: name.lowercased()) else { return }
    findings.add(
      .twinSiblings,
      at: region.position,
      "\(name.excerpt) and \(other.excerpt)\(place) differ in capitals alone, so that they are likely one region; rename or "
        + "remove one"
    )
  }
}
