import PackagePlugin

/// What the command line asks for.
struct Request {
  /// The command of `region-codegen`.
  let command: String
  /// Empty where no target is named.
  let targetNames: [String]
  let asksForHelp: Bool

  static let usage = """
    usage: swift package --allow-writing-to-package-directory generate-regions [--target NAME]...
           swift package generate-regions --check [--target NAME]...

    Writes NAME.regions.swift into the folder of each target that has a regions.json and excludes it in Package.swift,
    and says which of these files changed.
    With --check, writes nothing: prints a diff, and exits with 1, where these files are not what would be written.
    """

  init(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    targetNames = extractor.extractOption(named: "target")
    command = extractor.extractFlag(named: "check") > 0 ? "check" : "generate"
    asksForHelp = extractor.extractFlag(named: "help") > 0
    // SwiftPM hands on what follows the verb, also what is meant for itself.
    _ = extractor.extractFlag(named: "allow-writing-to-package-directory")
    if let argument = extractor.remainingArguments.first {
      throw Failure("\"\(argument)\" makes no sense here\n\(Self.usage)")
    }
  }
}
