/// A value that holds the children of one region, or the roots.
struct RegionCollection {
  var node: Node
  var name = ""
  var code: String?
  /// The first two digits of codes of GB/T 2260 in the province that the name, or one above it, is known for.
  var province: String?
}
