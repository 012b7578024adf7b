import Foundation

/// The command-line tool.
@main
struct RegionCodegen {
  static func main() {
    // A limit on the size of files is to be an error of writing, which leaves nothing behind, and no sudden end.
    signal(SIGXFSZ, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// What the tool tells the shell.
  enum Status: Int32 {
    case success = 0
    /// The input is at fault, or what was asked for is not so.
    case failure = 1
    /// What is to be compared cannot be read, so that nothing is known of it.
    case trouble = 2
    /// The command line is at fault; `EX_USAGE` of `sysexits.h`.
    case usage = 64
  }

  static func run(_ arguments: [String]) -> Status {
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      print(usage)
      return .success
    }
    do throws(UsageError) {
      switch arguments.first {
      case "generate": return try GenerateCommand(arguments.dropFirst()).run()
      case "check": return try CheckCommand(arguments.dropFirst()).run()
      case "diff": return try DiffCommand(arguments.dropFirst()).run()
      case "inspect": return try InspectCommand(arguments.dropFirst()).run()
      case "dump": return try DumpCommand(arguments.dropFirst()).run()
      case "--version":
        print(toolVersion)
        return .success
      case "help":
        print(usage)
        return .success
      case let command?: throw UsageError("there is no command \"\(command)\"")
      case nil: throw UsageError("no command")
      }
    } catch {
      Console.complain("region-codegen: \(SwiftLiteral.visible(error.message))\n\n\(usage)")
      return .usage
    }
  }

  static let usage = """
    usage: region-codegen generate --config regions.json [--table NAME]... [--planned NAMES] --output FOLDER
           region-codegen generate FILE --table NAME [--access LEVEL] --output FOLDER
           region-codegen check … (the options of generate)
           region-codegen inspect FILE [--json]
           region-codegen inspect --config regions.json [--table NAME] [--json]
           region-codegen dump FILE [--format json|paths]
           region-codegen dump --config regions.json [--table NAME] [--format json|paths]
           region-codegen diff OLD NEW [--json]

      generate  write one Swift file for each table
      check     print a diff, and exit with 1, where these files are not what generate would write
      inspect   say what was recognised in a region file
      dump      print the regions of a file or a table
      diff      say what became of the regions of a file in another, and exit with 1 if that is anything, 2 if one cannot be read

    Tables go to NAME.regions.swift. With --planned A,B,… (a build plugin uses it) exactly these and
    unplanned-tables.swift are written, whatever regions.json says by then.

    FILE, OLD and NEW are XML, binary or OpenStep property lists, or JSON. LEVEL is internal, package or public.
    """
}

/// A command line that makes no sense.
struct UsageError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
