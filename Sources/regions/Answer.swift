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
      case .region(let words):
        guard let region = Lookup.region(words) else {
          complaint = "regions: no region \(Self.onOneLine(words.joined(separator: " › ")))"
          status = .notFound
          return
        }
        output = question.wantsJSON ? JSON.list(CollectionOfOne(region)) : Listing.details(of: region)
      }
    } catch {
      complaint = "regions: \(Self.onOneLine(error.message))\n\(Question.usage)"
      status = .usage
    }
  }

  /// `text` without what would end a line or steer a terminal.
  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.map { $0.value < 0x20 || (0x7f..<0xa0).contains($0.value) ? "?" : String($0) }.joined()
  }
}
