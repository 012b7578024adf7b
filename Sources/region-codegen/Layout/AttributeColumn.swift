/// What the regions of a table have under one key, beyond name, code and kind.
struct AttributeColumn: Equatable, Sendable {
  var key: String
  /// The number of the region that the first value belongs to. Regions before it, and after the last value, have
  /// nothing under the key: often only one depth has.
  var firstRow: Int
  var values: Values

  enum Values: Equatable, Sendable {
    case strings(TextColumn)
    case integers([Int64?])
    case reals([Double?])
    case booleans([Bool?])

    var count: Int {
      switch self {
      case .strings(let column): column.spans.count
      case .integers(let values): values.count
      case .reals(let values): values.count
      case .booleans(let values): values.count
      }
    }
  }
}

extension AttributeColumn {
  /// One column for each key, in order of first appearance.
  static func columns(of regions: [RegionNode]) throws(Diagnostic) -> [AttributeColumn] {
    var keys: [String] = []
    var cells: [String: [(row: Int, attribute: RegionNode.Attribute)]] = [:]
    for (row, region) in regions.enumerated() {
      for attribute in region.attributes {
        if cells[attribute.key] == nil { keys.append(attribute.key) }
        cells[attribute.key, default: []].append((row, attribute))
      }
    }
    var columns: [AttributeColumn] = []
    for key in keys {
      columns.append(try AttributeColumn(key: key, cells: cells[key] ?? []))
    }
    return columns
  }

  /// - Parameter cells: At least one, in the order of their rows.
  private init(key: String, cells: [(row: Int, attribute: RegionNode.Attribute)]) throws(Diagnostic) {
    self.key = key
    firstRow = cells.first?.row ?? 0
    var slots: [RegionNode.Attribute?] = Array(repeating: nil, count: (cells.last?.row ?? 0) - firstRow + 1)
    for (row, attribute) in cells { slots[row - firstRow] = attribute }
    let position = cells.first?.attribute.position ?? .object(0)

    switch ColumnType(of: cells.lazy.map(\.attribute.value)) {
    case .integer:
      values = .integers(
        slots.map { if case .integer(let value)? = $0?.value { value } else { nil } })
    case .real:
      values = .reals(
        slots.map { slot in
          switch slot?.value {
          case .real(let value)?: value
          case .integer(let value)?: Double(value)
          default: nil
          }
        })
    case .boolean:
      values = .booleans(
        slots.map { if case .boolean(let value)? = $0?.value { value } else { nil } })
    case .string:
      values = .strings(
        try TextColumn(slots.map { ($0?.value.description, $0?.position ?? position) }))
    }
  }
}

/// The one type that all values under a key can be given without loss of what they say.
private enum ColumnType {
  case string
  case integer
  case real
  case boolean

  init(of values: some Sequence<AttributeValue>) {
    var integers = false
    var reals = false
    var booleans = false
    var others = false
    var integersAreReals = true
    for value in values {
      switch value {
      case .string: others = true
      case .integer(let integer):
        integers = true
        if Double(exactly: integer) == nil { integersAreReals = false }
      case .real: reals = true
      case .boolean: booleans = true
      }
    }
    switch (integers, reals, booleans, others) {
    case (true, false, false, false): self = .integer
    case (false, true, false, false): self = .real
    case (true, true, false, false) where integersAreReals: self = .real
    case (false, false, true, false): self = .boolean
    default: self = .string
    }
  }
}
