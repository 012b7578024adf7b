/// Finds regions by what `regions.json` calls them: a code, or the names from the root down with `/` between them.
struct RegionLookup {
  private var byCode: [String: [Int]] = [:]

  init(_ forest: RegionForest) {
    for number in forest.numbers { add(forest.nodes[number], number) }
  }

  mutating func add(_ node: RegionNode, _ number: Int) {
    if let code = node.code { byCode[code, default: []].append(number) }
  }

  func regions(called text: String, in forest: RegionForest) -> [Int] {
    if let found = byCode[text] { return found }
    var found: [Int] = []
    var isFirst = true
    for name in text.split(separator: "/", omittingEmptySubsequences: false) {
      let candidates = isFirst ? forest.roots : found.flatMap { forest.children[$0] }
      found = candidates.filter { forest.nodes[$0].name == name }
      isFirst = false
    }
    return found
  }

  /// The one region of that name; `nil` after saying that there is none, or several.
  func region(
    called text: Placed<String>, in forest: RegionForest, _ findings: inout Findings
  ) -> Int? {
    let found = regions(called: text.value, in: forest)
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      findings.add(
        .noSuchRegion,
        at: text.position,
        "there is no region \(text.value.excerpt); name it by its code, or by the names from the root down as in "
          + "\"浙江省/杭州市\""
      )
    } else {
      findings.add(
        .ambiguousRegion,
        at: text.position,
        "\(text.value.excerpt) is \(found.count) regions; name it by something that only one has"
      )
    }
    return nil
  }
}
