// Turns the wheels of the stand-in picker view at random and compares what they show with the selection.

import GeneratedRegions
import RegionPickers
import SwiftUI
import UIKit

@MainActor
func drive<Table: RegionTable>(_ start: CascadeSelection<Table>, steps: Int) {
  var numbers = SystemRandomNumberGenerator()
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

  let textField = UITextField()
  controller.attach(to: textField, separator: "-")
  precondition(textField.inputView === picker)
  let toolbar = textField.inputAccessoryView as? UIToolbar
  toolbar?.items?.last?.tap()
  precondition(textField.text == controller.selection.formatted(separator: "-") && !textField.isEditing)
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
  return rows
}

@MainActor
func driveSwiftUI<Table: RegionTable>(_ start: CascadeSelection<Table>, steps: Int) {
  @State var selection = start
  for _ in 0..<steps {
    let rows = compare(RegionPicker(selection: $selection), with: selection)
    let column = Int.random(in: rows.indices)
    let row = Int.random(in: -1...(selection.rowCount(inColumn: column) + 1))
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

/// Types into the search field of a list, compares what is found with a plain search, and taps on it.
@MainActor
func driveSearch(_ texts: [String]) {
  @State var selection = CascadeSelection<China>()
  let list = RegionSearchList(selection: $selection, prompt: "搜索")
  for text in texts {
    everything(in: list.body).compactMap { $0 as? Binding<String> }.first?.wrappedValue = text
    let found = text.isEmpty ? Array(China.roots) : China.regions.filter { $0.name.contains(text) }
    let buttons = everything(in: list.body).compactMap { $0 as? Button<Text> }
    precondition(buttons.map(\.title) == found.prefix(100).map { $0.path.joined(separator: " ") }, text)
    for (button, region) in zip(buttons, found) {
      button.action()
      precondition(selection.path?.starts(with: region.path) == true)
    }
  }
}

driveSearch(["", "西湖", "朝阳区", "市", "江", "没有", "x"])

// What README.md shows.
@MainActor
func showSamples() {
  @State var selection = CascadeSelection<China>()
  let textField = UITextField()
  let controller = RegionPickerController(selection)
  controller.columnNames = ["省", "市", "区"]
  controller.onChange = { selection in print(selection.formatted(separator: " ")) }
  controller.attach(to: textField)
  _ =
    RegionPicker(selection: $selection, columnNames: ["省", "市", "区"]).pickerStyle(.wheel)
}
showSamples()

print("the views showed their selections")
