/// A tree of regions as the rows and columns that its table consists of.
///
/// Regions are numbered breadth-first, so that the children of each region, and all regions of one depth, are ranges
/// of numbers.
struct TableLayout: Sendable {
  /// The regions in table order, without what is below them.
  var regions: [RegionNode]
  /// One for each region, and a last one whose first child is where a further row's would be.
  var rows: [Row]
  /// The number of the first region of each depth, and, last, the number of regions.
  var depthStarts: [Int]
  var kindNames: [String]
  /// With short forms, if any region has one.
  var names: TextColumn
  /// The numbers of the regions, sorted by the bytes of their names.
  var nameOrder: [Int]
  /// The same by short names; `nil` where there are none.
  var shortNameOrder: [Int]?
  /// The regions of each kind, together; `nil` where there are no kinds.
  var kindOrder: Groups?
  /// The regions of each level of GB/T 2260, together; `nil` where codes are of another sort.
  var levelOrder: Groups?
  /// `nil` unless every region has pinyin.
  var pinyin: Pinyin?
  var codes: CodeStorage
  /// `nil` where no region has a code.
  var codeIndex: CodeIndex?
  var attributes: [AttributeColumn]

  struct Row: Equatable, Sendable {
    /// Counts from 1 in ``TableLayout/kindNames``; 0 where the region has none.
    var kind: Int
    var parent: Int?
    var firstChild: Int
  }

  /// What a row has room for: see `RegionRow`.
  static let maximumCount = (1 << 28) - 2
  static let maximumKinds = 255
}

extension TableLayout {
  /// Lays out the regions below `roots`.
  ///
  /// - Throws: What does not fit into a table, such as a name of more than 65,534 bytes.
  /// - Complexity: O(*n*) in the number of regions and the length of their texts.
  init(_ roots: [RegionNode]) throws(Diagnostic) {
    let order = BreadthFirstOrder(roots)
    guard order.regions.count <= Self.maximumCount else {
      throw .error(
        .tooManyRegions,
        "\(order.regions.count) regions, but a table holds at most \(Self.maximumCount); split the file")
    }
    var regions = order.regions
    let kinds = KindNumbering(&regions)
    rows = regions.indices.map { index in
      Row(
        kind: kinds.numbers[index], parent: order.parents[index], firstChild: order.firstChildren[index])
    }
    rows.append(Row(kind: 0, parent: nil, firstChild: regions.count))
    depthStarts = order.depthStarts
    kindNames = kinds.names
    let shortNames = OwnColumn.take("shortName", from: &regions).map { zip($0, regions).map { $0 ?? $1.name } }
    names = try TextColumn(regions.map { ($0.name, $0.position) }, shortForms: shortNames ?? [])
    nameOrder = RowOrder.sorted(regions.map { Array($0.name.utf8) })
    shortNameOrder = shortNames.map { RowOrder.sorted($0.map { Array($0.utf8) }) }
    pinyin = OwnColumn.takeAll("pinyin", from: &regions).map { Pinyin($0, depthStarts: order.depthStarts) }
    codes = try CodeStorage(regions)
    let areNumbers = codes.areNumbers
    codeIndex = codes.keys.map { CodeIndex($0, keepsCodes: areNumbers) }
    kindOrder = kindNames.isEmpty ? nil : Groups(kinds.numbers, count: kindNames.count + 1)
    levelOrder = GBT2260Levels.numbers(codes, parents: order.parents, isInserted: regions.map(\.isInserted))
      .map { Groups($0, count: GBT2260Levels.count) }
    attributes = try AttributeColumn.columns(of: regions)
    self.regions = regions
  }
}
