/// A control that shows more controls.
///
/// Differs from SwiftUI: the controls inside can be used at any time.
public nonisolated struct Menu<Label: View, Items: View>: ContentView {
  let label: Label
  let items: Items

  /// Makes a menu with a label of its own.
  public init(@ViewBuilder content: () -> Items, @ViewBuilder label: () -> Label) {
    self.label = label()
    items = content()
  }

  var content: TupleView<(Label, Items)> { TupleView((label, items)) }
  static var containerName: String? { "Menu" }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Items) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Items) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TrackingRuntime.Label<Text, Image> {
  /// Makes a menu with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Items
  ) {
    self.init(content: content) { TrackingRuntime.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu {
  /// Makes a menu of which a tap runs an action.
  public init<Title: View>(
    @ViewBuilder content: () -> Items, @ViewBuilder label: () -> Title,
    primaryAction: @escaping () -> Void
  ) where Label == Button<Title> {
    self.init(content: content) { Button(action: primaryAction, label: label) }
  }
}
