import CAllocationCount
import Dispatch

/// Several ways to answer the same questions, taken in turn, so that whatever else the machine does hits all of them.
struct Contest<Question> {
  struct Contender {
    var name: String
    /// Whether it goes through everything for each question, and is asked a few only.
    var searches: Bool
    /// A number that shows that it looked; `nil` if it has no answer.
    var answer: (([Question]) -> Int)?

    init(_ name: String, searches: Bool = false, _ answer: (([Question]) -> Int)?) {
      self.name = name
      self.searches = searches
      self.answer = answer
    }
  }

  var id: String
  var title: String
  var questions: [Question]
  /// Whether each round asks in an order of its own, which no processor knows from the round before.
  var isShuffled: Bool
  var rounds: Int
  /// Ours is the first.
  var contenders: [Contender]

  /// Who has taken this many nanoseconds sits out the rest of the rounds.
  private static var patience: UInt64 { 1_000_000_000 }
  private static var fewestRounds: Int { 5 }
  private static var few: Int { 50 }

  func run() -> Line {
    let entries = zip(contenders, times()).compactMap { contender, times -> Line.Entry? in
      guard let answer = contender.answer else { return nil }
      let asked = asked(contender, of: questions)
      return Line.Entry(
        contender.name, samples: times.map { Double($0) / Double(asked.count) },
        allocations: Allocations.count { _ = answer(asked) }.map { Double($0) / Double(asked.count) })
    }
    return Line(
      id, title, unit: .nanoseconds, entries, missing: contenders.filter { $0.answer == nil }.map(\.name))
  }

  private func asked(_ contender: Contender, of questions: [Question]) -> [Question] {
    contender.searches ? Array(questions.prefix(Self.few)) : questions
  }

  private func times() -> [[UInt64]] {
    let ours = contenders.first?.answer
    var before = questions
    var times = contenders.map { _ in [UInt64]() }
    var spent = contenders.map { _ in UInt64(0) }
    for round in 0..<rounds {
      let questions = isShuffled ? before.shuffled() : before
      for (index, contender) in contenders.enumerated() {
        guard let answer = contender.answer, spent[index] < Self.patience || round < Self.fewestRounds else { continue }
        let warm = asked(contender, of: before)
        let expected = ours?(warm)
        // An answer that differs would make the race meaningless. From here on, caches have what this one reads.
        precondition(answer(warm) == expected, "\(title): \(contender.name) gives another answer")
        let asked = asked(contender, of: questions)
        var result = 0
        let time = Stopwatch.nanoseconds { result = answer(asked) }
        withExtendedLifetime(result) {}
        times[index].append(time)
        spent[index] += time
      }
      before = questions
    }
    return times
  }
}

enum Stopwatch {
  static func nanoseconds(_ body: () -> Void) -> UInt64 {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return DispatchTime.now().uptimeNanoseconds - start
  }
}

enum Allocations {
  /// How many times memory is taken from the heap; `nil` where it is not counted, which is with other C libraries than GNU's.
  static func count(_ body: () -> Void) -> Int? {
    let before = allocation_count()
    body()
    return before < 0 ? nil : allocation_count() - before
  }
}
