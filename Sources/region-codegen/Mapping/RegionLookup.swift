/// Finds regions by what `regions.json` calls them: a code, or the names from the root down with `/` between them.
struct RegionLookup {
  private struct Place: Hashable {
    var parent: Int?
    var name: String
  }

  private var byCode: [String: [Int]] = [:]
  private var byPlace: [Place: [Int]] = [:]

  init(_ forest: RegionForest) {
    for number in forest.numbers { add(number, of: forest) }
  }

  mutating func add(_ number: Int, of forest: RegionForest) {
    let node = forest.nodes[number]
    if let code = node.code { byCode[code, default: []].append(number) }
    byPlace[Place(parent: forest.parents[number], name: node.name), default: []].append(number)
  }

  /// - Complexity: O(*n*) in the length of the text and the number of regions on the way.
  func regions(called text: String) -> [Int] {
    if let found = byCode[text] { return found }
    var found: [Int?] = [nil]
    for name in text.split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
      found = found.flatMap { byPlace[Place(parent: $0, name: name)] ?? [] }
    }
    return found.compactMap(\.self)
  }

  /// The first region directly below another, or of the roots, that has this name or code.
  func child(of parent: Int?, called text: String, in forest: RegionForest) -> Int? {
    let named = byPlace[Place(parent: parent, name: text)] ?? []
    let coded = (byCode[text] ?? []).filter { forest.parents[$0] == parent }
    return (named + coded).min()
  }

  /// The one region of that name; `nil` after saying that there is none, or several.
  func region(called text: Placed<String>, _ findings: inout Findings) -> Int? {
    let found = regions(called: text.value)
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
