/// A command line, understood.
struct Question: Equatable {
  var subject: Subject
  var wantsJSON: Bool

  enum Subject: Equatable {
    case help
    case provinces
    case everything
    /// A code, the number of an identity card, a name, or the names on the way from a province down.
    case regions([String])
    /// What someone types into a search field.
    case search(String)
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
        case "--all", "--json", "--search", "--help": options.insert(argument)
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
      guard words.isEmpty, options == ["--all"] else {
        throw Misunderstanding(message: "--all goes with nothing else")
      }
      subject = .everything
    } else if options.contains("--search") {
      guard !words.isEmpty else { throw Misunderstanding(message: "--search needs something to look for") }
      subject = .search(words.joined(separator: " "))
    } else if words.first == "pick" {
      subject = .choice(Array(words.dropFirst()))
    } else {
      subject = words.isEmpty ? .provinces : .regions(words)
    }
  }

  static let usage = """
    usage: regions [--json]                provinces, with the number of divisions below each
           regions [--json] CODE           a division by its code, such as 330106 or 330106001002
           regions [--json] NUMBER         the division that an identity card with this number is from
           regions [--json] NAME...        divisions by name or by path, such as 朝阳区 or 浙江 西湖区
           regions [--json] --search TEXT  divisions that begin so, in Chinese, pinyin or initials: hangz, hz
           regions [--json] pick [CODE | NAME...]
                                           the division that is chosen in the terminal; status 130, if none is
           regions --all                   every division: code, tab, path
    """
}
