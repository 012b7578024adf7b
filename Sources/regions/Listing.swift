import GeneratedRegions

/// Answers for people.
enum Listing {
  static func provinces() -> String {
    lines(
      China.roots.map { province in
        let count = String(province.descendants.reduce(0) { count, _ in count + 1 })
        let padding = String(repeating: " ", count: max(0, 5 - count.count))
        return "\(province.code ?? "")\(padding)\(count)  \(province.name)"
      })
  }

  /// A region with its children, or several regions without.
  static func list(_ regions: [Region<China>]) -> String {
    if regions.count == 1 { return details(of: regions[0]) }
    return lines(regions.map { row(of: $0, name: $0.path.description) })
  }

  private static func details(of region: Region<China>) -> String {
    line(for: region)
      + lines(
        region.children.map { "  \(row(of: $0, name: $0.name))" })
  }

  static func line(for region: Region<China>) -> String {
    lines([row(of: region, name: region.path.description)])
  }

  static func everything() -> String {
    lines(China.depthFirst.map { "\($0.code ?? "")\t\($0.path.joined(separator: "/"))" })
  }

  private static func row(of region: Region<China>, name: String) -> String {
    "\(region.code ?? "")  \(name)" + (region.kind.map { "  \($0)" } ?? "")
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
