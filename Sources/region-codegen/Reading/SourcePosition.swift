/// Where in which file something was read.
///
/// Most tables come from one file, number 0. Where several are joined, a position must say which one it is in.
enum SourcePosition: Hashable, Sendable {
  /// A place in a text file. Both count from 1; the column counts UTF-8 bytes, as the Swift compiler's does.
  case text(line: UInt32, column: UInt32, file: UInt16 = 0)

  /// The n-th object of a file that has no lines, in pre-order from 0: a container comes before what it holds, a
  /// dictionary's value at its key's turn, and keys are not counted. ``Document/keyPath(of:)`` turns it
  /// into something a person can follow.
  case object(UInt32, file: UInt16 = 0)

  /// `line:column`, as compilers write it; `nil` where there are no lines.
  var lineAndColumn: String? {
    guard case .text(let line, let column, _) = self else { return nil }
    return "\(line):\(column)"
  }

  var file: UInt16 {
    switch self {
    case .text(_, _, let file), .object(_, let file): file
    }
  }

  func inFile(_ file: UInt16) -> SourcePosition {
    switch self {
    case .text(let line, let column, _): .text(line: line, column: column, file: file)
    case .object(let number, _): .object(number, file: file)
    }
  }

  /// The place some bytes further on in the same line; the same place where there are no lines.
  func advanced(by bytes: Int) -> SourcePosition {
    guard case .text(let line, let column, let file) = self else { return self }
    return .text(line: line, column: column &+ UInt32(clamping: bytes), file: file)
  }
}

extension Node {
  /// The value with positions that say which file they are in.
  func inFile(_ file: UInt16) -> Node {
    let value: Value =
      switch value {
      case .array(let items): .array(items.map { $0.inFile(file) })
      case .dictionary(let entries):
        .dictionary(
          entries.map {
            Entry(key: $0.key, keyPosition: $0.keyPosition.inFile(file), node: $0.node.inFile(file))
          })
      default: value
      }
    return Node(value: value, position: position.inFile(file))
  }
}
