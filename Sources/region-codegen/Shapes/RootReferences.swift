/// Tells which references of a flat list mean that a row is a root: `0`, `-1`, a single value that is nobody's, and, where
/// no row says it so, the row itself.
struct RootReferences {
  private let values: Set<String>
  private let areOwn: Bool

  /// - Parameters:
  ///   - references: what the rows are known by and refer to.
  ///   - isKnown: whether a row is known by the text.
  init(of references: some Sequence<(identity: String?, parent: String?)>, identities isKnown: (String) -> Bool) {
    let zeros = Set(["0", "-1"].filter { !isKnown($0) })
    var strangers: Set<String> = []
    var hasPlainRoot = false
    for (_, reference) in references {
      guard let reference, !zeros.contains(reference) else {
        hasPlainRoot = true
        continue
      }
      if !isKnown(reference) { strangers.insert(reference) }
    }
    areOwn = !hasPlainRoot && strangers.isEmpty
    // What stands above the roots may have a code of its own, such as the country's.
    values = !hasPlainRoot && strangers.count == 1 ? strangers : zeros
  }

  func isRoot(_ parent: String, of identity: String?) -> Bool {
    values.contains(parent) || areOwn && parent == identity
  }
}
