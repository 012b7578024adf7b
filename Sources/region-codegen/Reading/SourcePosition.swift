/// Where in its file something was read.
enum SourcePosition: Hashable, Sendable {
  /// A place in a text file. Both count from 1; the column counts UTF-8 bytes, as the Swift compiler's does.
  case text(line: UInt32, column: UInt32)

  /// The n-th object of a file that has no lines, in pre-order from 0: a container comes before what it holds, a
  /// dictionary's value at its key's turn, and keys are not counted. ``Document/keyPath(of:)`` turns it
  /// into something a person can follow.
  case object(UInt32)

  /// `line:column`, as compilers write it; `nil` where there are no lines.
  var lineAndColumn: String? {
    guard case .text(let line, let column) = self else { return nil }
    return "\(line):\(column)"
  }
}
