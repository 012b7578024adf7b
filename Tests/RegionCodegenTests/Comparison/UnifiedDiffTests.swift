import Foundation
import Testing

@testable import region_codegen

private func diff(_ old: String, _ new: String) -> String {
  String(decoding: UnifiedDiff.bytes(name: "T", from: Array(old.utf8), to: Array(new.utf8)), as: UTF8.self)
}

private func lines(_ numbers: some Sequence<Int>) -> String { numbers.map { "\($0)\n" }.joined() }

@Suite struct UnifiedDiffTests {
  @Test func nothingIsSaidOfTheSameText() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
    #expect(UnifiedDiff.bytes(name: "T", from: nil, to: nil) == [])
  }

  @Test func eachChangeHasThreeLinesAroundIt() {
    let new = lines((1...9).map { $0 == 5 ? 50 : $0 }) + lines(10...30).replacingLine("20", with: "20\nnew")
    #expect(
      diff(lines(1...30), new) == """
        --- a/T
        +++ b/T
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +50
         6
         7
         8
        @@ -18,6 +18,7 @@
         18
         19
         20
        +new
         21
         22
         23

        """)
  }

  @Test func changesWithSixLinesBetweenThemGoTogether() {
    let old = lines(1...20)
    let near = old.replacingLine("5", with: "x").replacingLine("12", with: "y")
    let far = old.replacingLine("5", with: "x").replacingLine("13", with: "y")
    #expect(diff(old, near).components(separatedBy: "@@ -").count - 1 == 1)
    #expect(diff(old, far).components(separatedBy: "@@ -").count - 1 == 2)
  }

  @Test func aFileThatComesOrGoesIsComparedWithNone() {
    let text = Array("a\nb\n".utf8)
    #expect(
      String(decoding: UnifiedDiff.bytes(name: "T", from: nil, to: text), as: UTF8.self)
        == "--- /dev/null\n+++ b/T\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(
      String(decoding: UnifiedDiff.bytes(name: "T", from: text, to: nil), as: UTF8.self)
        == "--- a/T\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test func aLastLineWithoutALineBreakIsMarked() {
    #expect(
      diff("a\nb", "a\nb\n")
        == "--- a/T\n+++ b/T\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
    #expect(diff("a", "b\na").hasSuffix("@@ -1 +1,2 @@\n+b\n a\n\\ No newline at end of file\n"))
  }

  @Test func textsThatOnlySwiftTakesForTheSameAreDifferent() {
    #expect(diff("\u{E9}\n", "e\u{301}\n") != "")
  }

  @Test func oneChangeAmongManyEqualLinesIsOneLine() {
    let same = Array(repeating: "0,\n", count: 400)
    let old = same.joined()
    let new = (same[..<100] + ["1,\n"] + same[100..<300] + ["2,\n"] + same[300...]).joined()
    #expect(diff(old, new).split(separator: "\n").filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.count == 4)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func patchMakesTheNewTextOfTheOld(seed: UInt64) throws {
    var random = RandomRegions(seed: seed)
    let old = random.text()
    let new = seed % 3 == 0 ? random.text() : random.edited(old)
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("T")
    try Data(old).write(to: file)
    let diff = UnifiedDiff.bytes(name: "T", from: old, to: new)
    try Data(diff).write(to: folder.url.appendingPathComponent("diff"))
    guard !diff.isEmpty else { return #expect(old == new) }
    try folder.run("patch", ["--strip=1", "--fuzz=0", "--input=diff"])
    let patched = (try? Data(contentsOf: file)) ?? Data()  // patch removes what it empties.
    #expect([UInt8](patched) == new)
  }

  @Test(.timeLimit(.minutes(1)))
  func textsOfAnySizeAreComparedInTime() {
    let count = 30_000
    let all = lines(0..<count)
    #expect(diff(all, all.replacingLine("15000", with: "x")).count < 200)
    #expect(diff(all, lines(count..<2 * count)).split(separator: "\n").count == 2 * count + 3)
    #expect(!diff(all, lines((0..<count).reversed())).isEmpty)
    // No line comes only once, so that nothing holds the texts together.
    let few = (0..<count).map { "\($0 * $0 % 7)\n" }.joined()
    #expect(!diff(few, "x\n" + String(few.reversed())).isEmpty)
    let twice = all + all
    #expect(!diff(twice, lines((0..<count).reversed()) + lines((0..<count).reversed())).isEmpty)
  }
}

extension String {
  fileprivate func replacingLine(_ line: String, with other: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0 == line ? other[...] : $0 }.joined(
      separator: "\n")
  }
}

extension RandomRegions {
  /// Lines that are often the same, not always UTF-8, with or without a line break at the end.
  fileprivate mutating func text() -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &self)).flatMap { _ in line() }.dropLast(Int.random(in: 0...1, using: &self))
  }

  private mutating func line() -> [UInt8] {
    (["a", "b", "", "é", "--- a", "+", "\\ x"].randomElement(using: &self) ?? "").utf8
      + (0..<Int.random(in: 0...1, using: &self)).map { _ in UInt8.random(in: 0x80...0xFF, using: &self) } + [0x0A]
  }

  fileprivate mutating func edited(_ text: [UInt8]) -> [UInt8] {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<Int.random(in: 1...5, using: &self) {
      let index = Int.random(in: 0..<max(1, lines.count), using: &self)
      if Bool.random(using: &self), !lines.isEmpty {
        lines.remove(at: index)
      } else {
        lines.insert(line().dropLast(), at: min(index, lines.count))
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}
