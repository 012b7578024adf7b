/// Puts regions of one input under those of the input before it, which hold their parents.
struct Join {
  private(set) var forest: RegionForest
  /// How the inputs were read.
  private(set) var shapes: [Shape]
  var findings = Findings()
  /// The regions of the last input, and what they can be referred to by.
  private(set) var above: JoinTargets
  /// For each region, which input it comes from.
  private var origins: [Int]
  private let changed: ChangedRegions

  init(_ first: Recognition, file: String, changed: ChangedRegions) {
    self.changed = changed
    forest = RegionForest(first.regions)
    shapes = first.shape.map { [$0] } ?? []
    origins = forest.nodes.map { _ in 0 }
    above = JoinTargets(forest, from: 0, file: file)
    findings.add(first.diagnostics)
  }

  mutating func add(_ input: Configuration.Input, file: String, _ document: Node) {
    var reading = InputReading(input, file: file, document, changed: changed)
    guard let value = reading.value() else {
      findings.add(reading.findings.diagnostics)
      return
    }
    guard let lists = listsByPosition(in: value, of: input) else { return add(reading, value, file: file) }
    if value.withRowsRead != value {
      // Rows of one length may tell their parents by what they hold.
      var other = self
      other.add(reading, value, file: file)
      if !other.findings.hasErrors {
        self = other
        return
      }
    }
    add(reading, value, inLists: lists, file: file)
  }

  /// - Parameter lists: how many lists there are by whose positions parents are told, where no shape says it.
  private mutating func add(_ reading: InputReading, _ value: Node, inLists lists: Int? = nil, file: String) {
    var reading = reading
    let input = reading.input
    defer { findings.add(reading.findings.diagnostics) }
    guard var shape = shape(of: value, inLists: lists, reading) else { return }
    let root = shape.listsByPosition == nil ? value.withRowsRead : value
    guard match(shape, value, file: file) else { return }
    if let parent = input.parent { shape.levels[0].setParent(parent.value) }
    var probe = reading
    var (rows, references) = probe.rows(by: shape, of: root)
    guard !probe.findings.hasErrors, rows.count == references.count else {
      reading = probe
      return
    }
    if let parent = input.parent, !references.contains(where: { $0.parent != nil }) {
      findings.add(
        .noParentKey, at: parent.position, "no record of \(file) has anything under the key \(parent.value.excerpt)")
      return
    }

    let isKnown = input.shape?.value.clauseOffset != nil || shape.listsByPosition != nil
    let known = isKnown ? shape.hierarchy.identity : nil
    let search = above.link(rows, references, by: known, prefix: shape.hierarchy.codePrefix)
    guard case .found(let link) = search else {
      let question = "which region of \(above.file) each of its regions lies in"
      let answer =
        if case .rivals(let one, let other) = search {
          "\(one.excerpt) and \(other.excerpt) of \(file) may both say \(question), and differ; name one of them"
        } else {
          "nothing in \(file) says \(question); name the key that does"
        }
      var advice = "\(answer): \"parent\": \"…\""
      if case .nothing = search {
        let lines = CodePrefix.telling(Array(above.codes) + rows.compactMap(\.code)).map(shape.configurationLine(with:))
        if !lines.isEmpty {
          advice +=
            "; or say that codes begin with those of \(above.file), if they do: \(lines.joined(separator: "; or "))"
        }
      }
      findings.add(.noParentKey, at: input.position, advice)
      return
    }
    if let key = link.key {
      shape.levels[0].setParent(key)
      (rows, references) = reading.rows(by: shape, of: root)
    } else {
      reading = probe
    }
    shape.setLink(link)
    attach(rows, references, by: link, file: file)
    shapes.append(shape)
  }

  private mutating func shape(of value: Node, inLists lists: Int?, _ reading: InputReading) -> Shape? {
    let input = reading.input
    if let written = input.shape {
      var shape = written.value.shape
      shape.nameFormats = input.nameFormats
      return shape
    }
    // What is said to be the parent is nothing else.
    let root = lists == nil ? value.withRowsRead : value
    let unknown = input.parent.map { root.without($0.value) } ?? root
    let keys = unknown.entries.map(\.key)
    // What is joined is no file of its own, whose parts could be.
    let premises = ShapeInference.Premises(
      path: reading.path, nameFormats: input.nameFormats, parentCodes: above.codes,
      loneKeyIsRegion: keys.count == 1 && above.knows(keys), lists: lists)
    let recognition = inferShape(of: unknown, given: premises)
    findings.add(recognition.diagnostics)
    guard var shape = recognition.shape, !recognition.hasErrors else { return nil }
    if lists != nil { notePositions(of: value, by: shape) }
    // Names above names are those of the parents, if they are known.
    if shape.hierarchy == .nesting, shape.levels.count > 1, shape.levels[0].isKeyedByParents,
      above.knows(shape.read(root).regions.map(\.name))
    {
      shape.levels.removeFirst()
      shape.hierarchy = .parentKeys(by: .name)
    }
    return shape
  }

