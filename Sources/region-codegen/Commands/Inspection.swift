/// What is known of a region file, or of a table and its files: for people in a few lines, for programs as JSON.
struct Inspection {
  private let files: [InputFile]
  private let shapes: [Shape]
  private let regions: [RegionNode]
  private let order: BreadthFirstOrder
  private let names: NameColumns
  private let diagnostics: ReportedProblems
  private let suggestion: String?

  /// What regions have in columns of their own, and the regions without it.
  private struct NameColumns {
    var shortNames = 0
    var pinyin = 0
    var others: [RegionNode]

    init(_ regions: [RegionNode]) {
      others = regions
      shortNames = OwnColumn.take("shortName", from: &others)?.count { $0 != nil } ?? 0
      pinyin = OwnColumn.takeAll("pinyin", from: &others)?.count ?? 0
    }
  }

  struct InputFile {
    var name: String
    var format: String
    var encoding: String?
  }

  init(_ file: RegionFile, _ diagnostics: [Diagnostic]) {
    files = file.files.map {
      InputFile(name: $0.name, format: $0.document.format.rawValue, encoding: $0.document.encoding)
    }
    shapes = (file.recognition.shape.map { [$0] } ?? []) + file.recognition.joinedShapes
    regions = file.recognition.regions
    order = BreadthFirstOrder(regions)
    names = NameColumns(order.regions)
    self.diagnostics = ReportedProblems(diagnostics, file.report)
    suggestion = file.suggestion
  }

  /// What is known where a file cannot be read.
  init(_ problems: ReportedProblems) {
    files = []
    shapes = []
    regions = []
    order = BreadthFirstOrder([])
    names = NameColumns([])
    diagnostics = problems
    suggestion = nil
  }

  private var regionsPerLevel: [Int] { zip(order.depthStarts, order.depthStarts.dropFirst()).map { $1 - $0 } }

  // MARK: Text

  var text: String {
    var lines: [String] = []
    func add(_ title: String, _ text: String) {
      lines.append(title + String(repeating: " ", count: max(1, 12 - title.count)) + SwiftLiteral.visible(text))
    }
    for file in files {
      let place = files.count > 1 ? "\(file.name): " : ""
      add("format", place + file.format + (file.encoding.map { ", \($0)" } ?? ""))
    }
    for shape in shapes { add("shape", shape.grammar) }
    if shapes.isEmpty { add("shape", "none recognised") }
    let counts = regionsPerLevel.map(TableSource.grouped)
    add("regions", counts.isEmpty ? "none" : counts.joined(separator: " / "))
    func share(_ count: Int) -> String { count == order.regions.count ? "all" : TableSource.grouped(count) }
    if codes > 0 { add("codes", share(codes)) }
    if kinds > 0 { add("kinds", share(kinds)) }
    if names.shortNames > 0 { add("short names", share(names.shortNames)) }
    if names.pinyin > 0 { add("pinyin", share(names.pinyin)) }
    for attribute in attributes { add("attribute", "\(attribute.key): \(attribute.type), \(share(attribute.count))") }
    for (number, line) in Self.outline(of: regions).enumerated() { add(number == 0 ? "sample" : "", line) }
    if let suggestion { add("says this", suggestion) }
    if !diagnostics.all.isEmpty { lines += [""] + diagnostics.all.map(\.line) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The first regions of each depth, as a tree.
  private static func outline(of regions: [RegionNode]) -> [String] {
    let shown = regions.prefix(2).flatMap { region in
      [(region.code.map { "\($0) " } ?? "") + region.name] + outline(of: region.children).map { "  " + $0 }
    }
    return shown + (regions.count > 2 ? ["…"] : [])
  }

  // MARK: Coverage

  private var codes: Int { order.regions.count { $0.code != nil } }
  private var kinds: Int { order.regions.count { $0.kind != nil } }

  /// How many regions have each attribute, and what its values are.
  private var attributes: [(key: String, type: String, count: Int)] {
    var keys: [String] = []
    var found: [String: (types: Set<String>, count: Int)] = [:]
    for attribute in names.others.lazy.flatMap(\.attributes) {
      if found[attribute.key] == nil { keys.append(attribute.key) }
      found[attribute.key, default: ([], 0)].count += 1
      found[attribute.key]?.types.insert(attribute.value.typeName)
    }
    return keys.map { key in
      let types = found[key]?.types ?? []
      let type = types == ["integer", "real"] ? "real" : types.count == 1 ? types.first : "string"
      return (key, type ?? "string", found[key]?.count ?? 0)
    }
  }

  // MARK: JSON

  /// One object; see `Sources/RegionTables/RegionTables.docc/regions-json.md`.
  var json: String {
    let string = JSONText.string
    func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
    func object(_ members: [(String, String?)]) -> String {
      "{\(members.compactMap { key, value in value.map { string(key) + ":" + $0 } }.joined(separator: ","))}"
    }
    let sample = regions.prefix(2).map { region in
      var region = region
      region.children = region.children.prefix(2).map { child in
        var child = child
        child.children = []
        return child
      }
      return region
    }
    let dump = RegionDump.json(sample).dropFirst(#"{"regions":"#.utf8.count).dropLast(2)
    return object([
      (
        "files",
        list(
          files.map {
            object([("name", string($0.name)), ("format", string($0.format)), ("encoding", $0.encoding.map(string))])
          })
      ),
      ("shapes", list(shapes.map { string($0.grammar) })),
      ("regionsPerLevel", list(regionsPerLevel.map(String.init))),
      ("codes", String(codes)),
      ("kinds", String(kinds)),
      ("shortNames", String(names.shortNames)),
      ("pinyin", String(names.pinyin)),
      (
        "attributes",
        list(
          attributes.map {
            object([("key", string($0.key)), ("type", string($0.type)), ("count", String($0.count))])
          })
      ),
      ("sample", String(dump)),
      ("configuration", suggestion),
      ("diagnostics", diagnostics.json),
    ]) + "\n"
  }
}
