/// What is wrong with the codes of regions.
struct CodeChecks {
  private var firstWithCode: [String: String] = [:]
  /// Whether codes tell where a region lies.
  private let isStandard: Bool

  init(_ regions: [RegionNode]) {
    var count = 0
    var standard = 0
    CodeChecks.count(regions, &count, &standard)
    isStandard = count > 0 && standard * 10 >= count * 9
    firstWithCode.reserveCapacity(count)
  }

  private static func count(_ regions: [RegionNode], _ count: inout Int, _ standard: inout Int) {
    for region in regions {
      if let code = region.code {
        count += 1
        if CodeForm.significantDigits(of: code) != nil { standard += 1 }
      }
      self.count(region.children, &count, &standard)
    }
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
    guard isStandard, let parent, let parentCode = parent.code,
      let digits = CodeForm.significantDigits(of: parentCode), CodeForm.significantDigits(of: code) != nil
    else { return }
    let prefix = parentCode.prefix(digits)
    guard !code.hasPrefix(prefix) else { return }
    findings.add(
      .codeOutsideParent,
      at: region.position,
      "code \(code) of \(region.name.excerpt) does not begin with \(prefix) as its parent \(parent.name.excerpt) does; "
        + "move the region or correct the code"
    )
  }
}
