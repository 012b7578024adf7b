import SeededRandom

@testable import region_codegen

/// A made-up tree with codes like those of GB/T 2260.
struct MadeUpRegion {
  var name: String
  var code: String
  var children: [MadeUpRegion] = []

  static func tree(levels: Int, raggedness: Int, _ random: inout RandomNumbers) -> [MadeUpRegion] {
    regions(depth: 0, levels: levels, raggedness: raggedness, under: "", &random)
  }

  private static func regions(
    depth: Int,
    levels: Int,
    raggedness: Int,
    under parent: String,
    _ random: inout RandomNumbers
  ) -> [MadeUpRegion] {
    let syllables = ["东", "西", "南", "北", "安", "平", "江", "海", "龙", "山", "青", "和", "宁", "德", "光", "云"]
    let endings = ["省", "市", "区", "镇"]
    let count = Int.random(in: (depth == 0 ? 3...8 : 1...6), using: &random)
    let firsts = syllables.shuffled(using: &random)
    return (0..<count).map { index in
      let second = syllables.randomElement(using: &random) ?? ""
      let number = depth == 0 ? 11 + index + index / 5 * 5 : index + 1
      let prefix = parent + (number < 10 ? "0\(number)" : "\(number)")
      let isLeaf = depth + 1 == levels || random.chance(raggedness)
      return MadeUpRegion(
        name: firsts[index] + second + endings[depth],
        code: prefix + String(repeating: "0", count: 2 * levels - prefix.utf8.count),
        children: isLeaf
          ? [] : regions(depth: depth + 1, levels: levels, raggedness: raggedness, under: prefix, &random)
      )
    }
  }
}

/// One of the many ways in which files write a tree, chosen for each level by itself.
struct WritingStyle {
  enum Form: CaseIterable {
    case records, oneKey, severalKeys, indexedRecords, indexedOneKey, named, namedRecords, coded
  }

  struct Level {
    var form: Form
    var name: String
    var code: String?
    var children: String
    var attributes: [String]
    var codeIsNumber: Bool
    var onlyChildIsBare: Bool
  }

  /// A slip in one region of the file.
  enum Fault: CaseIterable {
    case nameIsNumber, nameIsMissing, nameIsBlank, childrenAreNumber, childrenAreText
  }

  var levels: [Level]
  /// Whether the last level is written as nothing but names.
  var endsInNames: Bool
  var wrapper: [String]

  init(levels: Int, _ random: inout RandomNumbers) {
    let words = [
      [
        ("name", "code", "children"), ("name", "code", "children"), ("name", "code", "children"),
        ("name", "code", "children"),
      ],
      [
        ("state", "id", "cities"), ("city", "id", "areas"), ("area", "id", "towns"),
        ("town", "id", "villages"),
      ],
      [
        ("title", "adcode", "sub"), ("title", "adcode", "sub"), ("title", "adcode", "sub"),
        ("title", "adcode", "sub"),
      ],
      [("mc", "dm", "xj"), ("mc", "dm", "xj"), ("mc", "dm", "xj"), ("mc", "dm", "xj")],
      [("p", "pc", "c"), ("q", "qc", "d"), ("r", "rc", "e"), ("s", "sc", "f")],
      [("名称", "代码", "下级"), ("名称", "代码", "下级"), ("名称", "代码", "下级"), ("名称", "代码", "下级")],
      [
        ("provinceName", "provinceCode", "cityList"), ("cityName", "cityCode", "areaList"),
        ("areaName", "areaCode", "townList"), ("townName", "townCode", "list"),
      ],
    ]
    let chosen = words.randomElement(using: &random) ?? words[0]
    let hasCodes = random.chance(60)
    self.levels = (0..<levels).map { depth in
      Level(
        form: random.chance(40) ? .records : Form.allCases.randomElement(using: &random) ?? .records,
        name: chosen[depth].0,
        code: hasCodes ? chosen[depth].1 : nil,
        children: chosen[depth].2,
        attributes: random.chance(30) ? ["pinyin", "image"] : [],
        codeIsNumber: random.chance(30),
        onlyChildIsBare: random.chance(20)
      )
    }
    endsInNames = levels > 1 && random.chance(50)
    wrapper =
      random.chance(25)
      ? [["data"], ["root", "province"], ["address"]].randomElement(using: &random) ?? [] : []
  }

