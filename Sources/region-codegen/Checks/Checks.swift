/// Looks over a finished tree for what a developer should know before it ships.
struct Checks {
  private var findings = Findings()
  private var codes: CodeChecks
  private var depths = DepthCheck()
  private var forms = NameFormCheck()
  private var pinyin = PinyinCheck()
  private var missingCodes = MissingCodeCheck()
  private var types = AttributeTypeCheck()
  private var repeated = RepeatedNames()
  private var groups = NamesOfGroups()
  private var kinds: Set<String> = []
  /// The regions above those that are looked at, from the roots down.
  private var above: [RegionNode] = []

  /// - Parameter shape: how the regions were read, where that is one shape, for what messages offer.
  static func run(on regions: [RegionNode], readBy shape: Shape? = nil) -> [Diagnostic] {
    var checks = Checks(codes: CodeChecks(regions))
    checks.check(siblings: regions, under: nil, depth: 0)
    checks.forms.report(of: regions, readBy: shape, &checks.findings)
    checks.repeated.report(&checks.findings)
    checks.groups.report(of: regions, &checks.findings)
    checks.pinyin.report(&checks.findings)
    checks.missingCodes.report(&checks.findings)
    checks.types.report(&checks.findings)
    checks.depths.report(of: regions, &checks.findings)
    return checks.findings.diagnostics
  }

  private init(codes: CodeChecks) {
    self.codes = codes
  }

  private mutating func checkKind(of region: RegionNode) {
    guard let kind = region.kind, kinds.count <= TableLayout.maximumKinds, kinds.insert(kind).inserted,
      kinds.count > TableLayout.maximumKinds
    else { return }
    findings.add(
      .tooManyKinds,
      at: region.position,
      "there are more than \(TableLayout.maximumKinds) kinds, the next being \(kind.excerpt), so that all are kept as the "
        + "attribute \"kind\"; say in regions.json what the key holds, with \"shape\", where it is something else"
    )
  }

  private mutating func check(siblings: [RegionNode], under parent: RegionNode?, depth: Int) {
    if parent != nil { repeated.add(siblings, depth: depth) }
    var twins = Twins(siblings)
    for region in siblings {
      twins.check(region, under: parent, &findings)
      NameChecks.run(on: region, under: above, &findings)
      forms.add(region, under: parent, depth: depth)
      groups.add(region, depth: depth)
      pinyin.add(region)
      missingCodes.add(region, under: above)
      types.add(region)
      checkKind(of: region)
      codes.run(on: region, under: parent, &findings)
      if region.children.isEmpty {
        depths.addLeaf(region, depth)
      } else {
        above.append(region)
        check(siblings: region.children, under: region, depth: depth + 1)
        above.removeLast()
      }
    }
  }
}
