/// Numbers that look random and are the same in every run: SplitMix64.
public struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  public mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A row or column: mostly below `count`, at times anything.
  public mutating func number(below count: Int) -> Int {
    if count > 0, Int.random(in: 0..<8, using: &self) > 0 { return Int.random(in: 0..<count, using: &self) }
    return [-1, count, count + 1, .min, .max, .min + 1, .max - 1][Int.random(in: 0..<7, using: &self)]
  }
}
