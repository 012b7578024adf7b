import Dispatch

/// Several ways to get the same answer, taken in turn, so that whatever else the machine does hits all of them.
struct Contest {
  typealias Contender = (name: String, answer: () -> Int)

  var title: String
  /// How many operations one answer consists of.
  var operations: Int
  var rounds: Int
  /// Ours is the first.
  var contenders: [Contender]

  init(_ title: String, operations: Int, rounds: Int, _ contenders: [Contender]) {
    self.title = title
    self.operations = operations
    self.rounds = rounds
    self.contenders = contenders
  }

  static let header = "Medians of one run, [fastest, slowest] quarter; the ratio is to the table.\n"

  /// Lines to print.
  ///
  /// - Parameter first: How long the very first answer of the first contender took, in nanoseconds.
  func run(first: UInt64? = nil) -> String {
    let expected = contenders[0].answer()
    var times = contenders.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        var answer = 0
        let time = Stopwatch.nanoseconds { answer = contender.answer() }
        // An answer that differs would make the race meaningless.
        precondition(answer == expected, "\(contender.name) gives \(answer), not \(expected)")
        times[index].append(Double(time) / Double(operations))
      }
    }
    let medians = times.map { $0.sorted()[rounds / 2] }
    var lines = [title]
    if let first { lines.append("  \(pad("table, very first time", 26))\(pad(format(Double(first)), 12))") }
    for (index, contender) in contenders.enumerated() {
      let sorted = times[index].sorted()
      let spread = "[\(format(sorted[rounds / 4])), \(format(sorted[rounds * 3 / 4]))]"
      let ratio = index == 0 ? "" : "  × \(rounded(medians[index] / medians[0]))"
      lines.append("  \(pad(contender.name, 26))\(pad(format(medians[index]), 12))\(pad(spread, 24))\(ratio)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func format(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(rounded(nanoseconds)) ns"
    case ..<1_000_000: "\(rounded(nanoseconds / 1_000)) µs"
    default: "\(rounded(nanoseconds / 1_000_000)) ms"
    }
  }

  /// Three significant digits at the most.
  private func rounded(_ value: Double) -> String {
    value >= 100 ? String(Int(value.rounded())) : String((value * 10).rounded() / 10)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

enum Stopwatch {
  static func nanoseconds(_ body: () -> Void) -> UInt64 {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return DispatchTime.now().uptimeNanoseconds - start
  }
}
