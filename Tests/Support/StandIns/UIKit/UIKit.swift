// The part of UIKit that the pickers use, with the signatures that Apple documents, so that their code can be compiled
// and run where there is no UIKit. Only the picker view behaves as the real one does.

public typealias CGFloat = Double

open class NSObject {
  public init() {}
}

public struct CGSize: Sendable {
  public var width: CGFloat
  public var height: CGFloat
}

public struct CGRect: Sendable {
  public var size: CGSize
}

@MainActor
open class UIView: NSObject {
  public var bounds = CGRect(size: CGSize(width: 320, height: 216))
  public var accessibilityLabel: String?

  public override init() {}

  open func sizeToFit() {}
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Sendable {
    public static let body = TextStyle()
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

open class UILabel: UIView {
  public var text: String?
  public var font: UIFont!
  public var adjustsFontForContentSizeCategory = false
  public var textAlignment = NSTextAlignment.left
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
}

open class UITextField: UIView {
  public var text: String?
  public var inputView: UIView?
  public var inputAccessoryView: UIView?
  public private(set) var isEditing = true

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isEditing = false
    return true
  }
}

@MainActor
open class UIAction: NSObject {
  public typealias UIActionHandler = (UIAction) -> Void

  let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.handler = handler
  }
}

@MainActor
open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable {
    case done, cancel, flexibleSpace
  }

  let primaryAction: UIAction?

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.primaryAction = primaryAction
  }

  /// Not in UIKit: what a tap does.
  public func tap() {
    if let primaryAction { primaryAction.handler(primaryAction) }
  }
}

open class UIToolbar: UIView {
  public var items: [UIBarButtonItem]?
}
