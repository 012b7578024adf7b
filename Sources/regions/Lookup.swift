import GeneratedRegions

enum Lookup {
  /// The regions that the words stand for: a code, the number of an identity card, a name, or a path.
  static func regions(_ words: [String]) -> [Region<China>] {
    if words.count == 1 {
      let word = words[0]
      if let region = China[code: word] ?? China.region(covering: word) ?? China.region(ofIdentityCard: word) {
        return [region]
      }
      let named = China.regions(named: word)
      if !named.isEmpty { return Array(named) }
    }
    return China.region(path: words).candidates
  }
}
