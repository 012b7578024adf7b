import GeneratedRegions

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Looks up the bundled regions. Everything comes out of static tables: no file is read.
@main
struct RegionsTool {
  static func main() {
    let answer = Answer(to: Array(CommandLine.arguments.dropFirst()))
    print(answer.output, terminator: "")
    if !answer.complaint.isEmpty {
      let bytes = Array((answer.complaint + "\n").utf8)
      _ = write(STDERR_FILENO, bytes, bytes.count)
    }
    exit(answer.status.rawValue)
  }
}
