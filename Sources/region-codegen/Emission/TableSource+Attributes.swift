extension TableSource {
  /// Writes a type with one member for each key, if there is any.
  func attributes(_ source: inout SourceWriter) {
    guard !layout.attributes.isEmpty else { return }
    let members = Self.members(for: layout.attributes.map(\.key))
    source.extend("Region<\(name)>") { source in
      source.line("/// What the source says of the region beyond its name, code and kind.")
      source.line(
        "\(access.apartModifier)var attributes: \(name).Attributes { \(name).Attributes(of: index) }")
    }
    source.extend(name) { source in
      source.line("/// What the source says of a region beyond its name, code and kind.")
      source.block("\(access.modifier)struct Attributes: Sendable") { source in
        source.line("\(access.usableFromInline)let index: Int")
        source.line()
        source.block("\(access.alwaysEmitIntoClient)init(of index: Int)") { $0.line("self.index = index") }
        for (number, member) in members.enumerated() {
          source.line()
          accessor(number, member: member, &source)
        }
        source.line()
        keyed(members, &source)
      }
    }
  }

  /// A different identifier for each key.
  static func members(for keys: [String]) -> [String] {
    var taken: Set<String> = []
    return keys.enumerated().map { number, key in
      var member = SwiftIdentifier.member(key) ?? "attribute\(number + 1)"
      while !taken.insert(member).inserted { member = member.filter { $0 != "`" } + "_" }
      return member
    }
  }

  /// Writes the columns of all attributes, among the storage of the table.
  func attributeColumns(_ source: inout SourceWriter) {
    for (number, attribute) in layout.attributes.enumerated() {
      source.line()
      source.line("// Attribute \(SwiftLiteral.codeVoice(attribute.key)).")
      let name = "attribute\(number)"
      attribute.values.column(named: name).write(to: &source, access: access)
      if case .strings(let texts) = attribute.values {
        source.computedPool("\(access.alwaysEmitIntoClient)static var \(name)Pool: StaticString", texts.writtenPool)
      }
    }
  }

  private func accessor(_ number: Int, member: String, _ source: inout SourceWriter) {
    let attribute = layout.attributes[number]
    let name = "attribute\(number)"
    let index = attribute.firstRow == 0 ? "index" : "index - \(attribute.firstRow)"
    let element = attribute.values.column(named: name).element(at: index, scope: "Storage.")
    source.line("/// \(SwiftLiteral.codeVoice(attribute.key)) in the source.")
    source.line("///")
    source.line("/// - Complexity: O(1).")
    source.block("\(access.apartModifier)var \(member): \(attribute.values.swiftType)?") { source in
      let end = attribute.firstRow + attribute.values.count
      let bounds =
        (attribute.firstRow > 0 ? ["index >= \(attribute.firstRow)"] : [])
        + (end < layout.regions.count ? ["index < \(end)"] : [])
      if !bounds.isEmpty { source.line("guard \(bounds.joined(separator: ", ")) else { return nil }") }
      switch attribute.values {
      case .strings: source.line("return \(element).string(in: Storage.\(name)Pool)")
      case .booleans:
        source.line("let value = \(element)")
        source.line("return value == 2 ? nil : value == 1")
      case .integers, .reals:
        source.line("let value = \(element)")
        if let missing = attribute.values.missing {
          source.line("return value == \(missing) ? nil : value")
        } else {
          source.line("return value")
        }
      }
    }
  }

  private func keyed(_ members: [String], _ source: inout SourceWriter) {
    let keys = layout.attributes.map { SwiftLiteral.string($0.key) }
    source.line("/// The keys that regions of this table can have, in order of first appearance.")
    source.line("\(access.apartModifier)static var keys: [String] { [\(keys.joined(separator: ", "))] }")
    source.line()
    source.line("/// The value under `key` as it is in the source, `nil` if the region has none.")
    source.block("\(access.apartModifier)subscript(key: String) -> RegionAttributeValue?") { source in
      source.line("switch key {")
      for (attribute, member) in zip(layout.attributes, members) {
        // A key can be called `key`.
        let value = "self.\(member).map { .\(attribute.values.caseName)($0) }"
        source.line("case \(SwiftLiteral.string(attribute.key)): \(value)")
      }
      source.line("default: nil")
      source.line("}")
    }
  }
}

extension AttributeColumn.Values {
  var swiftType: String {
    switch self {
    case .strings: "String"
    case .integers: "Int64"
    case .reals: "Double"
    case .booleans: "Bool"
    }
  }

  /// The case of `RegionAttributeValue`.
  var caseName: String {
    switch self {
    case .strings: "string"
    case .integers: "integer"
    case .reals: "real"
    case .booleans: "boolean"
    }
  }

  var byteCount: Int {
    let texts = if case .strings(let texts) = self { texts.writtenPoolByteCount } else { 0 }
    return column(named: "").byteCount + texts
  }

  /// The values as a column of numbers or of where texts are.
  func column(named name: String) -> Column {
    var column = readColumn(named: name)
    column.isApart = true
    return column
  }

  private func readColumn(named name: String) -> Column {
    switch self {
    case .strings(let texts): return texts.texts(named: name)
    case .integers(let values):
      let integers = values.map { $0 ?? missingInteger ?? 0 }
      let least = integers.min() ?? 0
      return Column(
        name: name, element: "Int64", elementByteCount: 8, count: values.count, literal: { String(integers[$0]) },
        packed: Column.Packed(
          columns: [PackedColumn(name: name, integers.map { UInt64(bitPattern: $0 &- least) })]
        ) { "Int64(truncatingIfNeeded: \($1)\(name).bits(at: \($0))) &+ (\(least))" })
    case .reals(let values):
      let reals = values.map { $0 ?? missingReal ?? 0 }
      return Column(
        name: name, element: "Double", elementByteCount: 8, count: values.count, literal: { String(reals[$0]) },
        packed: Column.Packed(columns: [PackedColumn(name: name, reals.map(\.bitPattern))]) {
          "Double(bitPattern: \($1)\(name).bits(at: \($0)))"
        })
    case .booleans(let values): return Column(name: name, bits: 8, values.map { $0.map { $0 ? 1 : 0 } ?? 2 })
    }
  }

  /// A number that no region has and that stands for none, `nil` where all regions of the column have one.
  var missing: String? {
    missingInteger.map { String($0) } ?? missingReal.map { String($0) }
  }

  private var missingInteger: Int64? {
    guard case .integers(let values) = self else { return nil }
    return Self.missing(in: values, from: Int64.min) { $0 + 1 }
  }

  private var missingReal: Double? {
    guard case .reals(let values) = self else { return nil }
    return Self.missing(in: values, from: -Double.greatestFiniteMagnitude) { $0.nextUp }
  }

  private static func missing<Value: Hashable>(
    in values: [Value?], from first: Value, next: (Value) -> Value
  ) -> Value? {
    guard values.contains(nil) else { return nil }
    let present = Set(values)
    var missing = first
    while present.contains(missing) { missing = next(missing) }
    return missing
  }
}
