/// A tree of invented regions, shaped as China's are: provinces, prefectures, counties, townships, villages.
struct SyntheticTree {
  struct Region {
    var code: Int
    var name: String
    var parent: Int
    var children: [Int] = []
  }

  private(set) var regions: [Region] = []
  private(set) var roots: [Int] = []
  private var state: UInt64 = 6

  /// - Parameter count: The number of regions; those that go beyond the townships are villages.
  init(count: Int) {
    var above = [-1]
    for (depth, level) in Self.levels.enumerated() where regions.count < count {
      let isLast = depth == Self.levels.count - 1
      let wanted = min(isLast ? .max : level.count, count - regions.count)
      var next: [Int] = []
      // No code has room for more siblings than its digits can tell apart.
      let most = level.factor - 1
      for (position, parent) in above.enumerated() {
        let left = wanted - next.count
        let average = (left + above.count - position - 1) / (above.count - position)
        let isOnly = position == above.count - 1
        let number = min(left, most, isOnly ? left : average / 2 + random(average + 1))
        for ordinal in 0..<max(0, number) {
          let code = (parent < 0 ? 10 : regions[parent].code * level.factor) + ordinal + 1
          let row = regions.count
          regions.append(
            Region(code: code, name: name(ending: level.endings[random(level.endings.count)]), parent: parent))
          if parent < 0 { roots.append(row) } else { regions[parent].children.append(row) }
          next.append(row)
        }
      }
      above = next
    }
  }

  private static let levels: [(count: Int, factor: Int, endings: [String])] = [
    (31, 100, ["省"]), (340, 100, ["市", "地区"]), (2_850, 100, ["县", "区"]), (38_800, 1_000, ["镇", "乡", "街道"]),
    (0, 1_000, ["村委会", "社区居委会"]),
  ]

  private static let letters = Array("东西南北中山水河江海城关门桥石金银白黄红青新老大小上下前后安平永长兴和福德仁义张王李赵刘陈杨高马龙凤虎泉溪湖岭坪沟湾")

  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }

  private mutating func name(ending: String) -> String {
    var name = ""
    for _ in 0..<(2 + random(3)) { name.append(Self.letters[random(Self.letters.count)]) }
    return name + ending
  }

  /// Each region before what is below it.
  func depthFirst(_ body: (_ row: Int, _ depth: Int) -> Void) {
    var stack = roots.reversed().map { ($0, 0) }
    while let (row, depth) = stack.popLast() {
      body(row, depth)
      stack += regions[row].children.reversed().map { ($0, depth + 1) }
    }
  }

  var json: String {
    var text = ""
    func write(_ rows: [Int]) {
      text += "["
      for (position, row) in rows.enumerated() {
        let region = regions[row]
        text += "\(position > 0 ? ",\n" : ""){\"code\":\"\(region.code)\",\"name\":\"\(region.name)\""
        if !region.children.isEmpty {
          text += ",\"children\":"
          write(region.children)
        }
        text += "}"
      }
      text += "]"
    }
    write(roots)
    return text
  }

  /// One line a region, as the program that reads the compiled table prints it.
  var listing: String {
    var text = ""
    depthFirst { row, depth in
      let region = regions[row]
      let parent = region.parent < 0 ? 0 : regions[region.parent].code
      text += "\(region.code) \(region.name) \(parent) \(depth) \(region.children.count) true\n"
    }
    return text
  }

  /// The regions as most people would write them: an array of calls.
  var arrayLiteral: String {
    var text = "struct Record { var code: Int; var name: String; var parent: Int }\nlet records = [\n"
    for region in regions {
      text += "  Record(code: \(region.code), name: \"\(region.name)\", parent: \(region.parent)),\n"
    }
    return text + "]\nprint(records.count)\n"
  }
}