  /// - Parameter fault: the slip to make in the region with this code.
  func write(
    _ regions: [MadeUpRegion],
    fault: (code: String, kind: Fault)? = nil,
    _ random: inout RandomNumbers
  ) -> Node {
    var style = self
    style.fault = fault
    return style.written(regions, &random)
  }

  private var fault: (code: String, kind: Fault)?

  private func written(_ regions: [MadeUpRegion], _ random: inout RandomNumbers) -> Node {
    var node = collection(regions, 0, &random)
    for key in wrapper.reversed() { node = dictionary([(key, node)]) }
    return node
  }

  private func collection(_ regions: [MadeUpRegion], _ depth: Int, _ random: inout RandomNumbers) -> Node {
    if endsInNames, depth == levels.count - 1 {
      return array(regions.map { fault(in: $0) == .nameIsNumber ? node(.integer(7)) : string($0.name) })
    }
    let level = levels[depth]
    switch level.form {
    case .records:
      let records = regions.map { record($0, level, depth, withName: true, &random) }
      return level.onlyChildIsBare && records.count == 1 && depth > 0 ? records[0] : array(records)
    case .oneKey:
      return array(regions.map { dictionary([($0.name, children($0, depth, &random))]) })
    case .severalKeys:
      return array([dictionary(regions.map { ($0.name, children($0, depth, &random)) })])
    case .indexedRecords:
      return indexed(regions.map { record($0, level, depth, withName: true, &random) }, &random)
    case .indexedOneKey:
      return indexed(regions.map { dictionary([($0.name, children($0, depth, &random))]) }, &random)
    case .named:
      return dictionary(regions.map { ($0.name, children($0, depth, &random)) })
    case .namedRecords:
      return dictionary(regions.map { ($0.name, record($0, level, depth, withName: false, &random)) })
    case .coded:
      return dictionary(regions.map { ($0.code, record($0, level, depth, withName: true, &random)) })
    }
  }

  private func record(
    _ region: MadeUpRegion,
    _ level: Level,
    _ depth: Int,
    withName: Bool,
    _ random: inout RandomNumbers
  ) -> Node {
    var entries: [(String, Node)] = []
    let fault = fault(in: region)
    if withName, fault != .nameIsMissing {
      let blank = fault == .nameIsBlank ? string("　") : string(region.name)
      entries.append((level.name, fault == .nameIsNumber ? node(.integer(7)) : blank))
    }
    if let code = level.code, level.form != .coded {
      entries.append((code, level.codeIsNumber ? integer(region.code) : string(region.code)))
    }
    if !region.children.isEmpty {
      entries.append((level.children, children(region, depth, &random)))
    } else if depth + 1 < levels.count, random.chance(50) {
      entries.append((level.children, array([])))
    }
    for key in level.attributes { entries.append((key, string("\(key)-\(region.code).png"))) }
    entries.shuffle(using: &random)
    return dictionary(entries)
  }

  private func children(_ region: MadeUpRegion, _ depth: Int, _ random: inout RandomNumbers) -> Node {
    switch fault(in: region) {
    case .childrenAreNumber: node(.integer(7))
    case .childrenAreText: string("东区、西区")
    default: region.children.isEmpty ? array([]) : collection(region.children, depth + 1, &random)
    }
  }

  private func fault(in region: MadeUpRegion) -> Fault? {
    region.code == fault?.code ? fault?.kind : nil
  }

  private func indexed(_ nodes: [Node], _ random: inout RandomNumbers) -> Node {
    dictionary(nodes.enumerated().map { (String($0.offset), $0.element) }.shuffled(using: &random))
  }

  private func string(_ text: String) -> Node { node(.string(text)) }
  private func integer(_ text: String) -> Node { node(Int64(text).map(Node.Value.integer) ?? .string(text)) }
  private func array(_ nodes: [Node]) -> Node { node(.array(nodes)) }
  private func node(_ value: Node.Value) -> Node { Node(value: value, position: .text(line: 1, column: 1)) }

  private func dictionary(_ entries: [(String, Node)]) -> Node {
    node(
      .dictionary(
        entries.map { Node.Entry(key: $0.0, keyPosition: .text(line: 1, column: 1), node: $0.1) }
      )
    )
  }
}
