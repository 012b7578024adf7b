import GeneratedRegions

/// What the tool has to say to a command line.
struct Answer: Equatable {
  /// For standard output.
  var output = ""
  /// For standard error, without the line break at its end.
  var complaint = ""
  var status = Status.found

  enum Status: Int32 {
    case found = 0
    case notFound = 1
    /// `EX_USAGE` of `sysexits.h`.
    case usage = 64
  }

  init(to arguments: [String]) {
    do throws(Question.Misunderstanding) {
      let question = try Question(arguments)
      switch question.subject {
      case .help: output = Question.usage + "\n"
      case .everything: output = Listing.everything()
      case .provinces: output = question.wantsJSON ? JSON.list(China.roots) : Listing.provinces()
      case .regions(let words): answer(Lookup.regions(words), to: words, question)
      case .search(let text): answer(Array(China.search(text)), to: [text], question)
      }
    } catch {
      complaint = "regions: \(error.message)\n\(Question.usage)"
      status = .usage
    }
  }

  private mutating func answer(_ regions: [Region<China>], to words: [String], _ question: Question) {
    guard !regions.isEmpty else {
      complaint = "regions: no region \(words.joined(separator: " › "))"
      status = .notFound
      return
    }
    output = question.wantsJSON ? JSON.list(regions) : Listing.list(regions)
  }
}
