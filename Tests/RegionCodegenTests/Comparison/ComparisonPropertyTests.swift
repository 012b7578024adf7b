import Foundation
import RepositoryFiles
import Testing

@testable import region_codegen

@Suite struct ComparisonPropertyTests {
  static let fixtures = [
    "attributes", "codes-and-kinds", "flat-records", "index-keyed", "one-key-dictionaries", "one-region", "ragged",
    "records-by-level", "ten-levels", "thousand-children", "two-levels",
  ]

  private func regions(of fixture: String) throws -> [RegionNode] {
    let recognition = recognize(try Document.read(try Repository.bytes("Tests/Fixtures/\(fixture).plist")))
    #expect(!recognition.hasErrors)
    return recognition.regions
  }

  private func expectChangesLead(from old: [RegionNode], to new: [RegionNode]) throws {
    let comparison = RegionComparison(old: old, new: new)
    let isSame = ComparableRegion(roots: old) == ComparableRegion(roots: new)
    // Numbers that JSON writes alike are different all the same.
    #expect(!comparison.isEmpty || isSame)
    #expect(try ReportedChanges(of: comparison).applied(to: old) == ComparableRegion(roots: new))
  }

  @Test(arguments: fixtures)
  func nothingDiffersFromItself(fixture: String) throws {
    let regions = try regions(of: fixture)
    #expect(RegionComparison(old: regions, new: regions).isEmpty)
  }

  @Test(arguments: fixtures)
  func theReportedChangesLeadFromEachFileToEachOther(fixture: String) throws {
    let old = try regions(of: fixture)
    for other in Self.fixtures { try expectChangesLead(from: old, to: try regions(of: other)) }
  }

  /// With few names and few codes, so that twins, codes that come twice and all manner of likeness are common.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func theReportedChangesLeadFromAnyTreeToAnyOther(seed: UInt64) throws {
    var random = RandomRegions(seed: seed)
    let trees = [random.tree(), random.tree()]
    try expectChangesLead(from: trees[0], to: trees[1])
    #expect(RegionComparison(old: trees[0], new: trees[0]).isEmpty)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func editsOfATreeWithCodesAreReportedAsMade(seed: UInt64) throws {
    try expectEditsAreReported(
      seed: seed, withCodes: true, [.add, .remove, .rename, .move, .recode, .changeKind, .reorder])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func editsOfATreeWithoutCodesAreReportedAsMade(seed: UInt64) throws {
    // That something goes where another comes cannot be told from a new name.
    let edits: [EditedTree.Edit] = [seed % 2 == 0 ? .add : .remove, .move, .changeKind, .reorder]
    try expectEditsAreReported(seed: seed, withCodes: false, edits)
  }

  private func expectEditsAreReported(seed: UInt64, withCodes: Bool, _ edits: [EditedTree.Edit]) throws {
    var tree = EditedTree(seed: seed, hasCodes: withCodes)
    let old = tree.roots
    tree.make(12, of: edits)
    let changes = try ReportedChanges(of: RegionComparison(old: old, new: tree.roots))
    #expect(changes.comparedBy == (withCodes ? "code" : "path"))
    #expect(names(changes.added) == tree.added)
    #expect(names(changes.removed) == tree.removed)
    #expect(names(changes.renamed.map(\.old)) == tree.renamed)
    #expect(names(changes.moved.map(\.old)) == tree.moved)
    #expect(names(changes.recoded.map(\.old)) == tree.recoded)
    #expect(names(changes.changed.map(\.old)) == tree.changed)
    #expect(changes.reordered.isEmpty == !tree.isReordered)
    try expectChangesLead(from: old, to: tree.roots)
  }

  private func names(_ places: [ReportedChanges.Place]) -> Set<String> {
    let names = places.compactMap(\.path.last)
    #expect(Set(names).count == names.count)
    return Set(names)
  }

  @Test(.timeLimit(.minutes(1)))
  func filesOfAnySizeAreComparedInTime() {
    // One parent for all, nothing alike but the children, which all want the same parent.
    let wide = (0..<10_000).map { RegionNode.region("旧\($0)", [.region("子\($0)")]) }
    let gathered = [RegionNode.region("新", (0..<10_000).map { .region("子\($0)") })]
    #expect(RegionComparison(old: wide, new: gathered).moved.count == 10_000)

    let reversed = (0..<10_000).map { RegionNode.region("地\($0)") }
    #expect(RegionComparison(old: reversed, new: reversed.reversed()).reordered.map(\.count) == [10_000])

    let twins = Array(repeating: RegionNode.region("城区"), count: 10_000)
    #expect(RegionComparison(old: twins, new: twins + twins).added.count == 10_000)
  }
}
