extension TableSource {
  /// Writes a type with one member for each key, if there is any.
  func attributes(_ source: inout SourceWriter) {
    guard !layout.attributes.isEmpty else { return }
    let members = Self.members(for: layout.attributes.map(\.key))
    source.line()
    source.block("extension Region<\(name)>") { source in
      source.line("/// What the source says of the region beyond its name, code and kind.")
      source.line("\(access.modifier)var attributes: \(name).Attributes { \(name).Attributes(of: index) }")
    }
    source.line()
    source.block("extension \(name)") { source in
      source.line("/// What the source says of a region beyond its name, code and kind.")
      source.block("\(access.modifier)struct Attributes: Sendable") { source in
        source.line("private let index: Int")
        source.line()
        source.block("fileprivate init(of index: Int)") { $0.line("self.index = index") }
        for (attribute, member) in zip(layout.attributes, members) {
          source.line()
          accessor(attribute, member: member, &source)
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

  private func accessor(_ attribute: AttributeColumn, member: String, _ source: inout SourceWriter) {
    let stem = "column" + String(layout.attributes.firstIndex { $0.key == attribute.key } ?? 0)
    let offset = attribute.firstRow == 0 ? "index" : "index - \(attribute.firstRow)"
    source.line("/// \(SwiftLiteral.codeVoice(attribute.key)) in the source.")
    source.line("///")
    source.line("/// - Complexity: O(1).")
    source.block("\(access.modifier)var \(member): \(attribute.values.swiftType)?") { source in
      let end = attribute.firstRow + attribute.values.count
      let bounds =
        (attribute.firstRow > 0 ? ["index >= \(attribute.firstRow)"] : [])
        + (end < layout.regions.count ? ["index < \(end)"] : [])
      if !bounds.isEmpty { source.line("guard \(bounds.joined(separator: ", ")) else { return nil }") }
      switch attribute.values {
      case .strings(let texts):
        let column = Column(name: stem, element: "RegionText", literals: texts.spanLiterals)
        source.line(
          "return Self.\(column.element(at: offset)).string(in: Self.\(stem)Pool, long: Self.\(stem)Long)")
      case .integers, .reals, .booleans:
        let (column, missing) = attribute.values.numberColumn(named: stem)
        source.line("let value = Self.\(column.element(at: offset))")
        if case .booleans = attribute.values {
          source.line("return value == 2 ? nil : value == 1")
        } else if let missing {
          source.line("return value == \(missing) ? nil : value")
        } else {
          source.line("return value")
        }
      }
    }
    switch attribute.values {
    case .strings(let texts):
      Column(name: stem, element: "RegionText", literals: texts.spanLiterals).write(to: &source, access: .internal)
      source.pool("static let \(stem)Pool: StaticString =", texts.pool)
      source.array("static let \(stem)Long: [String] =", texts.stringLiterals[...], comment: { _ in "" })
    case .integers, .reals, .booleans:
      attribute.values.numberColumn(named: stem).column.write(to: &source, access: .internal)
    }
  }

  private func keyed(_ members: [String], _ source: inout SourceWriter) {
    let keys = layout.attributes.map { SwiftLiteral.string($0.key) }
    source.line("/// The keys that regions of this table can have, in order of first appearance.")
    source.line("\(access.modifier)static var keys: [String] { [\(keys.joined(separator: ", "))] }")
    source.line()
    source.line("/// The value under `key` as it is in the source, `nil` if the region has none.")
    source.block("\(access.modifier)subscript(key: String) -> RegionAttributeValue?") { source in
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
    switch self {
    case .strings(let texts): texts.byteCount
    case .integers(let values): values.count * 8
    case .reals(let values): values.count * 8
    case .booleans(let values): values.count
    }
  }

  /// The column of a type that is not a string, and the literal that stands for no value where there is such.
  func numberColumn(named name: String) -> (column: Column, missing: String?) {
    switch self {
    case .strings: (Column(name: name, element: "RegionText", literals: []), nil)
    case .integers(let values):
      Self.column(name, values, from: Int64.min) { $0 + 1 }
    case .reals(let values):
      Self.column(name, values, from: -Double.greatestFiniteMagnitude) { $0.nextUp }
    case .booleans(let values):
      (Column(name: name, element: "UInt8", literals: values.map { $0.map { $0 ? "1" : "0" } ?? "2" }), "2")
    }
  }

  /// Lets a value that no region has stand for none.
  private static func column<Value: Hashable>(
    _ name: String, _ values: [Value?], from first: Value, next: (Value) -> Value
  ) -> (Column, String?) {
    let present = Set(values.compactMap { $0 })
    guard present.count > 0, values.contains(nil) else {
      return (Column(name: name, element: "\(Value.self)", literals: values.map { "\($0 ?? first)" }), nil)
    }
    var missing = first
    while present.contains(missing) { missing = next(missing) }
    return (
      Column(name: name, element: "\(Value.self)", literals: values.map { "\($0 ?? missing)" }), "\(missing)"
    )
  }
}
