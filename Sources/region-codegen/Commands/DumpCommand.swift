/// Prints the regions of a file or of a table in one plain form, whatever shape they come in.
struct DumpCommand {
  var options: Options
  var format: Format

  enum Format: String, CaseIterable {
    /// `{"regions":[{"name":…,"code":…,"children":[…]}]}`, in table order.
    case json
    /// One region a line: its names from the root down, joined by `/`, depth-first.
    case paths
  }

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    options = try Options(arguments, known: ["--config", "--table", "--format"])
    format = try options.choice("--format", default: Format.json)
    try TableSelection.requireOneFile(options, command: "dump")
  }

  func run() throws(UsageError) -> RegionCodegen.Status {
    let file: RegionFile
    switch try TableSelection.file(options) {
    case .success(let read): file = read
    case .failure(let problems):
      problems.complain()
      return .failure
    }
    guard let regions = file.regionsAfterReporting() else { return .failure }
    switch format {
    case .json: Console.write(RegionDump.json(regions))
    case .paths: Console.write(RegionDump.paths(regions))
    }
    return .success
  }
}
