/// Trees that codes tell, as those of GB/T 2260 do.
extension ShapeInference {
  mutating func recognizeCodePrefix(_ rows: [RegionNode], _ start: Node, _ shape: inout Shape) {
    var prefixes = Set<Substring>()
    var codes: [(code: String, digits: Int)] = []
    for row in rows {
      guard let code = row.code, let digits = CodeForm.significantDigits(of: code) else { continue }
      codes.append((code, digits))
      prefixes.insert(code.prefix(digits))
    }
    guard codes.count * 10 >= rows.count * 9, let fewest = codes.lazy.map(\.digits).min() else { return }
    var below = 0
    var held = 0
    for (code, digits) in codes where digits > fewest {
      below += 1
      var count = digits
      repeat { count -= count > 6 ? 3 : 2 } while count > fewest && !prefixes.contains(code.prefix(count))
      if prefixes.contains(code.prefix(count)) { held += 1 }
    }
    guard held > 0 else { return }
    if held * 2 >= below {
      shape.hierarchy = .codePrefix(.standard)
      noteOtherCodes(rows)
    } else {
      let option = choice(
        of: ["all regions lie side by side", "codes say which region lies in which"],
        at: start.position
      )
      if option == 1 { shape.hierarchy = .codePrefix(.standard) }
    }
  }

  /// Says where a tree is taken from what look like codes of GB/T 2260 but name other provinces.
  private mutating func noteOtherCodes(_ rows: [RegionNode]) {
    let provinces = rows.compactMap { row -> (row: RegionNode, code: String)? in
      guard let code = row.code, CodeForm.significantDigits(of: code) == 2 else { return nil }
      return (row, code)
    }
    let others = provinces.filter { !StandardProvinces.mayBeCalled($0.row.name, code: $0.code) }
    guard let first = others.first, others.count * 2 >= provinces.count else { return }
    let standard = StandardProvinces.name(ofCode: first.code).map { "stands for \($0)" } ?? "stands for nothing"
    add(
      .guessedTree,
      at: first.row.position,
      "codes are taken to tell which region lies in which, but \(first.code.excerpt), here of \(first.row.name.excerpt), "
        + "\(standard) in GB/T 2260; say in regions.json, with \"shape\", whether it is so"
    )
  }
}
