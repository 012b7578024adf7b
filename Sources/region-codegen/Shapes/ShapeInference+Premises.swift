extension ShapeInference {
  /// What is known of a value before its shape is.
  struct Premises {
    /// The value with lists of rows as they are; `nil` where parts of it cannot be files of their own.
    var file: Node?
    /// Where in its file the value stands.
    var path: [NodePath.Step] = []
    /// How codes are to be cut out of names, which flat lists may need to make a tree.
    var nameFormats: [NameFormat] = []
    /// The codes of the regions that may be parents, where these are in another file.
    var parentCodes: Set<String>?
    /// The key that is the code wherever it may be one, `nil` where each level is looked at by itself.
    var preferredCode: String?
    /// Whether a key that stands alone is known for a region, as it is one of another file.
    var loneKeyIsRegion = false
    /// How many lists there are around the regions by whose positions parents are told, `nil` where none are.
    var lists: Int?
  }
}
