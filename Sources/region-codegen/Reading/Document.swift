/// A region file after reading: its values and how they were written.
struct Document: Sendable {
  var root: Node
  var format: Format
  /// The text encoding as the IANA names it, `nil` for binary property lists.
  var encoding: String?

  enum Format: String, Sendable {
    case xml = "XML property list"
    case binary = "binary property list"
    case openStep = "OpenStep property list"
    case json = "JSON"
  }
}
