/// A shape that a message shows as a line for `regions.json`, which must then read the file.
struct Offer {
  /// What it takes for what.
  var what: String
  var shape: Shape

  /// What is said where several readings are equally good.
  ///
  /// - Parameters:
  ///   - options: the readings in words.
  ///   - readings: the lines of those that read the file.
  ///   - others: the lines of further ones.
  static func message(between options: [String], _ readings: [String], _ others: [String] = []) -> String {
    let lines = readings + others
    let list = lines.joined(separator: "; or ")
    let advice =
      if readings.count > 1 {
        "\(list); put one of these lines into regions.json, or another \"shape\""
      } else if lines.isEmpty {
        "\(options.joined(separator: "; or ")); say in regions.json how it is written, with \"shape\""
      } else {
        "\(options.joined(separator: "; or ")); put \(lines.count == 1 ? "this line" : "the line that holds") into "
          + "regions.json\(lines.count == 1 ? " where it holds" : ""): \(list)"
      }
    return "two readings are equally good: \(advice)"
  }
}

extension [Offer] {
  /// What messages show of those that read the file without an error, each shape once.
  func lines(reading root: Node) -> [String] {
    var seen: Set<String> = []
    return compactMap { offer in
      guard let (shape, regions) = offer.shape.tried(on: root), seen.insert(shape.grammar).inserted else { return nil }
      return "\(offer.what)\(Self.sample(of: regions)): \(shape.configurationLine)"
    }
  }

  private static func sample(of regions: [RegionNode]) -> String {
    var names: [String] = []
    var regions = regions
    while let region = regions.first {
      names.append(region.name)
      regions = region.children
    }
    return names.isEmpty ? "" : ", which begins with \(names.joined(separator: " › ").excerpt)"
  }
}

extension Shape {
  /// The same with the outermost records named by another key.
  func naming(by key: String) -> Shape {
    var shape = self
    guard let name = record?.name, name != key else { return shape }
    shape.levels[0].record.name = key
    shape.levels[0].record.attributes.removeAll { $0.key == key }
    shape.levels[0].record.attributes.append(.init(key: name, type: "string"))
    return shape
  }

  /// The same with the names of a path in each of the outermost records.
  ///
  /// - Parameter keys: what holds them, from the roots down.
  func withPaths(along keys: [String]) -> Shape {
    guard let last = keys.last else { return self }
    var shape = naming(by: last)
    shape.hierarchy = .paths(Array(keys.dropLast()))
    return shape
  }

  /// The same with the codes of the outermost records under another key, each of which begins with that of the parent.
  func withCodes(_ key: String, endingAt separator: String) -> Shape {
    var shape = self
    guard let record else { return shape }
    shape.levels[0].record.code = key
    shape.levels[0].record.attributes.removeAll { $0.key == key }
    if let code = record.code, code != key {
      shape.levels[0].record.attributes.append(.init(key: code, type: record.codeType))
    }
    shape.hierarchy = .codePrefix(.separator(separator))
    return shape
  }

  /// The same with the parents of the outermost records under a key of a dictionary in them.
  ///
  /// - Parameters:
  ///   - key: the key of the record's part, such as `parent.id`.
  ///   - outer: that of the dictionary.
  func withParent(_ key: String, in outer: String, by identity: Identity) -> Shape {
    var shape = self
    shape.levels[0].record.ignored.removeAll { $0 == outer }
    shape.levels[0].record.opened.append(outer)
    shape.levels[0].record.parent = key
    shape.hierarchy = .references(to: identity)
    return shape
  }

  /// The line that says the same with codes that tell the tree.
  func configurationLine(with form: CodePrefix) -> String {
    var shape = self
    shape.hierarchy = .codePrefix(form)
    return shape.configurationLine
  }

  private var record: Record? { levels.first?.record }

  /// The regions of a file by this shape, or by the same without codes where these come again; `nil` where there is an
  /// error by both.
  ///
  /// The shape is read from the line that says it, as it would be in `regions.json`.
  func tried(on root: Node) -> (shape: Shape, regions: [RegionNode])? {
    if let regions = regionsWithoutErrors(of: root) { return (self, regions) }
    guard hierarchy == .nesting else { return nil }
    var other = self
    for source in levels.compactMap(\.codeSource) { other.demoteCode(source) }
    guard other != self, let regions = other.regionsWithoutErrors(of: root) else { return nil }
    return (other, regions)
  }

  private func regionsWithoutErrors(of root: Node) -> [RegionNode]? {
    guard let written = try? WrittenShape(grammar: grammar) else { return nil }
    var shape = written.shape
    shape.nameFormats = nameFormats
    var application = ShapeApplication(shape, notesKeys: true)
    let regions = application.regions(of: root)
    guard !application.findings.hasErrors, !regions.isEmpty else { return nil }
    guard written.keys.allSatisfy({ application.keysSeen[$0.depth]?.contains($0.key) ?? false }) else { return nil }
    return Checks.run(on: regions).contains { $0.severity == .error } ? nil : regions
  }
}
