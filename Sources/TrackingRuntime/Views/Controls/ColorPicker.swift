/// A choice of a colour.
///
/// Differs from SwiftUI: a test types the name of the colour.
public nonisolated struct ColorPicker<Label: View>: ContentView {
  let selection: Binding<Color>
  let content: Label

  /// Makes a choice with a label of its own.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    content = label()
  }

  static var containerName: String? { "ColorPicker" }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    var control = Control(
      kind: "ColorPicker", label: child.joinedText, isEnabled: child.scope.values.isEnabled)
    control.type = { [selection] in selection.wrappedValue = Color(words: $0) }
    controls.append(control)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}