  private mutating func attach(
    _ rows: [RegionNode], _ references: [FlatList.Reference], by link: JoinTargets.Link, file: String
  ) {
    let start = forest.nodes.count
    for (row, reference) in zip(rows, references) {
      let text = link.prefix != nil ? row.code : reference.parent
      let found = text.map { above.regions(called: $0, by: link) } ?? []
      switch found.count {
      case _ where found.count != 1 && changed.mayLackParent(row):
        forest.add(row, under: nil)
      case 1 where forest.depth(of: found[0]) + 1 < FlatList.maximumDepth:
        forest.add(row, under: found[0])
      case 1:
        findings.add(
          .tooDeep,
          at: row.position,
          FlatList.tooDeep(row.name, "leave levels out")
        )
      case 0:
        findings.add(
          .orphanParent,
          at: reference.position ?? row.position,
          text.map {
            link.prefix != nil
              ? "\(row.name.excerpt) has the code \($0.excerpt), which begins with that of no region in \(above.file); "
                + "add the parent or correct the code\(ChangedRegions.advice(toRemove: row.code))"
              : "\(row.name.excerpt) names the parent \($0.excerpt), which is not in \(above.file); "
                + "add it or correct the reference\(ChangedRegions.advice(toRemove: row.code ?? row.name))"
          } ?? "\(row.name.excerpt) does not say which region of \(above.file) it lies in; add that"
            + ChangedRegions.advice(toRemove: row.code ?? row.name)
        )
      default:
        findings.add(
          .ambiguousParent,
          at: reference.position ?? row.position,
          "\(row.name.excerpt) names the parent \((text ?? "").excerpt), which is \(found.count) regions of \(above.file); "
            + "refer to parents by something that only one has"
        )
      }
    }
    origins += [Int](repeating: shapes.count, count: forest.nodes.count - start)
    above = JoinTargets(forest, from: start, file: file)
  }

  /// Files often number their levels each by itself; such numbers are no codes.
  mutating func demoteRepeatedCodes() {
    let sources = shapes.flatMap { $0.levels.compactMap(\.codeSource) }
      .reduce(into: [Shape.CodeSource]()) { if !$0.contains($1) { $0.append($1) } }
    guard !findings.hasErrors, !sources.isEmpty, RepeatedCodes.report(sources, of: forest.regions, &findings) else {
      return
    }
    for number in forest.nodes.indices {
      let shape = shapes[origins[number]]
      var depth = 0
      var next = forest.parents[number]
      while let above = next, origins[above] == origins[number] {
        depth += 1
        next = forest.parents[above]
      }
      guard let level = shape.level(atDepth: depth), let key = level.codeSource?.attribute else { continue }
      forest.update(number) { node in
        guard let code = node.code else { return }
        node.code = nil
        let value =
          level.record.code == key && level.record.codeType == "integer" ? Int64(code).map(AttributeValue.integer) : nil
        node.attributes.insert(.init(key: key, value: value ?? .string(code), position: node.position), at: 0)
      }
    }
    for index in shapes.indices {
      for source in sources { shapes[index].demoteCode(source) }
    }
  }
}

extension Shape.Level {
  /// Takes a key for the reference to the parent, whatever it was taken for.
  fileprivate mutating func setParent(_ key: String) {
    record.attributes.removeAll { $0.key == key }
    record.ignored.removeAll { $0 == key }
    if record.code == key { record.code = nil }
    record.parent = key
    if key == Shape.valueKey, case .attribute = value { value = .parent }
  }

  fileprivate var isKeyedByParents: Bool {
    collection == .keyed(by: .name) && !isArray && value == .children && wrapper.isEmpty
  }
}

extension Shape {
  /// Says in the shape what the references were found to be compared with.
  fileprivate mutating func setLink(_ link: JoinTargets.Link) {
    if let prefix = link.prefix {
      hierarchy = .codePrefix(prefix)
    } else if case .parentKeys = hierarchy {
      hierarchy = .parentKeys(by: link.identity)
    } else {
      hierarchy = .references(to: link.identity)
    }
  }
}

extension Shape.Hierarchy {
  fileprivate var codePrefix: CodePrefix? { if case .codePrefix(let form) = self { form } else { nil } }

  /// What references to parents are compared with.
  fileprivate var identity: Shape.Identity? {
    switch self {
    case .references(let identity), .parentKeys(let identity): identity
    case .nesting, .codePrefix, .paths, .namePaths: nil
    }
  }
}

extension Node {
  /// The value without what stands under a key of dictionaries in it.
  fileprivate func without(_ key: String) -> Node {
    var node = self
    switch value {
    case .array(let items): node.value = .array(items.map { $0.without(key) })
    case .dictionary(let entries):
      node.value = .dictionary(
        entries.filter { $0.key != key }
          .map { Entry(key: $0.key, keyPosition: $0.keyPosition, node: $0.node.without(key)) })
    default: break
    }
    return node
  }
}
