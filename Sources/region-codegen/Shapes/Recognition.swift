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

  /// Readings that may hold where that by `shape` ends in errors.
  var otherReadings: [Offer] = []

  /// Keys that tell regions apart on every level at least as well as those that were taken for codes.
  var commonCodes: [String] = []

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
  var premises = ShapeInference.Premises(file: root, path: path, nameFormats: nameFormats)
  let root = root.withRowsRead
  var recognition = inferShape(of: root, given: premises)
  guard var shape = recognition.shape, !recognition.hasErrors else { return recognition }
  var reading = shape.read(root, at: path, changed: changed)
  var findings = Findings()
  if !reading.hasErrors, !shape.hasOneCode(for: reading.regions) {
    for key in recognition.commonCodes where !shape.levels.allSatisfy({ $0.record.code == key }) {
      premises.preferredCode = key
      let other = inferShape(of: root, given: premises)
      guard let otherShape = other.shape, !other.hasErrors else { continue }
      let otherReading = otherShape.read(root, at: path, changed: changed)
      guard !otherReading.hasErrors, otherShape.hasOneCode(for: otherReading.regions) else { continue }
      (recognition, shape, reading) = (other, otherShape, otherReading)
      break
    }
    let demotes = shape.demoteAttributes(of: reading.regions, &findings)
    if shape.demoteRepeatedCodes(of: reading.regions, &findings) || demotes {
      reading = shape.read(root, at: path, changed: changed)
      recognition.forgetCodes(notIn: shape)
    }
  }
  if reading.hasErrors, nameFormats.isEmpty { reading.offer(shape.otherReadings + recognition.otherReadings, of: root) }
  recognition.shape = shape
  recognition.regions = reading.regions
  recognition.diagnostics += findings.diagnostics + reading.diagnostics
  return recognition
}

/// Finds out how a file is written; errors say why that cannot be known.
func inferShape(of value: Node, given premises: ShapeInference.Premises) -> Recognition {
  let root = value.holdsRowsUnderCodes ? value.withRowsUnderCodesAsRecords : value
  var inference = ShapeInference(given: premises)
  let shape = inference.shape(of: root)
  var findings = inference.findings
  guard let shape, let tie = inference.ties.first, !findings.hasErrors else {
    var recognition = Recognition(shape: shape, regions: [], diagnostics: findings.diagnostics)
    recognition.commonCodes = inference.commonCodes
    if let shape {
      if !inference.pathKeys.isEmpty, shape.levels.count == 1 {
        let paths = shape.withPaths(along: inference.pathKeys)
        recognition.otherReadings.append(Offer(what: "each record is a path", shape: paths))
      }
      recognition.otherReadings += NestedDictionaries.offers(for: root, under: shape.wrapper)
      if let outline = Offer(outline: root, under: shape.wrapper) { recognition.otherReadings.append(outline) }
    }
    return recognition
  }
  // What other readings find is not said, so that they need no parts of the file to speak of.
  var premisesOfOthers = premises
  premisesOfOthers.file = nil
  let others = tie.options.indices.dropFirst().map { option in
    var other = ShapeInference(given: premisesOfOthers, taking: [tie.site: option])
    return other.shape(of: root)
  }
  findings.add(.ambiguousShape, at: tie.position, tie.message(shape, others, root, given: premises))
  return Recognition(
    shape: shape, regions: [], diagnostics: findings.diagnostics, alternatives: others.compactMap(\.self))
}

extension Recognition {
  /// Adds to the last error what other readings there are that end in none.
  fileprivate mutating func offer(_ readings: [Offer], of root: Node) {
    let lines = readings.lines(reading: root)
    guard !lines.isEmpty, let last = diagnostics.lastIndex(where: { $0.severity == .error }) else { return }
    diagnostics[last].message += "; or put the line that holds into regions.json: \(lines.joined(separator: "; or "))"
  }
}

extension Shape {
  /// The same with what is a slip in it and may be meant.
  fileprivate var otherReadings: [Offer] {
    var shape = self
    for depth in levels.indices where levels[depth].isArray && levels[depth].acceptsNames {
      shape.levels[depth].acceptsNameAlone = true
    }
    return shape == self ? [] : [Offer(what: "a name without its array is the only one there", shape: shape)]
  }

  /// Reads a file's regions as the shape says.
  func read(_ root: Node, at path: [NodePath.Step] = [], changed: ChangedRegions = .none) -> Recognition {
    var application = ShapeApplication(self, at: path, changed: changed)
    let regions = application.regions(of: root.withRowsRead)
    var findings = application.findings
    if hierarchy == .nesting, !findings.hasErrors { NestedParentCheck.report(on: regions, &findings) }
    return Recognition(
      shape: self,
      regions: findings.hasErrors ? [] : regions,
      diagnostics: findings.diagnostics
    )
  }
}

extension ShapeInference.Tie {
  fileprivate func message(
    _ first: Shape, _ others: [Shape?], _ root: Node, given premises: ShapeInference.Premises
  ) -> String {
    let options = zip(options, [first] + others).compactMap { what, shape in shape.map { Offer(what: what, shape: $0) }
    }
    let readings = options.lines(reading: root)
    // A reading that ends in an error is no advice.
    let nested = readings.count < 2 ? NestedDictionaries.offers(for: root, under: first.wrapper) : []
    let inputs = otherwise ?? premises.file.flatMap { self.inputs(in: $0, at: premises.path) }
    let kinds = inputs == nil ? Offer(kinds: tables, of: root) : nil
    let paths =
      pathKeys.isEmpty || first.levels.count > 1
      ? [] : [Offer(what: "each record is a path", shape: first.withPaths(along: pathKeys))]
    let outline = Offer(outline: root, under: first.wrapper)
    let further = (paths + nested + [kinds, outline].compactMap(\.self)).lines(reading: root).filter {
      !readings.contains($0)
    }
    return Offer.message(between: self.options, readings, further)
      + (inputs.map { "; \($0)" } ?? "")
  }

  /// What to write where the tables are levels of one tree; `nil` where they cannot be joined.
  private func inputs(in file: Node, at path: [NodePath.Step]) -> String? {
    path.inputsLine(joining: tables, in: file, at: position)
      .map { "where they are levels of one tree, list them from the roots down: \($0)" }
  }
}
