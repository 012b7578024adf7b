import Dispatch

/// Several ways to get the same answer, taken in turn, so that whatever else the machine does hits all of them.
struct Contest {
  typealias Contender = (name: String, answer: () -> Int)

  var id: String
  var title: String
  /// How many operations one answer consists of.
  var operations: Int
  var rounds: Int
  /// Ours is the first.
  var contenders: [Contender]

  init(_ id: String, _ title: String, operations: Int, rounds: Int, _ contenders: [Contender]) {
    self.id = id
    self.title = title
    self.operations = operations
    self.rounds = rounds
    self.contenders = contenders
  }

  func run() -> Line {
    let expected = contenders[0].answer()
    var times = contenders.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        var answer = 0
        let time = Stopwatch.nanoseconds { answer = contender.answer() }
        // An answer that differs would make the race meaningless.
        precondition(answer == expected, "\(title): \(contender.name) gives \(answer), not \(expected)")
        times[index].append(Double(time) / Double(operations))
      }
    }
    return Line(id, title, unit: .nanoseconds, zip(contenders, times).map { Line.Entry($0.name, samples: $1) })
  }
}

enum Stopwatch {
  static func nanoseconds(_ body: () -> Void) -> UInt64 {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return DispatchTime.now().uptimeNanoseconds - start
  }
}
