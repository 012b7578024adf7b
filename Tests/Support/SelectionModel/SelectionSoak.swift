import Foundation
import RegionSelection
import SeededRandom

/// A selection and a slow picker that are told the same at random, and compared after each step.
public final class SelectionSoak<Table: RegionTable> {
  /// One line for each difference, none if all is well.
  public private(set) var violations: [String] = []
  private var numbers: RandomNumbers
  private var selection = CascadeSelection<Table>()
  private var model = SlowPicker<Table>(Presentation(paddedTo: nil, stopAt: nil, extraRows: []))
  private var codes: [String: Region<Table>] = [:]

  /// - Parameter steps: The number of operations, over all kinds of presentation together.
  public init(of table: Table.Type, steps: Int, seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
    for region in Table.regions {
      if let code = region.code, codes[code] == nil { codes[code] = region }
    }
    var presentations = Presentation.all(depth: Table.depthCount, count: Table.count)
    presentations.shuffle(using: &numbers)
    let some = presentations.prefix(max(1, steps / 40))
    for (position, presentation) in some.enumerated() {
      model = SlowPicker(presentation)
      selection = CascadeSelection(
        paddedTo: presentation.paddedTo, stopAt: presentation.stopAt, extraRows: presentation.extraRows)
      compare("start")
      for _ in 0..<(steps / some.count + (position < steps % some.count ? 1 : 0)) {
        step()
        if violations.count > 20 { return }
      }
    }
  }

  private func step() {
    switch Int.random(in: 0..<100, using: &numbers) {
    case ..<70: selectRow()
    case ..<80: selectRegion()
    case ..<86: selectIndices()
    case ..<92: selectPath()
    case ..<96: selectSaved()
    case ..<98: selectCode()
    default: recode()
    }
  }
}

extension SelectionSoak {
  private func selectRow() {
    let column = numbers.number(below: model.columnCount)
    let row = numbers.number(below: model.nodes(column).count)
    let old = model
    let change = selection.select(row: row, inColumn: column)
    let isThere = model.select(row: row, column: column)
    expect(change.outcome == (isThere ? .exact : .refused), "outcome of row \(row) in column \(column)")
    compare("row \(row) in column \(column)", change, from: old, chosenIn: column)
  }

  private func selectRegion() {
    guard let region = Table.regions.randomElement(using: &numbers) else { return }
    let old = model
    let change = selection.select(region)
    model.select(region)
    expect(change.outcome == (model.region == region ? .exact : .partial), "outcome of region \(region.index)")
    compare("region \(region.index)", change, from: old)
  }

  private func selectIndices() {
    var copy = model
    var indices: [Int] = []
    for column in 0..<Int.random(in: 0...(model.columnCount + 1), using: &numbers) {
      indices.append(numbers.number(below: copy.nodes(column).count))
      _ = copy.select(row: indices[column], column: column)
    }
    let old = model
    let change = selection.select(indices: indices)
    var count = 0
    while count < indices.count, model.select(row: indices[count], column: count) { count += 1 }
    expect(
      change.outcome == (count == 0 ? .refused : count == indices.count ? .exact : .partial), "outcome of \(indices)")
    compare("indices \(indices)", change, from: old)
  }

  private func selectPath() {
    guard let region = Table.regions.randomElement(using: &numbers) else { return }
    var names = region.path.map(\.name)
    if Bool.random(using: &numbers) { names.insert(names[0], at: 0) }
    if Bool.random(using: &numbers) { names.append(names[names.count - 1]) }
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: names.append("nowhere")
    case 1: names[Int.random(in: 0..<names.count, using: &numbers)] = "nowhere"
    default: break
    }
    var found: Region<Table>?
    var isWhole = true
    for name in names {
      if let next = (found.map { Array($0.children) } ?? Array(Table.roots)).first(where: { $0.name == name }) {
        found = next
      } else if found?.name != name {
        isWhole = false
        break
      }
    }
    let old = model
    let change = selection.select(path: names)
    if let found { model.select(found, columnCount: isWhole ? names.count : 0) }
    let isExact = isWhole && model.region == found
    expect(change.outcome == (found == nil ? .refused : isExact ? .exact : .partial), "outcome of \(names)")
    compare("path \(names)", change, from: old)
  }

  private func selectSaved() {
    guard let region = Table.regions.randomElement(using: &numbers) else { return }
    let saved = SavedRegion(region)
    guard case .codes(var codes, _) = saved else { return }
    let lost = Int.random(in: 0...codes.count, using: &numbers)
    for position in codes.indices.suffix(lost) { codes[position] = "gone" }
    let target = codes.last { $0 != "gone" }.flatMap { self.codes[$0] }
    let old = model
    let columnCount = Bool.random(using: &numbers) ? numbers.number(below: model.columnCount) : nil
    let lostBefore = selection.unrestored
    let change = selection.select(SavedRegion.codes(codes, columnCount: columnCount))
    if let target { model.select(target, columnCount: lost == 0 ? max(columnCount ?? 0, 0) : 0) }
    let isExact = lost == 0 && model.region == target
    let unrestored = target == nil ? lostBefore : isExact ? nil : SavedRegion.codes(codes, columnCount: columnCount)
    expect(selection.unrestored == unrestored, "what could not be restored of \(codes)")
    expect(change.outcome == (target == nil ? .refused : isExact ? .exact : .partial), "outcome of \(codes)")
    compare("saved \(codes)", change, from: old)
  }

  private func selectCode() {
    let code = codes.keys.sorted().randomElement(using: &numbers) ?? "gone"
    let old = model
    let change = selection.select(code: code)
    if let region = codes[code] { model.select(region) }
    expect((change.outcome == .refused) == (codes[code] == nil), "outcome of \(code)")
    compare("code \(code)", change, from: old)
  }

  private func recode() {
    do {
      let data = try JSONEncoder().encode(selection)
      let decoded = try JSONDecoder().decode(CascadeSelection<Table>.self, from: data)
      // Twins have one name: without codes, the first of them stands for both.
      let saved = selection.saved
      let target = resolved(saved)
      var restored = CascadeSelection<Table>(
        paddedTo: model.presentation.paddedTo, stopAt: model.presentation.stopAt,
        extraRows: model.presentation.extraRows)
      restored.select(saved)
      expect(
        restored.indices == selection.indices || target != selection.region, "\(saved) is restored as it was saved")
      expect(decoded == selection || target != selection.region, "\(selection.indices) is decoded as it was encoded")
      selection = decoded
      if target != model.region { model.select(target) }
      compare("decoded")
    } catch {
      expect(false, "coding does not throw: \(error)")
    }
  }

  private func resolved(_ saved: SavedRegion) -> Region<Table>? {
    switch saved {
    case .codes(let codes, _): return codes.last.flatMap { self.codes[$0] }
    case .names(let names, _):
      return names.reduce(nil as Region<Table>?) { region, name in
        (region?.children ?? Table.roots).first { $0.name == name }
      }
    }
  }
}

