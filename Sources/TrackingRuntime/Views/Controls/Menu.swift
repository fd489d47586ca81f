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
