import RegionTables

/// A region and all below it: the one form that every shape of input is brought into.
struct RegionNode: Equatable, Sendable {
  /// As in the file; never empty.
  var name: String
  /// `nil` where the input has none. Integers and whole-number reals are written in decimal.
  var code: String?
  /// What the region is, such as `district`.
  var kind: String?
  /// Everything else that the input says of the region, in document order.
  var attributes: [Attribute] = []
  var children: [RegionNode] = []
  /// Where the region's record, or its name where that is all there is, was read.
  var position: SourcePosition

  struct Attribute: Equatable, Sendable {
    var key: String
    var value: AttributeValue
    var position: SourcePosition

    var isBlank: Bool { value.description.isBlank }
  }
}

/// What an attribute of a region can hold.
typealias AttributeValue = RegionAttributeValue
