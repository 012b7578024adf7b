/// One thing that was measured, for each contender.
struct Line: Codable {
  var id: String
  var title: String
  var unit: Unit
  /// How many rows the table has, if it is not the bundled one.
  var rows: Int?
  /// Ours is the first.
  var entries: [Entry]
  /// Those that have no answer.
  var missing: [String]

  enum Unit: String, Codable {
    case nanoseconds, seconds, megabytes, kilobytes, bytes, count
  }

  struct Entry: Codable {
    var name: String
    var median: Double
    /// The ends of the middle half of the samples.
    var lower: Double
    var upper: Double
    /// Heap allocations of an operation, if they were counted.
    var allocations: Double?
    /// Why there is no more than this, if it did not come to an end.
    var stopped: String?

    init(_ name: String, samples: [Double], allocations: Double? = nil, stopped: String? = nil) {
      let sorted = samples.sorted()
      self.name = name
      median = sorted[sorted.count / 2]
      lower = sorted[sorted.count / 4]
      upper = sorted[sorted.count * 3 / 4]
      self.allocations = allocations
      self.stopped = stopped
    }
  }

  init(_ id: String, _ title: String, unit: Unit, rows: Int? = nil, _ entries: [Entry], missing: [String] = []) {
    self.id = id
    self.title = title
    self.unit = unit
    self.rows = rows
    self.entries = entries
    self.missing = missing
  }

  subscript(name: String) -> Double? { entries.first { $0.name == name }?.median }

  /// How many times as much as ours another one takes.
  func ratio(_ name: String) -> Double? {
    guard let ours = entries.first?.median, ours > 0, let other = self[name] else { return nil }
    return other / ours
  }

  var text: String {
    var text = title + "\n"
    for (index, entry) in entries.enumerated() {
      let spread = entry.lower == entry.upper ? "" : "[\(unit.text(entry.lower)), \(unit.text(entry.upper))]"
      let ratio = index == 0 ? "" : ratio(entry.name).map { "× " + Number.text($0) } ?? ""
      let rest = entry.allocations.map { $0 == 1 ? "1 allocation" : Number.text($0) + " allocations" } ?? entry.stopped
      text += "  " + entry.name.padded(to: 42) + unit.text(entry.median).padded(to: 14) + spread.padded(to: 26)
      text += ratio.padded(to: 12) + (rest ?? "") + "\n"
    }
    for name in missing { text += "  " + name.padded(to: 42) + "–\n" }
    return text
  }
}

extension Line.Unit {
  func text(_ value: Double) -> String {
    switch self {
    case .nanoseconds:
      switch value {
      case ..<1_000: Number.text(value) + " ns"
      case ..<1_000_000: Number.text(value / 1_000) + " µs"
      default: Number.text(value / 1_000_000) + " ms"
      }
    case .seconds: Number.text(value) + " s"
    case .megabytes: Number.text(value) + " MB"
    case .kilobytes: Number.text(value) + " KB"
    case .bytes: Number.text(value) + " bytes"
    case .count: Number.text(value)
    }
  }
}

enum Number {
  /// Three significant digits, or all before the point.
  static func text(_ value: Double) -> String {
    if value > 0, value < 0.005 { return "< 0.01" }
    if value >= 100 || value == value.rounded() { return String(Int(value.rounded())) }
    let factor: Double = value >= 10 ? 10 : 100
    return String((value * factor).rounded() / factor)
  }
}

extension String {
  /// With blanks behind it, so that columns stand below each other.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
