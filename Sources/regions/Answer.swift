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
    /// `EX_UNAVAILABLE` of `sysexits.h`.
    case noTerminal = 69
    /// As a shell reports a program that was interrupted.
    case cancelled = 130
  }

  /// - Parameter choose: Lets the user choose, from a region on; gives `nil` if that is not possible.
  init(
    to arguments: [String],
    choose: (_ start: Region<China>?) -> PickScreen.Ending? = TerminalPicker.run(from:)
  ) {
    do throws(Question.Misunderstanding) {
      let question = try Question(arguments)
      switch question.subject {
      case .help: output = Question.usage + "\n"
      case .everything: output = Listing.everything()
      case .provinces: output = question.wantsJSON ? JSON.list(China.roots) : Listing.provinces()
      case .regions(let words): answer(Lookup.regions(words), to: words, question)
      case .search(let text): answer(Array(China.search(text)), to: [text], question)
      case .choice(let words):
        let start = words.isEmpty ? nil : find(words)
        guard status == .found else { return }
        switch choose(start) {
        case .chosen(let region):
          output = question.wantsJSON ? JSON.list(CollectionOfOne(region)) : Listing.line(for: region)
        case .cancelled: status = .cancelled
        case nil:
          complaint = "regions: pick needs a terminal for input and output; regions NAME... works without one"
          status = .noTerminal
        }
      }
    } catch {
      complaint = "regions: \(Self.onOneLine(error.message))\n\(Question.usage)"
      status = .usage
    }
  }

  private mutating func answer(_ regions: [Region<China>], to words: [String], _ question: Question) {
    if question.wantsJSON {
      output = JSON.list(regions)
    } else if !regions.isEmpty {
      output = Listing.list(regions)
    }
    if regions.isEmpty { complain("no region", words, .notFound) }
  }

  /// The one region that the words stand for.
  private mutating func find(_ words: [String]) -> Region<China>? {
    let regions = Lookup.regions(words)
    if regions.count == 1 { return regions[0] }
    complain(regions.isEmpty ? "no region" : "several regions are", words, .notFound)
    return nil
  }

  private mutating func complain(_ what: String, _ words: [String], _ status: Status) {
    complaint = "regions: \(what) \(Self.onOneLine(words.joined(separator: " › ")))"
    self.status = status
  }

  /// `text` without what would end a line or steer a terminal.
  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.map { $0.value < 0x20 || (0x7f..<0xa0).contains($0.value) ? "?" : String($0) }.joined()
  }
}
