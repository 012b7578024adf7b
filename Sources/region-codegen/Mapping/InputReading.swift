/// Reads one input of a table, as its part of `regions.json` says.
struct InputReading {
  let input: Configuration.Input
  /// The name of the file, for messages.
  let file: String
  private let document: Node
  /// What leads to the value that is read, as far as it has been followed.
  private(set) var path: [NodePath.Step] = []
  private let changed: ChangedRegions
  private(set) var findings = Findings()

  init(_ input: Configuration.Input, file: String, _ document: Node, changed: ChangedRegions = .none) {
    self.input = input
    self.changed = changed
    self.file = file
    self.document = document
  }

  /// The value under the keys of `at`; `nil` after saying that there is none.
  mutating func value() -> Node? {
    var node = document
    path = []
    for key in input.at {
      do throws(MissingStep) {
        let place = path.isEmpty ? "the file" : NodePath(steps: path).description
        let (step, inner) = try node.step(into: key, of: place)
        path.append(step)
        node = inner
      } catch {
        let whole = NodePath(steps: path + input.at.dropFirst(path.count).map { .key($0) })
        findings.add(.noSuchValue, at: input.position, "\(file) has nothing under \(whole): \(error.reason)")
        return nil
      }
    }
    return node
  }

  /// The regions of an input that holds a whole tree.
  mutating func tree() -> Recognition {
    var recognition = wholeTree()
    recognition.demoteCodesInNames()
    return recognition
  }

  private mutating func wholeTree() -> Recognition {
    guard let root = value() else { return Recognition(shape: nil, regions: [], diagnostics: findings.diagnostics) }
    guard let written = input.shape else {
      return recognize(root, at: path, nameFormats: input.nameFormats, changed: changed)
    }
    var shape = written.value.shape
    shape.nameFormats = input.nameFormats
    if shape.hierarchy == .nesting, shape.levels[0].record.parent != nil {
      let hasCode = shape.levels[0].codeSource != nil
      shape.hierarchy = .references(to: hasCode ? .code : .name)
    }
    var application = ShapeApplication(shape, at: path, notesKeys: true, changed: changed)
    let regions = application.regions(of: root.withRowsRead)
    reportUnusedKeys(application.keysSeen)
    findings.add(application.findings.diagnostics)
    return Recognition(
      shape: shape, regions: findings.hasErrors ? [] : regions, diagnostics: findings.diagnostics)
  }

  /// The regions of an input whose parents are in another, with what they say of these.
  mutating func rows(by shape: Shape, of root: Node) -> (rows: [RegionNode], references: [FlatList.Reference]) {
    var application = ShapeApplication(shape, at: path, notesKeys: true, isFlat: true, changed: changed)
    let rows = application.rows(of: root)
    if input.shape != nil { reportUnusedKeys(application.keysSeen) }
    findings.add(application.findings.diagnostics)
    return (rows, application.references)
  }

  /// A key that no record has was misspelt, or belongs elsewhere.
  private mutating func reportUnusedKeys(_ seen: [Int: Set<String>]) {
    guard let shape = input.shape else { return }
    for place in shape.value.keys {
      let keys = seen[place.depth] ?? []
      guard !keys.contains(place.key) else { continue }
      let known = keys.sorted()
      let nearest = EditDistance.nearest(to: place.key, among: known)
      let others = known.prefix(4).map(\.excerpt).joined(separator: ", ") + (known.count > 4 ? ", …" : "")
      findings.add(
        .unusedShapeKey,
        at: shape.position.advanced(by: 1 + place.offset),
        "no record at level \(place.depth + 1) of \(file) has the key \(place.key.excerpt)"
          + (nearest.map { "; did you mean \($0.excerpt)?" }
            ?? (known.isEmpty ? "; are the regions there written otherwise?" : "; they have \(others)"))
      )
    }
  }
}
