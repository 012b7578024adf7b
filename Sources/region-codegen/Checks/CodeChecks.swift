/// What is wrong with the codes of regions.
struct CodeChecks {
  private var firstWithCode: [String: String] = [:]
  /// Whether codes tell where a region lies, as most of them do so.
  private let tellParents: Bool

  init(_ regions: [RegionNode]) {
    var tally = Tally()
    tally.count(regions, under: nil)
    tellParents = tally.isStandard && tally.astray * 2 <= tally.nested
    firstWithCode.reserveCapacity(tally.codes)
  }

  private struct Tally {
    var codes = 0
    /// Those of six digits, or of nine or twelve.
    var standard = 0
    /// Those of regions that lie in one with a code, and those of them that begin otherwise.
    var nested = 0
    var astray = 0

    var isStandard: Bool { codes > 0 && standard * 10 >= codes * 9 }

    mutating func count(_ regions: [RegionNode], under parent: RegionNode?) {
      for region in regions {
        if let code = region.code {
          codes += 1
          if CodeForm.significantDigits(of: code) != nil { standard += 1 }
          if let parent, parent.code != nil { nested += 1 }
          if CodeChecks.prefixNotShared(by: region, with: parent) != nil { astray += 1 }
        }
        count(region.children, under: region)
      }
    }
  }

  /// What the code of a region would begin with, had it its parent's digits.
  private static func prefixNotShared(by region: RegionNode, with parent: RegionNode?) -> Substring? {
    guard let code = region.code, let parentCode = parent?.code, CodeForm.significantDigits(of: code) != nil,
      let digits = CodeForm.significantDigits(of: parentCode)
    else { return nil }
    let prefix = parentCode.prefix(digits)
    return code.hasPrefix(prefix) ? nil : prefix
  }

  mutating func run(on region: RegionNode, under parent: RegionNode?, _ findings: inout Findings) {
    guard let code = region.code else { return }
    if let other = firstWithCode[code] {
      findings.add(
        .duplicateCode,
        at: region.position,
        "code \(code.excerpt) of \(region.name.excerpt) is that of \(other.excerpt) already; give each its own"
      )
    } else {
      firstWithCode[code] = region.name
    }
    guard tellParents, let parent, let prefix = CodeChecks.prefixNotShared(by: region, with: parent) else { return }
    findings.add(
      .codeOutsideParent,
      at: region.position,
      "code \(code) of \(region.name.excerpt) does not begin with \(prefix) as its parent \(parent.name.excerpt) does; "
        + "move the region or correct the code"
    )
  }
}
