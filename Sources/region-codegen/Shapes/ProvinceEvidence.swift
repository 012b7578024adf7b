/// What the names of provinces say of numbers that look like codes of GB/T 2260.
///
/// Postcodes look alike: that of 杭州市 in 浙江省 is 310000, which as a code stands for 上海市.
struct ProvinceEvidence {
  /// Numbers that begin as the codes of the province do in which they stand.
  private(set) var agreeing = 0
  /// Numbers of six digits that begin as those of another province.
  private(set) var contrary = 0
  private(set) var firstContrary: (code: String, name: String, position: SourcePosition)?

  /// - Parameter province: the first two digits of codes in the province that the region is known to lie in.
  mutating func add(_ code: String, of name: String, in province: String?, at position: SourcePosition) {
    guard let digits = CodeForm.significantDigits(of: code) else { return }
    let isContrary: Bool
    if let expected = province ?? StandardProvinces.prefix(ofProvince: name) {
      isContrary = !code.hasPrefix(expected)
      if !isContrary { agreeing += 1 }
    } else {
      isContrary = digits == 2 && !StandardProvinces.mayBeCalled(name, code: code)
    }
    guard isContrary, code.utf8.count == 6 else { return }
    contrary += 1
    if firstContrary == nil { firstContrary = (code, name, position) }
  }

  /// Whether these are rather no such codes.
  var isContrary: Bool { contrary > agreeing }
}

extension ProvinceEvidence {
  /// Of what stands under the keys of dictionaries that are names.
  init(valuesOf columns: RecordColumns) {
    for (parent, records) in columns.siblings {
      for entry in records.lazy.flatMap({ columns.records[$0] }) {
        guard let code = CodeForm.text(of: entry.node.value) else { continue }
        add(code, of: entry.key, in: parent.province, at: entry.node.position)
      }
    }
  }

  /// Of a column of records.
  init(_ column: RecordColumns.Column, in columns: RecordColumns, names: [String?]) {
    var group = 0
    for cell in column.cells {
      while cell.record >= columns.siblings[group].records.upperBound { group += 1 }
      let node = columns.value(cell)
      guard let code = CodeForm.text(of: node.value), let name = names[cell.record] else { continue }
      add(code, of: name, in: columns.siblings[group].parent.province, at: node.position)
    }
  }
}
