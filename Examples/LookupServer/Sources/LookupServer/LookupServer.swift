import PrebuiltRegions

@main
struct LookupServer {
  static func main() {
    while let line = readLine() {
      print(answer(to: line))
    }
  }

  static func answer(to line: String) -> String {
    if let region = China[code: line] { return text(region) }
    switch China.region(path: line) {
    case .exact(let region), .approximate(let region): return text(region)
    case .ambiguous(let regions): return "?\t" + regions.map(\.path.description).joined(separator: "\t")
    case .notFound: return "-"
    }
  }

  private static func text(_ region: Region<China>) -> String {
    "\(region.code ?? "-")\t\(region.path)"
  }
}
