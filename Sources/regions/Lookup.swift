import GeneratedRegions

enum Lookup {
  /// The region with the code that is the only word, or at the end of the path that the words are.
  static func region(_ words: [String]) -> Region<China>? {
    if words.count == 1, let region = China[code: words[0]] { return region }
    var region: Region<China>?
    var candidates = China.roots
    for word in words {
      guard let next = candidates.first(where: { $0.name == word }) else { return nil }
      region = next
      candidates = next.children
    }
    return region
  }
}
