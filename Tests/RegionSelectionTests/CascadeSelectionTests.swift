import FixtureTables
import Foundation
import GeneratedRegions
import Testing

@testable import RegionSelection

@Suite struct CascadeSelectionTests {
  @Test func firstRowsAreChosenAtTheStart() {
    let selection = CascadeSelection<China>()
    #expect(selection.columnCount == 3)
    #expect(selection.formatted(separator: " - ") == "北京市 - 东城区")
    #expect(selection.indices == [0, 0])
    #expect(selection.isComplete)
  }

  @Test func codesMayBeNumbers() {
    var selection = CascadeSelection<China>()
    #expect(selection.select(code: 330106).outcome == .exact)
    #expect(selection.region?.name == "西湖区")
    #expect(selection.select(code: UInt64(330106)) == CascadeChange(.exact))
  }

  @Test func aRowBringsTheColumnsBelowToTheirFirst() throws {
    var selection = CascadeSelection<China>()
    selection.select(code: "330106")
    #expect(selection.regions.map(\.name) == ["浙江省", "杭州市", "西湖区"])
    let change = selection.select(row: 1, inColumn: 1)
    #expect(change == CascadeChange(.exact, reloaded: 2..<3, scrolled: 2..<3))
    #expect(selection.formatted(separator: "/") == "浙江省/宁波市/海曙区")
    #expect(selection.select(row: 1, inColumn: 1) == CascadeChange(.exact))
  }

  @Test func theSameRowAgainScrollsWhatWasElsewhere() {
    var selection = CascadeSelection<China>()
    selection.select(code: "330106")
    let change = selection.select(row: selection.indices[0], inColumn: 0)
    #expect(change == CascadeChange(.exact, scrolled: 2..<3))
  }

  @Test(arguments: [
    (["浙江", "西湖"], "330106"), (["中国", "北京市", "北京市", "朝阳区"], "110105"), (["湖北省", "省直辖县级行政区划", "仙桃市"], "429004"),
    (["浙江省", "西湖区"], "330106"),
  ])
  func pathsMayBeLoose(path: [String], code: String) {
    var selection = CascadeSelection<China>()
    let change = selection.select(path: path)
    #expect(change.outcome == .exact)
    #expect(selection.region?.code == code)
  }

  @Test func anAmbiguousPathGoesAsFarAsItIsClear() {
    var selection = CascadeSelection<China>()
    #expect(selection.select(path: ["江苏省", "鼓楼区"]).outcome == .partial)
    #expect(selection.regions.first?.name == "江苏省")
  }

  @Test func whatIsOutOfRangeChangesNothing() {
    var selection = CascadeSelection<China>()
    selection.select(code: "330106")
    let before = selection
    for number in [Int.min, -1, 34, .max] {
      #expect(selection.select(row: number, inColumn: 0).outcome == .refused)
      #expect(selection.select(row: 0, inColumn: number).outcome == .refused)
    }
    #expect(selection.select(code: "000000").outcome == .refused)
    #expect(selection.select(code: "330199").outcome == .refused)
    #expect(selection.select(code: 330199).outcome == .refused)
    #expect(selection.select(code: Int8.min).outcome == .refused)
    #expect(selection.select(path: ["没有这里"]).outcome == .refused)
    #expect(selection.select(path: []).outcome == .refused)
    #expect(selection.select(indices: [99, 0]).outcome == .refused)
    #expect(selection == before)
  }

  @Test(arguments: [["广东省", "东莞市"], ["香港特别行政区"], ["海南省", "五指山市"]])
  func aRegionWithoutChildrenIsComplete(path: [String]) {
    var selection = CascadeSelection<China>()
    #expect(selection.select(path: path).outcome == .exact)
    #expect(selection.isComplete)
    #expect(selection.regions.map(\.name) == path)
    #expect(selection.rows(inColumn: path.count).isEmpty)
    #expect(selection.selectedRow(inColumn: path.count) == nil)
  }

