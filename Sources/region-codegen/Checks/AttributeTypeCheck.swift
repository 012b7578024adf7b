/// Whether what regions have under a key has one type.
///
/// A table keeps an attribute of several types as texts. Whole numbers among others are no other type.
struct AttributeTypeCheck {
  private var keys: [String] = []
  private var types: [String: [String: Use]] = [:]

  private struct Use {
    var count = 0
    var name: String
    var value: AttributeValue
    var position: SourcePosition
  }

  mutating func add(_ region: RegionNode) {
    for attribute in region.attributes {
      if types[attribute.key] == nil { keys.append(attribute.key) }
      let value = attribute.value
      types[attribute.key, default: [:]][
        value.typeName,
        default: Use(name: region.name, value: value, position: attribute.position)
      ].count += 1
    }
  }

  func report(_ findings: inout Findings) {
    for key in keys {
      guard let uses = types[key], uses.count > 1, Set(uses.keys) != ["integer", "real"] else { continue }
      let ranked = uses.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      guard let rarest = ranked.last else { continue }
      findings.add(
        .mixedTypes,
        at: rarest.value.position,
        "\(key.excerpt) is \(ranked.map { "\($0.key) in \($0.value.count)" }.joined(separator: ", ")) regions, so that "
          + "all are kept as strings, here \(rarest.value.value.description.excerpt) of \(rarest.value.name.excerpt); write all as "
          + "one type, and leave out what stands for no value"
      )
    }
  }
}
