// The part of SwiftUI that the pickers use, with the signatures that Apple documents, so that their code can be
// compiled where there is no SwiftUI. Views know what they were made of; nothing is drawn.

public typealias CGFloat = Double

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Not in SwiftUI: a view that can tell what is in it.
@MainActor
public protocol Container {
  var parts: [Any] { get }
}

/// Not in SwiftUI: a view that changes what is in it.
@MainActor
public protocol Modification {
  var modifier: Any? { get }
}

/// Not in SwiftUI: everything that is in a view, from the outside in.
@MainActor
public func everything(in view: Any) -> [Any] {
  [view] + ((view as? any Modification)?.modifier.map { [$0] } ?? [])
    + ((view as? any Container)?.parts ?? []).flatMap { everything(in: $0) }
}

extension Never: View {
  public var body: Never { fatalError("there is no such view") }
}

public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("a stand-in has no body") }
}

@resultBuilder
@MainActor
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var parts: [Any] = []
    repeat parts.append(each content)
    return TupleView((repeat each content), parts: parts)
  }
}

public struct TupleView<Content>: PrimitiveView, Container {
  public let parts: [Any]
  let value: Content
  init(_ value: Content, parts: [Any]) {
    self.value = value
    self.parts = parts
  }
}

public struct Text: PrimitiveView {
  public let string: String
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
}

public struct HStack<Content: View>: PrimitiveView, Container {
  public var parts: [Any] { [content] }
  public let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

public struct VStack<Content: View>: PrimitiveView, Container {
  public var parts: [Any] { [content] }
  public let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  public let content: (Data.Element) -> Content
}

extension ForEach: Container {
  public var parts: [Any] { data.map(content) }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView, Container {
  public var parts: [Any] { [PickerTitle(text: title), selection, content] }
  let title: String
  public let selection: Binding<SelectionValue>
  public let content: Content
}

extension Picker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.selection = selection
    self.content = content()
  }
}

/// Not in SwiftUI: what a picker is called.
public struct PickerTitle {
  public let text: String
}

/// Not in SwiftUI: what is read out in place of a view's text.
public struct SpokenText {
  public let text: String
}

public struct TextField<Label: View>: PrimitiveView, Container {
  public let parts: [Any]
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { parts = [text] }
}

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView, Container {
  public let parts: [Any]
}

extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    parts = data.map(rowContent)
  }
}

public struct Button<Label: View>: PrimitiveView {
  /// Not in SwiftUI.
  public let title: String
  public let action: @MainActor () -> Void
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.title = String(title)
    self.action = action
  }
}

public struct Modified<Content: View>: PrimitiveView, Container, Modification {
  public var parts: [Any] { [content] }
  public let content: Content
  /// Not in SwiftUI: what a view was modified with.
  public var modifier: Any?
}

public struct Alignment: Sendable {
  public static let center = Alignment()
}

public protocol PickerStyle {}

public struct WheelPickerStyle: PickerStyle {}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

public struct MenuPickerStyle: PickerStyle {}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension View {
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    Modified(content: self, modifier: style)
  }
  public func tag<Value: Hashable>(_ tag: Value) -> some View { Modified(content: self) }
  public func accessibilityLabel(_ label: Text) -> some View {
    Modified(content: self, modifier: SpokenText(text: label.string))
  }
  public func labelsHidden() -> some View { Modified(content: self) }
  public func clipped(antialiased: Bool = false) -> some View { Modified(content: self) }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Modified(content: self) }
}
