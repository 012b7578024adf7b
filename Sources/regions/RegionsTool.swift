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
    if !answer.complaint.isEmpty { _ = say(answer.complaint + "\n", to: STDERR_FILENO) }
    guard say(answer.output, to: STDOUT_FILENO) else {
      _ = say("regions: standard output cannot be written\n", to: STDERR_FILENO)
      exit(Answer.Status.notFound.rawValue)
    }
    exit(answer.status.rawValue)
  }

  /// Whether all of `text` could be written.
  private static func say(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return false }
      bytes = bytes.dropFirst(max(0, count))
    }
    return true
  }
}
