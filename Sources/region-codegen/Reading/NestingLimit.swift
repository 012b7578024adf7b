/// How deep arrays and dictionaries may stand inside each other.
///
/// The functions that recurse leave errors and leaves to others, which keeps their frames small enough in debug builds
/// for the limit to fit a stack of 512 KiB.
enum NestingLimit {
  /// Far beyond any region file.
  static let depth = 128

  static func check(_ depth: Int, at position: SourcePosition) throws(Diagnostic) {
    guard depth > self.depth else { return }
    throw .error(
      .nestedTooDeep,
      at: position,
      "more than \(self.depth) arrays and dictionaries inside each other; flatten the file"
    )
  }
}
