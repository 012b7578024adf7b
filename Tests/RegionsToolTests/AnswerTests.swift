import Foundation
import GeneratedRegions
import Testing

@testable import regions

@Suite struct AnswerTests {
  @Test func aCodeGivesPathAndKind() {
    #expect(Answer(to: ["330106"]).output == "330106  浙江省 › 杭州市 › 西湖区  district\n")
  }

  @Test func aRegionListsItsChildren() {
    let lines = Answer(to: ["620300"]).output.split(separator: "\n")
    #expect(lines == ["620300  甘肃省 › 金昌市  prefecture-level city", "  620302  金川区  district", "  620321  永昌县  county"])
  }

  @Test func aNameListsAllThatHaveIt() {
    let lines = Answer(to: ["朝阳区"]).output.split(separator: "\n")
    #expect(lines == ["110105  北京市 › 朝阳区  district", "220104  吉林省 › 长春市 › 朝阳区  district"])
  }

  @Test func searchingListsWhatBeginsSo() {
    #expect(Answer(to: ["--search", "hangz"]).output.hasPrefix("330100  浙江省 › 杭州市  prefecture-level city\n"))
    let lines = Answer(to: ["--search", "朝阳"]).output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(Answer(to: ["--search", "xi", "an"]) == Answer(to: ["--search", "xi an"]))
  }

  @Test(arguments: ["11010519491231002X", "110105491231002", "110105001002"])
  func longerNumbersNameTheirRegion(number: String) {
    #expect(Answer(to: [number]) == Answer(to: ["110105"]))
    #expect(Answer(to: [number, "--json"]) == Answer(to: ["110105", "--json"]))
  }

  @Test func aPathLeadsToTheSameAnswerAsTheCode() {
    for region in China.regions where region.depth > 0 {
      #expect(Answer(to: region.path.map(\.name)) == Answer(to: [region.code ?? ""]), "\(region.path)")
    }
  }

  @Test(arguments: [
    ["330199"], ["0"], [""], ["湖区"], ["江苏省", "西湖区"], ["浙江省", "杭州市", "西湖区", "x"], ["110105194912310021"],
  ])
  func whatIsNotThereIsOneLineAndExitsWithOne(words: [String]) {
    let answer = Answer(to: words)
    #expect(answer.status == .notFound)
    #expect(answer.output.isEmpty)
    #expect(answer.complaint == "regions: no region \(words.joined(separator: " › "))")
  }

  @Test(arguments: [
    ["--nonsense"], ["--all", "330106"], ["--all", "--json"], ["-x"], ["--search"], ["--all", "--search", "x"],
  ])
  func whatMakesNoSenseExitsWithTheStatusForUsage(words: [String]) {
    let answer = Answer(to: words)
    #expect(answer.status == .usage)
    #expect(answer.output.isEmpty)
    #expect(answer.complaint.contains("usage: regions"))
  }

  @Test func provincesSayHowManyDivisionsTheyHold() {
    let lines = Answer(to: []).output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map { String($0[2]) } == China.roots.map(\.name))
    #expect(lines.reduce(0) { $0 + (Int($1[1]) ?? 0) } == China.count - China.roots.count)
  }

  @Test func everythingIsDepthFirstWithCodeAndPath() {
    let lines = Answer(to: ["--all"]).output.split(separator: "\n")
    #expect(lines.count == China.count)
    #expect(lines.prefix(2) == ["110000\t北京市", "110101\t北京市/东城区"])
    #expect(lines.contains("330106\t浙江省/杭州市/西湖区"))
    #expect(Set(lines).count == China.count)
  }

  @Test func aPathMayBeOneWord() {
    #expect(Answer(to: ["浙江 西湖"]) == Answer(to: ["330106"]))
    #expect(Answer(to: ["浙江/杭州", "西湖"]) == Answer(to: ["330106"]))
    #expect(Answer(to: ["延边州"]) == Answer(to: ["222400"]))
  }

  @Test func forProgramsNothingFoundIsAnEmptyArray() {
    for words in [["330199"], ["--search", "zzz"]] {
      let answer = Answer(to: words + ["--json"])
      #expect(answer.output == "[]\n")
      #expect(answer.status == .notFound)
      #expect(answer.complaint == Answer(to: words).complaint)
    }
  }

  @Test(arguments: [[], ["330100"], ["浙江省", "杭州市", "西湖区"], ["朝阳区"], ["--search", "hangz"]])
  func jsonIsWhatFoundationReads(words: [String]) throws {
    struct Entry: Decodable {
      var code: String
      var name: String
      var kind: String
      var level: String
      var shortName: String
      var pinyin: String
      var english: String?
      var path: [String]
      var children: [Child]

      struct Child: Decodable {
        var code: String
        var name: String
        var kind: String
        var shortName: String
      }
    }
    let output = Answer(to: words + ["--json"]).output
    let entries = try JSONDecoder().decode([Entry].self, from: Data(output.utf8))
    let regions =
      words.isEmpty
      ? Array(China.roots) : words[0] == "--search" ? Array(China.search(words[1])) : Lookup.regions(words)
    #expect(entries.map(\.code) == regions.map(\.code))
    #expect(entries.map(\.path) == regions.map { $0.path.map(\.name) })
    #expect(entries.map(\.kind) == regions.map { $0.kind?.name })
    #expect(entries.map(\.level) == regions.map { $0.level.map { "\($0)" } })
    #expect(entries.map(\.shortName) == regions.map(\.shortName))
    #expect(entries.map(\.pinyin) == regions.map(\.pinyin))
    #expect(entries.map(\.english) == regions.map(\.attributes.english))
    #expect(entries.map { $0.children.map(\.shortName) } == regions.map { $0.children.map(\.shortName) })
    #expect(entries.map { $0.children.map(\.code) } == regions.map { $0.children.map(\.code) })
  }
}