  @Test(arguments: [
    (["北京市", "东城区"], ["北京市", "北京市", "东城区"]), (["广东省", "东莞市"], ["广东省", "东莞市", "东莞市"]),
    (["浙江省", "杭州市", "西湖区"], ["浙江省", "杭州市", "西湖区"]),
  ])
  func paddingFillsEveryColumn(path: [String], shown: [String]) {
    var selection = CascadeSelection<China>(paddedTo: 3)
    #expect(selection.select(path: path).outcome == .exact)
    #expect(selection.regions.map(\.name) == shown)
    #expect(selection.path?.map(\.name) == path)
    #expect(selection.select(path: shown).outcome == .exact)
    #expect(selection.regions.map(\.name) == shown)
  }

  @Test func everyDivisionCanBeChosenInEitherPresentation() {
    var plain = CascadeSelection<China>()
    var padded = CascadeSelection<China>(paddedTo: 3)
    for region in China.regions where region.children.isEmpty {
      #expect(plain.select(region).outcome == .exact)
      #expect(padded.select(region).outcome == .exact)
      #expect(padded.regions.count == 3)
      #expect(padded.saved == plain.saved)
      #expect(CascadeSelection<China>(indices: plain.indices).region == region)
    }
  }

  @Test func theLastRowOfEveryColumnCanBePreselected() throws {
    var selection = CascadeSelection<China>()
    for province in China.roots {
      let city = province.children.last
      let county = city?.children.last
      let indices = [
        China.roots.firstIndex(of: province), city.map { _ in province.children.count - 1 },
        county.map { _ in (city?.children.count ?? 0) - 1 },
      ].compactMap { $0 }
      #expect(selection.select(indices: indices).outcome == .exact)
      #expect(selection.region == county ?? city ?? province)
    }
  }

  @Test func columnsEndWhereTheyAreToldTo() throws {
    var selection = CascadeSelection<China>(stopAt: 1)
    #expect(selection.columnCount == 2)
    let county = try #require(China[code: "330106"])
    #expect(selection.select(county).outcome == .partial)
    #expect(selection.formatted(separator: " ") == "浙江省 杭州市")
    #expect(CascadeSelection<China>(paddedTo: 3, stopAt: 1).formatted(separator: " ") == "北京市 北京市")
    #expect(CascadeSelection<China>(stopAt: -7).columnCount == 1)
    #expect(CascadeSelection<China>(stopAt: 7).columnCount == 3)
  }

  @Test func aRowOnTopIsPartOfTheSelectionAndNotOfTheData() {
    var selection = CascadeSelection<China>(extraRows: ["请选择", "不限", "不限"])
    #expect(selection.region == nil && selection.path == nil)
    #expect(selection.indices == [0] && selection.regions.isEmpty && !selection.isComplete)
    #expect(selection.formatted(separator: "-").isEmpty)
    #expect(selection.rowCount(inColumn: 0) == 35 && selection.rows(inColumn: 0).count == 34)
    #expect(selection.rowCount(inColumn: 1) == 0)

    #expect(selection.select(row: 11, inColumn: 0) == CascadeChange(.exact, reloaded: 1..<2, scrolled: 1..<2))
    #expect(selection.region?.name == "浙江省")
    #expect(selection.title(ofRow: 0, inColumn: 1) == "不限")
    #expect(selection.title(ofRow: 1, inColumn: 1) == "杭州市")

    selection.select(row: 1, inColumn: 1)
    #expect(selection.indices == [11, 1, 0] && !selection.isComplete)
    #expect(selection.select(row: 0, inColumn: 0) == CascadeChange(.exact, reloaded: 1..<3, scrolled: 0..<0))
    #expect(selection.region == nil)
  }

  @Test func columnsWithoutRegionsHaveNoRowOnTop() {
    var selection = CascadeSelection<China>(extraRows: [nil, "不限", "不限"])
    selection.select(path: ["广东省", "东莞市"])
    #expect(selection.isComplete)
    #expect(selection.extraRow(inColumn: 1) == "不限")
    #expect(selection.extraRow(inColumn: 2) == nil)
  }

  @Test func aSelectionIsAValue() async {
    let selection = CascadeSelection<China>(extraRows: ["请选择"])
    var copy = selection
    copy.select(code: "330106")
    #expect(selection.region == nil)
    let sent = copy
    #expect(await Task { sent.region?.code }.value == "330106")
  }

  @Test func theStateIsSmall() {
    #expect(MemoryLayout<CascadeSelection<China>>.size <= 72)
  }
}

extension CascadeSelection {
  fileprivate init(indices: [Int]) {
    self.init()
    select(indices: indices)
  }
}
