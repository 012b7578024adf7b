/// Siblings that have one name, or names that differ in capitals alone.
struct Twins {
  private var names: Set<String>
  /// The names with letters in small ones, and one of those that have them.
  private var folded: [String: String] = [:]
  /// Whether two names have the same Latin letters in the same order, as far as ASCII has them.
  private let mayDifferInCapitals: Bool

  init(_ siblings: [RegionNode]) {
    names = Set(minimumCapacity: siblings.count)
    var skeletons = Set<Int>(minimumCapacity: siblings.count)
    mayDifferInCapitals = !siblings.allSatisfy { region in
      guard let skeleton = Twins.skeleton(of: region.name) else { return true }
      return skeletons.insert(skeleton).inserted
    }
  }

  /// A number for the Latin letters and digits of the name; `nil` where it has no letters with capitals.
  private static func skeleton(of name: String) -> Int? {
    var hash = 5381
    var hasLetters = false
    for byte in name.utf8 {
      // Scripts without capitals need no look.
      if byte < 0xE1, byte >= 0x80 || byte.isASCIIUppercase || byte.isASCIILowercase { hasLetters = true }
      if byte < 0x80 { hash = hash &* 33 &+ Int(byte.isASCIIUppercase ? byte + 0x20 : byte) }
    }
    return hasLetters ? hash : nil
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
    guard mayDifferInCapitals, let other = folded.updateValue(name, forKey: name.lowercased()) else { return }
    findings.add(
      .twinSiblings,
      at: region.position,
      "\(name.excerpt) and \(other.excerpt)\(place) differ in capitals alone, so that they are likely one region; rename or "
        + "remove one"
    )
  }
}
