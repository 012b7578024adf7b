/// A command line, understood.
struct Question: Equatable {
  var subject: Subject
  var wantsJSON: Bool

  enum Subject: Equatable {
    case help
    case provinces
    case everything
    /// A code, or the names on the way from a province down.
    case region([String])
    /// To let the user choose, starting at a code or path, if there are words.
    case choice([String])
  }

  struct Misunderstanding: Error {
    var message: String
  }

  init(_ arguments: [String]) throws(Misunderstanding) {
    var words: [String] = []
    var options: Set<String> = []
    var optionsAreOver = false
    for argument in arguments {
      if !optionsAreOver, argument.hasPrefix("-") {
        switch argument {
        case "--": optionsAreOver = true
        case "--all", "--json", "--help": options.insert(argument)
        case "-h": options.insert("--help")
        default: throw Misunderstanding(message: "there is no option \(argument)")
        }
      } else {
        words.append(argument)
      }
    }
    wantsJSON = options.contains("--json")
    if options.contains("--help") {
      subject = .help
    } else if options.contains("--all") {
      guard words.isEmpty, !wantsJSON else {
        throw Misunderstanding(message: "--all goes with nothing else")
      }
      subject = .everything
    } else if words.first == "pick" {
      subject = .choice(Array(words.dropFirst()))
    } else {
      subject = words.isEmpty ? .provinces : .region(words)
    }
  }

  static let usage = """
    usage: regions [--json]              the provinces, with the number of divisions below each
           regions [--json] CODE         a division, such as 330106
           regions [--json] NAME...      the same by its path, such as 浙江省 杭州市 西湖区
           regions [--json] pick [CODE | NAME...]
                                         the division that is chosen in the terminal; status 130, if none is
           regions --all                 every division: code, tab, path
    """
}
