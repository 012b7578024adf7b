import SeededRandom
import Testing

@testable import region_codegen

@Suite struct WrittenTreeTests {
  /// The heart of inference: a tree may be refused, but it never comes back as another tree.
  @Test func whateverTheStyleTheTreeIsReadOrRefused() {
    var random = RandomNumbers(seed: 2260)
    var read = 0
    let total = 1_000
    for _ in 0..<total {
      let levels = Int.random(in: 1...4, using: &random)
      let tree = MadeUpRegion.tree(levels: levels, raggedness: random.chance(30) ? 15 : 0, &random)
      let style = WritingStyle(levels: levels, &random)
      let recognition = region_codegen.recognize(style.write(tree, &random))
      guard !recognition.hasErrors else { continue }
      read += 1
      let difference = Self.difference(recognition.regions, tree)
      #expect(difference == nil, "read as \(recognition.shape?.grammar ?? "nothing")")
    }
    // Some styles leave small trees open to another reading.
    #expect(read * 100 >= total * 97)
  }

  /// What does not fit is never left out without a word, wherever it stands.
  @Test func aSlipInOneRegionIsAnError() {
    var random = RandomNumbers(seed: 4754)
    var slips = 0
    for _ in 0..<1_000 {
      let tree = MadeUpRegion.tree(levels: 3, raggedness: 0, &random)
      let style = WritingStyle(levels: 3, &random)
      guard let fault = WritingStyle.Fault.allCases.randomElement(using: &random),
        let region = tree.flatMap({ [$0] + $0.children }).randomElement(using: &random)
      else { continue }
      let sound = style.write(tree, &random)
      let faulty = style.write(tree, fault: (region.code, fault), &random)
      // A name that is a key is always there and always a string.
      guard Self.values(of: sound) != Self.values(of: faulty) else { continue }
      slips += 1
      let recognition = region_codegen.recognize(faulty)
      #expect(
        recognition.hasErrors,
        "\(fault) in \(region.name), read as \(recognition.shape?.grammar ?? "") \(Self.values(of: faulty).prefix(60))"
      )
      #expect(recognition.regions == [])
    }
    #expect(slips > 500)
  }

  /// The texts and numbers of a file in some order that is always the same.
  private static func values(of node: Node) -> [String] {
    switch node.value {
    case .array(let items): items.flatMap(values).sorted()
    case .dictionary(let entries): entries.flatMap { [$0.key] + values(of: $0.node) }.sorted()
    default: ["\(node.value)"]
    }
  }

  private static func difference(_ regions: [RegionNode], _ tree: [MadeUpRegion]) -> String? {
    guard regions.map(\.name) == tree.map(\.name) else {
      return "\(regions.map(\.name)) instead of \(tree.map(\.name))"
    }
    for (region, original) in zip(regions, tree) {
      if let code = region.code, code != original.code { return "\(code) instead of \(original.code)" }
      if let difference = difference(region.children, original.children) {
        return difference
      }
    }
    return nil
  }
}