extension SelectionSoak {
  /// Everything that can be asked of both.
  private func compare(_ step: String) {
    expect(selection.columnCount == model.columnCount, "\(step): columns")
    for column in [.min, -1, .max] + Array(0...(model.columnCount + 1)) {
      let nodes = model.nodes(column)
      let regions = nodes.compactMap(\.region)
      let rows = selection.rows(inColumn: column)
      expect(rows.count == regions.count, "\(step): number of regions in column \(column)")
      expect(rows.first == regions.first && rows.last == regions.last, "\(step): regions in column \(column)")
      expect(selection.rowCount(inColumn: column) == nodes.count, "\(step): number of rows in column \(column)")
      let top = nodes.first.flatMap { $0.region == nil ? $0.title : nil }
      expect(selection.extraRow(inColumn: column) == top, "\(step): row on top of column \(column)")
      for row in [0, nodes.count - 1, numbers.number(below: nodes.count), .min, .max] {
        let node = nodes.indices.contains(row) ? nodes[row] : nil
        let region = selection.region(atRow: row, inColumn: column)
        expect(region == node?.region, "\(step): row \(row) of column \(column)")
        let title = selection.title(ofRow: row, inColumn: column)
        expect(title == node?.title, "\(step): title of row \(row) of column \(column)")
      }
      let row = model.rows.indices.contains(column) ? model.rows[column] : nil
      expect(selection.selectedRow(inColumn: column) == row, "\(step): row of column \(column)")
      expect(selection.region(inColumn: column) == model.chosen(column)?.region, "\(step): region of column \(column)")
    }
    let chosen = model.rows.indices.compactMap { model.chosen($0)?.region }
    expect(selection.region == chosen.last, "\(step): region")
    expect(selection.regions == chosen, "\(step): regions")
    expect(selection.indices == model.rows, "\(step): indices")
    expect(selection.isComplete == (chosen.count == model.rows.count), "\(step): completeness")
    expect(selection.path.map(Array.init) == chosen.last.map { Array($0.path) }, "\(step): path")
    expect(
      selection.formatted(separator: "-") == chosen.map(\.name).joined(separator: "-"), "\(step): formatted text")
  }

  /// The same, and what a view is told to do.
  private func compare(
    _ step: String, _ change: CascadeChange, from old: SlowPicker<Table>, chosenIn chosen: Int? = nil
  ) {
    compare(step)
    func identities(_ nodes: [SlowPicker<Table>.Node]) -> [ObjectIdentifier] {
      // Rows of one column lie under one node: the first says which.
      nodes.prefix(1).map(ObjectIdentifier.init)
    }
    var reloaded: [Int] = []
    var scrolled: [Int] = []
    for column in 0..<model.columnCount {
      let isOther = identities(old.nodes(column)) != identities(model.nodes(column))
      if isOther { reloaded.append(column) }
      guard column < model.rows.count, column != chosen else { continue }
      if isOther || old.rows[column] != model.rows[column] { scrolled.append(column) }
    }
    expect(Array(change.reloadedColumns) == reloaded, "\(step): columns \(reloaded) have other rows")
    expect(Array(change.scrolledColumns) == scrolled, "\(step): columns \(scrolled) are at other rows")
    if change.outcome == .refused { expect(reloaded.isEmpty && scrolled.isEmpty, "\(step): refusal changes nothing") }
  }

  private func expect(_ holds: Bool, _ statement: @autoclosure () -> String) {
    if !holds { violations.append("\(Table.self), \(model.presentation): not so: \(statement())") }
  }
}
