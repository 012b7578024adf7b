import GeneratedTownships
import RegionSelection
import SelectionModel
import Testing

@Suite struct FourColumnTests {
  @Test func everyTownshipCanBeChosenByItsPath() {
    var selection = CascadeSelection<Townships>()
    var padded = CascadeSelection<Townships>(paddedTo: 4)
    for township in Townships.regions(at: .township) {
      let path = Array(township.path)
      for (column, region) in path.enumerated() {
        guard let row = selection.rows(inColumn: column).firstIndex(of: region),
          selection.select(row: row, inColumn: column).outcome == .exact
        else {
          Issue.record("column \(column) does not have \(region.name) of \(township.path)")
          return
        }
      }
      padded.select(township)
      if selection.regions != path || !selection.isComplete || padded.path.map(Array.init) != path
        || padded.regions.count != 4
      {
        Issue.record("\(township.path) is not what is chosen")
      }
    }
  }

  @Test(arguments: [
    (["广东省", "东莞市", "莞城街道"], ["广东省", "东莞市", "东莞市", "莞城街道"]),
    (["北京市", "东城区", "东华门街道"], ["北京市", "北京市", "东城区", "东华门街道"]),
    (["浙江省", "杭州市", "西湖区", "北山街道"], ["浙江省", "杭州市", "西湖区", "北山街道"]),
    (["黑龙江省", "大兴安岭地区", "卫东街道"], ["黑龙江省", "大兴安岭地区", "卫东街道", "卫东街道"]),
    (["浙江省", "温州市", "龙港市"], ["浙江省", "温州市", "龙港市", "龙港市"]),
    (["台湾省"], ["台湾省", "台湾省", "台湾省", "台湾省"]),
  ])
  func fourColumnsAreFilled(path: [String], shown: [String]) {
    var selection = CascadeSelection<Townships>(paddedTo: 4)
    #expect(selection.columnCount == 4)
    #expect(selection.select(path: path).outcome == .exact)
    #expect(selection.path?.map(\.name) == path)
    #expect(selection.regions.map(\.name) == shown)
    #expect(selection.isComplete)
  }

  @Test func whatIsSavedIsRestored() throws {
    var selection = CascadeSelection<Townships>(paddedTo: 4)
    selection.select(code: "441900003")
    let saved = selection.saved
    var other = CascadeSelection<Townships>()
    #expect(other.select(saved).outcome == .exact)
    #expect(other.region?.code == "441900003")
    let code = try #require(other.region?.code)
    #expect(China.region(covering: code)?.name == "东莞市")
  }

  @Test func itBehavesAsASlowPickerDoes() {
    #expect(SelectionSoak(of: Townships.self, steps: 40, seed: 4).violations.prefix(5) == [])
  }
}
