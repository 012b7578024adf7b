import GeneratedRegions
import Testing

@testable import regions

@Suite struct PickScreenTests {
  private func screen(after keys: [Key]) -> PickScreen {
    var screen = PickScreen()
    for key in keys { _ = screen.handle(key, pageHeight: 20) }
    return screen
  }

  @Test func arrowsMoveThroughColumnsAndRows() {
    let screen = screen(after: Array(repeating: .down, count: 10) + [.right, .down])
    #expect(screen.selection.formatted(separator: " ") == "浙江省 宁波市 海曙区")
    #expect(screen.focus == 1)
  }

  @Test func arrowsStopAtTheEnds() {
    #expect(screen(after: [.up, .left, .up]).selection.indices == [0, 0])
    #expect(screen(after: [.end, .down, .pageDown]).selection.region?.name == China.roots.last?.name)
    #expect(screen(after: [.end, .home, .pageUp]).selection.indices == [0, 0])
    #expect(screen(after: [.right, .right, .right]).focus == 1)
  }

  @Test func typingNarrowsTheColumn() {
    var screen = screen(after: [.text("江")])
    #expect(screen.rows(inColumn: 0).map { China.roots[$0].name } == ["江苏省", "江西省"])
    #expect(screen.selection.regions.first?.name == "江苏省")
    _ = screen.handle(.down, pageHeight: 20)
    #expect(screen.selection.regions.first?.name == "江西省")
    _ = screen.handle(.text("东"), pageHeight: 20)
    #expect(screen.rows(inColumn: 0).isEmpty)
    #expect(screen.selection.regions.first?.name == "江西省")
    _ = screen.handle(.down, pageHeight: 20)
    _ = screen.handle(.clear, pageHeight: 20)
    #expect(screen.rows(inColumn: 0).count == China.roots.count)
  }

  @Test(arguments: ["hangz", "HZ", "杭州", "Hángzhōu", "3301"])
  func typingIsASearch(text: String) {
    var screen = PickScreen(at: China[code: "330200"])
    for character in text { _ = screen.handle(.text(String(character)), pageHeight: 20) }
    #expect(screen.selection.formatted(separator: " ") == "浙江省 杭州市 上城区")
    let cities = screen.selection.rows(inColumn: 1)
    let found = Set(China.search(text) + (China[code: text + "00"].map { [$0] } ?? []))
    #expect(screen.rows(inColumn: 1) == cities.indices.filter { found.contains(cities[$0]) })
  }

  @Test func codesNarrowToo() {
    #expect(screen(after: [.text("3"), .text("3")]).selection.regions.first?.name == "浙江省")
  }

  @Test func enterChoosesAndEscapeDoesNot() throws {
    var screen = PickScreen(at: China[code: "330106"])
    #expect(screen.handle(.enter, pageHeight: 1) == .chosen(try #require(China[code: "330106"])))
    #expect(screen.handle(.escape, pageHeight: 1) == .cancelled)
  }

  @Test func anyKeysLeaveALegalScreenOfTheRightSize() {
    let keys: [Key] = [
      .up, .down, .down, .left, .right, .right, .pageUp, .pageDown, .home, .end, .backspace, .clear, .text("市"),
      .text("1"), .text("x"), .text("h"),
    ]
    var screen = PickScreen()
    for _ in 0..<500 {
      _ = keys.randomElement().map { screen.handle($0, pageHeight: 20) }
      #expect(screen.selection.isComplete)
      let (width, height) = (Int.random(in: 0...200), Int.random(in: 0...60))
      let lines = screen.lines(width: width, height: height)
      #expect(lines.count <= height && (height < 5 || lines.count == height))
      #expect(lines.allSatisfy { DisplayWidth.of($0.map(\.text).joined()) == width }, "\(width) × \(height)")
    }
  }

  @Test func theChosenRowIsAlwaysShown() {
    var screen = PickScreen()
    for _ in 0..<China.roots.count {
      let lines = screen.lines(width: 80, height: 24).map { $0.map(\.text).joined() }
      #expect(lines.contains { $0.hasPrefix("› \(screen.selection.regions[0].name)") })
      _ = screen.handle(.down, pageHeight: 20)
    }
  }
}

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("浙江省", 6), ("›", 1), ("…", 1), ("e\u{301}", 1), ("（１）", 6), ("한국", 4), ("𠀀", 2),
  ])
  func chineseTakesTwoCells(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func textsAreCutBetweenCharacters() {
    #expect(DisplayWidth.fit("浙江省", 6) == "浙江省")
    #expect(DisplayWidth.fit("浙江省", 7) == "浙江省 ")
    #expect(DisplayWidth.fit("浙江省", 5) == "浙江…")
    #expect(DisplayWidth.fit("浙江省", 4) == "浙… ")
    #expect(DisplayWidth.fit("浙江省", 1) == "…")
    #expect(DisplayWidth.fit("浙江省", 0) == "")
  }
}

@Suite struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    decoder.add(bytes)
    return decoder.keys(isOver: false) + decoder.keys(isOver: true)
  }

  @Test func sequencesAreKeys() {
    #expect(
      keys(Array("\u{1b}[A\u{1b}OB\u{1b}[5~\u{1b}[Zx杭\r\u{7f}".utf8)) == [
        .up, .down, .pageUp, .left, .text("x"), .text("杭"), .enter, .backspace,
      ])
  }

  @Test func aKeyMayComeInPieces() {
    let bytes = Array("\u{1b}[B杭\u{1b}[6~𠀀".utf8)
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in bytes {
      decoder.add([byte])
      keys += decoder.keys(isOver: false)
    }
    #expect(keys == [.down, .text("杭"), .pageDown, .text("𠀀")])
    #expect(!decoder.isWaiting)
  }

  @Test func escapeIsAKeyOnceNothingFollows() {
    var decoder = KeyDecoder()
    decoder.add([0x1b])
    #expect(decoder.keys(isOver: false) == [] && decoder.isWaiting)
    #expect(decoder.keys(isOver: true) == [.escape] && !decoder.isWaiting)
    #expect(keys([0x1b, 0x1b]) == [.escape, .escape])
  }

  @Test func anyBytesAreConsumed() {
    for _ in 0..<2_000 {
      var decoder = KeyDecoder()
      decoder.add((0..<Int.random(in: 0...20)).map { _ in UInt8.random(in: 0...255) })
      _ = decoder.keys(isOver: false)
      _ = decoder.keys(isOver: true)
      #expect(!decoder.isWaiting)
    }
  }
}

@Suite struct PickAnswerTests {
  @Test func theChosenRegionIsPrinted() throws {
    let region = try #require(China[code: "330106"])
    #expect(Answer(to: ["pick"]) { _ in .chosen(region) }.output == "330106  浙江省 › 杭州市 › 西湖区  district\n")
    #expect(Answer(to: ["pick", "330106"]) { $0.map { .chosen($0) } }.output.hasPrefix("330106"))
    #expect(Answer(to: ["--json", "pick"]) { _ in .chosen(region) } == Answer(to: ["--json", "330106"]))
  }

  @Test func withoutAChoiceNothingIsPrinted() {
    let cancelled = Answer(to: ["pick"]) { _ in .cancelled }
    #expect(cancelled.output.isEmpty && cancelled.complaint.isEmpty && cancelled.status.rawValue == 130)
    let refused = Answer(to: ["pick"]) { _ in nil }
    #expect(refused.output.isEmpty && refused.complaint.contains("terminal") && refused.status == .noTerminal)
    #expect(Answer(to: ["pick", "nowhere"]) { _ in .cancelled }.status == .notFound)
  }
}
