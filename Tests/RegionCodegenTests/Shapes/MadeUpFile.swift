import SeededRandom

@testable import region_codegen

/// Files whose parts are put together at random, so that most are no region files and some are nearly.
enum MadeUpFile {
  private static let names = ["浙江", "杭州市", "Alabama", "Alaska", "西湖区", "North", "AL", "hangzhou", "", "330100", "札幌市"]
  private static let keys = [
    "name", "code", "id", "pid", "city", "mc", "jc", "浙江", "AL", "US", "330000", "110000", "list", "0", "1",
  ]

  /// - Parameter depth: how many collections lie in each other at most.
  static func text(depth: Int, _ random: inout RandomNumbers) -> String {
    // What lies side by side is mostly written alike.
    let form = Int.random(in: 0..<5, using: &random)
    let count = Int.random(in: 1...4, using: &random)
    let shared = keys.shuffled(using: &random)
    func some(_ count: Int) -> [String] {
      let all = random.chance(70) ? shared : Self.keys.shuffled(using: &random)
      return Array(all.prefix(count))
    }
    func value(_ depth: Int) -> String {
      guard depth > 0 else { return scalar(&random) }
      if form == 0 { return array((0..<count).map { _ in value(depth - 1) }) }
      if form == 1 { return dictionary(some(count).map { ($0, value(depth - 1)) }) }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return scalar(&random)
      case 1: return array((0..<count).map { _ in value(depth - 1) })
      default: return dictionary(some(count).map { ($0, value(depth - 1)) })
      }
    }
    return form % 2 == 0
      ? array((0...count).map { _ in value(depth - 1) }) : dictionary(some(count + 1).map { ($0, value(depth - 1)) })
  }

  private static func scalar(_ random: inout RandomNumbers) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: "null"
    case 1: "\(Int.random(in: 0...3, using: &random))"
    case 2: "1.5"
    default: JSONText.string(names.randomElement(using: &random) ?? "")
    }
  }

  private static func array(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  private static func dictionary(_ members: [(String, String)]) -> String {
    "{\(members.map { "\(JSONText.string($0)): \($1)" }.joined(separator: ", "))}"
  }
}
