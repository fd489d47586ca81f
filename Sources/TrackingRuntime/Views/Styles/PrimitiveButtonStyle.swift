/// How a button looks and reacts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: ControlStyling {
  /// The type of the view that `makeBody` makes.
  associatedtype Body: View
  /// What the style knows of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how the buttons of this view look and react.
  ///
  /// Differs from SwiftUI: a tap runs the button's action, whatever the style does with it.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, ControlStyleModifier<S, PrimitiveButtonStyleConfiguration>> {
    modifier(
      ControlStyleModifier(name: "buttonStyle", style: style) {
        AnyView($0.makeBody(configuration: $1))
      })
  }
}
