/// What was made of a file.
struct Recognition: Sendable {
  /// How the file was read, `nil` where no way to read it was found.
  var shape: Shape?
  /// The regions; empty when a diagnostic is an error.
  var regions: [RegionNode]
  var diagnostics: [Diagnostic]
  /// Other readings that are as good as `shape`; the diagnostics then say so in an error.
  var alternatives: [Shape] = []
}

/// Finds out how a file is written and reads its regions.
func recognize(_ document: Document) -> Recognition {
  recognize(document.root)
}

func recognize(_ root: Node) -> Recognition {
  var inference = ShapeInference()
  guard var shape = inference.shape(of: root) else {
    return Recognition(shape: nil, regions: [], diagnostics: inference.findings.diagnostics)
  }
  if let tie = inference.ties.first, !inference.findings.hasErrors {
    return ambiguity(tie, between: shape, root)
  }

  var recognition = shape.read(root)
  var findings = inference.findings
  if !recognition.hasErrors, shape.demoteRepeatedCodes(of: recognition.regions, &findings) {
    recognition = shape.read(root)
  }
  return Recognition(
    shape: shape,
    regions: findings.hasErrors ? [] : recognition.regions,
    diagnostics: findings.diagnostics + recognition.diagnostics
  )
}

extension Shape {
  /// Reads a file's regions as the shape says.
  func read(_ root: Node) -> Recognition {
    var application = ShapeApplication(self)
    let regions = application.regions(of: root)
    let findings = application.findings
    return Recognition(
      shape: self,
      regions: findings.hasErrors ? [] : regions,
      diagnostics: findings.diagnostics
    )
  }
}

extension Recognition {
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

private func ambiguity(
  _ tie: ShapeInference.Tie,
  between first: Shape,
  _ root: Node
) -> Recognition {
  var other = ShapeInference(taking: [tie.site: 1])
  let second = other.shape(of: root)
  // What else was found belongs to the first reading alone.
  var findings = Findings()
  findings.add(.ambiguousShape, at: tie.position, tie.message(first, second, root))
  return Recognition(
    shape: first,
    regions: [],
    diagnostics: findings.diagnostics,
    alternatives: second.map { [$0] } ?? []
  )
}

extension ShapeInference.Tie {
  fileprivate func message(_ first: Shape, _ second: Shape?, _ root: Node) -> String {
    let readings = zip([first, second], options).map { shape, option in
      guard let shape else { return option }
      return "\(option), as \(shape.grammar)\(sample(of: shape, root))"
    }
    return "two readings are equally good: \(readings.joined(separator: "; or ")); choose one in regions.json"
  }

  private func sample(of shape: Shape, _ root: Node) -> String {
    var application = ShapeApplication(shape)
    var names: [String] = []
    var regions = application.regions(of: root)
    while let region = regions.first {
      names.append(region.name)
      regions = region.children
    }
    return names.isEmpty ? "" : ", which begins with \(names.joined(separator: " › ").excerpt)"
  }
}
