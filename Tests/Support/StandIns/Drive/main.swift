// Turns the wheels of the stand-in picker view at random and compares what they show with the selection.

import GeneratedRegions
import RegionPickers
import SwiftUI
import UIKit

/// The same numbers again are had with the seed that a run prints as the argument.
let seed = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
print("seed \(seed)")
var numbers = RandomNumbers(seed: seed)

@MainActor
func drive<Table: RegionTable>(_ start: CascadeSelection<Table>, steps: Int) {
  let controller = RegionPickerController(start)
  let picker = controller.pickerView
  controller.columnNames = ["省", "市"]
  var calls = 0
  controller.onChange = { selection in
    calls += 1
    precondition(selection == controller.selection)
  }

  func compare() {
    let selection = controller.selection
    precondition(picker.numberOfComponents == selection.columnCount)
    for column in 0..<selection.columnCount {
      precondition(picker.selectedRow(inComponent: column) == selection.selectedRow(inColumn: column) ?? -1)
      let labels = picker.shownViews(inComponent: column).map { $0 as? UILabel }
      let titles = (0..<selection.rowCount(inColumn: column)).map { selection.title(ofRow: $0, inColumn: column) }
      precondition(labels.map { $0?.text } == titles)
      precondition(labels.allSatisfy { $0?.font === controller.font && $0?.adjustsFontForContentSizeCategory == true })
      if let label = labels.first, selection.extraRow(inColumn: column) != nil {
        precondition(label?.accessibilityLabel == selection.extraRow(inColumn: column))
      }
      for (label, region) in zip(
        labels.suffix(selection.rows(inColumn: column).count), selection.rows(inColumn: column))
      {
        precondition(label?.accessibilityLabel == region.path.joined(separator: " "))
      }
    }
  }

  compare()
  for _ in 0..<steps {
    let column = Int.random(in: 0..<picker.numberOfComponents, using: &numbers)
    // Wheels that turn together: the row is one that the wheel had before another wheel changed it.
    let other = Int.random(in: 0..<picker.numberOfComponents, using: &numbers)
    let rows = [column, other].map { Int.random(in: 0..<max(1, picker.numberOfRows(inComponent: $0)), using: &numbers) }
    let before = (calls, controller.selection)
    picker.comeToRest(at: rows[0], inComponent: column)
    picker.comeToRest(at: rows[1], inComponent: other)
    precondition(calls > before.0 || controller.selection == before.1)
    compare()
    if Int.random(in: 0..<50, using: &numbers) == 0, let region = Table.regions.randomElement(using: &numbers) {
      var selection = controller.selection
      selection.select(region)
      controller.selection = selection
      compare()
    }
  }
  precondition(controller.pickerView(picker, accessibilityLabelForComponent: 1) == "市")
  precondition(controller.pickerView(picker, accessibilityLabelForComponent: 2) == nil)
  controller.columnWidths = [80, 100]
  precondition(controller.pickerView(picker, widthForComponent: 1) == 100)

  controller.font = UIFont()
  compare()

  let textField = UITextField()
  var done: [CascadeSelection<Table>] = []
  controller.attach(to: textField, separator: "-") { selection in
    precondition(textField.text == selection.formatted(separator: "-"))
    done.append(selection)
  }
  precondition(textField.inputView === picker)
  let toolbar = textField.inputAccessoryView as? UIToolbar
  toolbar?.items?.last?.tap()
  precondition(textField.text == controller.selection.formatted(separator: "-") && !textField.isEditing)
  precondition(done == [controller.selection])
}

/// The rows that pickers can be bound to, and the texts of each.
@MainActor
func compare<Table: RegionTable>(_ view: RegionPicker<Table>, with selection: CascadeSelection<Table>) -> [Binding<Int>]
{
  let parts = everything(in: view.body)
  let rows = parts.compactMap { $0 as? Binding<Int> }
  let columns = 0..<selection.columnCount
  precondition(rows.map(\.wrappedValue) == columns.map { selection.selectedRow(inColumn: $0) ?? 0 })
  let titles = columns.flatMap { column in
    (0..<selection.rowCount(inColumn: column)).map { selection.title(ofRow: $0, inColumn: column) }
  }
  precondition(parts.compactMap { ($0 as? Text)?.string } == titles)
  let spoken = columns.flatMap { column in
    (0..<selection.rowCount(inColumn: column)).map { row in
      selection.region(atRow: row, inColumn: column)?.path.joined(separator: " ")
        ?? selection.extraRow(inColumn: column)
    }
  }
  precondition(parts.compactMap { ($0 as? SpokenText)?.text } == spoken)
  return rows
}

@MainActor
func driveSwiftUI<Table: RegionTable>(_ start: CascadeSelection<Table>, steps: Int) {
  @State var selection = start
  for _ in 0..<steps {
    let picker = RegionPicker(selection: $selection, columnNames: ["省", "市"])
    let rows = compare(picker, with: selection)
    let names = everything(in: picker.body).compactMap { ($0 as? PickerTitle)?.text }
    precondition(names == Array(["省", "市", ""].prefix(selection.columnCount)))
    let column = Int.random(in: rows.indices, using: &numbers)
    let row = Int.random(in: -1...(selection.rowCount(inColumn: column) + 1), using: &numbers)
    var expected = selection
    expected.select(row: row, inColumn: column)
    rows[column].wrappedValue = row
    precondition(selection == expected)
  }
}

