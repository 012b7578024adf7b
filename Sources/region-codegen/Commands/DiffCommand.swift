/// Says what is different between two region files, whatever their shapes.
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
    let old = RegionFile(path: oldPath)?.regionsAfterReporting()
    let new = RegionFile(path: newPath)?.regionsAfterReporting()
    guard let old, let new else { return .trouble }
    let comparison = RegionComparison(old: old, new: new)
    Console.write(isJSON ? ComparisonJSON(comparison).text : ComparisonText(comparison).text)
    return comparison.isEmpty ? .success : .failure
  }
}
