/// How a button looks.
@MainActor @preconcurrency
public protocol ButtonStyle: ControlStyling {
  /// The type of the view that `makeBody` makes.
  associatedtype Body: View
  /// What the style knows of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the button's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how the buttons of this view look.
  public nonisolated func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, ControlStyleModifier<S, PrimitiveButtonStyleConfiguration>> {
    modifier(
      ControlStyleModifier(name: "buttonStyle", style: style) { style, configuration in
        AnyView(
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: configuration.role, label: configuration.label, isPressed: false)))
      })
  }
}
