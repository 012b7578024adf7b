/// What keeps a file from being read or written, or a table from being laid out: faults that are not of regions.
enum Fault: String, CaseIterable {
  case unreadableFile = "unreadable-file"
  case unwritableFile = "unwritable-file"
  case staleOutput = "stale-output"
  case tooManyRegions = "too-many-regions"
  case textTooLong = "text-too-long"
}

extension Diagnostic {
  static func error(_ fault: Fault, at position: SourcePosition? = nil, _ message: String) -> Diagnostic {
    .error(fault.rawValue, at: position, message)
  }
}
