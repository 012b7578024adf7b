/// The difference of two texts in the form that `diff -u` prints and `patch` applies.
///
/// Works on bytes: what is on disk need not be UTF-8.
struct UnifiedDiff {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private var bytes: [UInt8] = []

  /// How many unchanged lines are shown around a change.
  private static let context = 3

  /// One of the texts: its bytes, `nil` where there is no such file.
  typealias Side = [UInt8]?

  /// The difference; empty if there is none.
  ///
  /// - Parameter name: The name of the file, written after `a/` and `b/`.
  static func bytes(name: String, from old: Side, to new: Side) -> [UInt8] {
    guard old != new else { return [] }
    let name = SwiftLiteral.visible(name)
    let head = "--- \(old == nil ? "/dev/null" : "a/" + name)\n+++ \(new == nil ? "/dev/null" : "b/" + name)\n"
    return head.utf8 + UnifiedDiff(old ?? [], new ?? []).bytes
  }

  private init(_ oldText: [UInt8], _ newText: [UInt8]) {
    old = Self.lines(of: oldText)
    new = Self.lines(of: newText)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      let number = numbers.count
      numbers[line] = number
      return number
    }
    let matching = LineMatching(old: old.map(number), new: new.map(number))
    for hunk in hunks(of: changes(between: matching.pairs)) { append(hunk) }
  }

  /// Each with its line break, which the last may lack.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}

// MARK: Hunks

extension UnifiedDiff {
  /// Lines that are replaced by others; one of the ranges can be empty.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private func changes(between pairs: [(old: Int, new: Int)]) -> [Change] {
    var changes: [Change] = []
    var (oldStart, newStart) = (0, 0)
    for pair in pairs + [(old.count, new.count)] {
      if oldStart < pair.old || newStart < pair.new {
        changes.append(Change(old: oldStart..<pair.old, new: newStart..<pair.new))
      }
      (oldStart, newStart) = (pair.old + 1, pair.new + 1)
    }
    return changes
  }

  /// Changes whose context would touch go together.
  private func hunks(of changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private mutating func append(_ hunk: [Change]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    bytes += "@@ -\(Self.words(for: oldRange)) +\(Self.words(for: newRange)) @@\n".utf8
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { append(" ", line) }
      for line in old[change.old] { append("-", line) }
      for line in new[change.new] { append("+", line) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { append(" ", line) }
  }

  /// An empty range is told by the line before it.
  private static func words(for range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private mutating func append(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>) {
    bytes.append(UInt8(ascii: mark))
    bytes += line
    if line.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
  }
}