drive(CascadeSelection<China>(), steps: 500)
drive(CascadeSelection<China>(paddedTo: 3), steps: 500)
drive(CascadeSelection<China>(extraRows: ["请选择", "不限", "不限"]), steps: 500)
drive(CascadeSelection<China>(paddedTo: 3, stopAt: 1, extraRows: [nil, "不限"]), steps: 500)

driveSwiftUI(CascadeSelection<China>(paddedTo: 3), steps: 500)
driveSwiftUI(CascadeSelection<China>(extraRows: ["请选择", "不限"]), steps: 500)

/// Types into the search field of a list, compares what is found with the search of the table, and taps on it.
@MainActor
func driveSearch(_ texts: [String]) {
  @State var selection = CascadeSelection<China>()
  let list = RegionSearchList(selection: $selection, prompt: "搜索", search: China.search)
  for text in texts {
    everything(in: list.body).compactMap { $0 as? Binding<String> }.first?.wrappedValue = text
    let found = text.isEmpty ? Array(China.roots) : Array(China.search(text))
    let buttons = everything(in: list.body).compactMap { $0 as? Button<Text> }
    precondition(buttons.map(\.title) == found.prefix(100).map { $0.path.joined(separator: " ") }, text)
    for (button, region) in zip(buttons, found) {
      button.action()
      precondition(selection.path?.starts(with: region.path) == true)
    }
  }
}

driveSearch(["", "西湖", "朝阳区", "江", "没有", "x", "hangz", "hz", "HZ", "Xī'ān"])

/// Scrolls and taps a list from A to Z.
@MainActor
func driveList(_ list: IndexedRegions<China>) {
  let controller = RegionListController(list)
  let table = controller.tableView
  precondition(table.numberOfSections == list.sectionCount)
  let titles = controller.sectionIndexTitles(for: table) ?? []
  precondition(titles.count == list.sectionCount)
  var tapped: [Region<China>] = []
  controller.onSelect = { tapped.append($0) }
  for section in 0..<table.numberOfSections {
    precondition(table.section(atIndex: section) == section)
    let header = controller.tableView(table, titleForHeaderInSection: section)
    precondition(header == (section == 0 && !list.popular.isEmpty ? list.title(ofSection: 0) : titles[section]))
    for row in 0..<table.numberOfRows(inSection: section) {
      let path = IndexPath(row: row, section: section)
      let cell = table.show(path)
      table.tap(path)
      precondition(cell?.textLabel?.text == tapped.last?.name && table.selectedRow == nil)
      precondition(cell?.accessibilityLabel == tapped.last?.path.joined(separator: " "))
    }
  }
  let shown = list.popular + list.sections.flatMap(\.regions)
  precondition(tapped == shown)
  for path in [IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 99), IndexPath(row: .max, section: .min)] {
    table.tap(path)
  }
  precondition(tapped == shown)
  controller.list = IndexedRegions(China.sections(atDepth: 0))
  precondition(table.numberOfSections == China.sections(atDepth: 0).count)
}

let popular = ["上海", "杭州"].compactMap { China.regions(named: $0).first }
driveList(IndexedRegions(China.sections(atDepth: 1), popular: popular, popularTitle: "热门"))
driveList(IndexedRegions(China.sections(atDepth: 1)))
driveList(IndexedRegions(China.sections(atDepth: 9), popular: popular))
driveList(IndexedRegions(China.sections(atDepth: 9)))
driveList(IndexedRegions(China.regions(at: .prefecture), by: \.pinyin, popular: popular))

// What README.md shows.
@MainActor
func showSamples() {
  @State var selection = CascadeSelection<China>()
  let textField = UITextField()
  let controller = RegionPickerController(selection)
  controller.columnNames = ["省", "市", "区"]
  controller.onChange = { selection in print(selection.formatted(separator: " ")) }
  controller.attach(to: textField)

  let tableView = UITableView()
  let allCities = [China.regions(at: .prefecture), China.regions(of: .municipality)].joined()
  let cities = IndexedRegions(allCities, by: \.pinyin, popular: popular, popularTitle: "热门")
  let listController = RegionListController(cities, tableView: tableView)
  listController.onSelect = { region in print(region.path) }
  precondition(tableView.numberOfSections == cities.sectionCount)
  _ =
    RegionPicker(selection: $selection, columnNames: ["省", "市", "区"]).pickerStyle(.wheel)
  let menu = RegionPicker(selection: $selection).pickerStyle(.menu)
  precondition(everything(in: menu).contains { $0 is MenuPickerStyle })
  _ =
    RegionSearchList(selection: $selection, prompt: "搜索", search: China.search)
}
showSamples()

print("the views showed their selections")
