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
    if !answer.complaint.isEmpty { Output.write(answer.complaint + "\n", to: STDERR_FILENO) }
    guard Output.write(answer.output, to: STDOUT_FILENO) else {
      Output.write("regions: standard output cannot be written\n", to: STDERR_FILENO)
      exit(Answer.Status.notFound.rawValue)
    }
    exit(answer.status.rawValue)
  }
}
