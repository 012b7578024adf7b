/// Says what is different between two region files, whatever their shapes.
///
/// Where one of them gives no regions, the JSON is an object with `diagnostics` alone, as `inspect` has them.
struct DiffCommand {
  var oldPath: String
  var newPath: String
  var isJSON: Bool

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    let options = try Options(arguments, known: [], flags: ["--json"])
    guard options.files.count == 2 else { throw UsageError("compare two region files: diff OLD NEW") }
    oldPath = options.files[0]
    newPath = options.files[1]
    isJSON = options.has("--json")
  }

  func run() -> RegionCodegen.Status {
    var problems = ReportedProblems()
    let old = Self.regions(of: oldPath, &problems)
    let new = Self.regions(of: newPath, &problems)
    problems.complain()
    guard let old, let new else {
      if isJSON { Console.write("{\"diagnostics\":\(problems.json)}\n") }
      return .trouble
    }
    let comparison = RegionComparison(old: old, new: new)
    Console.write(isJSON ? ComparisonJSON(comparison).text : ComparisonText(comparison).text)
    return comparison.isEmpty ? .success : .failure
  }

  private static func regions(of path: String, _ problems: inout ReportedProblems) -> [RegionNode]? {
    do throws(ReportedProblems) {
      return try RegionFile(path: path).regions(&problems)
    } catch {
      problems.add(error)
      return nil
    }
  }
}
