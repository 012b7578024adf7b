/// A command line, taken apart.
struct Options {
  private(set) var files: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// No table may have been planned.
  private static let canBeEmpty: Set<String> = ["--planned"]

  /// - Parameters:
  ///   - known: The options that take a value, with their two hyphens.
  ///   - flags: The options that take none.
  init(_ arguments: ArraySlice<String>, known: Set<String>, flags: Set<String> = []) throws(UsageError) {
    var arguments = arguments
    while let argument = arguments.popFirst() {
      if argument == "--" {
        files += arguments
        break
      }
      guard argument.hasPrefix("-") else {
        files.append(argument)
        continue
      }
      if flags.contains(argument) {
        self.flags.insert(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard known.contains(parts[0]) else { throw UsageError("there is no option \"\(parts[0])\" here") }
      guard let value = parts.count == 2 ? parts[1] : arguments.popFirst() else {
        throw UsageError("\"\(parts[0])\" needs a value")
      }
      // What a shell makes of a variable that is not set must not be taken for the root folder.
      guard !value.isEmpty || Self.canBeEmpty.contains(parts[0]) else {
        throw UsageError("the value of \"\(parts[0])\" is empty")
      }
      values[parts[0], default: []].append(value)
    }
  }

  /// Whether an option that takes no value is given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// All values of an option, in order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that can be given once.
  func one(_ option: String) throws(UsageError) -> String? {
    let all = all(option)
    guard all.count <= 1 else { throw UsageError("\"\(option)\" is given \(all.count) times") }
    return all.first
  }

  /// The value of an option that must be among the raw values of `Choice`.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, default standard: Choice
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let word = try one(option) else { return standard }
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\"\(word)\" is no \(option); there are \(words)")
    }
    return choice
  }
}
