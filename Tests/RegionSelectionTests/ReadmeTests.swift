import Foundation
import GeneratedRegions
import RegionSelection
import RepositoryFiles
import Testing

@Suite struct ReadmeTests {
  @Test func theSampleDoesWhatItsCommentsSay() {
    var selection = CascadeSelection<China>(paddedTo: 3, extraRows: [nil, nil, "不限"])
    selection.select(code: "330106")
    print(selection.formatted(separator: " "))  // 浙江省 杭州市 西湖区
    #expect(selection.formatted(separator: " ") == "浙江省 杭州市 西湖区")

    for row in 0..<selection.rowCount(inColumn: 1) {
      print(selection.title(ofRow: row, inColumn: 1) ?? "")  // 杭州市 宁波市 …
    }
    print(selection.selectedRow(inColumn: 2) ?? 0)  // 3: where the last wheel stands, with 不限 as row 0
    #expect(selection.selectedRow(inColumn: 2) == 3)
    #expect((0..<2).map { selection.title(ofRow: $0, inColumn: 1) } == ["杭州市", "宁波市"])

    let change = selection.select(row: 1, inColumn: 1)  // a wheel came to rest
    print(change.reloadedColumns)  // 2..<3: fill these anew
    print(selection.region?.name ?? "")  // 宁波市, since the last column is at 不限
    #expect(change.reloadedColumns == 2..<3)
    #expect(selection.region?.name == "宁波市")

    let saved = selection.saved  // Codable, by code; select(saved) restores it
    #expect(saved == .codes(["330000", "330200"]))
    #expect(selection.select(saved).outcome == .exact)
  }

  @Test func theSampleIsTheOneAbove() throws {
    let readme = String(decoding: try Repository.data("README.md"), as: UTF8.self)
    let section = try #require(readme.components(separatedBy: "## Pickers").dropFirst().first)
    let sample = try #require(
      section.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "```").first)
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }
    let test = Set(lines(try String(contentsOfFile: #filePath, encoding: .utf8)))
    #expect(lines(sample).filter { !test.contains($0) } == [])
  }
}
