@MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

@MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
}

/// Asks for rows only when it is told to reload, as the real one does, and shows what it was given then.
open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  private var rowCounts: [Int] = []
  private var rows: [Int] = []

  public var numberOfComponents: Int { rowCounts.count }

  public func numberOfRows(inComponent component: Int) -> Int { rowCounts[component] }

  public func selectedRow(inComponent component: Int) -> Int {
    rowCounts[component] == 0 ? -1 : rows[component]
  }

  public func reloadAllComponents() {
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    rows = (0..<count).map { $0 < rows.count ? rows[$0] : 0 }
    rowCounts = Array(repeating: 0, count: count)
    for component in 0..<count { reloadComponent(component) }
  }

  public func reloadComponent(_ component: Int) {
    rowCounts[component] = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    rows[component] = min(rows[component], max(rowCounts[component] - 1, 0))
  }

  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    precondition(row >= 0 && row < rowCounts[component], "a row that the wheel does not have")
    rows[component] = row
  }

  /// Not in UIKit: a wheel comes to rest, also at a row that it had when it began to turn.
  public func comeToRest(at row: Int, inComponent component: Int) {
    if row < rowCounts[component] { rows[component] = row }
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// Not in UIKit: what a wheel shows now.
  public func shownViews(inComponent component: Int) -> [UIView?] {
    (0..<rowCounts[component]).map {
      delegate?.pickerView(self, viewForRow: $0, forComponent: component, reusing: $0 % 2 == 0 ? UILabel() : nil)
    }
  }
}
