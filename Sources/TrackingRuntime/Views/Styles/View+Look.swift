/// A view with a modifier that changes only looks.
public typealias StyledView<Content, Arguments> = ModifiedContent<Content, StyleModifier<Arguments>>

extension View {
  /// Puts a modifier that changes only looks around this view.
  nonisolated func look<Arguments>(
    _ name: StaticString, _ arguments: Arguments
  ) -> StyledView<Self, Arguments> {
    modifier(StyleModifier(name: name, arguments: arguments))
  }
}
