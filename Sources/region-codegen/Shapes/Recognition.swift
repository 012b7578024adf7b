/// What was made of a file.
struct Recognition: Sendable {
  /// How the file was read, `nil` where no way to read it was found; the first where there are several files.
  var shape: Shape?
  /// The regions; empty when a diagnostic is an error.
  var regions: [RegionNode]
  var diagnostics: [Diagnostic]
  /// Other readings that are as good as `shape`; the diagnostics then say so in an error.
  var alternatives: [Shape] = []
  /// How the files after the first were read, where they are joined.
  var joinedShapes: [Shape] = []

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Finds out how a file is written and reads its regions.
func recognize(_ document: Document) -> Recognition {
  recognize(document.root)
}

/// - Parameters:
///   - path: where in its file the value stands.
///   - nameFormats: how codes are to be cut out of names.
///   - changed: regions that `regions.json` changes.
func recognize(
  _ root: Node, at path: [NodePath.Step] = [], nameFormats: [NameFormat] = [], changed: ChangedRegions = .none
) -> Recognition {
  let root = root.holdsArraysInArrays ? root.withRowsAsRecords : root
  var recognition = inferShape(of: root, at: path, nameFormats: nameFormats)
  guard var shape = recognition.shape, !recognition.hasErrors else { return recognition }
  var reading = shape.read(root, at: path, changed: changed)
  var findings = Findings()
  if !reading.hasErrors, shape.demoteRepeatedCodes(of: reading.regions, &findings) {
    reading = shape.read(root, at: path, changed: changed)
  }
  recognition.shape = shape
  recognition.regions = reading.regions
  recognition.diagnostics += findings.diagnostics + reading.diagnostics
  return recognition
}

/// Finds out how a file is written; errors say why that cannot be known.
///
/// - Parameters:
///   - path: where in its file the value stands.
///   - parentCodes: the codes of the regions that may be parents, where these are in another file.
func inferShape(
  of root: Node, at path: [NodePath.Step] = [], nameFormats: [NameFormat] = [], parentCodes: Set<String>? = nil
) -> Recognition {
  var inference = ShapeInference(nameFormats: nameFormats, parentCodes: parentCodes, at: path)
  guard let shape = inference.shape(of: root) else {
    return Recognition(shape: nil, regions: [], diagnostics: inference.findings.diagnostics)
  }
  var findings = inference.findings
  guard let tie = inference.ties.first, !findings.hasErrors else {
    return Recognition(shape: shape, regions: [], diagnostics: findings.diagnostics)
  }
  var other = ShapeInference(
    taking: [tie.site: 1], nameFormats: nameFormats, parentCodes: parentCodes, at: path)
  let second = other.shape(of: root)
  findings.add(.ambiguousShape, at: tie.position, tie.message(shape, second, root))
  return Recognition(
    shape: shape, regions: [], diagnostics: findings.diagnostics, alternatives: second.map { [$0] } ?? [])
}

extension Shape {
  /// Reads a file's regions as the shape says.
  func read(_ root: Node, at path: [NodePath.Step] = [], changed: ChangedRegions = .none) -> Recognition {
    var application = ShapeApplication(self, at: path, changed: changed)
    let regions = application.regions(of: root.holdsArraysInArrays ? root.withRowsAsRecords : root)
    let findings = application.findings
    return Recognition(
      shape: self,
      regions: findings.hasErrors ? [] : regions,
      diagnostics: findings.diagnostics
    )
  }
}

extension ShapeInference.Tie {
  fileprivate func message(_ first: Shape, _ second: Shape?, _ root: Node) -> String {
    // A reading that ends in an error is no advice.
    let readings = zip([first, second], options).compactMap { shape, option -> String? in
      guard let shape else { return nil }
      let reading = shape.read(root)
      guard !reading.hasErrors else { return nil }
      return "\(option)\(sample(of: reading.regions)): \(shape.configurationLine)"
    }
    let both = options.joined(separator: "; or ")
    let advice =
      switch readings.count {
      case 0: "\(both); say in regions.json how it is written, with \"shape\""
      case 1: "\(both); put this line into regions.json where it holds: \(readings[0])"
      default: "\(readings.joined(separator: "; or ")); put one of these lines into regions.json, or another \"shape\""
      }
    return "two readings are equally good: \(advice)" + (otherwise.map { "; \($0)" } ?? "")
  }

  private func sample(of regions: [RegionNode]) -> String {
    var names: [String] = []
    var regions = regions
    while let region = regions.first {
      names.append(region.name)
      regions = region.children
    }
    return names.isEmpty ? "" : ", which begins with \(names.joined(separator: " › ").excerpt)"
  }
}
