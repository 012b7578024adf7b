@testable import region_codegen

extension RegionNode {
  /// A region as tests write it down.
  static func region(
    _ name: String, code: String? = nil, kind: String? = nil,
    attributes: KeyValuePairs<String, AttributeValue> = [:], _ children: [RegionNode] = []
  ) -> RegionNode {
    RegionNode(
      name: name, code: code, kind: kind,
      attributes: attributes.map { Attribute(key: $0.key, value: $0.value, position: .object(0)) },
      children: children, position: .object(0))
  }
}
