import SeededRandom

@testable import region_codegen

/// Trees out of a seed, of few names and few codes.
struct RandomRegions: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// RandomNumbers64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func tree() -> [RegionNode] {
    // None, few or many codes.
    let codeShare = Int.random(in: 0...2, using: &self)
    return siblings(depth: 0, codeShare: codeShare)
  }

  private mutating func siblings(depth: Int, codeShare: Int) -> [RegionNode] {
    (0..<Int.random(in: 0...(depth < 3 ? 4 : 0), using: &self)).map { _ in
      var region = RegionNode.region(name(), siblings(depth: depth + 1, codeShare: codeShare))
      if Int.random(in: 0..<2, using: &self) < codeShare { region.code = String(Int.random(in: 0..<60, using: &self)) }
      if Bool.random(using: &self) { region.kind = ["市", "县"].randomElement(using: &self) }
      for key in ["a", "b", "c"] where Int.random(in: 0..<4, using: &self) == 0 {
        region.attributes.append(RegionNode.Attribute(key: key, value: value(), position: .object(0)))
      }
      return region
    }
  }

  private mutating func name() -> String {
    let stem = ["城", "朝阳", "西湖", "a", "\u{E9}", "e\u{301}", "/", "\"\n", "长长长"].randomElement(using: &self) ?? ""
    return stem + (["", "市", "区", "县"].randomElement(using: &self) ?? "")
  }

  private mutating func value() -> AttributeValue {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .string(name())
    case 1: .integer(Int64.random(in: 0..<3, using: &self))
    case 2: .boolean(Bool.random(using: &self))
    default: .real(Double.random(in: -1...1, using: &self))
    }
  }
}
