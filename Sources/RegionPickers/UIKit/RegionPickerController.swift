#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// Fills a picker view's wheels from a selection and the selection from its wheels.
  ///
  /// ```swift
  /// // controller is a property of the view controller
  /// controller = RegionPickerController(CascadeSelection<China>(paddedTo: 3))
  /// controller.columnNames = ["省", "市", "区"]
  /// controller.onChange = { selection in print(selection.formatted(separator: " ")) }
  /// view.addSubview(controller.pickerView)
  /// ```
  ///
  /// Keep a strong reference to the controller as long as the picker view is shown: picker views do not keep their
  /// delegates, and without it the wheels are empty.
  @MainActor
  public final class RegionPickerController<Table: RegionTable>: NSObject, UIPickerViewDataSource,
    UIPickerViewDelegate, UIPickerViewAccessibilityDelegate
  {
    /// The view with the wheels. The controller is its data source and delegate.
    public let pickerView: UIPickerView

    /// What the wheels are called when they are read out, from the first on, such as `["省", "市", "区"]`.
    public var columnNames: [String] = []

    /// The widths of the wheels in points, from the first on. Wheels without one share the view's width evenly.
    public var columnWidths: [CGFloat] = [] {
      didSet { showSelection() }
    }

    /// The font of the rows. Titles that are too wide for their wheel are shown smaller.
    public var font: UIFont = .preferredFont(forTextStyle: .body) {
      didSet { showSelection() }
    }

    /// Called after the user has chosen a row.
    public var onChange: ((CascadeSelection<Table>) -> Void)?

    private var current: CascadeSelection<Table>

    /// - Parameters:
    ///   - selection: What the wheels show first.
    ///   - pickerView: A view of your own, such as one from a storyboard.
    public init(_ selection: CascadeSelection<Table> = CascadeSelection(), pickerView: UIPickerView = UIPickerView()) {
      current = selection
      self.pickerView = pickerView
      super.init()
      pickerView.dataSource = self
      pickerView.delegate = self
      showSelection()
    }

    /// What the wheels show. Setting it turns the wheels, without a call of ``onChange``.
    public var selection: CascadeSelection<Table> {
      get { current }
      set {
        current = newValue
        showSelection()
      }
    }

    private func showSelection() {
      pickerView.reloadAllComponents()
      scroll(0..<current.columnCount, animated: false)
    }

    private func scroll(_ columns: Range<Int>, animated: Bool) {
      for column in columns {
        guard let row = current.selectedRow(inColumn: column) else { continue }
        pickerView.selectRow(row, inComponent: column, animated: animated)
      }
    }

    // A generic class must declare what Objective-C calls in its body, not in extensions.

    public func numberOfComponents(in pickerView: UIPickerView) -> Int {
      current.columnCount
    }

    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      current.rowCount(inColumn: component)
    }

    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      columnWidths.indices.contains(component)
        ? columnWidths[component] : pickerView.bounds.size.width / CGFloat(current.columnCount)
    }

    public func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = view as? UILabel ?? UILabel()
      label.text = current.title(ofRow: row, inColumn: component)
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.accessibilityLabel =
        current.region(atRow: row, inColumn: component)?.path.joined(separator: " ") ?? label.text
      return label
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      let change = current.select(row: row, inColumn: component)
      if change.outcome == .refused {
        // The wheel was still turning when another one changed its rows.
        showSelection()
        return
      }
      for column in change.reloadedColumns { pickerView.reloadComponent(column) }
      scroll(change.scrolledColumns, animated: true)
      onChange?(current)
    }

    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
      columnNames.indices.contains(component) ? columnNames[component] : nil
    }
  }
#endif
