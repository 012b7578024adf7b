import RegionTables

/// How a selection is asked to show its table.
public struct Presentation: Sendable {
  public var paddedTo: Int?
  public var stopAt: Int?
  public var extraRows: [String?]

  /// Those that differ in kind, sensible or not, for a table of a given depth and size.
  static func all(depth: Int, count: Int) -> [Presentation] {
    let widths: [Int?] = [nil, depth, depth - 1, depth + 2, -1]
    let stops: [Int?] = [nil, 0, 1, .min, .max]
    let extras: [[String?]] = [[], ["请选择"], [nil, "不限"], Array(repeating: "全部", count: depth + 5), [nil, nil, nil]]
    // Many columns take long to compare.
    let widest = count < 100 ? [Presentation(paddedTo: .max, stopAt: nil, extraRows: [nil, "不限"])] : []
    return widest
      + widths.flatMap { width in
        stops.flatMap { stop in
          extras.map { Presentation(paddedTo: width, stopAt: stop, extraRows: $0) }
        }
      }
  }
}
