/// How a label looks.
@MainActor @preconcurrency
public protocol LabelStyle: ControlStyling {
  /// The type of the view that `makeBody` makes.
  associatedtype Body: View
  /// What the style knows of the label.
  typealias Configuration = LabelStyleConfiguration
  /// Makes the label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how the labels of this view look; a built-in style leaves title and picture in the tree.
  public nonisolated func labelStyle<S: LabelStyle>(
    _ style: S
  ) -> ModifiedContent<Self, ControlStyleModifier<S, LabelStyleConfiguration>> {
    modifier(
      ControlStyleModifier(name: "labelStyle", style: style) {
        AnyView($0.makeBody(configuration: $1))
      })
  }
}
