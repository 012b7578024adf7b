/// Which state of the world a table shows.
public struct RegionRevision: Hashable, Sendable {
  /// The day as of which the data holds, such as `2026-09-11`, or the month or year, where no day is known.
  public let date: String
  /// Where the data is from.
  public let source: String

  /// Generated code is what calls this, with what `regions.json` says.
  @_alwaysEmitIntoClient
  public init(date: String, source: String) {
    self.date = date
    self.source = source
  }
}

extension RegionRevision: CustomStringConvertible {
  /// The date, then the source in brackets.
  @_alwaysEmitIntoClient
  public var description: String { "\(date) (\(source))" }
}
