#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension RegionPickerController {
    /// Shows the wheels in place of the keyboard while a text field is edited, with a button that takes the choice over.
    ///
    /// The text field keeps the wheels, but not this controller: see ``RegionPickerController``.
    ///
    /// - Parameters:
    ///   - textField: Gets the names of the chosen regions when the button is pressed, also if no wheel was turned.
    ///   - separator: What stands between the names.
    ///   - onDone: Called when the button was pressed and the text field has its text.
    @available(iOS 14, macCatalyst 14, *)
    public func attach(
      to textField: UITextField, separator: String = " ", onDone: ((CascadeSelection<Table>) -> Void)? = nil
    ) {
      let done = UIAction { [weak self, weak textField] _ in
        guard let self else { return }
        textField?.text = selection.formatted(separator: separator)
        textField?.resignFirstResponder()
        onDone?(selection)
      }
      let toolbar = UIToolbar()
      toolbar.items = [
        UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .done, primaryAction: done),
      ]
      toolbar.sizeToFit()
      textField.inputView = pickerView
      textField.inputAccessoryView = toolbar
    }
  }
#endif
