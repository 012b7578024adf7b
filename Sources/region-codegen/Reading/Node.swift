/// A value read from a region file, with the place it was read from.
///
/// Foundation's readers lose both the place and the order of dictionary keys. Diagnostics need the one,
/// name-keyed files carry their order in nothing but the other, so every reader of this tool produces nodes.
struct Node: Equatable, Sendable {
  var value: Value
  var position: SourcePosition

  /// What a property list or a JSON document can hold.
  enum Value: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    case data([UInt8])
    /// Seconds since 2001-01-01T00:00:00Z, as property lists count.
    case date(Double)
    /// JSON's `null`. Property lists have no such value.
    case null
    case array([Node])
    /// Entries in document order, no key twice.
    case dictionary([Entry])
  }

  /// A key of a dictionary and what stands under it.
  struct Entry: Equatable, Sendable {
    var key: String
    /// In binary property lists, where keys are not counted, the position of the value.
    var keyPosition: SourcePosition
    var node: Node
  }
}
