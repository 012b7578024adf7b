/// One thing that was measured, for each contender.
struct Line: Codable {
  var id: String
  var title: String
  var unit: Unit
  /// Ours is the first.
  var entries: [Entry]

  enum Unit: String, Codable {
    case nanoseconds, seconds, megabytes, kilobytes, bytes, allocations
  }

  struct Entry: Codable {
    var name: String
    var median: Double
    /// The ends of the middle half of the samples.
    var lower: Double
    var upper: Double

    init(_ name: String, samples: [Double]) {
      let sorted = samples.sorted()
      self.name = name
      median = sorted[sorted.count / 2]
      lower = sorted[sorted.count / 4]
      upper = sorted[sorted.count * 3 / 4]
    }
  }

  init(_ id: String, _ title: String, unit: Unit, _ entries: [Entry]) {
    self.id = id
    self.title = title
    self.unit = unit
    self.entries = entries
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
      text += "  " + entry.name.padded(to: 30) + unit.text(entry.median).padded(to: 14) + spread.padded(to: 26) + ratio
      text += "\n"
    }
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
    case .allocations: Number.text(value)
    }
  }
}

enum Number {
  /// Three significant digits, or all before the point.
  static func text(_ value: Double) -> String {
    if value >= 100 { return String(Int(value.rounded())) }
    let factor: Double = value >= 10 ? 10 : 100
    return String((value * factor).rounded() / factor)
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(1, width - count)) }
}
