/// The regions that `regions.json` changes, as it calls them: by code, or by the names from the root down with `/` between
/// them. What is wrong with these in their file matters only if it still is after the changes.
struct ChangedRegions: Sendable {
  private var removed: Set<String> = []
  private var renamed: Set<String> = []
  /// Whether a path leads to a region without a name, as `浙江省/` does.
  private var haveNoName = false

  static let none = ChangedRegions(removed: [], renamed: [])

  init(removed: [String], renamed: [String]) {
    self.removed = Set(removed)
    self.renamed = Set(renamed)
    haveNoName = (removed + renamed).contains { $0.hasSuffix("/") || $0.hasPrefix("/") || $0.contains("//") }
  }

  /// Whether a region is removed that has this code.
  func removes(code: String?) -> Bool { code.map(removed.contains) ?? false }

  /// Whether a region need not have a parent, as it is removed. It is a root until then, called by its code or its name.
  func mayLackParent(_ region: RegionNode) -> Bool { removes(code: region.code) || removed.contains(region.name) }

  /// Whether a region need not have a name, as it is removed or gets one.
  func mayLackName(code: String?) -> Bool { haveNoName || removes(code: code) || code.map(renamed.contains) ?? false }

  /// What can be written to have a region left out, behind what else can be done; empty where nothing is known to call it by.
  static func advice(toRemove region: String?) -> String {
    region.map { ", or leave it out in regions.json: \"changes\": {\"remove\": [\(JSONText.string($0))]}" } ?? ""
  }

  /// What `changes` call a region, `nil` where it has no code and a name on the way has a sign that stands between names.
  ///
  /// - Parameter path: the region and those that it lies in, from the roots down.
  static func call(_ path: [RegionNode]) -> String? {
    if let code = path.last?.code { return code }
    let names = path.map(\.name)
    return names.contains { $0.utf8.contains(0x2F) } ? nil : names.joined(separator: "/")
  }
}
