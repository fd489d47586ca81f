/// How a switch looks and reacts.
@MainActor @preconcurrency
public protocol ToggleStyle: ControlStyling {
  /// The type of the view that `makeBody` makes.
  associatedtype Body: View
  /// What the style knows of the switch.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the switch.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how the switches of this view look.
  public nonisolated func toggleStyle<S: ToggleStyle>(
    _ style: S
  ) -> ModifiedContent<Self, ControlStyleModifier<S, ToggleStyleConfiguration>> {
    modifier(
      ControlStyleModifier(name: "toggleStyle", style: style) {
        AnyView($0.makeBody(configuration: $1))
      })
  }
}
